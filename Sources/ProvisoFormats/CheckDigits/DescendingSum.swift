/// A sum of characters whose weights count down to 1 for the last: the check of ISBN-10 (ISO 2108:1992) and ISSN (ISO 3297),
/// modulo 11.
///
/// The sum of all sums so far counts the last character once, the one before it twice, and so on, without a multiplication
/// and without knowing how many characters will come. ``WeightedSum`` is for other weights.
///
/// ```swift
/// var sum = DescendingSum()
/// for value in [0, 3, 7, 8, 5, 9, 5, 5] as [UInt8] { sum.add(value) }
/// sum.isMultiple(of: 11)   // true
/// ```
public struct DescendingSum: Equatable, Sendable {
    /// The sum of the values.
    @usableFromInline
    var values = 0

    /// The sum of the sums.
    @usableFromInline
    var total = 0

    /// Creates the sum of no characters.
    @inlinable
    public init() {}

    /// Adds a character.
    ///
    /// - Parameter value: What the character is worth.
    @inlinable @inline(__always)
    public mutating func add(_ value: UInt8) {
        // A text of so many characters that this overflows is no number.
        values &+= Int(value)
        total &+= values
    }

    /// Whether the sum, with the check character added last, is a multiple of the modulus.
    ///
    /// - Parameter modulus: More than 0.
    @inlinable @inline(__always)
    public func isMultiple(of modulus: Int) -> Bool { total % modulus == 0 }

    /// What the check character that would have to follow is worth, 0 to one less than the modulus.
    ///
    /// - Parameter modulus: More than 0.
    @inlinable
    public func checkValue(modulo modulus: Int) -> Int {
        let remainder = (total &+ values) % modulus
        return remainder == 0 ? 0 : modulus - remainder
    }
}
