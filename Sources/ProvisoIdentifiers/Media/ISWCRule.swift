public import ProvisoCore
public import ProvisoIdentifierFormats

/// `iswc`: an International Standard Musical Work Code (ISO 15707), as ``/ProvisoIdentifierFormats/ISWCFormat`` judges it.
extension ISWCFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "iswc"
    /// What passes.
    public static let summary =
        "An International Standard Musical Work Code (ISO 15707): T, nine digits and a check digit."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "T-034.524.680-1", fails: ["iswc": "T-034.524.680-2"])
        ]
    }
    /// The message for what does not pass.
    public static let message: CatalogMessage = SharedMessage.code
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "identifier/code", name: "ISWC", example: "T-034.524.680-1")

    /// Few texts are of it by chance.
    public static let recognitions = [
        Recognition(leastValues: 2, breadth: .fixed, order: 56, isKey: true)
    ]

    /// `T` and ten digits, perhaps with separators, the last of which follows from the others.
    public var shape: TextShape {
        let prefix = allowPrefix ? "(?:[Ii][Ss][Ww][Cc] )?" : ""
        return TextShape(
            "\(prefix)(?:T[0-9]{10}|T-[0-9]{3}\\.[0-9]{3}\\.[0-9]{3}-[0-9])",
            samples: ["T[0-9]{10}", "T-[0-9]{3}\\.[0-9]{3}\\.[0-9]{3}-[0-9]"], check: .last())
    }

    /// In capitals, and without separators.
    public static func respellings(of text: String) -> [String] { Respelling.compact(text) }

    /// The options as a document gives them.
    public var options: DataObject { .options(["allowPrefix": .bool(allowPrefix)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            allowPrefix: options.flag(
                "allowPrefix", "Whether `ISWC` and a space may stand before it.",
                alsoCalled: ["prefix"], widens: .whenTrue))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// An International Standard Musical Work Code (ISO 15707); see ``/ProvisoIdentifierFormats/ISWCFormat``.
    @inlinable
    public static var iswc: Self { .format(ISWCFormat()) }

    /// An International Standard Musical Work Code (ISO 15707), with options; see ``/ProvisoIdentifierFormats/ISWCFormat``.
    @inlinable
    public static func iswc(allowPrefix: Bool) -> Self {
        .format(ISWCFormat(allowPrefix: allowPrefix))
    }
}
#endif
