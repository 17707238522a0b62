/// The month in which a payment card expires, as cards show it: `MM/YY`.
///
/// Two digits of a year mean 2000 to 2099. A card is good through the last day of its month.
///
/// ```swift
/// let now = CardExpiry(unixTime: Int64(Date().timeIntervalSince1970))
/// CardExpiryFormat(asOf: now).isValid("11/26")
/// ```
public struct CardExpiryFormat: StringFormat {
    /// The month in which the card is used, before which it must not expire; without one, the default, it never expires.
    public var asOf: CardExpiry?

    /// Whether the year may have four digits, `MM/YYYY`; off by default.
    public var allowFourDigitYear: Bool

    /// Creates a format with these options.
    public init(asOf: CardExpiry? = nil, allowFourDigitYear: Bool = false) {
        self.asOf = asOf
        self.allowFourDigitYear = allowFourDigitYear
    }

    /// Says why a text is no month of expiry, or of one that is over, or returns `nil` when it is one.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        do {
            let expiry = try parse(utf8)
            if let asOf, expiry.isExpired(in: asOf) { return FormatFailure("expired", at: 0) }
            return nil
        } catch {
            return error
        }
    }

    func parse(_ utf8: Span<UInt8>) throws(FormatFailure) -> CardExpiry {
        guard !utf8.isEmpty else { throw FormatFailure("empty", at: 0) }
        guard utf8.count == 5 || (allowFourDigitYear && utf8.count == 7) else {
            throw FormatFailure("not a month and a year", at: 0)
        }
        var month = 0
        var year = 0
        for offset in utf8.indices where offset != 2 {
            guard let digit = ASCII.decimalValue(utf8[offset]) else { throw FormatFailure("not a digit", at: offset) }
            if offset < 2 { month = month * 10 + Int(digit) } else { year = year * 10 + Int(digit) }
        }
        guard utf8[2] == ASCII.slash else { throw FormatFailure("no slash", at: 2) }
        guard let expiry = CardExpiry(month: month, year: utf8.count == 5 ? 2000 + year : year) else {
            throw FormatFailure("no such month", at: 0)
        }
        return expiry
    }
}

extension CardExpiryFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        // Of the months that begin like the text, the one that lies last is the least likely to be over.
        let last: [StaticString] = ["12/99", "09/99", "12/9999", "09/9999"]
        var endings = Endings()
        for text in last { endings = endings + .rest(of: text, from: utf8.count) }
        return endings.complete(utf8, in: self)
    }
}
