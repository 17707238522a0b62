public import ProvisoFormats

/// `semver`: a semantic version, as ``/ProvisoFormats/SemVerFormat`` judges it.
extension SemVerFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static let ruleName = "semver"
    /// What passes.
    public static let summary = "A version number of Semantic Versioning 2.0.0."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "1.2.3-beta.1", fails: ["semver": "1.2"])]
    }
    /// What other systems call it.
    public static let otherNames = ["version", "semanticVersion"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} must be a version number, like {example}."
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "1.4.0"]]

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A semantic version; see ``/ProvisoFormats/SemVerFormat``.
    @inlinable
    public static var semver: Self { Self(format: SemVerFormat()) }
}
