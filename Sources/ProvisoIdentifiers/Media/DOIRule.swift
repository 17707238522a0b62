public import ProvisoCore
public import ProvisoIdentifierFormats

/// `doi`: a Digital Object Identifier (ISO 26324), as ``/ProvisoIdentifierFormats/DOIFormat`` judges it.
extension DOIFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "doi"
    /// What passes.
    public static let summary = "A Digital Object Identifier (ISO 26324): 10., a registrant, a slash and a suffix."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "10.1000/182", fails: ["doi": "10.1000"])
        ]
    }
    /// What other systems call it.
    public static let otherNames = ["digitalObjectIdentifier"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = SharedMessage.name
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "identifier/name", name: "DOI", example: "10.1000/182")

    /// The prefix and the slash are hardly ever there by chance.
    public static let recognitions = [
        Recognition(leastValues: 2, breadth: .fixed, order: 67, isKey: true)
    ]

    /// `10.`, a number, a slash and visible characters.
    public var shape: TextShape {
        let prefix = allowPrefix ? "(?:[Dd][Oo][Ii]:)?" : ""
        let url = allowURL ? "(?:[Hh][Tt][Tt][Pp][Ss]?://(?:[Dd][Xx]\\.)?[Dd][Oo][Ii]\\.[Oo][Rr][Gg]/)?" : ""
        return TextShape(
            prefix.isEmpty || url.isEmpty
                ? "(?s)\(prefix)\(url)10\\.[0-9.]{4,}/.+" : "(?s)(?:\(prefix)|\(url))10\\.[0-9.]{4,}/.+",
            samples: ["10\\.[1-9][0-9]{3,4}/[a-z]{3,8}\\.[0-9]{2,6}"])
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["allowURL": .bool(allowURL), "allowPrefix": .bool(allowPrefix)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            allowURL: options.flag(
                "allowURL", "Whether it may be a URL of doi.org.",
                alsoCalled: ["url", "allowLink"], widens: .whenTrue),
            allowPrefix: options.flag(
                "allowPrefix", "Whether `doi:` may stand before it.",
                alsoCalled: ["prefix"], widens: .whenTrue))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A Digital Object Identifier (ISO 26324); see ``/ProvisoIdentifierFormats/DOIFormat``.
    @inlinable
    public static var doi: Self { .format(DOIFormat()) }

    /// A Digital Object Identifier (ISO 26324), with options; see ``/ProvisoIdentifierFormats/DOIFormat``.
    @inlinable
    public static func doi(allowURL: Bool = false, allowPrefix: Bool = false) -> Self {
        .format(DOIFormat(allowURL: allowURL, allowPrefix: allowPrefix))
    }
}
#endif
