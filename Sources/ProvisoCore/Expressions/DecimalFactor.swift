/// A decimal number of up to eighteen significant digits, to compute with: digits × 10ᵉ.
///
/// Numbers of any size are compared as they are spelled (``ExactNumber``, ``DecimalShape``), and summed by ``DecimalSum``. This is the
/// one type that multiplies and adds: what it cannot hold is `nil`, never rounded.
package struct DecimalFactor: Sendable, Equatable {
    /// The significant digits with their sign, without zeros at the end.
    package let digits: Int64
    /// The power of ten that the digits are multiplied by; 0 for zero.
    package let exponent: Int

    /// How many significant digits there may be.
    static let largestDigits = 18

    /// The number one.
    static let one = DecimalFactor(digits: 1, exponent: 0)

    /// The number with these digits. More than eighteen must be zeros at the end.
    package init(digits: Int64, exponent: Int) {
        var (digits, exponent) = (digits, digits == 0 ? 0 : exponent)
        while digits != 0, digits % 10 == 0 { (digits, exponent) = (digits / 10, exponent + 1) }
        (self.digits, self.exponent) = (digits, exponent)
    }

    /// The number that stands in a text, or `nil` when it has too many digits.
    init?(_ number: DecimalShape, in text: Span<UInt8>) {
        guard number.end - number.start <= Self.largestDigits + 1 else { return nil }
        var (digits, count): (Int64, Int) = (0, 0)
        for index in number.start..<number.end where !DecimalShape.isSign(text[index]) {
            count += 1
            if count > Self.largestDigits { return nil }
            digits = digits * 10 + Int64(text[index] &- UInt8(ascii: "0"))
        }
        self.digits = number.isNegative ? -digits : digits
        exponent = digits == 0 ? 0 : number.exponent - count
    }

    /// The number, or `nil` when it has too many digits.
    package init?(_ number: ExactNumber) {
        guard let factor = number.spelling.withBytes({ DecimalFactor(number.shape, in: $0.span) }) else { return nil }
        self = factor
    }

    /// The number with the other sign.
    package var negated: DecimalFactor { DecimalFactor(digits: -digits, exponent: exponent) }

    /// The exact product, or `nil` when it has too many digits.
    package func multiplied(by other: DecimalFactor) -> DecimalFactor? {
        // Most terms of sums have no factor.
        if digits == 1, exponent == 0 { return other }
        let (product, overflows) = digits.multipliedReportingOverflow(by: other.digits)
        guard !overflows, product.magnitude < 1_000_000_000_000_000_000 else { return nil }
        return DecimalFactor(digits: product, exponent: exponent + other.exponent)
    }

    /// The exact sum, or `nil` when it has too many digits.
    package func adding(_ other: DecimalFactor) -> DecimalFactor? {
        if digits == 0 || other.digits == 0 { return digits == 0 ? other : self }
        let exponent = min(exponent, other.exponent)
        guard let left = digits(at: exponent), let right = other.digits(at: exponent) else { return nil }
        let (sum, overflows) = left.addingReportingOverflow(right)
        guard !overflows, sum.magnitude < 1_000_000_000_000_000_000 else { return nil }
        return DecimalFactor(digits: sum, exponent: exponent)
    }

    /// The digits of the same number with another exponent, or `nil` when it takes a fraction or too many digits.
    package func digits(at exponent: Int) -> Int64? {
        if digits == 0 { return 0 }
        let zeros = self.exponent - exponent
        guard 0...Self.largestDigits ~= zeros else { return nil }
        var digits = digits
        for _ in 0..<zeros {
            guard digits.magnitude < 100_000_000_000_000_000 else { return nil }
            digits *= 10
        }
        return digits
    }
}
