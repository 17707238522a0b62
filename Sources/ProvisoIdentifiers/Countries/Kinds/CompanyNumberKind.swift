internal import ProvisoCore
internal import ProvisoIdentifierFormats

/// `companyNumber`: the number of a company in the register of its country.
struct CompanyNumberKind: NationalKind {
    static let name = "companyNumber"
    static let number = NationalNumberKind.companyNumber
    static let summary =
        "The number of a company in the register of its country."
    static let otherNames = ["companyRegistration", "businessNumber", "organisationNumber", "orgNumber"]
    static let otherUses = ["siren": "country: FR", "siret": "country: FR", "cnpj": "country: BR"]
    static let message: CatalogMessage =
        "{attribute} must be a valid company registration number ({country}), like {example}."
    static let messageAnywhere: CatalogMessage =
        "{attribute} must be a valid company registration number, like {example}."
    /// Digits of some length are much else.
    static let recognitions = [
        Recognition(
            breadth: .structured, order: 67, isOfDigits: true,
            names: ["companynumber", "siren", "siret", "organisasjonsnummer", "orgnr", "crn"], choice: countries)
    ]
    static var examples: [RuleExample] { ownExamples }

    var requirePrefix = false
    var spelling: NationalSpelling?
    var schemes: [NationalNumberScheme] = []
}
