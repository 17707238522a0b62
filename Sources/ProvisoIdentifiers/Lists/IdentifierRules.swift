// Made by Scripts/make-rule-lists.py from the files of the rules.
internal import ProvisoCore
internal import ProvisoIdentifierFormats

/// The rules of this module, by the names that rule documents call them.
enum IdentifierRules {
    /// The names, in the order of the alphabet.
    static let names: [String] = [
        "bitcoinAddress", "creditorReference", "cusip", "doi", "ethereumAddress", "figi", "grid", "imei", "imo",
        "ismn", "isni", "iso6346", "isrc", "iswc", "lei", "orcid", "sedol",
    ]

    /// The type of the rules of a name.
    static func type(named name: String) -> (any DocumentRule.Type)? {
        switch name {
        case "bitcoinAddress": FormatRule<BitcoinAddressFormat>.self
        case "creditorReference": FormatRule<CreditorReferenceFormat>.self
        case "cusip": FormatRule<CUSIPFormat>.self
        case "doi": FormatRule<DOIFormat>.self
        case "ethereumAddress": FormatRule<EthereumAddressFormat>.self
        case "figi": FormatRule<FIGIFormat>.self
        case "grid": FormatRule<GRidFormat>.self
        case "imei": FormatRule<IMEIFormat>.self
        case "imo": FormatRule<IMOFormat>.self
        case "ismn": FormatRule<ISMNFormat>.self
        case "isni": FormatRule<ISNIFormat>.self
        case "iso6346": FormatRule<ISO6346Format>.self
        case "isrc": FormatRule<ISRCFormat>.self
        case "iswc": FormatRule<ISWCFormat>.self
        case "lei": FormatRule<LEIFormat>.self
        case "orcid": FormatRule<ORCIDFormat>.self
        case "sedol": FormatRule<SEDOLFormat>.self
        default: nil
        }
    }
}
