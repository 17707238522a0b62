internal import ProvisoCore
internal import ProvisoIdentifierFormats

/// `taxID`: the number of a taxpayer, with check digits where the country has them.
struct TaxIDKind: NationalKind {
    static let name = "taxID"
    static let number = NationalNumberKind.taxID
    static let summary =
        "The number of a taxpayer, with check digits where the country has them."
    static let otherNames = ["tin", "taxNumber", "taxIdentificationNumber", "isTaxID"]
    static let otherUses = [
        "cpf": "country: BR", "pan": "country: IN", "abn": "country: AU", "tfn": "country: AU", "ein": "country: US",
        "itin": "country: US", "codiceFiscale": "country: IT",
    ]
    static let message: CatalogMessage =
        "{attribute} must be a valid tax identification number ({country}), like {example}."
    static let messageAnywhere: CatalogMessage =
        "{attribute} must be a valid tax identification number, like {example}."
    /// Check digits alone do not say what a number is for.
    static let recognitions = [
        Recognition(
            breadth: .structured, order: 61, isOfDigits: true,
            names: ["tax", "taxid", "taxnumber", "tin", "steuernummer", "codicefiscale", "nif", "cpf"],
            choice: countries)
    ]
    static var examples: [RuleExample] { ownExamples }
    static let isPersonal = true

    var requirePrefix = false
    var spelling: NationalSpelling?
    var schemes: [NationalNumberScheme] = []
}
