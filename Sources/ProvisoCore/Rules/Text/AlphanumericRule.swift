public import ProvisoFormats

/// `alphanumeric`: letters and digits, as ``/ProvisoFormats/AlphanumericFormat`` judges it. The small engine of a page has it.
extension AlphanumericFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "alphanumeric" }
    /// What passes.
    public static var summary: String { "Letters and digits alone, of any script." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "Zoë2", fails: ["alphanumeric": "Zoe-2"]),
            RuleExample(["ascii": true], passes: "Zoe2", fails: ["alphanumeric": "Zoë2"]),
        ]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["alphaNum", "isAlphanumeric", "alnum"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} can contain only letters and digits." }

    /// What is said with options that change it.
    public static var wordings: [String: CatalogMessage] {
        [
            "alphanumeric/ascii": "{attribute} can contain only the letters A–Z and digits."
        ]
    }
    /// The wording for the options.
    public var wording: String? { ascii ? "alphanumeric/ascii" : nil }

    /// The title for characters that are none of these.
    public static var title: String? { "wrongCharacters" }

    /// Letters, each with its marks, and digits.
    public var shape: TextShape {
        TextShape(ascii ? "[A-Za-z0-9]+" : #"(?:\p{L}\p{M}*|\p{Nd})+"#, isExact: true, samples: ["[a-z0-9]+"])
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["ascii": .bool(ascii)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            ascii: options.flag(
                "ascii", "Whether only A to Z, in either case, and 0 to 9 pass.", alsoCalled: ["asciiOnly", "latin"],
                widens: .whenFalse))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// Letters and digits alone, of any script; see ``/ProvisoFormats/AlphanumericFormat``.
    @_alwaysEmitIntoClient
    public static var alphanumeric: Self { Self(format: AlphanumericFormat()) }

    /// Letters and digits alone, of any script, with options; see ``/ProvisoFormats/AlphanumericFormat``.
    @_alwaysEmitIntoClient
    public static func alphanumeric(ascii: Bool) -> Self {
        Self(format: AlphanumericFormat(ascii: ascii))
    }
}
#endif
