/// The digits of a number as far as they are typed.
struct PartialCardNumber {
    /// The ASCII digits, 1 to 19 of them.
    private(set) var digits: [UInt8] = []

    /// The smallest and largest first eight digits that the number can have.
    var leading: ClosedRange<UInt32> {
        var low: UInt32 = 0
        var width: UInt32 = 1
        for index in 0..<CardNumberRange.digits {
            if index < digits.count {
                low = low * 10 + UInt32(digits[index] - ASCII.zero)
            } else {
                low *= 10
                width *= 10
            }
        }
        return low...low + width - 1
    }

    init?(_ text: some StringProtocol) {
        for byte in text.utf8 where byte != ASCII.space && byte != ASCII.hyphen {
            guard ASCII.isDigit(byte), digits.count < 19 else { return nil }
            digits.append(byte)
        }
        if digits.isEmpty { return nil }
    }
}
