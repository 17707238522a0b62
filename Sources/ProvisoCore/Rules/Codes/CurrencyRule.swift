public import ProvisoFormats

/// `currency`: a currency code of ISO 4217, as ``/ProvisoFormats/CurrencyCodeFormat`` judges it.
extension CurrencyCodeFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "currency" }
    /// What passes.
    public static var summary: String { "A currency code (ISO 4217): three letters in upper case." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "EUR", fails: ["currency": "eur"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["currencyCode", "iso4217"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a currency code, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "EUR"]]

    /// The code is in no list.
    public static var title: String? { "notInList" }

    /// Some words of three letters happen to be such a code.
    public static var recognitions: [Recognition] { [Recognition(leastValues: 3, breadth: .loose, order: 20)] }

    /// Three letters. Which codes there are, the format alone knows.
    public var shape: TextShape { TextShape("[A-Z]{3}", samples: ["(?:EUR|USD|GBP|JPY|CHF)", "[A-Z]{3}"]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

extension RuleName {
    /// What documents call the rule.
    package static var currency: String { CurrencyCodeFormat.ruleName }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A currency code of ISO 4217; see ``/ProvisoFormats/CurrencyCodeFormat``.
    @_alwaysEmitIntoClient
    public static var currency: Self { Self(format: CurrencyCodeFormat()) }
}
#endif
