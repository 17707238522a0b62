public import ProvisoFormats

/// `semver`: a semantic version, as ``/ProvisoFormats/SemVerFormat`` judges it.
extension SemVerFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "semver" }
    /// What passes.
    public static var summary: String { "A version number of Semantic Versioning 2.0.0." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "1.2.3-beta.1", fails: ["semver": "1.2"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["version", "semanticVersion"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a version number, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "1.4.0"]]

    /// Dates with points between look alike, so that these are tried first.
    public static var recognitions: [Recognition] {
        [Recognition(leastValues: 2, mark: ".", breadth: .broad, order: 10)]
    }

    /// Three numbers, then identifiers of the pre-release and of the build.
    public var shape: TextShape {
        let number = "(?:0|[1-9][0-9]*)"
        let identifier = "(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)"
        let build = "[0-9A-Za-z-]+"
        return TextShape(
            #"\#(number)(?:\.\#(number)){2}(?:-\#(identifier)(?:\.\#(identifier))*)?(?:\+\#(build)(?:\.\#(build))*)?"#,
            isExact: true,
            samples: [#"[0-9]\.[0-9]\.[0-9]"#, #"[1-9][0-9]?\.[0-9]\.[0-9](?:-[a-z]{2,5})?"#])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A semantic version; see ``/ProvisoFormats/SemVerFormat``.
    @_alwaysEmitIntoClient
    public static var semver: Self { Self(format: SemVerFormat()) }
}
#endif
