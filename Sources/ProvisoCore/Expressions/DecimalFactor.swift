/// A decimal number of up to eighteen significant digits: digits × 10ᵉ.
struct DecimalFactor: Sendable, Hashable {
    /// The significant digits with their sign, without zeros at the end.
    let digits: Int64
    let exponent: Int

    /// How many significant digits there may be.
    static let largestDigits = 18

    /// The number one.
    static let one = DecimalFactor(digits: 1, exponent: 0)

    private init(digits: Int64, exponent: Int) {
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
    init?(_ number: ExactNumber) {
        guard let factor = number.spelling.withBytes({ DecimalFactor(number.shape, in: $0.span) }) else { return nil }
        self = factor
    }

    /// The number with the other sign.
    var negated: DecimalFactor { DecimalFactor(digits: -digits, exponent: exponent) }

    /// The exact product, or `nil` when it has too many digits.
    func multiplied(by other: DecimalFactor) -> DecimalFactor? {
        let (product, overflows) = digits.multipliedReportingOverflow(by: other.digits)
        guard !overflows, product.magnitude < 1_000_000_000_000_000_000 else { return nil }
        return DecimalFactor(digits: product, exponent: exponent + other.exponent)
    }
}
