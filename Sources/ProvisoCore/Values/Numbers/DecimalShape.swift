/// Where the digits of a decimal number stand in its text, so that numbers of any size compare exactly and in place.
///
/// The grammar is that of a number in text: an optional sign, digits with an optional fraction (`.5` but not `5.`), and
/// an optional exponent. Leading zeros are fine; blanks, separators, `0x`, NaN and infinity are not. Where the decimal sign
/// is a comma, it stands in the place of the point, which is none then.
package struct DecimalShape: Sendable {
    /// Whether a minus sign stands before it. Zero has no sign.
    let isNegative: Bool
    /// The offset of the first digit that is not a leading zero; equal to `end` for zero.
    package let start: Int
    /// The offset after the last digit that is not a trailing zero of the significand.
    package let end: Int
    /// The number is 0.d₁d₂d₃… times ten to this power, d₁ being the digit at `start`.
    package let exponent: Int
    /// Whether the text is a sign and digits alone.
    package let isPlainInteger: Bool
    /// Whether the value has no fraction, however it is spelled.
    let isIntegral: Bool
    /// The value, when it is spelled as an integer of at most eighteen digits: the common case, compared at once.
    package let small: Int64?

    /// An exponent is cut here; no text that fits into memory has so many digits that it would matter.
    private static let largestExponent = 1 << (Int.bitWidth < 64 ? 24 : 40)

    /// Finds the parts of a number, or returns `nil` when the text is none.
    ///
    /// - Parameters:
    ///   - text: The text of the number.
    ///   - decimalSign: What stands before the fraction.
    /// - Complexity: One pass.
    package init?(_ text: Span<UInt8>, decimalSign: UInt8 = UInt8(ascii: ".")) {
        var index = 0
        let count = text.count
        var negative = false
        if index < count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
            negative = text[index] == UInt8(ascii: "-")
            index += 1
        }
        let integerStart = index
        var small: Int64 = 0
        while index < count, case let digit = text[index] &- UInt8(ascii: "0"), digit <= 9 {
            if index - integerStart < 18 { small = small &* 10 &+ Int64(digit) }
            index += 1
        }
        let integerEnd = index
        if index == count, integerEnd > integerStart, integerEnd - integerStart <= 18 {
            let isZero = small == 0
            self.isNegative = negative && !isZero
            self.small = negative ? -small : small
            self.isPlainInteger = true
            self.isIntegral = true
            var start = integerStart
            while start < integerEnd, text[start] == UInt8(ascii: "0") { start += 1 }
            var end = integerEnd
            while end > start, text[end - 1] == UInt8(ascii: "0") { end -= 1 }
            self.start = start
            self.end = end
            self.exponent = isZero ? 0 : integerEnd - start
            return
        }
        var fractionEnd = integerEnd
        var hasPoint = false
        if index < count, text[index] == decimalSign {
            hasPoint = true
            index += 1
            let fractionStart = index
            while index < count, text[index] &- UInt8(ascii: "0") <= 9 { index += 1 }
            guard index > fractionStart else { return nil }
            fractionEnd = index
        }
        guard integerEnd > integerStart || hasPoint else { return nil }
        var written = 0
        var hasExponent = false
        if index < count, text[index] | 0x20 == UInt8(ascii: "e") {
            hasExponent = true
            index += 1
            var isNegativeExponent = false
            if index < count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
                isNegativeExponent = text[index] == UInt8(ascii: "-")
                index += 1
            }
            let exponentStart = index
            while index < count, case let digit = text[index] &- UInt8(ascii: "0"), digit <= 9 {
                if written < Self.largestExponent { written = written * 10 + Int(digit) }
                index += 1
            }
            guard index > exponentStart else { return nil }
            if isNegativeExponent { written = -written }
        }
        guard index == count else { return nil }

        // The significand without leading and trailing zeros, the point aside.
        var start = integerStart
        while start < fractionEnd, text[start] == UInt8(ascii: "0") || text[start] == decimalSign { start += 1 }
        var end = fractionEnd
        while end > start, text[end - 1] == UInt8(ascii: "0") || text[end - 1] == decimalSign { end -= 1 }
        self.start = start
        self.end = end
        self.small = nil
        self.isPlainInteger = !hasPoint && !hasExponent
        if start == end {
            self.isNegative = false
            self.exponent = 0
            self.isIntegral = true
            return
        }
        self.isNegative = negative
        // Digits before the point count up, zeros between the point and the first digit count down.
        let exponent = (start < integerEnd ? integerEnd - start : integerEnd + 1 - start) + written
        self.exponent = exponent
        let significant = end - start - (start < integerEnd && end > integerEnd ? 1 : 0)
        self.isIntegral = exponent >= significant
    }

    /// Whether a byte among the digits is the decimal sign, whichever the text has.
    @inline(__always)
    static func isSign(_ byte: UInt8) -> Bool { byte < UInt8(ascii: "0") }

    /// Whether the value is zero.
    var isZero: Bool { start == end }

    /// Orders two numbers exactly: -1, 0 or 1.
    ///
    /// - Complexity: Linear in the number of digits; constant for integers of up to eighteen.
    package static func compare(
        _ left: DecimalShape, in leftText: Span<UInt8>, _ right: DecimalShape, in rightText: Span<UInt8>
    ) -> Int {
        if let a = left.small, let b = right.small { return a < b ? -1 : a == b ? 0 : 1 }
        if left.isZero || right.isZero {
            if left.isZero && right.isZero { return 0 }
            return left.isZero ? (right.isNegative ? 1 : -1) : (left.isNegative ? -1 : 1)
        }
        if left.isNegative != right.isNegative { return left.isNegative ? -1 : 1 }
        let magnitude = compareMagnitudes(left, in: leftText, right, in: rightText)
        return left.isNegative ? -magnitude : magnitude
    }

    private static func compareMagnitudes(
        _ left: DecimalShape, in leftText: Span<UInt8>, _ right: DecimalShape, in rightText: Span<UInt8>
    ) -> Int {
        if left.exponent != right.exponent { return left.exponent < right.exponent ? -1 : 1 }
        var (i, j) = (left.start, right.start)
        while true {
            if i < left.end, isSign(leftText[i]) { i += 1 }
            if j < right.end, isSign(rightText[j]) { j += 1 }
            let (a, b) = (i < left.end ? leftText[i] : 0, j < right.end ? rightText[j] : 0)
            if a == 0 && b == 0 { return 0 }
            // A number that has run out of digits goes on with zeros, which were cut off the longer one's end.
            if a != b { return a < b ? -1 : 1 }
            (i, j) = (i + 1, j + 1)
        }
    }
}
