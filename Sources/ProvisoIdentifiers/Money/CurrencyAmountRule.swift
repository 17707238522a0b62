public import ProvisoCore
internal import ProvisoFormats
public import ProvisoIdentifierFormats

/// `currencyAmount`: an amount of money, as ``/ProvisoIdentifierFormats/CurrencyAmountFormat`` judges it.
extension CurrencyAmountFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "currencyAmount"
    /// What passes.
    public static let summary =
        "An amount of money in a notation, with the code or the sign of its currency or without."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "$1,234.50", fails: ["currencyAmount": "1.234,50 €"]),
            RuleExample(
                ["notation": "continental", "currency": "EUR"], passes: "1.234,50 €",
                fails: ["currencyAmount": "1.234,505 €"]),
        ]
    }
    /// What other systems call it.
    public static let otherNames = ["money", "isCurrency", "price", "amount"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} must be an amount of money, like {example}."
    /// The messages with the examples of each notation, with a currency and without.
    public static let wordings: [String: CatalogMessage] = wordingExamples.mapValues { _ in message }
    private static let wordingExamples = NotationWord.allCases.reduce(into: [:] as [String: String]) { examples, word in
        examples[word.wording] = word.example
        examples[word.markedWording] = word.markedExample.text
    }
    /// What is said in other languages, with an example in the notation.
    public static let words: RuleWords? = .identifier(
        ruleName, as: ruleName, example: "1,234.50", others: wordingExamples)

    /// The wording with the example of the notation, and with a currency where that must be there.
    ///
    /// An example with another currency than that of the rule would say more wrong than one without.
    public var wording: String? {
        guard let word = NotationWord(notation) else { return nil }
        if mark == .required, currency == nil || currency == word.markedExample.currency { return word.markedWording }
        return word == .english ? nil : word.wording
    }

    /// An amount with as many decimals as the currency has, and with its code where that must be there.
    public var example: String? {
        let word = NotationWord(notation) ?? .plain
        let usual = wording == word.markedWording ? word.markedExample.text : word.example
        if isValid(usual) { return nil }
        let code = mark == .required ? "\(currency ?? word.markedExample.currency) " : ""
        let whole = String(word.example.dropLast(3))
        let separator = word.example.dropLast(2).suffix(1)
        let amounts = ["\(whole)\(separator)50", whole, "\(whole)\(separator)500", "\(whole)\(separator)5000"]
        return amounts.lazy.map { code + $0 }.first(where: isValid)
    }

    /// What amounts look like: a number in the notation.
    public var shape: TextShape {
        let word = NotationWord(notation) ?? .plain
        let code = mark == .required ? "\(currency ?? "USD") " : ""
        let example = word.example.prefix { $0 != "," && $0 != "." && $0 != " " && $0 != "'" }
        return TextShape(
            samples: mark == .required ? ["\(code)[1-9][0-9]{0,2}"] : ["[1-9][0-9]{0,2}", String(example)])
    }

    /// The notations as a document names them.
    enum NotationWord: String, CaseIterable {
        case english, continental, spaced, swiss, indian, plain

        var notation: AmountNotation {
            switch self {
            case .english: .english
            case .continental: .continental
            case .spaced: .spaced
            case .swiss: .swiss
            case .indian: .indian
            case .plain: .plain
            }
        }

        var example: String {
            switch self {
            case .english: "1,234.50"
            case .continental: "1.234,50"
            case .spaced: "1 234,50"
            case .swiss: "1'234.50"
            case .indian: "12,34,567.50"
            case .plain: "1234.50"
            }
        }

        /// The same amount with the code or the sign of a currency, and the currency.
        var markedExample: (text: String, currency: String) {
            switch self {
            case .english: ("$1,234.50", "USD")
            case .continental: ("1.234,50 €", "EUR")
            case .spaced: ("1 234,50 €", "EUR")
            case .swiss: ("CHF 1'234.50", "CHF")
            case .indian: ("₹12,34,567.50", "INR")
            case .plain: ("USD 1234.50", "USD")
            }
        }

        /// The wordings with the examples.
        var wording: String { ruleName + "/" + rawValue }
        var markedWording: String { wording + "Marked" }

        init?(_ notation: AmountNotation) {
            guard let word = Self.allCases.first(where: { $0.notation == notation }) else { return nil }
            self = word
        }
    }

    private enum MarkWord: String, CaseIterable {
        case optional, required, none
    }

    /// The options as a document gives them.
    public var options: DataObject {
        let word = NotationWord(notation)
        let marks: String? =
            switch mark {
            case .optional: nil
            case .required: "required"
            case .none: "none"
            }
        return .options(
            [
                "currency": currency.map(DataValue.string),
                "notation": word == .english ? nil : word.map { .string($0.rawValue) },
                "mark": marks.map(DataValue.string), "requireDecimals": .bool(requireDecimals),
            ], on: ["allowNegative": allowNegative])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let currency = options.string(
            "currency", "The code of the currency that the amount must be in (ISO 4217); any by default.",
            alsoCalled: ["symbol", "currencyCode", "code"])
        if let currency, !CurrencyCodeFormat().isValid(currency) {
            options.fail("`currency` must be a code of ISO 4217 such as EUR, not `\(currency)`.", option: "currency")
        }
        let word =
            options.choice(
                "notation", default: NotationWord.english, "How the amount is written: 1,234.50 in English.",
                alsoCalled: ["locale", "style", "format"]) ?? .english
        let mark =
            options.choice(
                "mark", default: MarkWord.optional,
                "Whether the code or the sign of the currency is written beside it.",
                alsoCalled: ["requireSymbol", "sign"]) ?? .optional
        let allowNegative = options.flag(
            "allowNegative", default: true, "Whether amounts below zero pass.",
            alsoCalled: ["negative", "allowNegatives"], widens: .whenTrue)
        let requireDecimals = options.flag(
            "requireDecimals", "Whether all decimals of the currency must be there.",
            alsoCalled: ["requireDecimal", "decimals"], widens: .whenFalse)
        self.init(
            currency: currency, notation: word.notation,
            mark: mark == .required ? .required : mark == .none ? .none : .optional,
            allowNegative: allowNegative, requireDecimals: requireDecimals)
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// An amount of money as English writes it; see ``/ProvisoIdentifierFormats/CurrencyAmountFormat``.
    @inlinable
    public static var currencyAmount: Self { .format(CurrencyAmountFormat()) }

    /// An amount of money, with options; see ``/ProvisoIdentifierFormats/CurrencyAmountFormat``.
    @inlinable
    public static func currencyAmount(
        currency: String? = nil, notation: AmountNotation = .english, mark: CurrencyAmountFormat.Mark = .optional,
        allowNegative: Bool = true, requireDecimals: Bool = false
    ) -> Self {
        .format(
            CurrencyAmountFormat(
                currency: currency, notation: notation, mark: mark, allowNegative: allowNegative,
                requireDecimals: requireDecimals))
    }
}
#endif
