/// A number of degrees as text, compared with a limit exactly: its digits are never turned into a floating-point number.
enum DegreesScan {
    /// Which limit holds: 90 degrees of latitude or 180 of longitude.
    enum Limit {
        case latitude
        case longitude

        /// The first two significant digits; all others are zero.
        fileprivate var digits: Int { self == .latitude ? 90 : 18 }

        /// How many digits stand before the point.
        fileprivate var magnitude: Int { self == .latitude ? 2 : 3 }
    }

    /// Reads a number: an optional sign, digits with an optional fraction (`.5` but not `5.`), an optional exponent.
    ///
    /// - Parameters:
    ///   - offset: Where the number begins; afterwards where it ends.
    ///   - end: Where the text to read ends.
    static func failure(
        in utf8: Span<UInt8>, from offset: inout Int, to end: Int, limit: Limit
    ) -> FormatFailure? {
        let start = offset
        if offset < end, utf8[offset] == ASCII.plus || utf8[offset] == ASCII.hyphen { offset += 1 }
        var number = Significand()
        let integerStart = offset
        while offset < end, let digit = ASCII.decimalValue(utf8[offset]) {
            number.add(digit, isFraction: false)
            offset += 1
        }
        let integerDigits = offset - integerStart
        guard integerDigits < 2 || utf8[integerStart] != ASCII.zero else {
            return FormatFailure("leading zero", at: integerStart)
        }
        var fractionDigits = 0
        if offset < end, utf8[offset] == ASCII.dot {
            offset += 1
            while offset < end, let digit = ASCII.decimalValue(utf8[offset]) {
                number.add(digit, isFraction: true)
                offset += 1
                fractionDigits += 1
            }
            guard fractionDigits > 0 else { return FormatFailure("not a number", at: offset) }
        }
        guard integerDigits + fractionDigits > 0 else { return FormatFailure("not a number", at: offset) }
        if offset < end, utf8[offset] | 0x20 == UInt8(ascii: "e") {
            guard let exponent = exponent(in: utf8, from: &offset, to: end) else {
                return FormatFailure("not a number", at: offset)
            }
            number.magnitude += exponent
        }
        return number.exceeds(limit) ? FormatFailure("out of range", at: start) : nil
    }

    /// What completes a number; a small exponent brings down one that is too large.
    static let endings = Endings(
        "0", "e-999999999999", "0e-999999999999", "-999999999999", "999999999999")

    /// Reads an exponent from its letter on; what is too large for any text stays so.
    private static func exponent(in utf8: Span<UInt8>, from offset: inout Int, to end: Int) -> Int? {
        offset += 1
        var isNegative = false
        if offset < end, utf8[offset] == ASCII.plus || utf8[offset] == ASCII.hyphen {
            isNegative = utf8[offset] == ASCII.hyphen
            offset += 1
        }
        let start = offset
        var exponent = 0
        while offset < end, let digit = ASCII.decimalValue(utf8[offset]) {
            if exponent < 1 << (Int.bitWidth < 64 ? 24 : 50) { exponent = exponent * 10 + Int(digit) }
            offset += 1
        }
        guard offset > start else { return nil }
        return isNegative ? -exponent : exponent
    }

    /// The significant digits of a number as far as a limit needs them.
    private struct Significand {
        /// The first two significant digits.
        private var leading = 0
        private var count = 0
        /// Whether a digit behind the first two is not zero.
        private var hasMore = false
        /// How many digits stand before the point, counted from the first significant one; negative for zeros behind it.
        var magnitude = 0

        mutating func add(_ digit: UInt8, isFraction: Bool) {
            if count == 0 && digit == 0 {
                if isFraction { magnitude -= 1 }
                return
            }
            if !isFraction { magnitude += 1 }
            if count < 2 {
                leading = leading * 10 + Int(digit)
                count += 1
            } else if digit != 0 {
                hasMore = true
            }
        }

        func exceeds(_ limit: Limit) -> Bool {
            if count == 0 || magnitude < limit.magnitude { return false }
            if magnitude > limit.magnitude { return true }
            let digits = count == 1 ? leading * 10 : leading
            return digits > limit.digits || (digits == limit.digits && hasMore)
        }
    }
}
