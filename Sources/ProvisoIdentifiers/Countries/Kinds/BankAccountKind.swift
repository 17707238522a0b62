internal import ProvisoCore
internal import ProvisoIdentifierFormats

/// `bankAccount`: the national number of a bank account; iban is a rule of its own.
struct BankAccountKind: NationalKind {
    static let name = "bankAccount"
    static let number = NationalNumberKind.bankAccount
    static let summary =
        "The national number of a bank account; iban is a rule of its own."
    static let otherNames = ["accountNumber", "clabe", "bban"]
    static let message: CatalogMessage =
        "{attribute} must be a valid bank account number ({country}), like {example}."
    static let messageAnywhere: CatalogMessage = "{attribute} must be a valid bank account number, like {example}."
    static var examples: [RuleExample] { ownExamples }
    static let isPersonal = true

    var requirePrefix = false
    var spelling: NationalSpelling?
    var schemes: [NationalNumberScheme] = []
}
