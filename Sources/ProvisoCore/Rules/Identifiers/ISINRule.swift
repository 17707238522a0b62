public import ProvisoFormats

/// `isin`: an ISIN of ISO 6166, as ``/ProvisoFormats/ISINFormat`` judges it.
extension ISINFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "isin" }
    /// What passes.
    public static var summary: String {
        "An international securities identification number (ISO 6166) with its check digit."
    }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "US0378331005", fails: ["isin": "US0378331004"])]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a valid ISIN. Check it for typing mistakes." }

    /// Such numbers name securities.
    public static var recognitions: [Recognition] {
        [Recognition(leastValues: 2, breadth: .fixed, order: 54, isKey: true)]
    }

    /// Two letters, nine letters or digits, and a digit that follows from the others.
    public var shape: TextShape {
        TextShape("[A-Z]{2}[A-Z0-9]{9}[0-9]", samples: ["(?:US|DE|GB|FR)[A-Z0-9]{9}[0-9]"], check: .last())
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A securities identification number of ISO 6166; see ``/ProvisoFormats/ISINFormat``.
    @_alwaysEmitIntoClient
    public static var isin: Self { Self(format: ISINFormat()) }
}
#endif
