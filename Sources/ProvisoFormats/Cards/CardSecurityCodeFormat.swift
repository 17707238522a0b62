/// The security code that is printed on a payment card (CVV, CVC, CID): three digits, on American Express four.
public struct CardSecurityCodeFormat: StringFormat {
    /// The brands whose codes are accepted; three or four digits when empty, which is the default.
    public var brands: Set<PaymentCardBrand>

    /// Creates a format for the codes of these brands, or of any when there are none.
    public init(brands: Set<PaymentCardBrand> = []) {
        self.brands = brands
    }

    /// Says why a text is not a security code, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        for offset in utf8.indices where !ASCII.isDigit(utf8[offset]) {
            return FormatFailure("not a digit", at: offset)
        }
        let length = utf8.count
        let isLength =
            brands.isEmpty ? length == 3 || length == 4 : brands.contains { $0.securityCodeLength == length }
        return isLength ? nil : FormatFailure("wrong number of digits", at: 0)
    }
}

extension CardSecurityCodeFormat {
    /// Nobody should be told a right number.
    public static var isCorrectable: Bool { false }

    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        Endings.suffixes(of: "0000").complete(utf8, in: self)
    }
}
