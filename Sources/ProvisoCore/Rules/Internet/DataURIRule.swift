public import ProvisoFormats

/// `dataURI`: a data URI of RFC 2397, as ``/ProvisoFormats/DataURIFormat`` judges it.
extension DataURIFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "dataURI" }
    /// What passes.
    public static var summary: String { "A data URI (RFC 2397), such as data:text/plain,a." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "data:text/plain,a", fails: ["dataURI": "text/plain,a"])]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a data URI, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "data:text/plain,Hello"]]

    /// The scheme, and a comma between the type and the data.
    public var shape: TextShape {
        TextShape(
            "[Dd][Aa][Tt][Aa]:\(PatternText.uriCharacter)*,\(PatternText.uriCharacter)*",
            samples: ["data:text/plain,[a-z]{1,12}"])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A data URI of RFC 2397; see ``/ProvisoFormats/DataURIFormat``.
    @_alwaysEmitIntoClient
    public static var dataURI: Self { Self(format: DataURIFormat()) }
}
#endif
