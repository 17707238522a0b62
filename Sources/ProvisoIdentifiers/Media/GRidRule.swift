public import ProvisoCore
public import ProvisoIdentifierFormats

/// `grid`: a Global Release Identifier, as ``/ProvisoIdentifierFormats/GRidFormat`` judges it.
extension GRidFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "grid"
    /// What passes.
    public static let summary =
        "A Global Release Identifier of the music industry: A1 and 16 letters and digits, with a check character."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "A1-2425G-ABC1234002-M", fails: ["grid": "A1-2425G-ABC1234002-N"])
        ]
    }
    /// What other systems call it.
    public static let otherNames = ["globalReleaseIdentifier"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = SharedMessage.code
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "identifier/code", name: "GRid", example: "A1-2425G-ABC1234002-M")

    /// Few texts are of it by chance.
    public static let recognitions = [
        Recognition(leastValues: 2, breadth: .fixed, order: 57, isKey: true)
    ]

    /// `A1` and 16 letters and digits, perhaps with hyphens, the last of which follows from the others.
    public var shape: TextShape {
        let prefix = allowPrefix ? "(?:[Gg][Rr][Ii][Dd]:)?" : ""
        return TextShape(
            "\(prefix)A1(?:[A-Z0-9]{16}|-[A-Z0-9]{5}-[A-Z0-9]{10}-[A-Z0-9])",
            samples: ["A1[A-Z0-9]{16}", "A1-[A-Z0-9]{5}-[A-Z0-9]{10}-[A-Z0-9]"],
            check: .last(among: "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    }

    /// In capitals, and without separators.
    public static func respellings(of text: String) -> [String] { Respelling.compact(text) }

    /// The options as a document gives them.
    public var options: DataObject { .options(["allowPrefix": .bool(allowPrefix)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            allowPrefix: options.flag(
                "allowPrefix", "Whether `GRid:` may stand before it.",
                alsoCalled: ["prefix"], widens: .whenTrue))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A Global Release Identifier; see ``/ProvisoIdentifierFormats/GRidFormat``.
    @inlinable
    public static var grid: Self { .format(GRidFormat()) }

    /// A Global Release Identifier, with options; see ``/ProvisoIdentifierFormats/GRidFormat``.
    @inlinable
    public static func grid(allowPrefix: Bool) -> Self {
        .format(GRidFormat(allowPrefix: allowPrefix))
    }
}
#endif
