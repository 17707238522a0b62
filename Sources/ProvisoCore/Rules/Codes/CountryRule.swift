public import ProvisoFormats

/// `country`: a country code of ISO 3166-1, as ``/ProvisoFormats/CountryCodeFormat`` judges it.
extension CountryCodeFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static let ruleName = "country"
    /// What passes.
    public static let summary = "A country code (ISO 3166-1) in upper case."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "DE", fails: ["country": "de"]),
            RuleExample(["form": "alpha3"], passes: "DEU", fails: ["country": "DE"]),
        ]
    }
    /// What other systems call it.
    public static let otherNames = ["countryCode", "iso3166"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} must be a country code, like {example}."
    /// What the message is filled with.
    static let constants: [String: Parameters] = [
        ruleName: ["example": "DE"],
        "country/alpha3": ["example": "DEU"],
        "country/numeric": ["example": "276"],
    ]

    /// The wording for the options.
    public var wording: String? { form == .alpha2 ? nil : "country/\(form)" }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            form: options.choice(
                "form", default: .alpha2, "Two letters, three letters or three digits.",
                alsoCalled: ["format", "alpha", "version"],
                otherWords: [
                    "iso2": .alpha2, "2": .alpha2, "iso3": .alpha3, "3": .alpha3, "number": .numeric,
                    "digits": .numeric,
                ]) ?? .alpha2)
    }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A country code of ISO 3166-1, of two letters by default; see ``/ProvisoFormats/CountryCodeFormat``.
    @inlinable
    public static var country: Self { Self(format: CountryCodeFormat()) }

    /// A country code of ISO 3166-1, of two letters by default, with options; see ``/ProvisoFormats/CountryCodeFormat``.
    @inlinable
    public static func country(_ form: CountryCodeFormat.Form) -> Self {
        Self(format: CountryCodeFormat(form: form))
    }
}
