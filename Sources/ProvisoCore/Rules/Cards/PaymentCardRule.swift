public import ProvisoFormats

/// `paymentCard`: a payment card number, as ``/ProvisoFormats/PaymentCardFormat`` judges it.
extension PaymentCardFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "paymentCard" }
    /// What passes.
    public static var summary: String {
        "A payment card number with its check digit; of any issuer, or of the brands that are accepted."
    }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "4111111111111111", fails: ["paymentCard": "4111111111111112"]),
            RuleExample(["brands": ["visa"]], passes: "4111111111111111", fails: ["paymentCard": "5555555555554444"]),
        ]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["creditCard", "card", "cardNumber"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a valid card number. Check the digits." }

    /// The message where one brand passes.
    public static var wordings: [String: CatalogMessage] {
        ["paymentCard/brand": "{attribute} must be a valid card number ({name}). Check the digits."]
    }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [
        "paymentCard/brand/amex": ["name": "American Express"],
        "paymentCard/brand/mastercard": ["name": "Mastercard"],
        "paymentCard/brand/visa": ["name": "Visa"],
        "paymentCard/brand/maestro": ["name": "Maestro"],
        "paymentCard/brand/dinersClub": ["name": "Diners Club"],
        "paymentCard/brand/jcb": ["name": "JCB"],
        "paymentCard/brand/discover": ["name": "Discover"],
        "paymentCard/brand/unionPay": ["name": "UnionPay"],
        "paymentCard/brand/mir": ["name": "Mir"],
        "paymentCard/brand/elo": ["name": "Elo"],
        "paymentCard/brand/hipercard": ["name": "Hipercard"],
        "paymentCard/brand/rupay": ["name": "RuPay"],
        "paymentCard/brand/troy": ["name": "Troy"],
        "paymentCard/brand/uatp": ["name": "UATP"],
    ]
    /// The wording for the options.
    public var wording: String? { brands.count == 1 ? brands.first.map { "paymentCard/brand/\($0.rawValue)" } : nil }
    /// One number in ten has the right check digit by chance.
    public static var recognitions: [Recognition] {
        [Recognition(leastValues: 3, breadth: .fixed, order: 52, isOfDigits: true)]
    }

    /// 12 to 19 digits, the last of which follows from the others. How the brands' numbers begin, the format alone knows.
    public var shape: TextShape {
        let brands = PaymentCardBrand.allCases.filter(brands.contains)
        return TextShape(
            "[0-9](?:[ -]?[0-9]){11,18}",
            samples: (brands.isEmpty ? [.visa, .mastercard, .amex] : brands).map { $0.numberSample }, check: .last()
        ).entered(InputHint(mode: "numeric", autocomplete: "cc-number"))
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

extension PaymentCardBrand {
    /// The option `brands`, in the order in which the brands are listed; `nil` for any.
    static func option(_ brands: Set<Self>) -> DataValue? {
        brands.isEmpty ? nil : .array(allCases.filter(brands.contains).map { .string($0.rawValue) })
    }

    /// What numbers of the brand look like, but for the check digit.
    var numberSample: String {
        switch self {
        case .amex: "3[47][0-9]{13}"
        case .mastercard: "5[1-5][0-9]{14}"
        case .visa: "4[0-9]{15}"
        case .maestro: "50[0-9]{14}"
        case .dinersClub: "36[0-9]{12}"
        case .jcb: "35[3-8][0-9]{13}"
        case .discover: "6011[0-9]{12}"
        case .unionPay: "62[0-9]{14}"
        case .mir: "220[0-4][0-9]{12}"
        case .elo: "636368[0-9]{10}"
        case .hipercard: "606282[0-9]{10}"
        case .rupay: "6521[0-9]{12}"
        case .troy: "9792[0-9]{12}"
        case .uatp: "1[0-9]{14}"
        }
    }

    /// What other systems call the brands.
    static let otherWords: KeyValuePairs<String, Self> = [
        "americanExpress": .amex, "mc": .mastercard, "diners": .dinersClub, "cup": .unionPay,
        "chinaUnionPay": .unionPay,
    ]
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A payment card number; see ``/ProvisoFormats/PaymentCardFormat``.
    @_alwaysEmitIntoClient
    public static var paymentCard: Self { Self(format: PaymentCardFormat()) }

    /// A payment card number, with options; see ``/ProvisoFormats/PaymentCardFormat``.
    @_alwaysEmitIntoClient
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
#endif
