public import ProvisoFormats

/// `currency`: a currency code of ISO 4217, as ``/ProvisoFormats/CurrencyCodeFormat`` judges it.
extension CurrencyCodeFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static let ruleName = "currency"
    /// What passes.
    public static let summary = "A currency code (ISO 4217): three letters in upper case."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "EUR", fails: ["currency": "eur"])]
    }
    /// What other systems call it.
    public static let otherNames = ["currencyCode", "iso4217"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} must be a currency code, like {example}."
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "EUR"]]

    /// The code is in no list.
    public static let title: String? = "notInList"

    /// Some words of three letters happen to be such a code.
    public static let recognitions = [Recognition(leastValues: 3, breadth: .loose, order: 20)]

    /// Three letters. Which codes there are, the format alone knows.
    public var shape: TextShape { TextShape("[A-Z]{3}", samples: ["(?:EUR|USD|GBP|JPY|CHF)", "[A-Z]{3}"]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

extension RuleName {
    /// What documents call the rule.
    package static let currency = CurrencyCodeFormat.ruleName
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A currency code of ISO 4217; see ``/ProvisoFormats/CurrencyCodeFormat``.
    @inlinable
    public static var currency: Self { Self(format: CurrencyCodeFormat()) }
}
#endif
