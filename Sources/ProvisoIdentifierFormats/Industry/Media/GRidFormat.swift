public import ProvisoFormats

/// A Global Release Identifier (GRid Standard 2.1 of IFPI): `A1`, five characters for the issuer, ten for the release and a check
/// character (ISO/IEC 7064 MOD 37,36).
///
/// Upper case alone. Either there are no hyphens, or all three.
///
/// ```swift
/// GRidFormat().isValid("A1-2425G-ABC1234002-M")   // true
/// ```
public struct GRidFormat: IdentifierFormat {
    /// The example of the standard.
    public static let example = "A12425GABC1234002M"

    /// Whether `GRid:` may stand before the identifier, as it is displayed; off by default.
    public var allowPrefix: Bool

    /// Creates a format with this option.
    public init(allowPrefix: Bool = false) {
        self.allowPrefix = allowPrefix
    }

    /// Says why a text is not a GRid, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        let start = allowPrefix ? Announcement.length(of: "GRid:", in: utf8) ?? 0 : 0
        var walk = GroupWalk("##-#####-##########-#", from: start)
        var sum = HybridCheckSum.mod37Over36
        while let byte = walk.next(utf8) {
            guard let value = CheckAlphabet.alphanumerics.value(of: byte) else {
                return walk.failure(at: byte, "character not allowed")
            }
            switch walk.count {
            case 1: guard value == 10 else { return FormatFailure("wrong prefix", at: walk.place) }
            case 2: guard value == 1 else { return FormatFailure("wrong prefix", at: walk.place) }
            case 3...18: break
            default: return FormatFailure("wrong length", at: walk.place)
            }
            sum.add(value)
        }
        if let failure = walk.failure { return failure }
        guard walk.count == 18 else { return FormatFailure("wrong length", at: utf8.count) }
        return sum.isValid ? nil : FormatFailure("wrong check digit", at: walk.place)
    }
}

extension GRidFormat {
    /// The eighteen characters.
    public func canonical(_ text: some StringProtocol) -> String? {
        guard isValid(text) else { return nil }
        return String(decoding: text.utf8.filter { isLetterOrDigit($0) }.suffix(18), as: UTF8.self)
    }

    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var draft = IdentifierDraft(utf8)
        return draft.isBeginning(
            of: [
                "A1-00000-0000000000-0", "A10000000000000000", "GRid:A1-00000-0000000000-0", "GRid:A10000000000000000",
            ], in: self)
    }
}
