public import ProvisoFormats

/// `lowercase`: text without upper-case letters, as ``/ProvisoFormats/LowercaseFormat`` judges it.
extension LowercaseFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "lowercase" }
    /// What passes.
    public static var summary: String { "Text without upper-case letters." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "ada", fails: ["lowercase": "Ada"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["lower", "isLowercase"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be all lowercase." }

    /// No capital letters of ASCII. Which others there are, the format alone knows.
    public var shape: TextShape { TextShape("[^A-Z]*") }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// Text without upper-case letters; `lowercased` is the filter (``/ProvisoFormats/LowercaseFormat``).
    @_alwaysEmitIntoClient
    public static var lowercase: Self { Self(format: LowercaseFormat()) }
}
#endif
