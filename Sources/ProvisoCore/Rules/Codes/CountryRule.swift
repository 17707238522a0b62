public import ProvisoFormats

/// `country`: a country code of ISO 3166-1, as ``/ProvisoFormats/CountryCodeFormat`` judges it.
extension CountryCodeFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "country" }
    /// What passes.
    public static var summary: String { "A country code (ISO 3166-1) in upper case." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "DE", fails: ["country": "de"]),
            RuleExample(["form": "alpha3"], passes: "DEU", fails: ["country": "DE"]),
        ]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["countryCode", "iso3166", "iso31661alpha2"] }
    /// What other systems call it with options.
    public static var otherUses: [String: String] {
        ["iso31661alpha3": "form: alpha3", "iso31661numeric": "form: numeric"]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a country code, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [
        ruleName: ["example": "DE"],
        "country/alpha3": ["example": "DEU"],
        "country/numeric": ["example": "276"],
    ]

    /// The wording for the options.
    public var wording: String? { form == .alpha2 ? nil : "country/\(form.rawValue)" }

    /// The codes are in no list.
    public static var title: String? { "notInList" }

    /// Such codes name countries. Many words of two or three letters happen to be one, and a third of the numbers.
    public static var recognitions: [Recognition] {
        [
            Recognition(leastValues: 3, breadth: .loose, order: 10, isKey: true),
            Recognition(["form": "alpha3"], leastValues: 5, breadth: .loose, order: 11, isKey: true),
            Recognition(["form": "numeric"], leastValues: 20, breadth: .loose, order: 12, isKey: true),
        ]
    }

    /// Two letters, three letters or three digits. Which codes there are, the format alone knows.
    public var shape: TextShape {
        switch form {
        case .alpha2:
            TextShape("[A-Z]{2}", samples: ["(?:DE|FR|GB|US|JP|BR|IN)", "[A-Z]{2}"])
                .entered(InputHint(autocomplete: "country"))
        case .alpha3: TextShape("[A-Z]{3}", samples: ["(?:DEU|FRA|GBR|USA|JPN|BRA|IND)", "[A-Z]{3}"])
        case .numeric: TextShape("[0-9]{3}")
        }
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["form": form == .alpha2 ? nil : .string(form.rawValue)]) }

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

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A country code of ISO 3166-1, of two letters by default; see ``/ProvisoFormats/CountryCodeFormat``.
    @_alwaysEmitIntoClient
    public static var country: Self { Self(format: CountryCodeFormat()) }

    /// A country code of ISO 3166-1, of two letters by default, with options; see ``/ProvisoFormats/CountryCodeFormat``.
    @_alwaysEmitIntoClient
    public static func country(_ form: CountryCodeFormat.Form) -> Self {
        Self(format: CountryCodeFormat(form: form))
    }
}
#endif
