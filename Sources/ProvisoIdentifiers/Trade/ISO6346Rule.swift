public import ProvisoCore
public import ProvisoIdentifierFormats

/// `iso6346`: the identification of a freight container (ISO 6346), as ``/ProvisoIdentifierFormats/ISO6346Format`` judges it.
extension ISO6346Format: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "iso6346"
    /// What passes.
    public static let summary =
        "The identification of a freight container (ISO 6346): four letters and seven digits, with a check digit."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "CSQU 305438 3", fails: ["iso6346": "CSQU 305438 4"])
        ]
    }
    /// What other systems call it.
    public static let otherNames = ["containerNumber", "bicCode", "container", "isFreightContainerID"]
    /// The message for what does not pass.
    public static let message: CatalogMessage =
        "{attribute} must be a valid container number, like {example}."
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "iso6346", example: "CSQU 305438 3")

    /// Few texts are of it by chance.
    public static let recognitions = [
        Recognition(leastValues: 2, breadth: .fixed, order: 58, isKey: true)
    ]

    /// Four letters and seven digits, perhaps with separators, the last of which follows from the others.
    public var shape: TextShape {
        TextShape(
            "[A-Z]{3}[UJZ](?:[0-9]{7}|-[0-9]{6}-[0-9]| [0-9]{6} [0-9])",
            samples: ["[A-Z]{3}U[0-9]{7}", "[A-Z]{3}U [0-9]{6} [0-9]"],
            check: .last())
    }

    /// In capitals, and without separators.
    public static func respellings(of text: String) -> [String] { Respelling.compact(text) }

    /// Reads the options.
    public init(options: inout RuleOptions) { self.init() }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// The identification of a freight container (ISO 6346); see ``/ProvisoIdentifierFormats/ISO6346Format``.
    @inlinable
    public static var iso6346: Self { .format(ISO6346Format()) }
}
#endif
