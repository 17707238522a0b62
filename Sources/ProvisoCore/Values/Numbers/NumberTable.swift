/// Numbers among which others are looked up by their exact values: 1, 1.0 and 1e0 are one number.
struct NumberTable: Sendable {
    private(set) var numbers: [ExactNumber] = []
    private var slots: SlotTable
    private let hash = TableHash()

    /// Makes a table of numbers.
    init(_ numbers: [ExactNumber]) {
        slots = SlotTable(capacity: numbers.count)
        for number in numbers {
            number.spelling.withBytes { bytes in
                guard let shape = DecimalShape(bytes.span), !contains(shape, in: bytes.span) else { return }
                slots.insert(self.numbers.count, hash: hash(of: shape, in: bytes.span))
                self.numbers.append(number)
            }
        }
    }

    /// Whether there is no number.
    var isEmpty: Bool { numbers.isEmpty }

    /// Whether a number that stands in a text is one of these.
    ///
    /// - Complexity: Linear in the digits; constant, on average, in the number of numbers.
    func contains(_ number: DecimalShape, in text: Span<UInt8>) -> Bool {
        slots.first(hash: hash(of: number, in: text)) { numbers[$0].compare(to: number, in: text) == 0 } != nil
    }

    private func hash(of number: DecimalShape, in text: Span<UInt8>) -> UInt64 {
        let sign: UInt64 = number.isNegative ? 1 : 0
        var hash = TableHash.mix(hash.start, UInt64(bitPattern: Int64(number.exponent)) << 1 | sign)
        // Sixteen digits a word.
        var digits: UInt64 = 1
        var index = number.start
        while index < number.end {
            let byte = text[index]
            index += 1
            if DecimalShape.isSign(byte) { continue }
            digits = digits << 4 | UInt64(byte & 0x0F)
            if digits >> 60 != 0 {
                hash = TableHash.mix(hash, digits)
                digits = 1
            }
        }
        return TableHash.mix(hash, digits)
    }
}
