public import ProvisoFormats

/// `issn`: an ISSN of ISO 3297, as ``/ProvisoFormats/ISSNFormat`` judges it.
extension ISSNFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "issn" }
    /// What passes.
    public static var summary: String {
        "A serial number (ISO 3297): eight digits, the last perhaps X, with its check digit."
    }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "2049-3630", fails: ["issn": "2049-3631"])]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a valid ISSN. Check the digits." }

    /// Such numbers name periodicals. Without the hyphen they are digits like any others.
    public static var recognitions: [Recognition] {
        [
            Recognition(["requireHyphen": true], breadth: .fixed, order: 53, isKey: true)
        ]
    }

    /// Twice four digits, the last of which follows from the others and may be an X.
    public var shape: TextShape {
        TextShape(
            "[0-9]{4}-\(requireHyphen ? "" : "?")[0-9]{3}[0-9Xx]", samples: ["[0-9]{4}-[0-9]{3}[0-9X]"],
            check: .last(among: "0123456789X"))
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["requireHyphen": .bool(requireHyphen)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            requireHyphen: options.flag(
                "requireHyphen", "Whether a hyphen must stand between the fourth and the fifth digit.",
                alsoCalled: ["hyphen"], widens: .whenFalse))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A serial number of ISO 3297; see ``/ProvisoFormats/ISSNFormat``.
    @_alwaysEmitIntoClient
    public static var issn: Self { Self(format: ISSNFormat()) }

    /// A serial number of ISO 3297, with options; see ``/ProvisoFormats/ISSNFormat``.
    @_alwaysEmitIntoClient
    public static func issn(requireHyphen: Bool) -> Self {
        Self(format: ISSNFormat(requireHyphen: requireHyphen))
    }
}
#endif
