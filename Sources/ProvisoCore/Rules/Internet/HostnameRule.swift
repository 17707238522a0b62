public import ProvisoFormats

/// `hostname`: a host name of RFC 1123, as ``/ProvisoFormats/HostnameFormat`` judges it.
extension HostnameFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "hostname" }
    /// What passes.
    public static var summary: String {
        "A host name (RFC 1123): labels of ASCII letters, digits and hyphens. Labels that begin with `xn--` must be A-labels (RFC 5890)."
    }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "db1.example.org", fails: ["hostname": "-db1.example.org"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["host", "idnHostname"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a host name, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "www.example.com"]]

    /// Labels with dots between. How long all may be, the format alone knows.
    public var shape: TextShape {
        TextShape(
            PatternText.domainName(
                minimumLabels: 1, allowUnderscore: allowUnderscore, allowTrailingDot: allowTrailingDot,
                isInternational: false),
            samples: [#"[a-z]{2,10}(?:\.[a-z]{2,8}){1,3}"#, "[a-z][a-z0-9-]{0,30}"]
        ).named(allowUnderscore || allowTrailingDot ? nil : "hostname")
    }

    /// The options as a document gives them.
    public var options: DataObject {
        .options(["allowUnderscore": .bool(allowUnderscore), "allowTrailingDot": .bool(allowTrailingDot)])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            allowUnderscore: options.flag("allowUnderscore", "Whether labels may hold underscores.", widens: .whenTrue),
            allowTrailingDot: options.flag(
                "allowTrailingDot", "Whether a dot may follow the last label.", widens: .whenTrue))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A host name of RFC 1123; see ``/ProvisoFormats/HostnameFormat``.
    @_alwaysEmitIntoClient
    public static var hostname: Self { Self(format: HostnameFormat()) }

    /// A host name of RFC 1123, with options; see ``/ProvisoFormats/HostnameFormat``.
    @_alwaysEmitIntoClient
    public static func hostname(allowUnderscore: Bool = false, allowTrailingDot: Bool = false) -> Self {
        Self(format: HostnameFormat(allowUnderscore: allowUnderscore, allowTrailingDot: allowTrailingDot))
    }
}
#endif
