internal import ProvisoFormats

/// `cardExpiry`: the month in which a payment card expires, as ``CardExpiryFormat`` judges it.
struct CardExpiryRule: DocumentRule {
    static let name = "cardExpiry"
    static let summary = "The month in which a payment card expires, MM/YY, not yet over."
    static let messages: [String: CatalogMessage] = [
        "cardExpiry": "{attribute} is not a valid expiry date.",
        "cardExpiry/expired": "{attribute} is in the past.",
    ]

    private let format: CardExpiryFormat
    private let allowsExpired: Bool

    init(options: inout RuleOptions) {
        format = CardExpiryFormat(
            allowFourDigitYear: options.flag("allowFourDigitYear", "Whether the year may have four digits: MM/YYYY."))
        allowsExpired = options.flag("allowExpired", "Whether a month that is over passes.")
    }

    /// The hours by which the last place on Earth to begin a month lags behind UTC.
    private static let lag: Int64 = 12

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard value.isText else { return report.fail("cardExpiry", ["reason": "not text"]) }
        var format = format
        // A card is good until its month is over where its owner is, who may be anywhere.
        if !allowsExpired { format.asOf = CardExpiry(unixTime: Timestamp.now().secondsSince1970 - Self.lag * 3600) }
        guard let failure = format.failure(in: value.bytes.span) else { return }
        report.fail(
            "cardExpiry", ["reason": .string(failure.reason)],
            wording: failure.reason == "expired" ? "cardExpiry/expired" : nil)
    }
}
