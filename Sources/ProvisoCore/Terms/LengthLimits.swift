internal import ProvisoFormats

/// What the length of a text counts.
public enum LengthUnit: String, Sendable, Hashable, CaseIterable {
    /// What people see as one character: extended grapheme clusters (UAX #29).
    case characters
    /// Unicode scalars, as PostgreSQL and Python count.
    case unicodeScalars
    /// UTF-16 code units, as JavaScript and Java count.
    case utf16
    /// Bytes of UTF-8.
    case utf8

    @inlinable var number: UInt8 {
        switch self {
        case .characters: 0
        case .unicodeScalars: 1
        case .utf16: 2
        case .utf8: 3
        }
    }

    init(number: UInt8) {
        switch number {
        case 1: self = .unicodeScalars
        case 2: self = .utf16
        case 3: self = .utf8
        default: self = .characters
        }
    }

    /// What other systems call the units.
    static let otherWords: KeyValuePairs<String, Self> = [
        "graphemes": .characters, "chars": .characters, "letters": .characters, "codePoints": .unicodeScalars,
        "scalars": .unicodeScalars, "runes": .unicodeScalars, "codeUnits": .utf16, "bytes": .utf8, "octets": .utf8,
    ]
}

/// Limits on the length of a text, shared by `string` and `.length`.
///
/// One character can be arbitrarily long, so a limit of n characters is also one of 64 × n bytes, and at least 256.
@usableFromInline
struct LengthLimits: Sendable {
    // Three words: kept in place in rules, they are copied often.
    @usableFromInline let low: Int
    @usableFromInline let high: Int
    @usableFromInline let flags: UInt32

    @inlinable
    init(minimum: Int? = nil, maximum: Int? = nil, exact: Int? = nil, unit: LengthUnit = .characters) {
        let (minimum, maximum) = (exact ?? minimum, exact ?? maximum)
        low = minimum ?? 0
        high = maximum ?? 0
        flags =
            (minimum == nil ? 0 : 1) | (maximum == nil ? 0 : 2) | (exact == nil ? 0 : 4) | UInt32(unit.number) &<< 8
    }

    var minimum: Int? { flags & 1 == 0 ? nil : low }
    var maximum: Int? { flags & 2 == 0 ? nil : high }
    var isExact: Bool { flags & 4 != 0 }
    var unit: LengthUnit { LengthUnit(number: UInt8(truncatingIfNeeded: flags &>> 8)) }

    /// What messages are filled with.
    var parameters: Parameters {
        if isExact, let minimum { return ["length": .number(ExactNumber(minimum))] }
        return .limits(min: minimum, max: maximum)
    }

    private static let bytesPerCharacter = 64
    private static let leastByteLimit = 256

    func check(_ bytes: UnsafeBufferPointer<UInt8>, into report: inout Report) {
        check(bytes, parameters, into: &report)
    }

    /// Reports a text whose length is not within the limits.
    ///
    /// - Parameter parameters: Those of the limits, for who keeps them.
    func check(
        _ bytes: UnsafeBufferPointer<UInt8>, _ parameters: @autoclosure () -> Parameters, into report: inout Report
    ) {
        if let fault = fault(in: bytes) { self.report(fault, parameters(), into: &report) }
    }

    /// Reports what is wrong with the length of a text.
    func report(_ fault: ValueFault, _ parameters: @autoclosure () -> Parameters, into report: inout Report) {
        let countsBytes = unit == .utf8
        if isExact {
            report.fail("string.notEqual", parameters(), wording: countsBytes ? "string.notEqual/bytes" : nil)
        } else if case .tooLong = fault {
            report.fail("string.tooLong", parameters(), wording: countsBytes ? "string.tooLong/bytes" : nil)
        } else {
            report.fail("string.tooShort", parameters(), wording: countsBytes ? "string.tooShort/bytes" : nil)
        }
    }

    /// What is wrong with the length of a text.
    @inline(__always)
    func fault(in bytes: UnsafeBufferPointer<UInt8>) -> ValueFault? {
        // The number of bytes bounds the length from above, so short limits on long texts are seen at once.
        if let maximum, isTooLong(bytes, maximum) { return .tooLong }
        return isTooShort(bytes) ? .tooShort : nil
    }

    /// Whether a text is shorter than the minimum.
    func isTooShort(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        minimum.map { isTooShort(bytes, $0) } ?? false
    }

    /// Whether a text has an allowed length.
    @inline(__always)
    func allows(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if let maximum, isTooLong(bytes, maximum) { return false }
        return !isTooShort(bytes)
    }

    /// Whether a text has an allowed length, and if not, whether it could with more text at its end.
    ///
    /// No text gets shorter by what is typed on, and each character of ASCII makes it longer by one.
    func completion(of bytes: UnsafeBufferPointer<UInt8>) -> Completion? {
        if allows(bytes) { return .valid }
        guard let minimum, isTooShort(bytes, minimum) else { return .lost }
        let missing = minimum - length(of: bytes)
        guard let maximum else { return .incomplete }
        if maximum < minimum || unit == .characters && bytes.count + missing > Self.mostBytes(maximum) { return .lost }
        return .incomplete
    }

    /// The most bytes of a text with so many characters.
    private static func mostBytes(_ maximum: Int) -> Int {
        let (limit, overflow) = maximum.multipliedReportingOverflow(by: bytesPerCharacter)
        return overflow ? .max : max(limit, leastByteLimit)
    }

    private func isTooLong(_ bytes: UnsafeBufferPointer<UInt8>, _ maximum: Int) -> Bool {
        if bytes.count <= maximum { return false }
        if unit == .characters, bytes.count > Self.mostBytes(maximum) { return true }
        return length(of: bytes) > maximum
    }

    private func isTooShort(_ bytes: UnsafeBufferPointer<UInt8>, _ minimum: Int) -> Bool {
        if bytes.count < minimum { return true }
        // One byte makes one of anything.
        if minimum <= 1 { return false }
        return length(of: bytes) < minimum
    }

    private func length(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        switch unit {
        case .utf8: return bytes.count
        case .unicodeScalars: return bytes.reduce(into: 0) { count, byte in count += byte & 0xC0 == 0x80 ? 0 : 1 }
        case .utf16:
            // A scalar of four bytes takes two units.
            return bytes.reduce(into: 0) { count, byte in
                count += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
            }
        case .characters:
            return CharacterCount.of(bytes)
        }
    }
}
