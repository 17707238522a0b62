/// The digits of a number and where its point stands, its exponent applied: `-1.50e1` is 1 5 0 with the point at 2.
struct DecimalDigits {
    /// Whether a minus sign is shown. Zero has none.
    let isNegative: Bool
    /// The digits, each 0 to 9, without leading zeros before the point other than a single one.
    let digits: [UInt8]
    /// How many of the digits stand before the point. Less than zero, or more than there are, when zeros are to be added.
    let point: Int

    init(_ number: ExactNumber) {
        var digits: [UInt8] = []
        var point: Int?
        var exponent = 0
        var isNegativeExponent = false
        var isInExponent = false
        for byte in number.spelling.utf8 {
            switch byte {
            case UInt8(ascii: "."): point = digits.count
            case UInt8(ascii: "e"), UInt8(ascii: "E"): isInExponent = true
            case UInt8(ascii: "-"): isNegativeExponent = isInExponent
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = byte - UInt8(ascii: "0")
                if !isInExponent {
                    digits.append(digit)
                } else if exponent < Self.largestExponent {
                    exponent = exponent * 10 + Int(digit)
                }
            default: break
            }
        }
        var position = (point ?? digits.count) + (isNegativeExponent ? -exponent : exponent)
        let leadingZeros = digits.prefix { $0 == 0 }.count
        let isZero = leadingZeros == digits.count
        // `007` shows as 7, `0.07` as it is, `.5` as 0.5, `0e5` as 0.
        let dropped = Swift.min(leadingZeros, Swift.max(0, position))
        digits.removeFirst(dropped)
        position -= dropped
        if isZero, position > 0 { position = 0 }
        self.isNegative = !isZero && number.spelling.utf8.first == UInt8(ascii: "-")
        self.digits = digits
        self.point = position
    }

    /// No text that fits into memory has so many digits that a larger exponent would matter.
    private static let largestExponent = 1 << (Int.bitWidth < 64 ? 24 : 40)

    /// The digits before and after the point, or `nil` when that would take more than some forty zeros.
    var writtenOut: (whole: [UInt8], fraction: [UInt8])? {
        if point > digits.count {
            guard point - digits.count <= Self.mostZeros else { return nil }
            return (digits + Array(repeating: 0, count: point - digits.count), [])
        }
        if point <= 0 {
            guard -point <= Self.mostZeros else { return nil }
            let zeros = digits.isEmpty ? 0 : -point
            return ([0], Array(repeating: 0, count: zeros) + digits)
        }
        return (Array(digits[..<point]), Array(digits[point...]))
    }

    private static let mostZeros = 40
}
