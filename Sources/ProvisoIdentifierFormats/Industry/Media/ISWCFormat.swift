public import ProvisoFormats

/// An International Standard Musical Work Code (ISO 15707): `T`, nine digits and a check digit.
///
/// Either there are no separators, or all of those that are printed: `T-034.524.680-1`.
///
/// ```swift
/// ISWCFormat().isValid("T0345246801")   // true
/// ```
public struct ISWCFormat: IdentifierFormat {
    /// The example of the standard.
    public static let example = "T0345246801"

    /// Whether `ISWC` may stand before the code, as it is printed, with a space behind it; off by default.
    public var allowPrefix: Bool

    /// Creates a format with this option.
    public init(allowPrefix: Bool = false) {
        self.allowPrefix = allowPrefix
    }

    /// Says why a text is not an ISWC, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        let start = allowPrefix ? Announcement.length(of: "ISWC ", in: utf8) ?? 0 : 0
        var walk = GroupWalk("#-###.###.###-#", from: start)
        var sum = WeightedSum()
        sum.add(1, weight: 1)
        while let byte = walk.next(utf8) {
            if walk.count == 1 {
                guard byte == UInt8(ascii: "T") else { return FormatFailure("wrong prefix", at: walk.place) }
                continue
            }
            let digit = byte &- 0x30
            guard digit < 10 else { return walk.failure(at: byte, "not a digit") }
            guard walk.count <= 11 else { return FormatFailure("too many digits", at: walk.place) }
            // The digits count once to nine times, and the check digit once.
            sum.add(digit, weight: walk.count == 11 ? 1 : walk.count &- 1)
        }
        if let failure = walk.failure { return failure }
        guard walk.count == 11 else { return FormatFailure("too few digits", at: utf8.count) }
        return sum.remainder(modulo: 10) == 0 ? nil : FormatFailure("wrong check digit", at: walk.place)
    }
}

extension ISWCFormat {
    /// The `T` and the ten digits.
    public func canonical(_ text: some StringProtocol) -> String? {
        guard isValid(text) else { return nil }
        return String(decoding: text.utf8.filter { isLetterOrDigit($0) }.suffix(11), as: UTF8.self)
    }

    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var draft = IdentifierDraft(utf8)
        return draft.isBeginning(
            of: ["T-000.000.000-0", "T0000000000", "ISWC T-000.000.000-0", "ISWC T0000000000"], in: self)
    }
}
