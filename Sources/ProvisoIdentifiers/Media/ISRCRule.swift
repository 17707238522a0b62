public import ProvisoCore
public import ProvisoIdentifierFormats

/// `isrc`: an International Standard Recording Code (ISO 3901), as ``/ProvisoIdentifierFormats/ISRCFormat`` judges it.
extension ISRCFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "isrc"
    /// What passes.
    public static let summary = "An International Standard Recording Code (ISO 3901): 12 letters and digits."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "AA-6Q7-20-00047", fails: ["isrc": "AA-6Q7-20-0004"])
        ]
    }
    /// The message for what does not pass.
    public static let message: CatalogMessage = SharedMessage.code
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "identifier/code", name: "ISRC", example: "AA-6Q7-20-00047")

    /// Few texts are of it by chance.
    public static let recognitions = [
        Recognition(leastValues: 3, breadth: .fixed, order: 69, isKey: true)
    ]

    /// Two letters, three letters or digits and seven digits, perhaps with hyphens.
    public var shape: TextShape {
        let letter = allowLowercase ? "A-Za-z" : "A-Z"
        let prefix = allowPrefix ? "(?:[Ii][Ss][Rr][Cc] )?" : ""
        let (owner, year, number) = ("[\(letter)0-9]{3}", "[0-9]{2}", "[0-9]{5}")
        return TextShape(
            "\(prefix)(?:[\(letter)]{2}\(owner)\(year)\(number)|[\(letter)]{2}-\(owner)-\(year)-\(number))",
            isExact: true,
            samples: ["(?:US|GB|DE|FR)[A-Z0-9]{3}[0-9]{7}", "(?:US|GB|DE|FR)-[A-Z0-9]{3}-[0-9]{2}-[0-9]{5}"])
    }

    /// In capitals, and without separators.
    public static func respellings(of text: String) -> [String] { Respelling.compact(text) }

    /// The options as a document gives them.
    public var options: DataObject {
        .options(["allowPrefix": .bool(allowPrefix), "allowLowercase": .bool(allowLowercase)])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            allowPrefix: options.flag(
                "allowPrefix", "Whether `ISRC` and a space may stand before it.",
                alsoCalled: ["prefix"], widens: .whenTrue),
            allowLowercase: options.flag(
                "allowLowercase", "Whether letters may be lower case.",
                alsoCalled: ["lowercase", "ignoreCase", "caseInsensitive"], widens: .whenTrue))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// An International Standard Recording Code (ISO 3901); see ``/ProvisoIdentifierFormats/ISRCFormat``.
    @inlinable
    public static var isrc: Self { .format(ISRCFormat()) }

    /// An International Standard Recording Code (ISO 3901), with options; see ``/ProvisoIdentifierFormats/ISRCFormat``.
    @inlinable
    public static func isrc(allowPrefix: Bool = false, allowLowercase: Bool = false) -> Self {
        .format(ISRCFormat(allowPrefix: allowPrefix, allowLowercase: allowLowercase))
    }
}
#endif
