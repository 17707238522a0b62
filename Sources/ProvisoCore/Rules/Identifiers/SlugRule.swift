public import ProvisoFormats

/// `slug`: a slug, as ``/ProvisoFormats/SlugFormat`` judges it.
extension SlugFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "slug" }
    /// What passes.
    public static var summary: String { "The readable part of a URL: a-z, 0-9 and single hyphens between." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "ada-lovelace", fails: ["slug": "Ada Lovelace"])]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage {
        "{attribute} can contain only lowercase letters (a–z), digits and single hyphens between them."
    }

    /// What is said with options that change it.
    public static var wordings: [String: CatalogMessage] {
        [
            "slug/underscore":
                "{attribute} can contain only lowercase letters (a–z), digits and single hyphens or underscores between them."
        ]
    }
    /// The wording for the options.
    public var wording: String? { allowUnderscore ? "slug/underscore" : nil }

    /// Small letters and digits, with single hyphens between.
    public var shape: TextShape {
        TextShape(
            "[a-z0-9]+(?:\(allowUnderscore ? "[_-]" : "-")[a-z0-9]+)*", isExact: true,
            samples: ["[a-z0-9]+(?:-[a-z0-9]+)*"])
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["allowUnderscore": .bool(allowUnderscore)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            allowUnderscore: options.flag(
                "allowUnderscore", "Whether single underscores may stand where hyphens may.",
                alsoCalled: ["underscore", "underscores"], widens: .whenTrue))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A slug; see ``/ProvisoFormats/SlugFormat``.
    @_alwaysEmitIntoClient
    public static var slug: Self { Self(format: SlugFormat()) }

    /// A slug, with options; see ``/ProvisoFormats/SlugFormat``.
    @_alwaysEmitIntoClient
    public static func slug(allowUnderscore: Bool) -> Self {
        Self(format: SlugFormat(allowUnderscore: allowUnderscore))
    }
}
#endif
