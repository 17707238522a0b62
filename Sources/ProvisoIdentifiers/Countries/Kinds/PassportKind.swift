internal import ProvisoCore
internal import ProvisoIdentifierFormats

/// `passport`: the number of a passport.
struct PassportKind: NationalKind {
    static let name = "passport"
    static let number = NationalNumberKind.passport
    static let summary =
        "The number of a passport."
    static let otherNames = ["passportNumber", "isPassportNumber"]
    static let message: CatalogMessage =
        "{attribute} must be a valid passport number ({country}), like {example}."
    static let messageAnywhere: CatalogMessage = "{attribute} must be a valid passport number, like {example}."
    /// Nearly any letters and digits are a passport of some country.
    static let recognitions = [
        Recognition(
            breadth: .loose, order: 63, isOfDigits: true,
            names: ["passport", "reisepass", "pasaporte"], choice: countries)
    ]
    static var examples: [RuleExample] { ownExamples }
    static let isPersonal = true

    var requirePrefix = false
    var spelling: NationalSpelling?
    var schemes: [NationalNumberScheme] = []
}
