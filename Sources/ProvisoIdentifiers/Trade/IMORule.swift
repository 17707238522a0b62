public import ProvisoCore
public import ProvisoIdentifierFormats

/// `imo`: the number of a ship by the International Maritime Organization, as ``/ProvisoIdentifierFormats/IMOFormat`` judges it.
extension IMOFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "imo"
    /// What passes.
    public static let summary =
        "The number of a ship by the International Maritime Organization: seven digits, with a check digit."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "IMO 9074729", fails: ["imo": "IMO 9074728"])
        ]
    }
    /// What other systems call it.
    public static let otherNames = ["shipNumber", "vessel"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = SharedMessage.number
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "identifier/number", name: "IMO", example: "IMO 9074729")

    /// Other numbers have as many digits, so that the name of the column has to say it.
    public static let recognitions = [
        Recognition(leastValues: 2, breadth: .fixed, order: 70, isKey: true, isOfDigits: true, names: ["imo"])
    ]

    /// Seven digits, perhaps behind `IMO`, the last of which follows from the others.
    public var shape: TextShape {
        TextShape(
            "(?:IMO ?)\(requirePrefix ? "" : "?")[0-9]{7}", samples: ["IMO [0-9]{7}"], check: .last())
    }

    /// In capitals, and without separators.
    public static func respellings(of text: String) -> [String] { Respelling.compact(text) }

    /// The options as a document gives them.
    public var options: DataObject { .options(["requirePrefix": .bool(requirePrefix)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            requirePrefix: options.flag(
                "requirePrefix", "Whether `IMO` has to stand before the digits.",
                alsoCalled: ["prefix", "strict"], widens: .whenFalse))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// The number of a ship by the International Maritime Organization; see ``/ProvisoIdentifierFormats/IMOFormat``.
    @inlinable
    public static var imo: Self { .format(IMOFormat()) }

    /// The number of a ship by the International Maritime Organization, with options; see ``/ProvisoIdentifierFormats/IMOFormat``.
    @inlinable
    public static func imo(requirePrefix: Bool) -> Self {
        .format(IMOFormat(requirePrefix: requirePrefix))
    }
}
#endif
