extension ExactNumber {
    /// Whether a whole number lies between this number and one that is not smaller, these two included. Exact at any size.
    ///
    /// - Complexity: Linear in the digits before the points.
    func hasWholeNumber(upTo other: ExactNumber) -> Bool {
        // Two numbers with fractions have none between them when both lie between the same two neighbours.
        if isIntegral || other.isIntegral { return true }
        return shape.isNegative != other.shape.isNegative || !wholeDigits.elementsEqual(other.wholeDigits)
    }

    /// The digits before the point of a number that has a fraction, without leading zeros.
    private var wholeDigits: some Sequence<UInt8> {
        spelling.utf8.dropFirst(shape.start).prefix(shape.end - shape.start).lazy.filter { $0 != UInt8(ascii: ".") }
            .prefix(max(0, shape.exponent))
    }
}
