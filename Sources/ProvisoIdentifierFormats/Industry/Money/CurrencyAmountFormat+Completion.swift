public import ProvisoFormats

extension CurrencyAmountFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var draft = IdentifierDraft(utf8)
        let code = Array((currency ?? "BHD").utf8)
        let point = [notation.decimal.rawValue]
        let digits = (1...4).map { [UInt8](repeating: 0x31, count: $0) }
        let decimals = [[]] + digits + digits.map { point + $0 }
        let marks = [[], code, [0x20] + code]
        for rest in rests(behind: utf8) {
            for whole in [[]] + digits.dropLast() {
                for decimal in decimals {
                    for mark in marks where draft.isValid(with: rest + whole + decimal + mark, in: self) { return true }
                }
            }
        }
        return false
    }

    /// What is left of a code, a sign or a character that has been typed in part; nothing, too.
    private func rests(behind utf8: Span<UInt8>) -> [[UInt8]] {
        let tail = (max(utf8.count - Self.longestSign, 0)..<utf8.count).map { utf8[$0] }
        var beginnings = Self.characters
        let own = currency.flatMap { CurrencyMark.Code($0) }
        CurrencySigns.forEach { sign, codes in
            if own.map(codes.contains) ?? true { beginnings.append(Array(sign)) }
        }
        beginnings += (currency.map { [$0] } ?? CurrencyCodes.alphabetic).map { Array($0.utf8) }
        var rests: Set<[UInt8]> = [[]]
        for text in beginnings {
            for count in 1..<text.count where tail.suffix(count) == text.prefix(count) {
                rests.insert(Array(text.dropFirst(count)))
            }
        }
        return rests.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// No sign that was typed in part has more bytes.
    private static let longestSign = 8

    /// The characters beyond ASCII that an amount can have apart from signs.
    private static let characters: [[UInt8]] =
        "\u{2212}\u{A0}\u{202F}\u{2019}".unicodeScalars.map { Array(String($0).utf8) }
}
