/// The check digit of GS1's numbers (GS1 General Specifications 7.9), also that of ISBN-13 and ISMN.
///
/// From the right, digits count once and three times in turns, the check digit once. Every wrong digit is found, and every
/// swap of neighbours unless they differ by 5.
public struct GS1Sum: Equatable, Sendable {
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
        // No text is long enough to make a sum of its digits overflow.
        let next = other &+ Int(digit)
        other = total &+ Int(digit) &* 3
        total = next
    }

    /// Whether the digit added last is the right check digit.
    @inlinable
    public var isValid: Bool { total % 10 == 0 }

    /// The check digit that would have to follow, 0 to 9.
    @inlinable
    public var checkDigit: UInt8 { UInt8(truncatingIfNeeded: (10 &- other % 10) % 10) }
}
