public import ProvisoFormats

/// `ascii`: ASCII text, as ``/ProvisoFormats/ASCIIFormat`` judges it.
extension ASCIIFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "ascii" }
    /// What passes.
    public static var summary: String { "ASCII text." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "Zoe", fails: ["ascii": "Zoë"])]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage {
        "{attribute} can contain only unaccented letters (A–Z), digits and common punctuation."
    }

    /// The title for characters that are none of these.
    public static var title: String? { "wrongCharacters" }

    /// Characters up to U+007F.
    public var shape: TextShape { TextShape(#"[\u{0}-\u{7F}]*"#, isExact: true, samples: ["[ -~]+"]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// ASCII text; see ``/ProvisoFormats/ASCIIFormat``.
    @_alwaysEmitIntoClient
    public static var ascii: Self { Self(format: ASCIIFormat()) }
}
#endif
