public import ProvisoFormats

/// `email`: an email address, as ``EmailFormat`` judges it.
extension EmailFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "email"
    /// What passes.
    public static let summary = "An email address: what mail systems on the public internet accept and people type."
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} is not a valid email address."

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            allowQuotedLocal: options.flag("allowQuotedLocal", "Whether the part before the @ may be quoted."),
            allowComments: options.flag("allowComments", "Whether comments and folding white space may stand in it."),
            allowAddressLiteral: options.flag("allowAddressLiteral", "Whether the domain may be `[192.0.2.1]`."),
            allowLocalDomain: options.flag("allowLocalDomain", "Whether a domain of one label passes."),
            allowDisplayName: options.flag("allowDisplayName", "Whether a name may precede `<address>`."),
            enableIDN: options.flag("enableIDN", "Whether local part and domain may go beyond ASCII."),
            idna2008: options.flag("idna2008", "Whether an internationalized domain must obey IDNA 2008 too."),
            allowUnderscore: options.flag("allowUnderscore", "Whether the domain may hold underscores."),
            allowTrailingDot: options.flag("allowTrailingDot", "Whether a dot may follow the domain."),
            checkSpoofing: options.flag(
                "checkSpoofing", "Whether name, local part and labels must not mix scripts deceptively (UTS #39)."))
        options.warnUnless(enableIDN, "enableIDN: true", ["idna2008", "checkSpoofing"])
    }
}
