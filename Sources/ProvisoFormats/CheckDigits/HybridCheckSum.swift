/// A hybrid system of ISO/IEC 7064:2003, which takes one remainder by the number of characters and another by one more.
///
/// The check character is always one of the alphabet. Every wrong character is found, and nearly every swap of neighbours.
///
/// ```swift
/// var sum = HybridCheckSum.mod11Over10
/// for byte in "0794".utf8 { sum.add(byte - 0x30) }
/// sum.checkValue   // 5
/// ```
public struct HybridCheckSum: Equatable, Sendable {
    /// The smaller modulus: how many characters the alphabet has.
    public let modulus: Int

    /// What the characters so far leave, doubled: 1 to ``modulus``.
    @usableFromInline
    var product: Int

    /// Whether the character added last is the right check character.
    public private(set) var isValid = false

    @usableFromInline
    init(modulus: Int) {
        self.modulus = modulus
        product = modulus
    }

    /// MOD 11,10 of no characters: digits and a check digit.
    public static var mod11Over10: Self { Self(modulus: 10) }

    /// MOD 27,26 of no characters: letters and a check letter.
    public static var mod27Over26: Self { Self(modulus: 26) }

    /// MOD 37,36 of no characters: letters and digits, and a check character that is one; GRid has it.
    public static var mod37Over36: Self { Self(modulus: 36) }

    /// Adds a character.
    ///
    /// - Parameter value: The value that the alphabet of the system gives it.
    public mutating func add(_ value: UInt8) {
        let sum = (product &+ Int(value)) % modulus
        isValid = sum == 1
        product = (sum == 0 ? modulus : sum) &* 2 % (modulus &+ 1)
    }

    /// What the check character that would have to follow is worth.
    public var checkValue: Int { (modulus + 1 - product) % modulus }
}
