internal import ProvisoCore
internal import ProvisoIdentifierFormats

/// `postalCode`: the postal code of an address, as the country has it.
struct PostalCodeKind: NationalKind {
    static let name = "postalCode"
    static let number = NationalNumberKind.postalCode
    static let summary =
        "The postal code of an address, as the country has it."
    static let otherNames = ["zip", "zipCode", "postcode", "postal_code", "isPostalCode"]
    static let message: CatalogMessage =
        "{attribute} must be a valid postal code ({country}), like {example}."
    static let messageAnywhere: CatalogMessage = "{attribute} must be a valid postal code, like {example}."
    /// A code of a country is one of others too, so that the name of the column has to say it.
    static let recognitions = [
        Recognition(
            breadth: .loose, order: 60, isOfDigits: true,
            names: ["zip", "zipcode", "postal", "postalcode", "postcode", "plz", "postleitzahl", "cep", "pincode"],
            choice: countries)
    ]
    static var examples: [RuleExample] {
        [
            RuleExample(["country": "DE"], passes: "10115", fails: ["postalCode": "1011"]),
            RuleExample(["country": "NL"], passes: "1234 AB", fails: ["postalCode": "1234"]),
            .record(
                ["postalCode"], ["countryAttribute": "country"], passes: ["country": "AT", "postalCode": "1010"],
                fails: [
                    "postalCode": ["country": "AT", "postalCode": "12"],
                    "postalCode.countryUnknown": ["country": "XX", "postalCode": "12"],
                ]),
        ]
    }

    static var isCorrectable: Bool { true }
    static let hint: InputHint? = InputHint(autocomplete: "postal-code")

    /// Without separators, and with one at any place.
    func respellings(of text: String, in country: CountryCode?) -> [String] {
        let compact = Respelling.compact(text)
        guard let plain = compact.last, 2...10 ~= plain.count else { return compact }
        return compact
            + plain.indices.dropFirst().flatMap { index in
                [" ", "-"].map { plain[..<index] + $0 + plain[index...] }
            }
    }

    /// With the separators that the country has.
    func usualSpelling(of text: String, in country: CountryCode) -> String {
        (try? judge(of: [country]).parse(text))?.nationalSpelling ?? text
    }

    var requirePrefix = false
    var spelling: NationalSpelling?
    var schemes: [NationalNumberScheme] = []
}
