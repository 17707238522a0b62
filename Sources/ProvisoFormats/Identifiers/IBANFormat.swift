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
        guard let structure = IBANStructure.of(utf8[0], utf8[1]) else {
            let isLower = IBANStructure.of(utf8[0] & 0xDF, utf8[1] & 0xDF) != nil
            return FormatFailure(isLower ? "not upper case" : "no such country", at: 0)
        }
        guard let tens = ASCII.decimalValue(utf8[2]), let ones = ASCII.decimalValue(utf8[3]) else {
            return FormatFailure("not a digit", at: 2)
        }
        let isGrouped = utf8[4] == ASCII.space
        var walk = IBANStructure.Walk(structure)
        var sum = Modulus97Sum()
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
            Self.add(byte, to: &sum)
            count += 1
            offset += 1
        }
        guard count == structure.length else { return FormatFailure("too short", at: utf8.count) }
        Self.add(utf8[0], to: &sum)
        Self.add(utf8[1], to: &sum)
        return Int(tens) * 10 + Int(ones) == sum.checkDigits ? nil : FormatFailure("wrong check digits", at: 2)
    }

    /// Adds a digit or an upper-case letter.
    @inline(__always)
    private static func add(_ byte: UInt8, to sum: inout Modulus97Sum) {
        sum.add(ASCII.decimalValue(byte) ?? byte &- 0x37)
    }
}

extension IBANFormat {
    /// The codes of the countries that the registry has, sorted.
    public static var countries: [String] { IBANStructure.all.map { $0.country } }
}

extension IBANFormat {
    /// Nobody should be told a right number.
    public static var isCorrectable: Bool { false }

    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        guard utf8.count > 0 else { return true }
        if utf8.count == 1 {
            // Any country's will do, since all check digits are in use somewhere.
            return IBANStructure.all.contains { $0.letters.0 == utf8[0] }
        }
        guard let structure = IBANStructure.of(utf8[0], utf8[1]) else { return false }
        if utf8.count < 4 {
            // Some remainder is right for any check digits, or for any whose tens are given.
            return utf8.count == 2 || ASCII.isDigit(utf8[2])
        }
        return Filling(of: structure, behind: utf8)?.complete(utf8, in: self) ?? false
    }
}

/// What is left of an IBAN: spaces, and a character in each place that has not been typed.
private struct Filling {
    private var bytes: [UInt8] = []

    /// Where in ``bytes`` the last two characters stand.
    private var open: (first: Int?, last: Int)

    /// Fills up a text of four bytes or more; `nil` when it has all characters, or wrong ones.
    init?(of structure: IBANStructure, behind utf8: Span<UInt8>) {
        let isGrouped = utf8.count > 4 && utf8[4] == ASCII.space
        var walk = IBANStructure.Walk(structure)
        var count = 4
        for offset in 4..<utf8.count where utf8[offset] != ASCII.space {
            guard walk.accepts(utf8[offset]) else { return nil }
            count += 1
        }
        var isGroupBegun = utf8[utf8.count - 1] == ASCII.space
        var places: [Int] = []
        while count < structure.length {
            if isGrouped, count % 4 == 0, !isGroupBegun { bytes.append(ASCII.space) }
            isGroupBegun = false
            places.append(bytes.count)
            var withDigit = walk
            let isDigit = withDigit.accepts(ASCII.zero)
            if !isDigit { _ = walk.accepts(UInt8(ascii: "A")) }
            if isDigit { walk = withDigit }
            bytes.append(isDigit ? ASCII.zero : UInt8(ascii: "A"))
            count += 1
        }
        guard let last = places.last else { return nil }
        open = (places.dropLast().last, last)
    }

    /// Whether characters in the last two places, which together leave any remainder, make a text valid.
    consuming func complete(_ utf8: Span<UInt8>, in format: IBANFormat) -> Bool {
        let characters = Array(Draft.digits) + Array(Draft.letters)
        var draft = Draft(utf8)
        for first in characters {
            if let place = open.first { bytes[place] = first }
            for last in characters {
                bytes[open.last] = last
                if draft.isValid(with: bytes, in: format) { return true }
            }
            if open.first == nil { break }
        }
        return false
    }
}
