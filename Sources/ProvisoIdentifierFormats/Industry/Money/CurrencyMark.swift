internal import ProvisoFormats

/// The code or the sign of a currency beside an amount.
struct CurrencyMark {
    /// Three capital letters.
    struct Code: Hashable, Sendable {
        private let letters: UInt32

        init(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
            letters = UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third)
        }

        /// Reads a code; `nil` when the text is not three bytes of ASCII.
        init?(_ text: some StringProtocol) {
            let bytes = Array(text.utf8)
            guard bytes.count == 3, bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
            self.init(bytes[0], bytes[1], bytes[2])
        }

        /// The letters.
        var text: String {
            String(
                decoding: [UInt8(letters >> 16 & 0xFF), UInt8(letters >> 8 & 0xFF), UInt8(letters & 0xFF)],
                as: UTF8.self)
        }
    }

    /// How many bytes the mark has.
    let length: Int

    /// The currencies that it may be; for a code `nil`.
    let codes: CurrencyCodeList?

    /// The currency, or the one that most people mean.
    let code: Code

    /// Whether no other currency has the mark.
    var isCertain: Bool { codes.map { $0.count == 1 } ?? true }

    /// Whether the mark may be that of a currency.
    func isMark(of other: Code) -> Bool {
        codes.map { $0.contains(other) } ?? (code == other)
    }

    /// Reads a mark at an offset.
    ///
    /// - Returns: What is wrong; `nil` when no mark begins there.
    static func read(_ utf8: Span<UInt8>, at offset: Int) -> Result<CurrencyMark, FormatFailure>? {
        guard offset < utf8.count else { return nil }
        let byte = utf8[offset]
        let isCapital = byte &- 0x41 < 26
        if isCapital, offset &+ 2 < utf8.count,
            CurrencyCodeFormat().isValid(utf8: utf8.extracting(offset..<offset &+ 3))
        {
            let code = Code(byte, utf8[offset &+ 1], utf8[offset &+ 2])
            return .success(CurrencyMark(length: 3, codes: nil, code: code))
        }
        if let sign = CurrencySigns.read(utf8, at: offset) {
            return .success(CurrencyMark(length: sign.length, codes: sign.codes, code: sign.codes[0]))
        }
        return isCapital ? .failure(FormatFailure("no such currency", at: offset)) : nil
    }
}
