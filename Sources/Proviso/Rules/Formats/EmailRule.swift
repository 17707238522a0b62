public import ProvisoFormats

/// `email`: an email address, as ``EmailFormat`` judges it.
extension EmailFormat: DocumentFormat {
    public static let ruleName = "email"
    public static let summary = "An email address: what mail systems on the public internet accept and people type."
    public static let message: CatalogMessage = "{attribute} is not a valid email address."

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
            allowTrailingDot: options.flag("allowTrailingDot", "Whether a dot may follow the domain."))
    }
}
