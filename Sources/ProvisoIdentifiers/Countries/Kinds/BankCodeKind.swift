internal import ProvisoCore
internal import ProvisoIdentifierFormats

/// `bankCode`: the national number of a bank or of one of its branches.
struct BankCodeKind: NationalKind {
    static let name = "bankCode"
    static let number = NationalNumberKind.bankCode
    static let summary =
        "The national number of a bank or of one of its branches."
    static let otherNames = ["routingNumber", "aba", "sortCode", "blz", "bsb", "isAbaRouting"]
    static let message: CatalogMessage =
        "{attribute} must be a valid bank code ({country}), like {example}."
    static let messageAnywhere: CatalogMessage = "{attribute} must be a valid bank code, like {example}."
    /// Digits of some length are much else.
    static let recognitions = [
        Recognition(
            breadth: .structured, order: 66, isOfDigits: true,
            names: ["routing", "aba", "sortcode", "blz", "bsb", "bankcode"], choice: countries)
    ]
    static var examples: [RuleExample] { ownExamples }

    var requirePrefix = false
    var spelling: NationalSpelling?
    var schemes: [NationalNumberScheme] = []
}
