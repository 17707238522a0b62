public import ProvisoFormats

/// An ORCID iD: four groups of four digits, the last character a check character (ISO/IEC 7064 MOD 11-2), which may be `X`.
///
/// See “Structure of the ORCID Identifier” of ORCID. The iDs are a block of ISNI (ISO 27729); which blocks are given out is not
/// checked.
///
/// ```swift
/// ORCIDFormat().isValid("0000-0002-1825-0097")                                     // true
/// ORCIDFormat(allowURL: true).isValid("https://orcid.org/0000-0002-1825-0097")     // true
/// ```
public struct ORCIDFormat: IdentifierFormat {
    /// The iD of Josiah Carberry, which ORCID uses for examples.
    public static let example = "0000-0002-1825-0097"

    /// Whether the iD may be written as the URL that ORCID makes of it, with `https` or `http`; off by default.
    public var allowURL: Bool

    /// Whether the hyphens have to be there; on by default.
    public var requireHyphens: Bool

    /// Creates a format with these options.
    public init(allowURL: Bool = false, requireHyphens: Bool = true) {
        self.allowURL = allowURL
        self.requireHyphens = requireHyphens
    }

    /// Says why a text is not an ORCID iD, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var walk = GroupWalk("####-####-####-####", from: start(in: utf8))
        if let failure = SixteenDigits.failure(in: utf8, walk: &walk) { return failure }
        return walk.isGrouped || !requireHyphens ? nil : FormatFailure("no hyphen", at: walk.place - 11)
    }

    private func start(in utf8: Span<UInt8>) -> Int {
        guard allowURL else { return 0 }
        return Announcement.length(of: "https://orcid.org/", in: utf8)
            ?? Announcement.length(of: "http://orcid.org/", in: utf8) ?? 0
    }
}

extension ORCIDFormat {
    /// The iD with its hyphens, as ORCID has it.
    public func canonical(_ text: some StringProtocol) -> String? {
        guard isValid(text) else { return nil }
        let digits = text.utf8.filter { isLetterOrDigit($0) }.suffix(16)
        var canonical: [UInt8] = []
        for (index, digit) in digits.enumerated() {
            if index > 0, index % 4 == 0 { canonical.append(0x2D) }
            canonical.append(digit)
        }
        return String(decoding: canonical, as: UTF8.self)
    }

    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        let examples: [StaticString] = [
            "0000-0000-0000-0000", "0000000000000000", "https://orcid.org/0000-0000-0000-0000",
            "https://orcid.org/0000000000000000", "http://orcid.org/0000-0000-0000-0000",
            "http://orcid.org/0000000000000000",
        ]
        var draft = IdentifierDraft(utf8)
        return draft.isBeginning(of: examples, in: self)
    }
}
