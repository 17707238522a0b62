public import ProvisoFormats

/// `spoofing`: text that does not deceive, as ``/ProvisoFormats/SpoofingFormat`` judges it.
extension SpoofingFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "spoofing" }
    /// What passes.
    public static var summary: String { "Text that mixes no scripts deceptively and hides nothing (UTS #39)." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "paypal", fails: ["spoofing": "p\u{430}ypal"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["homograph", "confusable"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage {
        "{attribute} mixes alphabets or contains hidden characters. Use letters from a single alphabet."
    }

    /// The title for characters that are none of these.
    public static var title: String? { "wrongCharacters" }

    /// No control characters. Which scripts may be mixed, the format alone knows.
    public var shape: TextShape {
        level == .ascii
            ? TextShape("[ -~]*", isExact: true, samples: ["[a-z]+"])
            : TextShape(#"[^\u{0}-\u{1F}\u{7F}-\u{9F}]*"#, samples: ["[a-z]+"])
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["level": level == .highlyRestrictive ? nil : .string(level.rawValue)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let level: RestrictionLevel? = options.choice(
            "level", default: .highlyRestrictive, "How freely scripts may mix.",
            alsoCalled: ["restriction", "restrictionLevel"])
        self.init(level: level ?? .highlyRestrictive)
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// Text that does not deceive by mixing scripts or hiding characters (UTS #39); see ``/ProvisoFormats/SpoofingFormat``.
    @_alwaysEmitIntoClient
    public static var spoofing: Self { Self(format: SpoofingFormat()) }

    /// Text that does not deceive by mixing scripts or hiding characters (UTS #39), with options; see ``/ProvisoFormats/SpoofingFormat``.
    @_alwaysEmitIntoClient
    public static func spoofing(level: RestrictionLevel) -> Self {
        Self(format: SpoofingFormat(level: level))
    }
}
#endif
