public import ProvisoFormats

/// `uppercase`: text without lower-case letters, as ``/ProvisoFormats/UppercaseFormat`` judges it.
extension UppercaseFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "uppercase" }
    /// What passes.
    public static var summary: String { "Text without lower-case letters." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "ADA", fails: ["uppercase": "Ada"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["upper", "isUppercase"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be all uppercase." }

    /// No small letters of ASCII. Which others there are, the format alone knows.
    public var shape: TextShape { TextShape("[^a-z]*", samples: ["[^a-z]*", "[A-Z]+"]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// Text without lower-case letters; `uppercased` is the filter (``/ProvisoFormats/UppercaseFormat``).
    @_alwaysEmitIntoClient
    public static var uppercase: Self { Self(format: UppercaseFormat()) }
}
#endif
