internal import ProvisoCore
internal import ProvisoIdentifierFormats

/// `taxID`: the number of a taxpayer, with check digits where the country has them.
struct TaxIDKind: NationalKind {
    static let name = "taxID"
    static let number = NationalNumberKind.taxID
    static let summary =
        "The number of a taxpayer, with check digits where the country has them."
    static let otherNames = ["tin", "taxNumber", "taxIdentificationNumber", "isTaxID"]
    static let message: CatalogMessage =
        "{attribute} must be a valid tax identification number ({country}), like {example}."
    static let messageAnywhere: CatalogMessage =
        "{attribute} must be a valid tax identification number, like {example}."
    static var examples: [RuleExample] { ownExamples }

    var requirePrefix = false
    var spelling: NationalSpelling?
}
