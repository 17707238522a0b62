public import ProvisoFormats

/// `iban`: an IBAN of ISO 13616, as ``/ProvisoFormats/IBANFormat`` judges it.
extension IBANFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "iban"
    /// What passes.
    public static let summary =
        "An international bank account number (ISO 13616) of a registered country, with its check digits."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "GB82WEST12345698765432", fails: ["iban": "GB82WEST12345698765431"])]
    }
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} must be a valid IBAN. Check it for typing mistakes."

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

extension RuleVocabulary where Value: StringProtocol {
    /// An IBAN of ISO 13616; see ``/ProvisoFormats/IBANFormat``.
    @inlinable
    public static var iban: Self { Self(format: IBANFormat()) }
}
