/// A number of GS1 under a bar code: EAN-8, EAN-13 or GTIN-14 with its check digit (GS1 General Specifications), or one of another
/// kind where it is asked for.
///
/// ```swift
/// EANFormat().isValid("4006381333931")                           // true
/// EANFormat(key: .sscc).isValid("340123450000000000")            // true
/// ```
public struct EANFormat: StringFormat {
    /// What the number identifies; by default, when `nil`, a product by 8, 13 or 14 digits.
    public var key: GS1Key?

    /// Creates a format for a kind of number.
    public init(key: GS1Key? = nil) {
        self.key = key
    }

    /// Says why a text is not such a number, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        var sum = GS1Sum()
        for offset in utf8.indices {
            guard let digit = ASCII.decimalValue(utf8[offset]) else { return FormatFailure("not a digit", at: offset) }
            sum.add(digit)
        }
        guard hasLength(utf8.count) else { return FormatFailure("wrong number of digits", at: 0) }
        return sum.isValid ? nil : FormatFailure("wrong check digit", at: utf8.count - 1)
    }

    @inline(__always)
    private func hasLength(_ count: Int) -> Bool {
        guard let key else { return count == 8 || count == 13 || count == 14 }
        return key.hasLength(count)
    }
}

extension EANFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        // Whatever the digits, some check digit behind them is right.
        utf8.count < key?.longest ?? 14 && RunScan.endOfDigits(in: utf8, from: 0) == utf8.count
    }
}
