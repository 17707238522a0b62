public import ProvisoFormats

/// `language`: a language tag of BCP 47, as ``/ProvisoFormats/LanguageTagFormat`` judges it.
extension LanguageTagFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "language" }
    /// What passes.
    public static var summary: String { "A language tag (BCP 47, RFC 5646) by its form." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "de-CH", fails: ["language": "de_CH"]),
            RuleExample(["registered": true], passes: "de", fails: ["language": "xx"]),
        ]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["locale", "languageTag", "bcp47", "iso639", "iso6391"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a language code, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "pt-BR"]]

    /// Many words have the form of a tag, so that only those of registered languages are one.
    public static var recognitions: [Recognition] {
        [Recognition(["registered": true], leastValues: 5, breadth: .loose, order: 30)]
    }

    /// Subtags of up to eight letters and digits, the first of letters. What may follow what, the format alone knows.
    public var shape: TextShape {
        TextShape(
            "[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*",
            samples: ["(?:en|de|fr|pt-BR|zh-Hant)", "[a-z]{2}(?:-[A-Z]{2})?"]
        ).entered(InputHint(autocomplete: "language"))
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["registered": .bool(registered)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            registered: options.flag(
                "registered", "Whether every subtag must be registered.", alsoCalled: ["known", "valid"],
                widens: .whenFalse))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A language tag of BCP 47; see ``/ProvisoFormats/LanguageTagFormat``.
    @_alwaysEmitIntoClient
    public static var language: Self { Self(format: LanguageTagFormat()) }

    /// A language tag of BCP 47, with options; see ``/ProvisoFormats/LanguageTagFormat``.
    @_alwaysEmitIntoClient
    public static func language(registered: Bool) -> Self {
        Self(format: LanguageTagFormat(registered: registered))
    }
}
#endif
