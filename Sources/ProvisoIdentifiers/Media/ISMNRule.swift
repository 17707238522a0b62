public import ProvisoCore
public import ProvisoIdentifierFormats

/// `ismn`: an International Standard Music Number (ISO 10957), as ``/ProvisoIdentifierFormats/ISMNFormat`` judges it.
extension ISMNFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "ismn"
    /// What passes.
    public static let summary =
        "An International Standard Music Number (ISO 10957): 979-0 and nine digits, with a check digit."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "979-0-2600-0043-8", fails: ["ismn": "979-0-2600-0043-7"])
        ]
    }
    /// The message for what does not pass.
    public static let message: CatalogMessage = SharedMessage.code
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "identifier/code", name: "ISMN", example: "979-0-2600-0043-8")

    /// Few texts are of it by chance.
    public static let recognitions = [
        Recognition(leastValues: 2, breadth: .fixed, order: 49, isKey: true, isOfDigits: true)
    ]

    /// 13 digits that begin with 9790, perhaps with separators, the last of which follows from the others.
    public var shape: TextShape {
        TextShape(
            allowLegacy ? "(?:979[- ]?0|M)[- 0-9]{9,13}" : "979[- ]?0[- 0-9]{9,12}",
            samples: ["9790[0-9]{9}", "979-0-2[0-9]{3}-[0-9]{4}-[0-9]"],
            check: .last())
    }

    /// In capitals, and without separators.
    public static func respellings(of text: String) -> [String] { Respelling.compact(text) }

    /// The options as a document gives them.
    public var options: DataObject { .options(["allowLegacy": .bool(allowLegacy)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            allowLegacy: options.flag(
                "allowLegacy", "Whether the form with `M`, which was used until 2007, passes.",
                alsoCalled: ["allowM", "legacy"], widens: .whenTrue))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// An International Standard Music Number (ISO 10957); see ``/ProvisoIdentifierFormats/ISMNFormat``.
    @inlinable
    public static var ismn: Self { .format(ISMNFormat()) }

    /// An International Standard Music Number (ISO 10957), with options; see ``/ProvisoIdentifierFormats/ISMNFormat``.
    @inlinable
    public static func ismn(allowLegacy: Bool) -> Self {
        .format(ISMNFormat(allowLegacy: allowLegacy))
    }
}
#endif
