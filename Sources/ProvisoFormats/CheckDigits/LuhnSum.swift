/// The sum of the Luhn algorithm (ISO/IEC 7812-1 annex B), kept while the digits go by from left to right.
///
/// From the right, every second digit is doubled, and the digits of what that gives are added; the check digit makes the sum
/// a multiple of ten. Which digits are doubled is known only at the end, so both sums are kept. Every wrong digit is
/// found, and every swap of neighbours but of 0 and 9.
///
/// ```swift
/// var sum = LuhnSum()
/// for byte in "7992739871".utf8 { sum.add(byte - 0x30) }
/// sum.checkDigit   // 3
/// ```
public struct LuhnSum: Equatable, Sendable {
    /// The sum when the digit added last is the check digit.
    @usableFromInline
    var total = 0

    /// The sum when one more digit follows.
    @usableFromInline
    var other = 0

    /// Creates the sum of no digits.
    @inlinable
    public init() {}

    /// Adds a digit.
    ///
    /// - Parameter digit: The value of the digit, 0 to 9.
    @inlinable @inline(__always)
    public mutating func add(_ digit: UInt8) {
        let value = Int(digit)
        let doubled = value &* 2 &- (value > 4 ? 9 : 0)
        // No text is long enough to make a sum of its digits overflow.
        let next = other &+ value
        other = total &+ doubled
        total = next
    }

    /// Adds a digit, or a letter as the two digits of its number, `A` as 10 and `Z` as 35: what ISIN does (ISO 6166).
    ///
    /// - Parameter value: 0 to 35.
    @inlinable @inline(__always)
    public mutating func add(alphanumeric value: UInt8) {
        if value > 9 {
            add(value / 10)
            add(value % 10)
        } else {
            add(value)
        }
    }

    /// Whether the digit added last is the right check digit.
    @inlinable
    public var isValid: Bool { total % 10 == 0 }

    /// The check digit that would have to follow, 0 to 9.
    @inlinable
    public var checkDigit: UInt8 { UInt8(truncatingIfNeeded: (10 &- other % 10) % 10) }
}
