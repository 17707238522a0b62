public import ProvisoFormats

/// An International Standard Name Identifier (ISO 27729): fifteen digits and a check character (ISO/IEC 7064 MOD 11-2), which may
/// be `X`.
///
/// Either there are no spaces, or single ones between groups of four, as it is displayed.
///
/// ```swift
/// ISNIFormat().isValid("0000 0001 2281 955X")   // true
/// ```
public struct ISNIFormat: IdentifierFormat {
    /// An example of the ISNI International Agency.
    public static let example = "000000012281955X"

    /// Whether `ISNI` may stand before the number, as it is displayed, with a space behind it; off by default.
    public var allowPrefix: Bool

    /// Creates a format with this option.
    public init(allowPrefix: Bool = false) {
        self.allowPrefix = allowPrefix
    }

    /// Says why a text is not an ISNI, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        let start = allowPrefix ? Announcement.length(of: "ISNI ", in: utf8) ?? 0 : 0
        var walk = GroupWalk("#### #### #### ####", from: start)
        return SixteenDigits.failure(in: utf8, walk: &walk)
    }
}

extension ISNIFormat {
    /// The sixteen characters without spaces.
    public func canonical(_ text: some StringProtocol) -> String? {
        guard isValid(text) else { return nil }
        return String(decoding: text.utf8.filter { isLetterOrDigit($0) }.suffix(16), as: UTF8.self)
    }

    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var draft = IdentifierDraft(utf8)
        return draft.isBeginning(
            of: [
                "0000 0000 0000 0000", "0000000000000000", "ISNI 0000 0000 0000 0000", "ISNI 0000000000000000",
            ], in: self)
    }
}
