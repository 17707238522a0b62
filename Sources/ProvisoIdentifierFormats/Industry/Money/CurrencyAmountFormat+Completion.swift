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

    /// What is left of a code or of a character that has been typed in part; nothing, too.
    private func rests(behind utf8: Span<UInt8>) -> [[UInt8]] {
        guard utf8.count > 0 else { return [[]] }
        let tail = (max(utf8.count - 2, 0)..<utf8.count).map { utf8[$0] }
        if let last = tail.last, last >= 0x80 {
            return [[]]
                + Self.characters.flatMap { character in
                    [1, 2].compactMap { count in
                        count < character.count && tail.suffix(count) == character.prefix(count)
                            ? Array(character.dropFirst(count)) : nil
                    }
                }
        }
        let letters = Array(tail.reversed().prefix { $0 &- 0x41 < 26 }.reversed())
        guard !letters.isEmpty else { return [[]] }
        let codes = currency.map { [$0] } ?? CurrencyCodes.alphabetic
        return [[]]
            + codes.compactMap { code in
                Array(code.utf8).starts(with: letters) ? Array(code.utf8.dropFirst(letters.count)) : nil
            }
    }

    /// The characters beyond ASCII that an amount can have.
    private static let characters: [[UInt8]] =
        "£¥￥֏؋৳฿៛₡₦₩￦₪₫€₭₮₱₲₴₸₹₺₼₽₾⃀\u{2212}\u{A0}\u{202F}\u{2019}".unicodeScalars.map { Array(String($0).utf8) }
}
