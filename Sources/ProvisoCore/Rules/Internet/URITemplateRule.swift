public import ProvisoFormats

/// `uriTemplate`: a URI template of RFC 6570, as ``/ProvisoFormats/URITemplateFormat`` judges it.
extension URITemplateFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "uriTemplate" }
    /// What passes.
    public static var summary: String { "A URI template (RFC 6570)." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "/users/{id}", fails: ["uriTemplate": "/users/{id"])]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a URI template, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "/users/{id}"]]

    /// Characters of a URI, and variables in braces. Which characters beyond ASCII there may be, the format alone knows.
    public var shape: TextShape {
        let escape = "%\(PatternText.hexDigit){2}"
        let name = "(?:[A-Za-z0-9_]|\(escape))+"
        let variable = #"\#(name)(?:\.\#(name))*(?:\*|:[1-9][0-9]{0,3})?"#
        return TextShape(
            #"(?:\#(PatternText.iriCharacter)|\{[+#./;?&]?\#(variable)(?:,\#(variable))*\})*"#,
            samples: [#"/[a-z]{1,8}/\{[a-z]{1,8}\}"#]
        ).named("uri-template")
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A URI template of RFC 6570; see ``/ProvisoFormats/URITemplateFormat``.
    @_alwaysEmitIntoClient
    public static var uriTemplate: Self { Self(format: URITemplateFormat()) }
}
#endif
