/// What one pass over the digits of a card number finds.
struct CardNumberScan {
    /// The first eight digits.
    private(set) var leading: UInt32 = 0

    /// How many digits there are.
    private(set) var length = 0

    /// Reads a number of 12 to 19 digits, in groups or not, and checks its check digit.
    @inline(__always)
    init(_ utf8: Span<UInt8>) throws(FormatFailure) {
        guard !utf8.isEmpty else { throw FormatFailure("empty", at: 0) }
        var luhn = LuhnSum()
        var afterSeparator = true
        for offset in utf8.indices {
            let byte = utf8[offset]
            if let digit = ASCII.decimalValue(byte) {
                guard length < 19 else { throw FormatFailure("too many digits", at: offset) }
                if length < CardNumberRange.digits { leading = leading &* 10 &+ UInt32(digit) }
                luhn.add(digit)
                length &+= 1
                afterSeparator = false
            } else {
                guard byte == ASCII.space || byte == ASCII.hyphen else {
                    throw FormatFailure("not a digit", at: offset)
                }
                guard !afterSeparator else { throw FormatFailure("misplaced separator", at: offset) }
                afterSeparator = true
            }
        }
        guard !afterSeparator else { throw FormatFailure("misplaced separator", at: utf8.count - 1) }
        guard length >= 12 else { throw FormatFailure("too few digits", at: utf8.count) }
        guard luhn.isValid else { throw FormatFailure("wrong check digit", at: utf8.count - 1) }
    }
}
