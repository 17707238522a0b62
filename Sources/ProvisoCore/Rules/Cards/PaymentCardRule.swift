public import ProvisoFormats

/// `paymentCard`: a payment card number, as ``/ProvisoFormats/PaymentCardFormat`` judges it.
extension PaymentCardFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "paymentCard"
    /// What passes.
    public static let summary = "A payment card number with its check digit, of one of the accepted brands."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "4111111111111111", fails: ["paymentCard": "4111111111111112"]),
            RuleExample(["brands": ["visa"]], passes: "4111111111111111", fails: ["paymentCard": "5555555555554444"]),
        ]
    }
    /// What other systems call it.
    public static let otherNames = ["creditCard", "card", "cardNumber"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} must be a valid card number. Check the digits."

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            brands: Set(
                options.choices(
                    "brands", "The accepted brands; any when they are not given.",
                    alsoCalled: ["brand", "types", "providers", "provider", "networks", "issuers", "cards"],
                    otherWords: PaymentCardBrand.otherWords) ?? []))
    }
}

extension PaymentCardBrand {
    /// What other systems call the brands.
    static let otherWords: KeyValuePairs<String, Self> = [
        "americanExpress": .amex, "mc": .mastercard, "diners": .dinersClub, "cup": .unionPay,
        "chinaUnionPay": .unionPay,
    ]
}

extension RuleVocabulary where Value: StringProtocol {
    /// A payment card number; see ``/ProvisoFormats/PaymentCardFormat``.
    @inlinable
    public static var paymentCard: Self { Self(format: PaymentCardFormat()) }

    /// A payment card number, with options; see ``/ProvisoFormats/PaymentCardFormat``.
    @inlinable
    public static func paymentCard(brands: Set<PaymentCardBrand>) -> Self {
        Self(format: PaymentCardFormat(brands: brands))
    }
}

/// A text is a payment card number: `PaymentCard()` in a list of rules, `.paymentCard` elsewhere.
typealias PaymentCard<Value: StringProtocol> = InFormat<PaymentCardFormat, Value>

extension InFormat where Format == PaymentCardFormat {
    /// Creates the rule.
    ///
    /// - Parameter brands: The accepted brands; any when there are none.
    init(brands: Set<PaymentCardBrand> = []) { self.init(PaymentCardFormat(brands: brands)) }
}
