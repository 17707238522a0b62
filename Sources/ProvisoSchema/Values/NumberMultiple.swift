internal import ProvisoCore

/// `multipleOf`: a divisor of any size.
///
/// A number is d × 10ᵉ with an integer d. One of eighteen digits or fewer is divided as a machine divides; of a longer one the remainder
/// is kept digit by digit.
struct NumberMultiple: Sendable {
    /// The divisor as the schema spells it.
    let number: ExactNumber
    private let divisor: DecimalDivisor?
    /// The digits of a divisor that is too long, the last one first, and its exponent.
    private let digits: [UInt8]
    private let exponent: Int

    /// Creates the test; `nil` for a divisor that is not positive.
    init?(_ number: ExactNumber) {
        guard number > 0 else { return nil }
        self.number = number
        divisor = DecimalDivisor(number)
        (digits, exponent) = divisor == nil ? Self.parts(of: Array(number.spelling.utf8).span) ?? ([], 0) : ([], 0)
    }

    /// Whether the number in a text is a multiple.
    ///
    /// - Complexity: Linear in the digits of the number, times those of a divisor of more than eighteen.
    func divides(_ text: Span<UInt8>) -> Bool {
        guard let shape = DecimalShape(text) else { return false }
        if let divisor { return divisor.divides(shape, in: text) }
        guard let (number, numberExponent) = Self.parts(of: text) else { return false }
        if number.isEmpty { return true }
        guard numberExponent >= exponent else { return false }
        var remainder: [UInt8] = []
        for digit in number.reversed() { append(digit, to: &remainder) }
        // Of ten to a power, no more factors can matter than the divisor has bits.
        for _ in 0..<min(numberExponent - exponent, digits.count * 4) where !remainder.isEmpty {
            append(0, to: &remainder)
        }
        return remainder.isEmpty
    }

    /// The digits of a number, the last one first and without zeros at either end, and the power of ten that they are times.
    private static func parts(of text: Span<UInt8>) -> (digits: [UInt8], exponent: Int)? {
        guard let shape = DecimalShape(text) else { return nil }
        var digits: [UInt8] = []
        for index in shape.start..<shape.end where text[index] != UInt8(ascii: ".") {
            digits.append(text[index] &- UInt8(ascii: "0"))
        }
        return (digits.reversed(), shape.exponent - digits.count)
    }

    /// Makes r into the remainder of 10 r + digit.
    private func append(_ digit: UInt8, to remainder: inout [UInt8]) {
        remainder.insert(digit, at: 0)
        while remainder.last == 0 { remainder.removeLast() }
        while !isLess(remainder) { subtract(from: &remainder) }
    }

    private func isLess(_ number: [UInt8]) -> Bool {
        if number.count != digits.count { return number.count < digits.count }
        for (a, b) in zip(number.reversed(), digits.reversed()) where a != b { return a < b }
        return false
    }

    private func subtract(from number: inout [UInt8]) {
        var borrow: UInt8 = 0
        for index in number.indices {
            let taken = (index < digits.count ? digits[index] : 0) + borrow
            borrow = number[index] < taken ? 1 : 0
            number[index] = number[index] + (borrow == 1 ? 10 : 0) - taken
        }
        while number.last == 0 { number.removeLast() }
    }
}
