public import ProvisoFormats

/// `uriTemplate`: a URI template of RFC 6570, as ``/ProvisoFormats/URITemplateFormat`` judges it.
extension URITemplateFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static let ruleName = "uriTemplate"
    /// What passes.
    public static let summary = "A URI template (RFC 6570)."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "/users/{id}", fails: ["uriTemplate": "/users/{id"])]
    }
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} must be a URI template, like {example}."
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "/users/{id}"]]

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A URI template of RFC 6570; see ``/ProvisoFormats/URITemplateFormat``.
    @inlinable
    public static var uriTemplate: Self { Self(format: URITemplateFormat()) }
}
