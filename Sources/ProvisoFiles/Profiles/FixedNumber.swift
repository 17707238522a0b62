internal import ProvisoCore

/// A number of at most twelve digits before and six behind the sign of decimals, compared at once and exactly.
struct FixedNumber: Sendable, Hashable, Comparable {
    /// The number in millionths.
    let millionths: Int64

    private static let mostDigits = 12
    private static let decimals = 6

    private static let powersOfTen: [Int64] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]

    /// Reads a number without a plus sign; `nil` for what is none, has more digits or an exponent.
    ///
    /// - Parameter decimalSign: What stands before the fraction.
    init?(_ spelling: UnsafeBufferPointer<UInt8>, decimalSign: UInt8 = UInt8(ascii: ".")) {
        let isNegative = spelling.first == UInt8(ascii: "-")
        let digits = UnsafeBufferPointer(rebasing: spelling[(isNegative ? 1 : 0)...])
        // Digits may be missing before the sign of decimals, but not behind it.
        guard digits.count <= Self.mostDigits, let last = digits.last, last &- UInt8(ascii: "0") < 10 else {
            return nil
        }
        var number: Int64 = 0
        /// How many digits stand behind the sign of decimals; `nil` before it.
        var decimals: Int?
        for byte in digits {
            let digit = byte &- UInt8(ascii: "0")
            if digit < 10 {
                number = number &* 10 &+ Int64(digit)
                if let known = decimals { decimals = known &+ 1 }
            } else if decimals == nil, byte == decimalSign {
                decimals = 0
            } else {
                return nil
            }
        }
        let missing = Self.decimals - (decimals ?? 0)
        guard missing >= 0 else { return nil }
        number &*= Self.powersOfTen[missing]
        millionths = isNegative ? -number : number
    }

    /// An integer that is not negative; `nil` for one with more digits.
    init?(_ integer: Int64, digits: Int) {
        guard digits <= Self.mostDigits else { return nil }
        millionths = integer &* 1_000_000
    }

    static func < (left: Self, right: Self) -> Bool { left.millionths < right.millionths }
}

/// The smallest and the largest of numbers, each in its plainest spelling.
struct FixedNumberRange: Sendable, Hashable {
    private struct End: Sendable, Hashable {
        var number: FixedNumber
        /// How it is spelled, with a point for the sign of decimals.
        var spelling: [UInt8]

        /// Takes the place of what was here, in its memory.
        mutating func set(_ number: FixedNumber, _ spelling: UnsafeBufferPointer<UInt8>) {
            self.number = number
            self.spelling.removeAll(keepingCapacity: true)
            for byte in spelling { self.spelling.append(byte == UInt8(ascii: ",") ? UInt8(ascii: ".") : byte) }
        }

        /// Whether a spelling of the same number is shorter, or sorts first among those of its length.
        func isLessPlain(than other: UnsafeBufferPointer<UInt8>) -> Bool {
            if other.count != spelling.count { return other.count < spelling.count }
            return other.lazy.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }.lexicographicallyPrecedes(
                spelling)
        }
    }

    private var least: End?
    private var most: End?

    var range: ClosedRange<ExactNumber>? {
        guard let least, let most, let first = ExactNumber(String(decoding: least.spelling, as: UTF8.self)),
            let last = ExactNumber(String(decoding: most.spelling, as: UTF8.self))
        else { return nil }
        return first...last
    }

    mutating func add(_ number: FixedNumber, _ spelling: UnsafeBufferPointer<UInt8>) {
        guard let first = least?.number, let last = most?.number else {
            least = End(number: number, spelling: [])
            least?.set(number, spelling)
            most = least
            return
        }
        // Nearly every number lies between them.
        if number < first || number == first && least?.isLessPlain(than: spelling) == true {
            least?.set(number, spelling)
        }
        if last < number || number == last && most?.isLessPlain(than: spelling) == true { most?.set(number, spelling) }
    }

    mutating func merge(_ other: FixedNumberRange) {
        for end in [other.least, other.most] {
            guard let end else { continue }
            end.spelling.withUnsafeBufferPointer { add(end.number, $0) }
        }
    }
}
