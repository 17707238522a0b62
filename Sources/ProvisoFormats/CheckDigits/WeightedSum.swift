/// A sum of characters, each worth its value times a weight, of which a remainder is the check digit or leads to it.
///
/// Modulus 11 is the most common, as in vehicle identification numbers; ``DescendingSum`` is for weights that count down. With a prime modulus that is
/// larger than every value, and weights that differ and are no multiples of it, every wrong character and every swap is found.
/// ``WeightedCheck`` is for numbers of one length that are nothing but characters; this is for scanners that go over separators.
public struct WeightedSum: Equatable, Sendable {
    /// The sum so far.
    @usableFromInline
    var total = 0

    /// Creates the sum of no characters.
    @inlinable
    public init() {}

    /// Adds a character.
    ///
    /// - Parameters:
    ///   - value: What the character is worth.
    ///   - weight: How many times it counts; may be negative.
    @inlinable @inline(__always)
    public mutating func add(_ value: Int, weight: Int) {
        // No text is long enough to make such a sum overflow.
        total = total &+ value &* weight
    }

    /// Adds a character.
    ///
    /// - Parameters:
    ///   - value: What the character is worth.
    ///   - weight: How many times it counts; may be negative.
    @inlinable @inline(__always)
    public mutating func add(_ value: UInt8, weight: Int) { add(Int(value), weight: weight) }

    /// What the sum leaves, 0 to one less than the modulus.
    ///
    /// - Parameter modulus: More than 0.
    @inlinable @inline(__always)
    public func remainder(modulo modulus: Int) -> Int {
        let remainder = total % modulus
        return remainder < 0 ? remainder + modulus : remainder
    }

    /// What has to be added for the sum to be a multiple of the modulus, 0 to one less than the modulus.
    ///
    /// - Parameter modulus: More than 0.
    @inlinable @inline(__always)
    public func complement(modulo modulus: Int) -> Int {
        let remainder = remainder(modulo: modulus)
        return remainder == 0 ? 0 : modulus - remainder
    }
}
