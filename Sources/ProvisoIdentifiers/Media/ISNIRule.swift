public import ProvisoCore
public import ProvisoIdentifierFormats

/// `isni`: an International Standard Name Identifier (ISO 27729), as ``/ProvisoIdentifierFormats/ISNIFormat`` judges it.
extension ISNIFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "isni"
    /// What passes.
    public static let summary =
        "An International Standard Name Identifier (ISO 27729): 16 digits, with a check character."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "0000 0001 2281 955X", fails: ["isni": "0000 0001 2281 9551"])
        ]
    }
    /// The message for what does not pass.
    public static let message: CatalogMessage = SharedMessage.code
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "identifier/code", name: "ISNI", example: "0000 0001 2281 955X")

    /// Other numbers have as many digits, so that the name of the column has to say it.
    public static let recognitions = [
        Recognition(leastValues: 2, breadth: .fixed, order: 68, isKey: true, isOfDigits: true, names: ["isni"])
    ]

    /// 16 digits, perhaps in groups, the last of which follows from the others and may be X.
    public var shape: TextShape {
        let prefix = allowPrefix ? "(?:[Ii][Ss][Nn][Ii] )?" : ""
        return TextShape(
            "\(prefix)[0-9]{4} ?[0-9]{4} ?[0-9]{4} ?[0-9]{3}[0-9X]",
            samples: ["0000000[0-9]{9}", "0000 000[0-9] [0-9]{4} [0-9]{4}"],
            check: .last(among: "0123456789X"))
    }

    /// In capitals, and without separators.
    public static func respellings(of text: String) -> [String] { Respelling.compact(text) }

    /// The options as a document gives them.
    public var options: DataObject { .options(["allowPrefix": .bool(allowPrefix)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            allowPrefix: options.flag(
                "allowPrefix", "Whether `ISNI` and a space may stand before it.",
                alsoCalled: ["prefix"], widens: .whenTrue))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// An International Standard Name Identifier (ISO 27729); see ``/ProvisoIdentifierFormats/ISNIFormat``.
    @inlinable
    public static var isni: Self { .format(ISNIFormat()) }

    /// An International Standard Name Identifier (ISO 27729), with options; see ``/ProvisoIdentifierFormats/ISNIFormat``.
    @inlinable
    public static func isni(allowPrefix: Bool) -> Self {
        .format(ISNIFormat(allowPrefix: allowPrefix))
    }
}
#endif
