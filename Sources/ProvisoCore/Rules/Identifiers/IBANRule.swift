public import ProvisoFormats

/// `iban`: an IBAN of ISO 13616, as ``/ProvisoFormats/IBANFormat`` judges it.
extension IBANFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "iban" }
    /// What passes.
    public static var summary: String {
        "An international bank account number (ISO 13616) of a registered country, with its check digits."
    }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "GB82WEST12345698765432", fails: ["iban": "GB82WEST12345698765431"])]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a valid IBAN. Check it for typing mistakes." }

    /// Such numbers name accounts.
    public static var recognitions: [Recognition] { [Recognition(breadth: .fixed, order: 40, isKey: true)] }

    /// A country, two check digits and the account, perhaps in groups of four.
    ///
    /// Which structure the country asks for, the format alone knows.
    public var shape: TextShape {
        TextShape(
            "[A-Z]{2}[0-9]{2}(?:[A-Z0-9]{11,30}|(?: [A-Z0-9]{4}){2,7}(?: [A-Z0-9]{1,3})?)",
            samples: [
                "DE[0-9]{20}", "FR[0-9]{25}", "GB[0-9]{2}[A-Z]{4}[0-9]{14}", "NL[0-9]{2}[A-Z]{4}[0-9]{10}",
                "[A-Z]{2}[0-9]{13,29}",
            ],
            check: CheckCharacters(places: [2, 3]))
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// An IBAN of ISO 13616; see ``/ProvisoFormats/IBANFormat``.
    @_alwaysEmitIntoClient
    public static var iban: Self { Self(format: IBANFormat()) }
}
#endif
