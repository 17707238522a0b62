internal import ProvisoFormats

/// `cardExpiry`: the month in which a payment card expires, as ``/ProvisoFormats/CardExpiryFormat`` judges it.
struct CardExpiryRule: DocumentRule, MessageConstants, MessageParameters {
    static let name = "cardExpiry"
    static let summary = "The month in which a payment card expires, MM/YY, not yet over."
    static var examples: [RuleExample] {
        [
            RuleExample(["allowExpired": true], passes: "04/27", fails: ["cardExpiry": "13/27"]),
            RuleExample(["allowFourDigitYear": true], passes: "12/2060", fails: ["cardExpiry": "01/2020"]),
        ]
    }
    static let otherNames = ["expiry", "expiryDate", "expirationDate"]
    static let messages: [String: CatalogMessage] = [
        "cardExpiry": "{attribute} must be the expiry date on the card, like {example}.",
        "cardExpiry/expired": "{attribute} has passed. Use a card that has not expired.",
    ]
    static let parameters: [String: Set<String>] = ["cardExpiry": ["reason"]]
    static let constants: [String: Parameters] = ["cardExpiry": ["example": "09/28"]]
    static let titles: [String: String] = ["cardExpiry/expired": "expired"]

    let rule: CardExpiryText<String>

    init(options: inout RuleOptions) {
        rule = CardExpiryText(
            allowFourDigitYear: options.flag(
                "allowFourDigitYear", "Whether the year may have four digits: MM/YYYY.", alsoCalled: ["fourDigitYear"],
                widens: .whenTrue),
            allowExpired: options.flag(
                "allowExpired", "Whether a month that is over passes.", alsoCalled: ["expired"], widens: .whenTrue))
    }

    var constraints: Constraints { rule.constraints }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard value.isText else { return rule.checkMissing(into: &report) }
        rule.judge(value.bytes, into: &report)
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? { rule.completion(of: text) }
}

/// A text is the month in which a payment card expires, not yet over: `.cardExpiry`.
///
/// A month is over once it is over everywhere on Earth. Code: `cardExpiry`, also for `nil`, with the parameter `reason`.
struct CardExpiryText<Value: StringProtocol>: Sendable {
    private let allowFourDigitYear: Bool
    private let allowExpired: Bool

    /// The seconds by which the last place on Earth to end a month lags behind UTC.
    private static var lag: Int64 { 12 * 3600 }

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - allowFourDigitYear: Whether the year may have four digits.
    ///   - allowExpired: Whether a month that is over passes.
    init(allowFourDigitYear: Bool = false, allowExpired: Bool = false) {
        self.allowFourDigitYear = allowFourDigitYear
        self.allowExpired = allowExpired
    }

    /// `cardExpiry`.
    var name: String { "cardExpiry" }

    /// The rule as documents write it.
    var definitions: [RuleDefinition]? {
        let options = DataObject.options([
            "allowFourDigitYear": .bool(allowFourDigitYear), "allowExpired": .bool(allowExpired),
        ])
        return [RuleDefinition(CardExpiryRule.name, options)]
    }

    /// A month and a year. Which months are over changes with the time.
    var constraints: Constraints {
        let month = "(?:0[1-9]|1[0-2])/"
        let years = ["[0-9]{2}"] + (allowFourDigitYear ? ["[0-9]{4}"] : [])
        let shape = TextShape(
            month + "(?:\(years.joined(separator: "|")))", isExact: allowExpired,
            samples: [month + "[2-9][0-9]"] + (allowFourDigitYear ? [month + "20[3-9][0-9]"] : [])
        ).entered(InputHint(autocomplete: "cc-exp"))
        return Constraints([.kinds(.text), .shape(shape)], isExact: shape.isExact)
    }

    /// Refuses a text that is no month, or one that is over.
    func check(_ value: Value, into report: inout Report) {
        value.withBytes { judge($0, into: &report) }
    }

    /// `nil` is no month.
    func checkMissing(into report: inout Report) { report.fail("cardExpiry", ["reason": "not text"]) }

    /// The format, as of now.
    var format: CardExpiryFormat {
        var format = CardExpiryFormat(allowFourDigitYear: allowFourDigitYear)
        if !allowExpired { format.asOf = CardExpiry(unixTime: Timestamp.now().secondsSince1970 - Self.lag) }
        return format
    }

    func judge(_ bytes: UnsafeBufferPointer<UInt8>, into report: inout Report) {
        guard let failure = format.failure(in: bytes.span) else { return }
        report.fail(
            "cardExpiry", Parameters(reason: failure),
            wording: failure.reason == "expired" ? "cardExpiry/expired" : nil)
    }

    func completion(of text: String) -> Completion? { format.completion(of: text) }
}

#if !hasFeature(Embedded)
extension CardExpiryText: ValidationRule {}

extension CardExpiryText: CodedRule {
    var codes: Set<ViolationCode>? { ["cardExpiry"] }
}

extension RuleVocabulary where Value: StringProtocol {
    /// The month in which a payment card expires, not yet over.
    ///
    /// A month is over once it is over everywhere on Earth. Code: `cardExpiry`, also for `nil`, with the parameter `reason`.
    public static var cardExpiry: Self { Self(CardExpiryText()) }

    /// The month in which a payment card expires; see ``cardExpiry``.
    public static func cardExpiry(allowFourDigitYear: Bool = false, allowExpired: Bool = false) -> Self {
        Self(CardExpiryText(allowFourDigitYear: allowFourDigitYear, allowExpired: allowExpired))
    }
}
#endif
