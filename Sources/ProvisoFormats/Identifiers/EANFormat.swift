/// A number of GS1 under a bar code: EAN-8, EAN-13 or GTIN-14 with its check digit (GS1 General Specifications).
public struct EANFormat: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not such a number, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var sum = GS1Sum()
        for offset in utf8.indices {
            guard let digit = ASCII.decimalValue(utf8[offset]) else { return FormatFailure("not a digit", at: offset) }
            sum.add(digit)
        }
        guard utf8.count == 8 || utf8.count == 13 || utf8.count == 14 else {
            return FormatFailure("wrong number of digits", at: 0)
        }
        return sum.isValid ? nil : FormatFailure("wrong check digit", at: utf8.count - 1)
    }
}

extension EANFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        // Whatever the digits, some check digit behind them is right.
        utf8.count < 14 && RunScan.endOfDigits(in: utf8, from: 0) == utf8.count
    }
}
