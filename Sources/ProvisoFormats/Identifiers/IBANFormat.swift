/// An International Bank Account Number (ISO 13616-1) of a country of the SWIFT registry.
///
/// Its length and the structure of the country's part are checked, and the check digits modulo 97, which are 02 to 98.
/// Letters are upper case. Either there are no spaces, or single ones between groups of four.
///
/// ```swift
/// IBANFormat().isValid("GB82 WEST 1234 5698 7654 32")   // true
/// IBANFormat().isValid("GB82WEST12345698765433")        // false: "wrong check digits"
/// ```
public struct IBANFormat: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not an IBAN, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        guard utf8.count > 4 else { return FormatFailure("too short", at: utf8.count) }
        guard let structure = IBANStructure.of(utf8[0], utf8[1]) else { return FormatFailure("no such country", at: 0) }
        guard let tens = ASCII.decimalValue(utf8[2]), let ones = ASCII.decimalValue(utf8[3]) else {
            return FormatFailure("not a digit", at: 2)
        }
        let isGrouped = utf8[4] == ASCII.space
        var walk = IBANStructure.Walk(structure)
        var remainder: UInt64 = 0
        var count = 4
        var offset = 4
        while offset < utf8.count {
            if isGrouped && count % 4 == 0 {
                guard utf8[offset] == ASCII.space else { return FormatFailure("misplaced separator", at: offset) }
                offset += 1
                guard offset < utf8.count else { return FormatFailure("misplaced separator", at: offset - 1) }
            }
            let byte = utf8[offset]
            guard count < structure.length else { return FormatFailure("too long", at: offset) }
            guard walk.accepts(byte) else {
                return FormatFailure(byte == ASCII.space ? "misplaced separator" : "character not allowed", at: offset)
            }
            Self.add(byte, to: &remainder)
            count += 1
            offset += 1
        }
        guard count == structure.length else { return FormatFailure("too short", at: utf8.count) }
        Self.add(utf8[0], to: &remainder)
        Self.add(utf8[1], to: &remainder)
        let check = UInt64(tens) * 10 + UInt64(ones)
        // 00, 01 and 99 leave the same remainders as 97, 98 and 02, which are the ones that are issued (ISO 7064).
        guard 2...98 ~= check, (remainder % 97 * 100 + check) % 97 == 1 else {
            return FormatFailure("wrong check digits", at: 2)
        }
        return nil
    }

    /// Adds a digit, or a letter as two digits with A as 10, to a number of which the remainder modulo 97 counts.
    @inline(__always)
    private static func add(_ byte: UInt8, to number: inout UInt64) {
        if number > 1 << 56 { number %= 97 }
        if let digit = ASCII.decimalValue(byte) {
            number = number &* 10 &+ UInt64(digit)
        } else {
            number = number &* 100 &+ UInt64(byte &- 0x37)
        }
    }
}

extension IBANFormat {
    /// The codes of the countries that the registry has, sorted.
    public static var countries: [String] { IBANStructure.all.map { $0.country.description } }
}
