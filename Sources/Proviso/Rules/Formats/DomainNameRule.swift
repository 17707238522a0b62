public import ProvisoFormats

/// `domainName`: a name of the public DNS, as ``DomainNameFormat`` judges it.
extension DomainNameFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "domainName"
    /// What passes.
    public static let summary = "A domain name of two or more labels, also an internationalized one."
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} is not a valid domain name."

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let allowsOneLabel = options.flag("allowLocalDomain", "Whether a name of one label passes.")
        self.init(
            minimumLabels: allowsOneLabel ? 1 : 2,
            allowUnderscore: options.flag("allowUnderscore", "Whether labels may hold underscores."),
            allowTrailingDot: options.flag("allowTrailingDot", "Whether a dot may follow the last label."),
            enableIDN: options.flag("enableIDN", default: true, "Whether labels may go beyond ASCII."),
            idna2008: options.flag("idna2008", "Whether an internationalized name must obey IDNA 2008 too."),
            checkSpoofing: options.flag("checkSpoofing", "Whether a label must not mix scripts deceptively (UTS #39)."))
        options.warnUnless(enableIDN, "enableIDN: true", ["idna2008", "checkSpoofing"])
    }
}
