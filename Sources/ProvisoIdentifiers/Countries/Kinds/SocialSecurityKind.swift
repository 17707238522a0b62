internal import ProvisoCore
internal import ProvisoIdentifierFormats

/// `socialSecurity`: the number of a person in the social insurance.
struct SocialSecurityKind: NationalKind {
    static let name = "socialSecurity"
    static let number = NationalNumberKind.socialSecurity
    static let summary =
        "The number of a person in the social insurance."
    static let otherNames = ["ssn", "socialSecurityNumber", "nino", "insuranceNumber"]
    static let otherUses = ["bsn": "country: NL", "sin": "country: CA"]
    static let message: CatalogMessage =
        "{attribute} must be a valid social security number ({country}), like {example}."
    static let messageAnywhere: CatalogMessage = "{attribute} must be a valid social security number, like {example}."
    /// Check digits alone do not say what a number is for.
    static let recognitions = [
        Recognition(
            breadth: .structured, order: 64, isOfDigits: true,
            names: ["ssn", "nino", "socialsecurity"], choice: countries)
    ]
    static var examples: [RuleExample] { ownExamples }
    static let isPersonal = true

    var requirePrefix = false
    var spelling: NationalSpelling?
    var schemes: [NationalNumberScheme] = []
}
