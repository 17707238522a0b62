public import ProvisoFormats

/// `spoofing`: text that does not deceive, as ``SpoofingFormat`` judges it.
extension SpoofingFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "spoofing"
    /// What passes.
    public static let summary = "Text that mixes no scripts deceptively and hides nothing (UTS #39)."
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} holds characters that could deceive a reader."

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let level: RestrictionLevel? = options.choice(
            "level", default: .highlyRestrictive, "How freely scripts may mix.")
        self.init(level: level ?? .highlyRestrictive)
    }
}
