public import ProvisoFormats

/// A Financial Instrument Global Identifier (OMG FIGI 1.0, section 6.1.2): two consonants, `G`, eight consonants or digits, and
/// a check digit.
///
/// Upper case alone. The first two are not BS, BM, GG, GB, GH, KY or VG, with which an ISIN could begin.
///
/// ```swift
/// FIGIFormat().isValid("BBG000BLNQ16")   // true
/// ```
public struct FIGIFormat: IdentifierFormat {
    /// The FIGI of IBM's common stock in New York, the example of the specification.
    public static let example = "BBG000BLNQ16"

    /// Creates the format.
    public init() {}

    /// Says why a text is not a FIGI, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var sum = DoubleAddDoubleSum()
        for offset in utf8.indices {
            guard offset < 12 else { return FormatFailure("wrong length", at: offset) }
            let byte = utf8[offset]
            guard let value = CheckAlphabet.alphanumerics.value(of: byte), !Vowels.contains(byte) else {
                return FormatFailure("character not allowed", at: offset)
            }
            switch offset {
            case 0, 1: guard value > 9 else { return FormatFailure("wrong prefix", at: offset) }
            case 2:
                guard byte == UInt8(ascii: "G"), !Self.isExcluded(utf8[0], utf8[1]) else {
                    return FormatFailure("wrong prefix", at: byte == UInt8(ascii: "G") ? 0 : 2)
                }
            case 11: guard value < 10 else { return FormatFailure("not a digit", at: offset) }
            default: break
            }
            if offset < 11 {
                sum.add(value)
            } else if value != sum.checkDigit {
                return utf8.count > 12
                    ? FormatFailure("wrong length", at: 12) : FormatFailure("wrong check digit", at: 11)
            }
        }
        return utf8.count == 12 ? nil : FormatFailure("wrong length", at: utf8.count)
    }

    private static func isExcluded(_ first: UInt8, _ second: UInt8) -> Bool {
        switch (first, second) {
        case (UInt8(ascii: "B"), UInt8(ascii: "S")), (UInt8(ascii: "B"), UInt8(ascii: "M")),
            (UInt8(ascii: "G"), UInt8(ascii: "G")), (UInt8(ascii: "G"), UInt8(ascii: "B")),
            (UInt8(ascii: "G"), UInt8(ascii: "H")), (UInt8(ascii: "K"), UInt8(ascii: "Y")),
            (UInt8(ascii: "V"), UInt8(ascii: "G")):
            true
        default: false
        }
    }
}

extension FIGIFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var draft = IdentifierDraft(utf8)
        return draft.isBeginning(of: ["BBG000000000", "XXG000000000"], in: self)
    }
}
