public import ProvisoFormats

/// A Legal Entity Identifier (ISO 17442-1): 18 digits and capital letters, and two check digits (ISO/IEC 7064 MOD 97-10).
///
/// The check digits are 02 to 98. Which issuer has which first four characters is not checked.
///
/// ```swift
/// LEIFormat().isValid("506700GE1G29325QX363")   // true
/// ```
public struct LEIFormat: IdentifierFormat {
    /// The LEI of the Global Legal Entity Identifier Foundation.
    public static let example = "506700GE1G29325QX363"

    /// Two check digits stand at the end.
    public static let checkCharacters = 2

    /// Creates the format.
    public init() {}

    /// Says why a text is not an LEI, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var sum = Modulus97Sum()
        var expected = 0
        var found = 0
        for offset in utf8.indices {
            guard offset < 20 else { return FormatFailure("wrong length", at: offset) }
            guard let value = CheckAlphabet.alphanumerics.value(of: utf8[offset]) else {
                return FormatFailure("character not allowed", at: offset)
            }
            if offset == 18 { expected = sum.checkDigits }
            guard offset < 18 || value < 10 else { return FormatFailure("not a digit", at: offset) }
            sum.add(value)
            if offset >= 18 { found = found &* 10 &+ Int(value) }
        }
        guard utf8.count == 20 else { return FormatFailure("wrong length", at: utf8.count) }
        // 00, 01 and 99 leave the same remainders as 97, 98 and 02, which are the ones that are issued.
        return found == expected ? nil : FormatFailure("wrong check digits", at: 18)
    }
}

extension LEIFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var draft = IdentifierDraft(utf8)
        return draft.isBeginning(of: ["00000000000000000000"], checkCharacters: 2, in: self)
    }
}
