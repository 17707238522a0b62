public import ProvisoFormats

/// A Digital Object Identifier (ISO 26324): `10.`, the code of a registrant, a slash and a suffix: `10.1000/182`.
///
/// The code is four to nine digits, as Crossref describes those that are given out, perhaps divided by dots and further digits. The
/// suffix is any visible characters (DOI Handbook, section 2.2): ASCII without spaces, and whatever is not ASCII but controls.
///
/// ```swift
/// DOIFormat().isValid("10.1000/182")                                  // true
/// DOIFormat(allowURL: true).isValid("https://doi.org/10.1000/182")    // true
/// ```
public struct DOIFormat: IdentifierFormat {
    /// The DOI of the DOI Handbook.
    public static let example = "10.1000/182"

    /// There is no check character.
    public static let checkCharacters = 0

    /// Whether the DOI may be written as a URL of `doi.org` or `dx.doi.org`, with `https` or `http`; off by default.
    public var allowURL: Bool

    /// Whether `doi:` may stand before the DOI; off by default.
    public var allowPrefix: Bool

    /// Creates a format with these options.
    public init(allowURL: Bool = false, allowPrefix: Bool = false) {
        self.allowURL = allowURL
        self.allowPrefix = allowPrefix
    }

    /// Says why a text is not a DOI, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        let start = start(in: utf8)
        let ten: StaticString = "10."
        for index in 0..<3 {
            guard start + index < utf8.count else { return FormatFailure("too short", at: utf8.count) }
            guard utf8[start + index] == ten.utf8Start[index] else { return FormatFailure("wrong prefix", at: start) }
        }
        var offset = start + 3
        var digits = 0
        var isFirst = true
        while offset < utf8.count, utf8[offset] != 0x2F {
            let byte = utf8[offset]
            if byte == 0x2E {
                guard digits > 0 else { return FormatFailure("misplaced dot", at: offset) }
                guard !isFirst || digits >= 4 else { return FormatFailure("too few digits", at: offset) }
                isFirst = false
                digits = 0
            } else {
                guard byte &- 0x30 < 10 else { return FormatFailure("not a digit", at: offset) }
                digits &+= 1
                guard !isFirst || digits <= 9 else { return FormatFailure("too many digits", at: offset) }
            }
            offset &+= 1
        }
        guard offset < utf8.count else { return FormatFailure("no slash", at: offset) }
        guard digits > 0 else { return FormatFailure("misplaced dot", at: offset - 1) }
        guard !isFirst || digits >= 4 else { return FormatFailure("too few digits", at: offset) }
        offset &+= 1
        guard offset < utf8.count else { return FormatFailure("empty part", at: offset) }
        return VisibleText.failure(in: utf8, from: offset)
    }

    /// Where `10.` has to stand.
    private func start(in utf8: Span<UInt8>) -> Int {
        if allowPrefix, let length = Announcement.length(of: "doi:", in: utf8) { return length }
        guard allowURL else { return 0 }
        guard
            let scheme = Announcement.length(of: "https://", in: utf8) ?? Announcement.length(of: "http://", in: utf8)
        else { return 0 }
        let host =
            Announcement.length(of: "doi.org/", in: utf8, from: scheme)
            ?? Announcement.length(of: "dx.doi.org/", in: utf8, from: scheme)
        return host.map { scheme + $0 } ?? 0
    }
}

extension DOIFormat {
    /// The DOI without what announces it, its ASCII letters lower case: they do not count as different (DOI Handbook, section 2.4).
    public func canonical(_ text: some StringProtocol) -> String? {
        let bytes = Array(text.utf8)
        let (isValid, start) = bytes.withUnsafeBufferPointer { (failure(in: $0.span) == nil, self.start(in: $0.span)) }
        guard isValid else { return nil }
        return String(decoding: bytes[start...].map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var draft = IdentifierDraft(utf8)
        let beginnings: [StaticString] = [
            "10.1000/1", "doi:10.1000/1", "https://doi.org/10.1000/1", "http://doi.org/10.1000/1",
            "https://dx.doi.org/10.1000/1", "http://dx.doi.org/10.1000/1",
        ]
        if draft.isBeginning(of: beginnings, checkCharacters: 0, in: self) { return true }
        // Behind a registrant of any length, and within a character.
        let endings: [StaticString] = ["/1", "1", "1/1", "000/1", "00/1", "0/1"]
        for ending in endings where ending.withUTF8Buffer({ draft.isValid(with: $0, in: self) }) { return true }
        return VisibleText.endings.contains { draft.isValid(with: $0, in: self) }
    }
}
