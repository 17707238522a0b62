/// What CLDR's plural rules look at in a number as it is shown (UTS #35, part 3, section 5.1.1).
///
/// `1` and `1.0` differ: the latter shows one digit of a fraction, and so may take another form of the word.
///
/// The rules compare operands with small numbers and take them modulo powers of ten. So ``i``, ``f`` and ``t`` are exact
/// up to eighteen digits; of longer ones the last eighteen are kept and a one stands before them, which no rule can tell
/// from the whole.
public struct PluralOperands: Sendable, Equatable {
    /// The digits before the point.
    public let i: UInt64
    /// How many digits of the fraction are shown, with trailing zeros.
    public let v: Int
    /// How many digits of the fraction are shown, without trailing zeros.
    public let w: Int
    /// The digits of the fraction, with trailing zeros.
    public let f: UInt64
    /// The digits of the fraction, without trailing zeros.
    public let t: UInt64
    /// The exponent of the power of ten in compact notation: 6 in “1.2 million”; 0 for a number written out. CLDR's
    /// rules also call it `e`.
    public let c: Int
    /// Whether the absolute value `n` is ``i``. Otherwise it equals no whole number.
    public var isIntegral: Bool { t == 0 }

    /// Finds the operands of a number as it is spelled; an exponent moves the point.
    ///
    /// - Parameters:
    ///   - number: The number; its sign does not count.
    ///   - compactExponent: The exponent if the number is shown in compact notation.
    /// - Complexity: Linear in the length of the spelling.
    public init(_ number: ExactNumber, compactExponent: Int = 0) {
        let shown = DecimalDigits(number)
        let digits = shown.digits
        // Digits before the point; the rest is the fraction. Zeros that an exponent adds are not stored.
        let whole = Swift.min(Swift.max(shown.point, 0), digits.count)
        i = Self.value(of: digits[..<whole], zeros: Swift.max(0, shown.point - digits.count))
        let fraction = digits[whole...]
        let leadingZeros = fraction.isEmpty ? 0 : Swift.max(0, -shown.point)
        v = fraction.count + leadingZeros
        f = Self.value(of: fraction, zeros: 0)
        let trimmed = fraction.prefix(
            (fraction.lastIndex { $0 != 0 } ?? fraction.startIndex - 1) + 1 - fraction.startIndex)
        w = trimmed.isEmpty ? 0 : trimmed.count + leadingZeros
        t = Self.value(of: trimmed, zeros: 0)
        c = compactExponent
    }

    /// The operands of a whole number that shows no fraction.
    init(integer: UInt64) {
        i = integer
        v = 0
        w = 0
        f = 0
        t = 0
        c = 0
    }

    private static let limit: UInt64 = 1_000_000_000_000_000_000

    private static func value(of digits: ArraySlice<UInt8>, zeros: Int) -> UInt64 {
        var value: UInt64 = 0
        var isLong = false
        func append(_ digit: UInt8) {
            value = value * 10 + UInt64(digit)
            if value >= limit {
                isLong = true
                value %= limit
            }
        }
        digits.forEach(append)
        // Zeros after zero change nothing, and after eighteen of them nothing is left to move.
        if value > 0 || isLong { for _ in 0..<Swift.min(zeros, 18) { append(0) } }
        return isLong ? value + limit : value
    }
}
