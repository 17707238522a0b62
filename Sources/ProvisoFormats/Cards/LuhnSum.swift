/// The sum of the Luhn algorithm (ISO/IEC 7812-1 annex B), kept while the digits go by from left to right.
///
/// Which digits are doubled is known only at the end, so both sums are kept.
struct LuhnSum {
    /// The sum when the digit added last is the check digit.
    private var total = 0

    /// The sum when one more digit follows.
    private var other = 0

    /// Adds a digit, 0 to 9.
    @inline(__always)
    mutating func add(_ digit: UInt8) {
        let value = Int(digit)
        let doubled = value &* 2 &- (value > 4 ? 9 : 0)
        // No text is long enough to make a sum of its digits overflow.
        let next = other &+ value
        other = total &+ doubled
        total = next
    }

    /// Whether the digit added last is the right check digit.
    var isValid: Bool { total % 10 == 0 }

    /// The check digit that would have to follow.
    var checkDigit: UInt8 { UInt8(truncatingIfNeeded: (10 &- other % 10) % 10) }
}
