public import ProvisoCore
public import ProvisoIdentifierFormats

/// `lei`: a Legal Entity Identifier (ISO 17442), as ``/ProvisoIdentifierFormats/LEIFormat`` judges it.
extension LEIFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "lei"
    /// What passes.
    public static let summary =
        "A Legal Entity Identifier (ISO 17442): 18 digits and capital letters, and two check digits."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "506700GE1G29325QX363", fails: ["lei": "506700GE1G29325QX364"])
        ]
    }
    /// What other systems call it.
    public static let otherNames = ["legalEntityIdentifier"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = SharedMessage.code
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "identifier/code", name: "LEI", example: "506700GE1G29325QX363")

    /// Few texts are of it by chance.
    public static let recognitions = [
        Recognition(leastValues: 2, breadth: .fixed, order: 62, isKey: true)
    ]

    /// 18 digits and capital letters, and two digits that follow from them.
    public var shape: TextShape {
        TextShape("[A-Z0-9]{18}[0-9]{2}", check: CheckCharacters(places: [18, 19]))
    }

    /// In capitals, and without separators.
    public static func respellings(of text: String) -> [String] { Respelling.compact(text) }

    /// Reads the options.
    public init(options: inout RuleOptions) { self.init() }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A Legal Entity Identifier (ISO 17442); see ``/ProvisoIdentifierFormats/LEIFormat``.
    @inlinable
    public static var lei: Self { .format(LEIFormat()) }
}
#endif
