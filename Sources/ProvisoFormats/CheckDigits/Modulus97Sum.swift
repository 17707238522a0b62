/// The check digits of numbers with letters by modulus 97: ISO/IEC 7064 MOD 97-10 with `A` read as 10 and `Z` as 35.
///
/// IBAN (ISO 13616-1), LEI (ISO 17442) and creditor references (ISO 11649) have it; where check digits stand in front, as in IBAN,
/// they and what stands before them are added last.
public struct Modulus97Sum: Equatable, Sendable {
    /// The number so far, or one that leaves the same.
    @usableFromInline
    var number: UInt64 = 0

    /// Creates the sum of no characters.
    @inlinable
    public init() {}

    /// Adds a digit, or a letter as two digits.
    ///
    /// - Parameter value: 0 to 35, as ``CheckAlphabet/alphanumerics`` has it.
    @inlinable @inline(__always)
    public mutating func add(_ value: UInt8) {
        if number > 1 << 56 { number %= 97 }
        number = number &* (value < 10 ? 10 : 100) &+ UInt64(value)
    }

    /// What the number leaves, 0 to 96.
    @inlinable
    public var remainder: Int { Int(truncatingIfNeeded: number % 97) }

    /// Whether the number ends in the right check digits.
    ///
    /// 00, 01 and 99 leave the same remainders as 97, 98 and 02, which are the ones that are issued: who wants those alone
    /// compares with ``checkDigits``.
    @inlinable
    public var isValid: Bool { remainder == 1 }

    /// The two check digits that would have to follow, 2 to 98.
    @inlinable
    public var checkDigits: Int { 98 - remainder * 100 % 97 }
}
