public import ProvisoFormats

/// Which identity of a mobile device.
public enum IMEIKind: Hashable, Sendable, CaseIterable {
    /// IMEI: fourteen digits and a check digit.
    case imei
    /// IMEISV: fourteen digits and two for the version of the software, without a check digit.
    case imeisv
}

/// An International Mobile Equipment Identity (3GPP TS 23.003, section 6.2): fifteen digits, the last of which is Luhn's check digit
/// (annex B).
///
/// Either there are no separators, or hyphens or spaces behind the second, the eighth and the fourteenth digit, as in
/// `35-209900-176148-1`.
///
/// ```swift
/// IMEIFormat().isValid("490154203237518")                    // true
/// IMEIFormat(kind: .imeisv).isValid("4901542032375101")      // true
/// ```
public struct IMEIFormat: IdentifierFormat {
    /// An IMEI with the check digit of annex B's procedure.
    public static let example = "490154203237518"

    /// Which identity has to be given; IMEI by default, either when `nil`.
    public var kind: IMEIKind?

    /// Whether separators may stand between the groups; on by default.
    public var allowSeparators: Bool

    /// Creates a format with these options.
    public init(kind: IMEIKind? = .imei, allowSeparators: Bool = true) {
        self.kind = kind
        self.allowSeparators = allowSeparators
    }

    /// Says why a text is not such an identity, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var walk = GroupWalk(allowSeparators ? "##-######-######-##" : "", or: 0x20)
        var sum = LuhnSum()
        while let byte = walk.next(utf8) {
            let digit = byte &- 0x30
            guard digit < 10 else {
                return allowSeparators
                    ? walk.failure(at: byte, "not a digit") : FormatFailure("not a digit", at: walk.place)
            }
            guard walk.count <= (kind == .imei ? 15 : 16) else {
                return FormatFailure("too many digits", at: walk.place)
            }
            sum.add(digit)
        }
        if let failure = walk.failure { return failure }
        switch (walk.count, kind) {
        case (15, nil), (15, .imei): return sum.isValid ? nil : FormatFailure("wrong check digit", at: walk.place)
        case (16, nil), (16, .imeisv): return nil
        default: return FormatFailure("too few digits", at: utf8.count)
        }
    }
}

extension IMEIFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var draft = IdentifierDraft(utf8)
        return draft.isBeginning(
            of: [
                "000000000000000", "00-000000-000000-0", "00 000000 000000 0", "0000000000000000",
                "00-000000-000000-00", "00 000000 000000 00",
            ], in: self)
    }
}
