/// A positive decimal number by which others are divided, to see whether anything remains.
///
/// Numbers are d × 10ᵉ with an integer d that does not end in 0, so n = a × 10ᵏ is a multiple of d × 10ᵉ exactly when
/// k ≥ e and d divides a × 10ᵏ⁻ᵉ: for k < e the factor ten could only come from a.
package struct DecimalDivisor: Sendable {
    /// How many significant digits a divisor may have.
    static let largestDigits = 18

    private let digits: UInt64
    private let exponent: Int

    /// Creates a divisor; `nil` when the number is not positive or has too many significant digits.
    package init?(_ number: ExactNumber) {
        var spelling = number.spelling
        let parts = spelling.withUTF8 { bytes -> (UInt64, Int)? in
            let text = bytes.span
            guard let shape = DecimalShape(text), !shape.isZero, !shape.isNegative,
                shape.significantDigits(in: text) <= Self.largestDigits
            else { return nil }
            var digits: UInt64 = 0
            for index in shape.start..<shape.end where text[index] != UInt8(ascii: ".") {
                digits = digits * 10 + UInt64(text[index] &- UInt8(ascii: "0"))
            }
            return (digits, shape.exponent - shape.significantDigits(in: text))
        }
        guard let parts else { return nil }
        (digits, exponent) = parts
    }

    /// Whether a number that stands in a text is a multiple.
    ///
    /// - Complexity: Linear in the number of its digits.
    package func divides(_ number: DecimalShape, in text: Span<UInt8>) -> Bool {
        if number.isZero { return true }
        let shift = number.exponent - number.significantDigits(in: text) - exponent
        guard shift >= 0 else { return false }
        var remainder: UInt64 = 0
        for index in number.start..<number.end where !DecimalShape.isSign(text[index]) {
            let digit = UInt64(text[index] &- UInt8(ascii: "0"))
            remainder = (product(remainder, 10) + digit) % digits
        }
        return product(remainder, power(10, shift)) == 0
    }

    private func product(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let (high, low) = a.multipliedFullWidth(by: b % digits)
        // The divisor is more than either factor, so the quotient fits.
        return digits.dividingFullWidth((high, low)).remainder
    }

    private func power(_ base: UInt64, _ exponent: Int) -> UInt64 {
        var (result, base, exponent) = (1 % digits, base % digits, exponent)
        while exponent > 0 {
            if exponent & 1 == 1 { result = product(result, base) }
            base = product(base, base)
            exponent >>= 1
        }
        return result
    }
}

extension DecimalShape {
    /// How many digits there are from the first to the last that is not zero.
    func significantDigits(in text: Span<UInt8>) -> Int {
        guard small == nil else { return end - start }
        for index in start..<end where Self.isSign(text[index]) { return end - start - 1 }
        return end - start
    }
}
