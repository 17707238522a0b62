internal import ProvisoCore
internal import ProvisoIdentifierFormats

/// `identityCard`: the number of a person in a national register or of an identity card.
struct IdentityCardKind: NationalKind {
    static let name = "identityCard"
    static let number = NationalNumberKind.identityCard
    static let summary =
        "The number of a person in a national register or of an identity card."
    static let otherNames = [
        "nationalID", "idCard", "identityNumber", "isIdentityCard", "personalNumber", "personnummer",
    ]
    static let otherUses = ["pesel": "country: PL", "aadhaar": "country: IN", "dni": "country: ES"]
    static let message: CatalogMessage =
        "{attribute} must be a valid identity card number ({country}), like {example}."
    static let messageAnywhere: CatalogMessage = "{attribute} must be a valid identity card number, like {example}."
    /// Check digits alone do not say what a number is for.
    static let recognitions = [
        Recognition(
            breadth: .structured, order: 62, isOfDigits: true,
            names: [
                "identity", "identitycard", "idcard", "nationalid", "dni", "pesel", "personnummer", "bsn",
                "personalausweis",
            ], choice: countries)
    ]
    static var examples: [RuleExample] { ownExamples }
    static let isPersonal = true

    var requirePrefix = false
    var spelling: NationalSpelling?
    var schemes: [NationalNumberScheme] = []
}
