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

    /// The currencies that it may be, joined; for a code `nil`.
    let codes: StaticString?

    /// The currency, or the one that most people mean.
    let code: Code

    /// Whether no other currency has the mark.
    var isCertain: Bool { codes.map { $0.utf8CodeUnitCount == 3 } ?? true }

    /// Whether the mark may be that of a currency.
    func isMark(of other: Code) -> Bool {
        codes.map { CurrencyUnits.isListed(other, in: $0) } ?? (code == other)
    }

    /// Reads a mark at an offset.
    ///
    /// - Returns: What is wrong; `nil` when no mark begins there.
    static func read(_ utf8: Span<UInt8>, at offset: Int) -> Result<CurrencyMark, FormatFailure>? {
        guard offset < utf8.count else { return nil }
        let byte = utf8[offset]
        if byte &- 0x41 < 26 {
            guard offset &+ 2 < utf8.count, CurrencyCodeFormat().isValid(utf8: utf8.extracting(offset..<offset &+ 3))
            else {
                return .failure(FormatFailure("no such currency", at: offset))
            }
            let code = Code(byte, utf8[offset &+ 1], utf8[offset &+ 2])
            return .success(CurrencyMark(length: 3, codes: nil, code: code))
        }
        let (sign, length) = scalar(in: utf8, at: offset)
        guard let codes = CurrencyUnits.codes(ofSign: sign) else { return nil }
        let code = Code(codes.utf8Start[0], codes.utf8Start[1], codes.utf8Start[2])
        return .success(CurrencyMark(length: length, codes: codes, code: code))
    }

    /// The code point at an offset, where it has up to three bytes, as all signs of currencies have; 0 elsewhere.
    private static func scalar(in utf8: Span<UInt8>, at offset: Int) -> (UInt32, Int) {
        let byte = utf8[offset]
        if byte < 0x80 { return (UInt32(byte), 1) }
        let length = byte & 0xE0 == 0xC0 ? 2 : byte & 0xF0 == 0xE0 ? 3 : 0
        guard length > 0, offset &+ length <= utf8.count else { return (0, 0) }
        var value = UInt32(byte & (length == 2 ? 0x1F : 0x0F))
        for index in 1..<length {
            let next = utf8[offset &+ index]
            guard next & 0xC0 == 0x80 else { return (0, 0) }
            value = value << 6 | UInt32(next & 0x3F)
        }
        return (value, length)
    }
}
