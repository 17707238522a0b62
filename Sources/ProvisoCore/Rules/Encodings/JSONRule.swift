public import ProvisoFormats

/// `json`: JSON text of RFC 8259, as ``/ProvisoFormats/JSONFormat`` judges it.
extension JSONFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "json" }
    /// What passes.
    public static var summary: String { "JSON text (RFC 8259)." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "{\"a\":[1]}", fails: ["json": "{a:1}"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["jsonString"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be valid JSON." }

    /// Values stand inside of values, which no pattern follows.
    public var shape: TextShape {
        .like(#"\[[1-9][0-9]{0,3}(?:,[1-9][0-9]{0,3}){0,4}\]"#, "[1-9][0-9]{0,8}")
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["maxDepth": maxDepth == 512 ? nil : .number(ExactNumber(maxDepth))]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            maxDepth: options.integer(
                "maxDepth", default: 512, "How deep lists and objects may be nested.",
                alsoCalled: ["depth", "max", "nesting"], widens: .whenLarger) ?? 512)
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// JSON text; see ``/ProvisoFormats/JSONFormat``.
    @_alwaysEmitIntoClient
    public static var json: Self { Self(format: JSONFormat()) }

    /// JSON text, with options; see ``/ProvisoFormats/JSONFormat``.
    @_alwaysEmitIntoClient
    public static func json(maxDepth: Int) -> Self {
        Self(format: JSONFormat(maxDepth: maxDepth))
    }
}
#endif
