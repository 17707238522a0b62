public import ProvisoFormats

/// A SEDOL of the London Stock Exchange: six characters and a check digit (SEDOL Masterfile technical specification).
///
/// Either all are digits, as until 2004, or the first one is a letter; vowels are not used. Upper case alone.
///
/// ```swift
/// SEDOLFormat().isValid("B0YBKJ7")   // true
/// ```
public struct SEDOLFormat: IdentifierFormat {
    /// The first SEDOL with a letter, of 26 January 2004.
    public static let example = "B000009"

    /// Creates the format.
    public init() {}

    /// Says why a text is not a SEDOL, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        let weights: StaticString = "1317391"
        let isOld = utf8[0] &- 0x30 < 10
        var sum = WeightedSum()
        for offset in utf8.indices {
            guard offset < 7 else { return FormatFailure("wrong length", at: offset) }
            let byte = utf8[offset]
            guard let value = CheckAlphabet.alphanumerics.value(of: byte), !Vowels.contains(byte) else {
                return FormatFailure("character not allowed", at: offset)
            }
            guard value < 10 || !(isOld || offset == 6) else { return FormatFailure("not a digit", at: offset) }
            sum.add(value, weight: Int(weights.utf8Start[offset] &- 0x30))
        }
        guard utf8.count == 7 else { return FormatFailure("wrong length", at: utf8.count) }
        return sum.remainder(modulo: 10) == 0 ? nil : FormatFailure("wrong check digit", at: 6)
    }
}

extension SEDOLFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var draft = IdentifierDraft(utf8)
        return draft.isBeginning(of: ["0000000"], in: self)
    }
}
