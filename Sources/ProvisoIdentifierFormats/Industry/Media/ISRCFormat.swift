public import ProvisoFormats

/// An International Standard Recording Code (ISO 3901:2019): a prefix of two letters and three letters or digits, two digits of a
/// year and five digits. There is no check digit.
///
/// Either there are no hyphens, or all three. The first two letters have been a country's once; since 2019 they say nothing, so
/// that any pass.
///
/// ```swift
/// ISRCFormat().isValid("AA-6Q7-20-00047")   // true
/// ```
public struct ISRCFormat: IdentifierFormat {
    /// The example of the ISRC Handbook.
    public static let example = "AA6Q72000047"

    /// There is no check character.
    public static let checkCharacters = 0

    /// Whether `ISRC` may stand before the code, as it is printed, with a space behind it; off by default.
    public var allowPrefix: Bool

    /// Whether letters may be lower case, which the International ISRC Agency reads as upper case; off by default.
    public var allowLowercase: Bool

    /// Creates a format with these options.
    public init(allowPrefix: Bool = false, allowLowercase: Bool = false) {
        self.allowPrefix = allowPrefix
        self.allowLowercase = allowLowercase
    }

    /// Says why a text is not an ISRC, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        let start = allowPrefix ? Announcement.length(of: "ISRC ", in: utf8) ?? 0 : 0
        var walk = GroupWalk("##-###-##-#####", from: start)
        while let byte = walk.next(utf8) {
            guard walk.count <= 12 else { return walk.failure(at: byte, "wrong length") }
            let isLetter = byte &- 0x41 < 26 || (allowLowercase && byte &- 0x61 < 26)
            let isDigit = byte &- 0x30 < 10
            switch walk.count {
            case 1, 2: guard isLetter else { return walk.failure(at: byte, "not a letter") }
            case 3, 4, 5: guard isLetter || isDigit else { return walk.failure(at: byte, "character not allowed") }
            default: guard isDigit else { return walk.failure(at: byte, "not a digit") }
            }
        }
        if let failure = walk.failure { return failure }
        return walk.count == 12 ? nil : FormatFailure("wrong length", at: utf8.count)
    }
}

extension ISRCFormat {
    /// The twelve characters without hyphens, upper case.
    public func canonical(_ text: some StringProtocol) -> String? {
        guard isValid(text) else { return nil }
        let characters = text.utf8.filter { isLetterOrDigit($0) }.suffix(12)
        return String(decoding: characters.map { $0 > 0x60 ? $0 &- 0x20 : $0 }, as: UTF8.self)
    }

    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var draft = IdentifierDraft(utf8)
        return draft.isBeginning(
            of: ["AA-000-00-00000", "AA0000000000", "ISRC AA-000-00-00000", "ISRC AA0000000000"], checkCharacters: 0,
            in: self)
    }
}
