public import ProvisoFormats

/// `alphabetic`: letters, as ``/ProvisoFormats/AlphabeticFormat`` judges it. The small engine of a page has it.
extension AlphabeticFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "alphabetic" }
    /// What passes.
    public static var summary: String { "Letters alone, of any script." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "Zoë", fails: ["alphabetic": "Zoe2"]),
            RuleExample(["ascii": true], passes: "Zoe", fails: ["alphabetic": "Zoë"]),
        ]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["alpha", "letters", "isAlpha"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} can contain only letters." }

    /// What is said with options that change it.
    public static var wordings: [String: CatalogMessage] {
        [
            "alphabetic/ascii": "{attribute} can contain only the letters A–Z."
        ]
    }
    /// The wording for the options.
    public var wording: String? { ascii ? "alphabetic/ascii" : nil }

    /// The title for characters that are none of these.
    public static var title: String? { "wrongCharacters" }

    /// Letters, each with its marks.
    public var shape: TextShape {
        TextShape(ascii ? "[A-Za-z]+" : #"(?:\p{L}\p{M}*)+"#, isExact: true, samples: ["[a-z]+"])
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["ascii": .bool(ascii)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            ascii: options.flag(
                "ascii", "Whether only A to Z pass, in either case.", alsoCalled: ["asciiOnly", "latin"],
                widens: .whenFalse))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// Letters alone, of any script; see ``/ProvisoFormats/AlphabeticFormat``.
    @_alwaysEmitIntoClient
    public static var alphabetic: Self { Self(format: AlphabeticFormat()) }

    /// Letters alone, of any script, with options; see ``/ProvisoFormats/AlphabeticFormat``.
    @_alwaysEmitIntoClient
    public static func alphabetic(ascii: Bool) -> Self {
        Self(format: AlphabeticFormat(ascii: ascii))
    }
}
#endif
