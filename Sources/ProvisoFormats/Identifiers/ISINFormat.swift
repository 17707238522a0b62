/// An International Securities Identification Number (ISO 6166): a prefix of two letters, nine characters and a digit.
///
/// The prefix is the code of a country (ISO 3166-1), or one of those that ISO leaves to its users and the numbering
/// agencies give to what no country has (`XS`, `EU`, `EZ`), or `AN` or `CS`, which are no country's any more and yet on
/// its securities. Upper case alone.
public struct ISINFormat: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not an ISIN, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var sum = LuhnSum()
        for offset in utf8.indices {
            let byte = utf8[offset]
            if let digit = ASCII.decimalValue(byte) {
                guard offset > 1 else { return FormatFailure("wrong prefix", at: offset) }
                sum.add(digit)
            } else {
                // Letters count as two digits, A as 10.
                let letter = byte &- 0x41
                guard letter < 26 else { return FormatFailure("character not allowed", at: offset) }
                guard offset < 11 else { return FormatFailure("not a digit", at: offset) }
                sum.add(alphanumeric: letter &+ 10)
            }
            guard offset < 12 else { return FormatFailure("wrong length", at: offset) }
        }
        guard utf8.count == 12 else { return FormatFailure("wrong length", at: utf8.count) }
        guard Self.isPrefix(utf8[0], utf8[1]) else { return FormatFailure("no such country", at: 0) }
        return sum.isValid ? nil : FormatFailure("wrong check digit", at: 11)
    }

    private static func isPrefix(_ first: UInt8, _ second: UInt8) -> Bool {
        switch (first, second) {
        case (UInt8(ascii: "E"), UInt8(ascii: "U")), (UInt8(ascii: "E"), UInt8(ascii: "Z")), (UInt8(ascii: "X"), _):
            true
        case (UInt8(ascii: "Q"), UInt8(ascii: "M")...), (UInt8(ascii: "A"), UInt8(ascii: "N")),
            (UInt8(ascii: "C"), UInt8(ascii: "S")):
            true
        default: CountryCodes.contains(alpha2: first, second)
        }
    }
}

extension ISINFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        let template = Array("US000000000".utf8)
        guard utf8.count <= template.count else { return false }
        var draft = Draft(utf8)
        let ending = Array(template[utf8.count...])
        guard utf8.count == 1 else { return draft.isValid(with: ending, thenOneOf: Draft.digits, in: self) }
        for letter in Draft.letters
        where draft.isValid(with: [letter] + ending.dropFirst(), thenOneOf: Draft.digits, in: self) {
            return true
        }
        return false
    }
}
