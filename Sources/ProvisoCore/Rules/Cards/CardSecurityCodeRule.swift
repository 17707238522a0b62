public import ProvisoFormats

/// `cardSecurityCode`: the security code of a payment card, as ``/ProvisoFormats/CardSecurityCodeFormat`` judges it.
extension CardSecurityCodeFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "cardSecurityCode" }
    /// What passes.
    public static var summary: String { "The security code of a payment card: three digits, or four." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "123", fails: ["cardSecurityCode": "12"]),
            RuleExample(["brands": ["amex"]], passes: "1234", fails: ["cardSecurityCode": "123"]),
        ]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["cvv", "cvc", "cvv2", "securityCode"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage {
        "{attribute} must be the security code on the card, {min} or {max} digits."
    }
    /// The message where all brands have codes of one length.
    public static var wordings: [String: CatalogMessage] {
        ["cardSecurityCode/digits": "{attribute} must be the security code on the card, {count} digits."]
    }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [
        ruleName: ["min": 3, "max": 4],
        "cardSecurityCode/digits/3": ["count": 3],
        "cardSecurityCode/digits/4": ["count": 4],
    ]
    /// The wording for the options.
    public var wording: String? {
        lengths.count == 1 ? "cardSecurityCode/digits/\(lengths[0])" : nil
    }

    /// How long the codes of the brands are, the shortest first.
    private var lengths: [Int] {
        Set(brands.isEmpty ? [3, 4] : brands.map { $0.securityCodeLength }).sorted()
    }

    /// Three digits or four, as the brands have them.
    public var shape: TextShape {
        let patterns = lengths.map { "[0-9]{\($0)}" }
        return TextShape(patterns.joined(separator: "|"), isExact: true, samples: patterns)
            .entered(InputHint(mode: "numeric", autocomplete: "cc-csc"))
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["brands": PaymentCardBrand.option(brands)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            brands: Set(
                options.choices(
                    "brands", "The accepted brands; any when they are not given.",
                    alsoCalled: ["brand", "types", "providers", "provider", "networks", "issuers", "cards"],
                    widens: .whenMore, otherWords: PaymentCardBrand.otherWords) ?? []))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// The security code of a payment card; see ``/ProvisoFormats/CardSecurityCodeFormat``.
    @_alwaysEmitIntoClient
    public static var cardSecurityCode: Self { Self(format: CardSecurityCodeFormat()) }

    /// The security code of a payment card, with options; see ``/ProvisoFormats/CardSecurityCodeFormat``.
    @_alwaysEmitIntoClient
    public static func cardSecurityCode(brands: Set<PaymentCardBrand>) -> Self {
        Self(format: CardSecurityCodeFormat(brands: brands))
    }
}
#endif
