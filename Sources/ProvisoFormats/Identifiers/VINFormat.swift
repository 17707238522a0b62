/// A vehicle identification number (ISO 3779): 17 digits and capital letters without I, O and Q, the last four of them
/// digits.
///
/// In North America the ninth character is a check digit (49 CFR 565.15), 0 to 9 or `X`; elsewhere it may be any. Upper
/// case alone.
///
/// ```swift
/// VINFormat().isValid("WP0ZZZ99ZTS392124")                     // true
/// VINFormat(checkDigit: true).isValid("WP0ZZZ99ZTS392124")     // false: "wrong check digit"
/// ```
public struct VINFormat: StringFormat {
    /// Whether the ninth character must be the check digit that North America requires; off by default.
    public var checkDigit: Bool

    /// Creates a format with this option.
    public init(checkDigit: Bool = false) {
        self.checkDigit = checkDigit
    }

    /// Says why a text is not a vehicle identification number, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var sum = WeightedSum()
        for offset in utf8.indices {
            guard let value = Self.value(of: utf8[offset]) else {
                return FormatFailure("character not allowed", at: offset)
            }
            guard offset < 17 else { return FormatFailure("wrong length", at: offset) }
            guard offset < 13 || ASCII.isDigit(utf8[offset]) else { return FormatFailure("not a digit", at: offset) }
            sum.add(value, weight: Self.weight(at: offset))
        }
        guard utf8.count == 17 else { return FormatFailure("wrong length", at: utf8.count) }
        guard checkDigit else { return nil }
        let digit = CheckAlphabet.digitsAndX.character(of: sum.remainder(modulo: 11))
        return utf8[8] == digit ? nil : FormatFailure("wrong check digit", at: 8)
    }

    /// What a character counts for the check digit: a digit itself, a letter its place in its row: A to H, J to R, S to Z.
    /// I, O and Q, which look like digits, are `nil` as is everything else.
    private static func value(of byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "A")...UInt8(ascii: "H"): Int(byte - UInt8(ascii: "A")) + 1
        case UInt8(ascii: "J")...UInt8(ascii: "N"), UInt8(ascii: "P"), UInt8(ascii: "R"):
            Int(byte - UInt8(ascii: "J")) + 1
        case UInt8(ascii: "S")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "S")) + 2
        default: nil
        }
    }

    /// The weight of a character for the check digit: 8 to 2, 10 for the eighth, 0 for the check digit itself, and 9 to 2.
    private static func weight(at offset: Int) -> Int {
        switch offset {
        case ..<7: 8 - offset
        case 7: 10
        case 8: 0
        default: 18 - offset
        }
    }
}

extension VINFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var draft = Draft(utf8)
        let filling = [UInt8](repeating: UInt8(ascii: "0"), count: max(0, 17 - utf8.count))
        guard let checkPlace = filling.indices.first(where: { $0 + utf8.count == 8 }) else {
            // The last two digits together make the sum whatever it must be, where one is left nearly so.
            let firsts = filling.count > 1 ? Array(Draft.digits) : [UInt8(ascii: "0")]
            for first in firsts {
                var ending = Array(filling.dropLast())
                if !ending.isEmpty { ending[ending.count - 1] = first }
                if !filling.isEmpty, draft.isValid(with: ending, thenOneOf: Draft.digits, in: self) { return true }
            }
            return false
        }
        for check in Draft.digitsAndX {
            var ending = filling
            ending[checkPlace] = check
            if draft.isValid(with: ending, in: self) { return true }
        }
        return false
    }
}
