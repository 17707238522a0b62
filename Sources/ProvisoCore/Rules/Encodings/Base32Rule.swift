public import ProvisoFormats

/// `base32`: Base32 of RFC 4648, as ``/ProvisoFormats/Base32Format`` judges it.
extension Base32Format: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "base32" }
    /// What passes.
    public static var summary: String { "Base32 (RFC 4648): padded, in upper case." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "MZXW6===", fails: ["base32": "mzxw6"])]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be Base32 text (A–Z and 2–7)." }

    /// Groups of eight, the last filled up with equals signs.
    public var shape: TextShape {
        TextShape(
            "(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}={6}|[A-Z2-7]{4}={4}|[A-Z2-7]{5}={3}|[A-Z2-7]{7}=)?", isExact: true,
            samples: ["(?:[A-Z2-7]{8})+"])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// Base32 of RFC 4648; see ``/ProvisoFormats/Base32Format``.
    @_alwaysEmitIntoClient
    public static var base32: Self { Self(format: Base32Format()) }
}
#endif
