public import ProvisoCore
public import ProvisoIdentifierFormats

/// `figi`: a Financial Instrument Global Identifier, as ``/ProvisoIdentifierFormats/FIGIFormat`` judges it.
extension FIGIFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "figi"
    /// What passes.
    public static let summary =
        "A Financial Instrument Global Identifier: 12 consonants and digits, with a check digit."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "BBG000BLNQ16", fails: ["figi": "BBG000BLNQ17"])
        ]
    }
    /// What other systems call it.
    public static let otherNames = ["bbgid"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = SharedMessage.code
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "identifier/code", name: "FIGI", example: "BBG000BLNQ16")

    /// Few texts are of it by chance.
    public static let recognitions = [
        Recognition(leastValues: 2, breadth: .fixed, order: 63, isKey: true)
    ]

    /// Two consonants, a G, eight consonants or digits, and a digit that follows from the others.
    public var shape: TextShape {
        TextShape(
            "[B-DF-HJ-NP-TV-Z]{2}G[B-DF-HJ-NP-TV-Z0-9]{8}[0-9]", samples: ["BBG[B-DF-HJ-NP-TV-Z0-9]{8}[0-9]"],
            check: .last())
    }

    /// In capitals, and without separators.
    public static func respellings(of text: String) -> [String] { Respelling.compact(text) }

    /// Reads the options.
    public init(options: inout RuleOptions) { self.init() }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A Financial Instrument Global Identifier; see ``/ProvisoIdentifierFormats/FIGIFormat``.
    @inlinable
    public static var figi: Self { .format(FIGIFormat()) }
}
#endif
