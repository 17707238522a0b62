extension ExactNumber {
    /// So many digits of a whole number are counted on from.
    private static let mostDigits = 1000

    /// The digits of a whole number, without a sign and without zeros in front; `nil` for one with a fraction or with very many.
    private var wholeDigits: [UInt8]? {
        guard shape.isIntegral, shape.exponent <= Self.mostDigits else { return nil }
        var digits: [UInt8] = []
        for byte in spelling.utf8.dropFirst(shape.start).prefix(shape.end - shape.start)
        where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") {
            digits.append(byte - UInt8(ascii: "0"))
        }
        digits += Array(repeating: 0, count: max(0, shape.exponent - digits.count))
        return Array(digits.drop { $0 == 0 })
    }

    /// The sum of a whole number of any size and an integer, in plain digits; `nil` for a number with a fraction, and for one
    /// of more than a thousand digits.
    ///
    /// - Complexity: Linear in the number of digits.
    func addingWhole(_ step: Int) -> ExactNumber? {
        if let number = integer {
            let (sum, overflows) = number.addingReportingOverflow(step)
            if !overflows { return ExactNumber(sum) }
        }
        guard let digits = wholeDigits else { return nil }
        let other = String(step.magnitude).utf8.map { $0 - UInt8(ascii: "0") }
        let isNegative = shape.isNegative
        var sum: [UInt8]
        var sumIsNegative = isNegative
        if isNegative == (step < 0) {
            sum = Self.sum(of: digits, other)
        } else if Self.isLess(digits, other) {
            sum = Self.difference(of: other, digits)
            sumIsNegative.toggle()
        } else {
            sum = Self.difference(of: digits, other)
        }
        sum = Array(sum.drop { $0 == 0 })
        let text = sum.isEmpty ? "0" : (sumIsNegative ? "-" : "") + sum.map { String($0) }.joined()
        return ExactNumber(text)
    }

    private static func isLess(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
    }

    private static func sum(of a: [UInt8], _ b: [UInt8]) -> [UInt8] {
        add(a, b) { digit, other, carry in
            let total = digit + other + carry
            return (total % 10, total / 10)
        }
    }

    /// The difference of a number and one that is not larger.
    private static func difference(of a: [UInt8], _ b: [UInt8]) -> [UInt8] {
        add(a, b) { digit, other, borrow in
            let taken = other + borrow
            return digit < taken ? (digit + 10 - taken, 1) : (digit - taken, 0)
        }
    }

    /// Goes through the digits of two numbers from the last, and hands on what is carried.
    private static func add(
        _ a: [UInt8], _ b: [UInt8], _ step: (UInt8, UInt8, UInt8) -> (digit: UInt8, carry: UInt8)
    ) -> [UInt8] {
        var result: [UInt8] = []
        var carry: UInt8 = 0
        for place in 0...max(a.count, b.count) {
            let found = step(
                place < a.count ? a[a.count - 1 - place] : 0, place < b.count ? b[b.count - 1 - place] : 0, carry)
            result.append(found.digit)
            carry = found.carry
        }
        return result.reversed()
    }
}
