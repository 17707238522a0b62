public import ProvisoFormats

/// An International Standard Music Number (ISO 10957): `9790`, eight digits and the check digit of GS1.
///
/// Either there are no separators, or hyphens or spaces between all five elements: 979, 0, the publisher, the item and the check
/// digit. The first digit of the publisher says how long it is (ISMN Users' Manual).
///
/// ```swift
/// ISMNFormat().isValid("979-0-2600-0043-8")                        // true
/// ISMNFormat(allowLegacy: true).isValid("M-2306-7118-7")           // true
/// ```
public struct ISMNFormat: IdentifierFormat {
    /// The example of the ISMN Users' Manual.
    public static let example = "9790260000438"

    /// Whether the form of ten characters that was used until 2007 passes, with `M` in place of `979-0`; off by default.
    public var allowLegacy: Bool

    /// Creates a format with this option.
    public init(allowLegacy: Bool = false) {
        self.allowLegacy = allowLegacy
    }

    /// Says why a text is not an ISMN, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        let isLegacy = allowLegacy && utf8[0] == UInt8(ascii: "M")
        let length = isLegacy ? 10 : 13
        let publisherPlace = isLegacy ? 2 : 5
        var walk = GroupWalk(isLegacy ? "#-#" : "###-#-#", or: 0x20)
        var sum = GS1Sum()
        while let byte = walk.next(utf8) {
            if isLegacy, walk.count == 1 {
                // M is 3 and counts three times (ISO 10957:1993), which leaves what 9790 does.
                sum.add(3)
                continue
            }
            let digit = byte &- 0x30
            guard digit < 10 else { return walk.failure(at: byte, "not a digit") }
            guard walk.count <= length else { return FormatFailure("too many digits", at: walk.place) }
            if !isLegacy, walk.count <= 4, digit != Self.prefixDigit(walk.count) {
                return FormatFailure("wrong prefix", at: 0)
            }
            if walk.count == publisherPlace { walk.pattern = Self.pattern(publisher: digit, isLegacy: isLegacy) }
            sum.add(digit)
        }
        if let failure = walk.failure { return failure }
        guard walk.count == length else { return FormatFailure("too few digits", at: utf8.count) }
        return sum.isValid ? nil : FormatFailure("wrong check digit", at: walk.place)
    }

    /// The digits of 9790, by their places from 1 on.
    private static func prefixDigit(_ place: Int) -> UInt8 { place == 2 ? 7 : place == 4 ? 0 : 9 }

    /// Where the hyphens stand: publishers with 0 have three digits, 1 to 3 four, 4 to 6 five, 7 and 8 six, and 9 seven.
    private static func pattern(publisher: UInt8, isLegacy: Bool) -> StaticString {
        switch (publisher, isLegacy) {
        case (0, false): "###-#-###-#####-#"
        case (1...3, false): "###-#-####-####-#"
        case (4...6, false): "###-#-#####-###-#"
        case (7...8, false): "###-#-######-##-#"
        case (_, false): "###-#-#######-#-#"
        case (0, true): "#-###-#####-#"
        case (1...3, true): "#-####-####-#"
        case (4...6, true): "#-#####-###-#"
        case (7...8, true): "#-######-##-#"
        case (_, true): "#-#######-#-#"
        }
    }
}

extension ISMNFormat {
    /// The thirteen digits; of the old form those that it has today.
    public func canonical(_ text: some StringProtocol) -> String? {
        guard isValid(text) else { return nil }
        let digits = text.utf8.filter { $0 &- 0x30 < 10 }
        return (digits.count == 9 ? "9790" : "") + String(decoding: digits, as: UTF8.self)
    }

    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var draft = IdentifierDraft(utf8)
        return draft.isBeginning(
            of: [
                "9790000000000", "979-0-000-00000-0", "979-0-1000-0000-0", "979-0-40000-000-0", "979-0-700000-00-0",
                "979-0-9000000-0-0", "979 0 000 00000 0", "979 0 1000 0000 0", "979 0 40000 000 0",
                "979 0 700000 00 0", "979 0 9000000 0 0",
                "M000000000", "M-000-00000-0", "M-1000-0000-0", "M-40000-000-0", "M-700000-00-0", "M-9000000-0-0",
                "M 000 00000 0", "M 1000 0000 0", "M 40000 000 0", "M 700000 00 0", "M 9000000 0 0",
            ], in: self)
    }
}
