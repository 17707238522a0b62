public import ProvisoFormats

/// `language`: a language tag of BCP 47, as ``/ProvisoFormats/LanguageTagFormat`` judges it.
extension LanguageTagFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static let ruleName = "language"
    /// What passes.
    public static let summary = "A language tag (BCP 47, RFC 5646) by its form."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "de-CH", fails: ["language": "de_CH"]),
            RuleExample(["registered": true], passes: "de", fails: ["language": "xx"]),
        ]
    }
    /// What other systems call it.
    public static let otherNames = ["locale", "languageTag", "bcp47"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} must be a language code, like {example}."
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "pt-BR"]]

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            registered: options.flag(
                "registered", "Whether every subtag must be registered.", alsoCalled: ["known", "valid"]))
    }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A language tag of BCP 47; see ``/ProvisoFormats/LanguageTagFormat``.
    @inlinable
    public static var language: Self { Self(format: LanguageTagFormat()) }

    /// A language tag of BCP 47, with options; see ``/ProvisoFormats/LanguageTagFormat``.
    @inlinable
    public static func language(registered: Bool) -> Self {
        Self(format: LanguageTagFormat(registered: registered))
    }
}
