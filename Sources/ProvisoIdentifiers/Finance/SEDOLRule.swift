public import ProvisoCore
public import ProvisoIdentifierFormats

/// `sedol`: a SEDOL, as ``/ProvisoIdentifierFormats/SEDOLFormat`` judges it.
extension SEDOLFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "sedol"
    /// What passes.
    public static let summary = "A SEDOL of the London Stock Exchange: seven consonants and digits, with a check digit."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "B0YBKJ7", fails: ["sedol": "B0YBKJ8"])
        ]
    }
    /// The message for what does not pass.
    public static let message: CatalogMessage = SharedMessage.code
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "identifier/code", name: "SEDOL", example: "B0YBKJ7")

    /// Other numbers have as many digits, so that the name of the column has to say it.
    public static let recognitions = [
        Recognition(leastValues: 2, breadth: .fixed, order: 65, isKey: true, isOfDigits: true, names: ["sedol"])
    ]

    /// Six digits, or a consonant and five more, and a digit that follows from them.
    public var shape: TextShape {
        TextShape(
            "[B-DF-HJ-NP-TV-Z0-9][B-DF-HJ-NP-TV-Z0-9]{5}[0-9]", samples: ["B[B-DF-HJ-NP-TV-Z0-9]{5}[0-9]"],
            check: .last())
    }

    /// In capitals, and without separators.
    public static func respellings(of text: String) -> [String] { Respelling.compact(text) }

    /// Reads the options.
    public init(options: inout RuleOptions) { self.init() }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A SEDOL; see ``/ProvisoIdentifierFormats/SEDOLFormat``.
    @inlinable
    public static var sedol: Self { .format(SEDOLFormat()) }
}
#endif
