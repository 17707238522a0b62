/// A pure system of ISO/IEC 7064:2003: the characters are the digits of a number in some radix, which with its check characters
/// leaves 1 when it is divided by the modulus.
///
/// Of the five systems, two have one check character, which can be a supplementary one, and three have two. All find every wrong
/// character and every swap of neighbours.
///
/// ```swift
/// var sum = PureCheckSum.mod11Radix2
/// for byte in "079".utf8 { sum.add(byte - 0x30) }
/// sum.checkValue   // 10, which is written X
/// ```
public struct PureCheckSum: Equatable, Sendable {
    /// What the number is divided by.
    public let modulus: Int

    /// How many times more a character counts than the next one.
    public let radix: Int

    /// How many check characters there are: one or two.
    public let checkCharacters: Int

    /// What the characters so far leave.
    @usableFromInline
    var remainder = 0

    @inlinable
    init(modulus: Int, radix: Int, checkCharacters: Int) {
        self.modulus = modulus
        self.radix = radix
        self.checkCharacters = checkCharacters
    }

    /// MOD 11-2 of no characters: digits, and a check character of ``CheckAlphabet/digitsAndX``; ISNI and ORCID have it.
    @inlinable
    public static var mod11Radix2: Self { Self(modulus: 11, radix: 2, checkCharacters: 1) }

    /// MOD 37-2 of no characters: letters and digits, and a check character of ``CheckAlphabet/alphanumericsAndAsterisk``.
    @inlinable
    public static var mod37Radix2: Self { Self(modulus: 37, radix: 2, checkCharacters: 1) }

    /// MOD 97-10 of no characters: digits, and two check digits; see ``Modulus97Sum`` for numbers with letters.
    @inlinable
    public static var mod97Radix10: Self { Self(modulus: 97, radix: 10, checkCharacters: 2) }

    /// MOD 661-26 of no characters: letters, and two check letters.
    @inlinable
    public static var mod661Radix26: Self { Self(modulus: 661, radix: 26, checkCharacters: 2) }

    /// MOD 1271-36 of no characters: letters and digits, and two check characters that are such.
    @inlinable
    public static var mod1271Radix36: Self { Self(modulus: 1_271, radix: 36, checkCharacters: 2) }

    /// Adds a character.
    ///
    /// - Parameter value: The value that the alphabet of the system gives it.
    @inlinable @inline(__always)
    public mutating func add(_ value: UInt8) {
        remainder = (remainder &* radix &+ Int(value)) % modulus
    }

    /// Whether the characters end in the right check characters.
    @inlinable
    public var isValid: Bool { remainder == 1 }

    /// What the check characters that would have to follow are worth, 0 to ``modulus`` less one: one character's value, or
    /// that of the first times ``radix`` and that of the second.
    @inlinable
    public var checkValue: Int {
        let shifted = checkCharacters == 2 ? remainder * radix % modulus * radix : remainder * radix
        return (modulus + 1 - shifted % modulus) % modulus
    }
}
