/// A payment card number (ISO/IEC 7812-1): its digits, its check digit and, when brands are asked for, its brand.
///
/// Without brands: 12 to 19 digits, the last of which satisfies the Luhn algorithm. With brands also the issuer ranges
/// and lengths of at least one of them; where ranges of brands overlap, either will do. Single spaces or hyphens may
/// stand between groups of digits.
///
/// ```swift
/// PaymentCardFormat().isValid("4111 1111 1111 1111")                     // true
/// PaymentCardFormat(brands: [.amex]).isValid("4111111111111111")         // false: "brand not accepted"
/// ```
///
/// The reasons never hold the number. ``PaymentCardNumber`` gives the brand and the parts.
public struct PaymentCardFormat: StringFormat {
    /// The brands that are accepted; any number when empty, which is the default.
    public var brands: Set<PaymentCardBrand> {
        get { accepted.cases }
        set { accepted = CaseMask(newValue) }
    }

    private var accepted: CaseMask<PaymentCardBrand>

    /// Creates a format that accepts these brands, or any number when there are none.
    public init(brands: Set<PaymentCardBrand> = []) {
        self.accepted = CaseMask(brands)
    }

    /// Says why a text is not a card number, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        var length = 0
        if let failure = CardNumberScan.failure(in: utf8, length: &length) { return failure }
        if accepted.isEmpty { return nil }
        let leading = CardNumberScan.leading(in: utf8)
        var isBrand = false
        for range in CardNumberRange.all where range.first.contains(leading) {
            guard accepted.contains(index: range.brandIndex) else { continue }
            if range.contains(leading, length: length) { return nil }
            isBrand = true
        }
        return isBrand ? FormatFailure("wrong length", at: 0) : FormatFailure("brand not accepted", at: 0)
    }
}

extension PaymentCardFormat {
    /// Nobody should be told a right number.
    public static var isCorrectable: Bool { false }

    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        if utf8.isEmpty { return true }
        // What is typed next is a digit.
        var digits = 0
        var afterSeparator = true
        for offset in utf8.indices {
            let byte = utf8[offset]
            let isDigit = ASCII.isDigit(byte)
            guard isDigit || (byte == ASCII.space || byte == ASCII.hyphen) && !afterSeparator else { return false }
            afterSeparator = !isDigit
            if isDigit { digits += 1 }
        }
        guard digits < 19 else { return false }
        if accepted.isEmpty { return true }
        // Behind the digits that show the brand there is a check digit, which can make any number right.
        let leading = CardNumberScan.possibleLeading(in: utf8)
        return CardNumberRange.all.contains { range in
            accepted.contains(index: range.brandIndex) && range.first.overlaps(leading)
                && range.lengths >> UInt32(digits + 1) != 0
        }
    }
}
