/// Goes over the digits of a card number.
enum CardNumberScan {
    /// What is wrong with a number of 12 to 19 digits, in groups or not, and its check digit.
    ///
    /// - Parameter length: Is set to the number of digits of a number that passes.
    @inline(__always)
    static func failure(in utf8: Span<UInt8>, length: inout Int) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var luhn = LuhnSum()
        var digits = 0
        var offset = 0
        while true {
            let start = offset
            let end = min(utf8.count, start &+ 19 &- digits)
            while offset < end, let digit = ASCII.decimalValue(utf8[offset]) {
                luhn.add(digit)
                offset &+= 1
            }
            digits &+= offset &- start
            guard offset < utf8.count else {
                if offset > start { break }
                return FormatFailure("misplaced separator", at: offset - 1)
            }
            let byte = utf8[offset]
            guard byte == ASCII.space || byte == ASCII.hyphen else {
                return FormatFailure(ASCII.isDigit(byte) ? "too many digits" : "not a digit", at: offset)
            }
            guard offset > start else { return FormatFailure("misplaced separator", at: offset) }
            offset &+= 1
        }
        guard digits >= 12 else { return FormatFailure("too few digits", at: utf8.count) }
        length = digits
        return luhn.isValid ? nil : FormatFailure("wrong check digit", at: utf8.count - 1)
    }

    /// The first eight digits of a number that passed.
    static func leading(in utf8: Span<UInt8>) -> UInt32 {
        var leading: UInt32 = 0
        var digits = 0
        var offset = 0
        while digits < CardNumberRange.digits, offset < utf8.count {
            if let digit = ASCII.decimalValue(utf8[offset]) {
                leading = leading &* 10 &+ UInt32(digit)
                digits &+= 1
            }
            offset &+= 1
        }
        return leading
    }

    /// The first eight digits that a number can have of which perhaps fewer are there.
    static func possibleLeading(in utf8: Span<UInt8>) -> ClosedRange<UInt32> {
        var low = leading(in: utf8)
        var width: UInt32 = 1
        var digits = 0
        for offset in utf8.indices where ASCII.isDigit(utf8[offset]) { digits += 1 }
        while digits < CardNumberRange.digits {
            low *= 10
            width *= 10
            digits += 1
        }
        return low...low + width - 1
    }
}
