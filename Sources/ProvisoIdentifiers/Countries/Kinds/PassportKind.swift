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
    static var examples: [RuleExample] { ownExamples }

    var requirePrefix = false
    var spelling: NationalSpelling?
}
