public import ProvisoCore
public import ProvisoIdentifierFormats

/// `orcid`: an ORCID iD, as ``/ProvisoIdentifierFormats/ORCIDFormat`` judges it.
extension ORCIDFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "orcid"
    /// What passes.
    public static let summary = "An ORCID iD: four groups of four digits, with a check character."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "0000-0002-1825-0097", fails: ["orcid": "0000-0002-1825-0098"])
        ]
    }
    /// What other systems call it.
    public static let otherNames = ["orcidID"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = SharedMessage.name
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "identifier/name", name: "ORCID", example: "0000-0002-1825-0097")

    /// Few texts are of it by chance.
    public static let recognitions = [
        Recognition(leastValues: 2, breadth: .fixed, order: 55, isKey: true)
    ]

    /// 16 digits, the last of which follows from the others and may be X.
    public var shape: TextShape {
        let hyphen = requireHyphens ? "-" : "-?"
        let url = allowURL ? "(?:[Hh][Tt][Tt][Pp][Ss]?://[Oo][Rr][Cc][Ii][Dd]\\.[Oo][Rr][Gg]/)?" : ""
        return TextShape(
            "\(url)[0-9]{4}\(hyphen)[0-9]{4}\(hyphen)[0-9]{4}\(hyphen)[0-9]{3}[0-9X]",
            samples: ["0000-000[1-3]-[0-9]{4}-[0-9]{4}"], check: .last(among: "0123456789X"))
    }

    /// In capitals, and without separators.
    public static func respellings(of text: String) -> [String] { Respelling.compact(text) }

    /// The options as a document gives them.
    public var options: DataObject { .options(["allowURL": .bool(allowURL)], on: ["requireHyphens": requireHyphens]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            allowURL: options.flag(
                "allowURL", "Whether it may be a URL of orcid.org.",
                alsoCalled: ["url", "allowLink"], widens: .whenTrue),
            requireHyphens: options.flag(
                "requireHyphens", default: true, "Whether the hyphens have to be there.",
                alsoCalled: ["hyphens", "strict"], widens: .whenFalse))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// An ORCID iD; see ``/ProvisoIdentifierFormats/ORCIDFormat``.
    @inlinable
    public static var orcid: Self { .format(ORCIDFormat()) }

    /// An ORCID iD, with options; see ``/ProvisoIdentifierFormats/ORCIDFormat``.
    @inlinable
    public static func orcid(allowURL: Bool = false, requireHyphens: Bool = true) -> Self {
        .format(ORCIDFormat(allowURL: allowURL, requireHyphens: requireHyphens))
    }
}
#endif
