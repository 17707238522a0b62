/// The check digit of Verhoeff (J. Verhoeff, “Error Detecting Decimal Codes”, Mathematical Centre Tracts 29, 1969).
///
/// Digits are multiplied in the dihedral group of a pentagon, each permuted as often as its place from the right says. Every
/// wrong digit is found, and every swap of neighbours. The place matters, so that digits are added from the right.
///
/// ```swift
/// VerhoeffSum.checkDigit(of: "236".utf8.span)   // 3
/// ```
public struct VerhoeffSum: Equatable, Sendable {
    /// The product so far.
    private var product: UInt8 = 0

    /// The place from the right of the digit that is added next, modulo 8, after which permutations repeat.
    private var place: UInt8

    /// Creates the product of no digits.
    ///
    /// - Parameter withCheckDigit: Whether the digit added first is the check digit, which is so by default.
    public init(withCheckDigit: Bool = true) {
        place = withCheckDigit ? 0 : 1
    }

    /// Adds the digit to the left of those before.
    ///
    /// - Parameter digit: The value of the digit; of more than 9 the last digit counts.
    public mutating func add(_ digit: UInt8) {
        product = Self.multiply(product, Self.permute(digit % 10, place))
        place = (place &+ 1) & 7
    }

    /// Whether the digits, of which the check digit was added first, are right.
    public var isValid: Bool { product == 0 }

    /// The check digit of digits that were added without one, 0 to 9.
    public var checkDigit: UInt8 {
        // Rotations 1 to 4 have another one as their inverse, and everything else itself.
        product == 0 || product > 4 ? product : 5 &- product
    }

    /// The product in the group of which 0 to 4 are rotations and 5 to 9 reflections.
    private static func multiply(_ left: UInt8, _ right: UInt8) -> UInt8 {
        let (first, second) = (left % 5, right % 5)
        switch (left < 5, right < 5) {
        case (true, true): return (first &+ second) % 5
        case (true, false): return (first &+ second) % 5 &+ 5
        case (false, true): return (first &+ 5 &- second) % 5 &+ 5
        case (false, false): return (first &+ 5 &- second) % 5
        }
    }

    /// A digit, permuted so many times.
    private static func permute(_ digit: UInt8, _ times: UInt8) -> UInt8 {
        let permutation: StaticString = "1576283094"
        var digit = digit
        for _ in 0..<times { digit = permutation.utf8Start[Int(digit)] &- 0x30 }
        return digit
    }
}

extension VerhoeffSum {
    /// Whether a text is digits, of which the last is the right check digit.
    public static func isValid(_ utf8: Span<UInt8>) -> Bool {
        guard utf8.count > 1, let sum = Self.sum(of: utf8, withCheckDigit: true) else { return false }
        return sum.isValid
    }

    /// The check digit of a text of digits, 0 to 9; `nil` when it is not of digits.
    public static func checkDigit(of utf8: Span<UInt8>) -> UInt8? {
        sum(of: utf8, withCheckDigit: false)?.checkDigit
    }

    private static func sum(of utf8: Span<UInt8>, withCheckDigit: Bool) -> VerhoeffSum? {
        var sum = VerhoeffSum(withCheckDigit: withCheckDigit)
        var offset = utf8.count
        while offset > 0 {
            offset &-= 1
            guard let digit = ASCII.decimalValue(utf8[offset]) else { return nil }
            sum.add(digit)
        }
        return sum
    }
}
