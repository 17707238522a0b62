// Made by Scripts/make-rule-lists.py from the files of the rules.
internal import ProvisoCore
internal import ProvisoIdentifierFormats

/// The rules of this module, by the names that rule documents call them.
enum IdentifierRules {
    /// The names, in the order of the alphabet.
    static let names: [String] = [
        "bankAccount", "bankCode", "bitcoinAddress", "companyNumber", "creditorReference", "currencyAmount", "cusip",
        "doi", "ethereumAddress", "figi", "grid", "identityCard", "imei", "imo", "ismn", "isni", "iso6346", "isrc",
        "iswc", "lei", "licensePlate", "orcid", "passport", "phone", "postalCode", "sedol", "socialSecurity", "taxID",
        "vat",
    ]

    /// The type of the rules of a name.
    static func type(named name: String) -> RuleType? {
        switch name {
        case "bankAccount": CountryRule<BankAccountKind>.ruleType
        case "bankCode": CountryRule<BankCodeKind>.ruleType
        case "bitcoinAddress": FormatRule<BitcoinAddressFormat>.ruleType
        case "companyNumber": CountryRule<CompanyNumberKind>.ruleType
        case "creditorReference": FormatRule<CreditorReferenceFormat>.ruleType
        case "currencyAmount": FormatRule<CurrencyAmountFormat>.ruleType
        case "cusip": FormatRule<CUSIPFormat>.ruleType
        case "doi": FormatRule<DOIFormat>.ruleType
        case "ethereumAddress": FormatRule<EthereumAddressFormat>.ruleType
        case "figi": FormatRule<FIGIFormat>.ruleType
        case "grid": FormatRule<GRidFormat>.ruleType
        case "identityCard": CountryRule<IdentityCardKind>.ruleType
        case "imei": FormatRule<IMEIFormat>.ruleType
        case "imo": FormatRule<IMOFormat>.ruleType
        case "ismn": FormatRule<ISMNFormat>.ruleType
        case "isni": FormatRule<ISNIFormat>.ruleType
        case "iso6346": FormatRule<ISO6346Format>.ruleType
        case "isrc": FormatRule<ISRCFormat>.ruleType
        case "iswc": FormatRule<ISWCFormat>.ruleType
        case "lei": FormatRule<LEIFormat>.ruleType
        case "licensePlate": CountryRule<LicensePlateKind>.ruleType
        case "orcid": FormatRule<ORCIDFormat>.ruleType
        case "passport": CountryRule<PassportKind>.ruleType
        case "phone": CountryRule<PhoneKind>.ruleType
        case "postalCode": CountryRule<PostalCodeKind>.ruleType
        case "sedol": FormatRule<SEDOLFormat>.ruleType
        case "socialSecurity": CountryRule<SocialSecurityKind>.ruleType
        case "taxID": CountryRule<TaxIDKind>.ruleType
        case "vat": CountryRule<VATKind>.ruleType
        default: nil
        }
    }
}
