// Made by Scripts/make-rule-lists.py from the files of the rules.
internal import ProvisoCore
internal import ProvisoIdentifierFormats

/// The rules of this module, by the names that rule documents call them.
enum IdentifierRules {
    /// The names, in the order of the alphabet.
    static let names: [String] = [
        "bitcoinAddress", "creditorReference", "currencyAmount", "cusip", "doi", "ethereumAddress", "figi", "grid",
        "imei", "imo", "ismn", "isni", "iso6346", "isrc", "iswc", "lei", "orcid", "phone", "sedol",
    ]

    /// The type of the rules of a name.
    static func type(named name: String) -> RuleType? {
        switch name {
        case "bitcoinAddress": FormatRule<BitcoinAddressFormat>.ruleType
        case "creditorReference": FormatRule<CreditorReferenceFormat>.ruleType
        case "currencyAmount": FormatRule<CurrencyAmountFormat>.ruleType
        case "cusip": FormatRule<CUSIPFormat>.ruleType
        case "doi": FormatRule<DOIFormat>.ruleType
        case "ethereumAddress": FormatRule<EthereumAddressFormat>.ruleType
        case "figi": FormatRule<FIGIFormat>.ruleType
        case "grid": FormatRule<GRidFormat>.ruleType
        case "imei": FormatRule<IMEIFormat>.ruleType
        case "imo": FormatRule<IMOFormat>.ruleType
        case "ismn": FormatRule<ISMNFormat>.ruleType
        case "isni": FormatRule<ISNIFormat>.ruleType
        case "iso6346": FormatRule<ISO6346Format>.ruleType
        case "isrc": FormatRule<ISRCFormat>.ruleType
        case "iswc": FormatRule<ISWCFormat>.ruleType
        case "lei": FormatRule<LEIFormat>.ruleType
        case "orcid": FormatRule<ORCIDFormat>.ruleType
        case "phone": CountryRule<PhoneKind>.ruleType
        case "sedol": FormatRule<SEDOLFormat>.ruleType
        default: nil
        }
    }
}
