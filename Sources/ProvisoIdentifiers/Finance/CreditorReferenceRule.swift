public import ProvisoCore
public import ProvisoIdentifierFormats

/// `creditorReference`: a structured creditor reference (ISO 11649), as ``/ProvisoIdentifierFormats/CreditorReferenceFormat`` judges it.
extension CreditorReferenceFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "creditorReference"
    /// What passes.
    public static let summary =
        "A creditor reference (ISO 11649): RF, two check digits and up to 21 digits and capital letters."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "RF18 5390 0754 7034", fails: ["creditorReference": "RF19 5390 0754 7034"])
        ]
    }
    /// What other systems call it.
    public static let otherNames = ["rfReference", "structuredReference", "iso11649"]
    /// The message for what does not pass.
    public static let message: CatalogMessage =
        "{attribute} must be a valid payment reference (RF), like {example}."
    /// The message with an example without spaces.
    public static let wordings: [String: CatalogMessage] = [unspaced: message]
    private static let unspaced = ruleName + "/unspaced"
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "creditorReference", example: "RF18 5390 0754 7034", others: [unspaced: "RF18539007547034"])

    /// The wording with an example without spaces, where they do not pass.
    public var wording: String? { allowSpaces ? nil : Self.unspaced }

    /// The prefix and the check digits are hardly ever there by chance.
    public static let recognitions = [
        Recognition(leastValues: 2, breadth: .fixed, order: 66, isKey: true)
    ]

    /// `RF`, two digits that follow from the others, and up to 21 digits and capital letters.
    public var shape: TextShape {
        TextShape(
            "RF[0-9]{2}[A-Z0-9 ]{1,26}", samples: ["RF[0-9]{2}[0-9]{8,14}"], check: CheckCharacters(places: [2, 3]))
    }

    /// The options as a document gives them.
    public var options: DataObject { .options([:], on: ["allowSpaces": allowSpaces]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            allowSpaces: options.flag(
                "allowSpaces", default: true, "Whether spaces may stand between groups of four.",
                alsoCalled: ["spaces", "groups"], widens: .whenTrue))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A structured creditor reference (ISO 11649); see ``/ProvisoIdentifierFormats/CreditorReferenceFormat``.
    @inlinable
    public static var creditorReference: Self { .format(CreditorReferenceFormat()) }

    /// A structured creditor reference (ISO 11649), with options; see ``/ProvisoIdentifierFormats/CreditorReferenceFormat``.
    @inlinable
    public static func creditorReference(allowSpaces: Bool) -> Self {
        .format(CreditorReferenceFormat(allowSpaces: allowSpaces))
    }
}
#endif
