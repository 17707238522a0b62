public import ProvisoFormats

/// `printable`: printable text, as ``/ProvisoFormats/PrintableFormat`` judges it.
extension PrintableFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "printable" }
    /// What passes.
    public static var summary: String {
        "Text of visible characters and spaces, without control, format or other invisible characters."
    }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "Ada Lovelace", fails: ["printable": "Ada\tLovelace"])]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage {
        "{attribute} contains characters that cannot be shown, such as tabs or line breaks. Remove them."
    }

    /// What is said with options that change it.
    public static var wordings: [String: CatalogMessage] {
        [
            "printable/ascii":
                "{attribute} can contain only unaccented letters (A–Z), digits, common punctuation and spaces."
        ]
    }
    /// The wording for the options.
    public var wording: String? { ascii ? "printable/ascii" : nil }

    /// The title for characters that are none of these.
    public static var title: String? { "wrongCharacters" }

    /// What can be seen, and blanks. Which format characters can be seen where they stand, the format alone knows.
    public var shape: TextShape {
        TextShape(ascii ? "[ -~]*" : #"(?: |\p{Cf}|[^\p{C}\p{Z}])*"#, isExact: ascii, samples: ["[ -~]+"])
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["ascii": .bool(ascii)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            ascii: options.flag(
                "ascii", "Whether only ASCII passes.", alsoCalled: ["asciiOnly", "latin"], widens: .whenFalse))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// Text without control characters; see ``/ProvisoFormats/PrintableFormat``.
    @_alwaysEmitIntoClient
    public static var printable: Self { Self(format: PrintableFormat()) }

    /// Text without control characters, with options; see ``/ProvisoFormats/PrintableFormat``.
    @_alwaysEmitIntoClient
    public static func printable(ascii: Bool) -> Self {
        Self(format: PrintableFormat(ascii: ascii))
    }
}
#endif
