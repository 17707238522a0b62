// Made by Scripts/make-rule-lists.py from the files of the rules.
public import ProvisoCore
public import ProvisoIdentifierFormats

extension PropertyRule {
    /// See ``RuleVocabulary/bankAccount``.
    public static var bankAccount: Self { .custom }
    /// See ``RuleVocabulary/bankAccount(countries:)``.
    public static func bankAccount(countries: [CountryCode]) -> Self { .custom }
    /// See ``RuleVocabulary/bankAccount(country:)``.
    public static func bankAccount(country: CountryCode) -> Self { .custom }
    /// See ``RuleVocabulary/bankCode``.
    public static var bankCode: Self { .custom }
    /// See ``RuleVocabulary/bankCode(countries:)``.
    public static func bankCode(countries: [CountryCode]) -> Self { .custom }
    /// See ``RuleVocabulary/bankCode(country:)``.
    public static func bankCode(country: CountryCode) -> Self { .custom }
    /// See ``RuleVocabulary/bitcoinAddress``.
    public static var bitcoinAddress: Self { .custom }
    /// See ``RuleVocabulary/bitcoinAddress(network:)``.
    public static func bitcoinAddress(network: BitcoinNetwork?) -> Self { .custom }
    /// See ``RuleVocabulary/companyNumber``.
    public static var companyNumber: Self { .custom }
    /// See ``RuleVocabulary/companyNumber(countries:)``.
    public static func companyNumber(countries: [CountryCode]) -> Self { .custom }
    /// See ``RuleVocabulary/companyNumber(country:)``.
    public static func companyNumber(country: CountryCode) -> Self { .custom }
    /// See ``RuleVocabulary/creditorReference``.
    public static var creditorReference: Self { .custom }
    /// See ``RuleVocabulary/creditorReference(allowSpaces:)``.
    public static func creditorReference(allowSpaces: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/currencyAmount``.
    public static var currencyAmount: Self { .custom }
    /// See ``RuleVocabulary/currencyAmount(currency:notation:mark:allowNegative:requireDecimals:)``.
    public static func currencyAmount(
        currency: String? = nil, notation: AmountNotation = .english, mark: CurrencyAmountFormat.Mark = .optional,
        allowNegative: Bool = true, requireDecimals: Bool = false
    ) -> Self { .custom }
    /// See ``RuleVocabulary/cusip``.
    public static var cusip: Self { .custom }
    /// See ``RuleVocabulary/cusip(allowPrivatePlacements:)``.
    public static func cusip(allowPrivatePlacements: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/doi``.
    public static var doi: Self { .custom }
    /// See ``RuleVocabulary/doi(allowURL:allowPrefix:)``.
    public static func doi(allowURL: Bool = false, allowPrefix: Bool = false) -> Self { .custom }
    /// See ``RuleVocabulary/ethereumAddress``.
    public static var ethereumAddress: Self { .custom }
    /// See ``RuleVocabulary/ethereumAddress(requireChecksum:)``.
    public static func ethereumAddress(requireChecksum: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/figi``.
    public static var figi: Self { .custom }
    /// See ``RuleVocabulary/grid``.
    public static var grid: Self { .custom }
    /// See ``RuleVocabulary/grid(allowPrefix:)``.
    public static func grid(allowPrefix: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/identityCard``.
    public static var identityCard: Self { .custom }
    /// See ``RuleVocabulary/identityCard(countries:)``.
    public static func identityCard(countries: [CountryCode]) -> Self { .custom }
    /// See ``RuleVocabulary/identityCard(country:)``.
    public static func identityCard(country: CountryCode) -> Self { .custom }
    /// See ``RuleVocabulary/imei``.
    public static var imei: Self { .custom }
    /// See ``RuleVocabulary/imei(kind:allowSeparators:)``.
    public static func imei(kind: IMEIKind? = .imei, allowSeparators: Bool = true) -> Self { .custom }
    /// See ``RuleVocabulary/imo``.
    public static var imo: Self { .custom }
    /// See ``RuleVocabulary/imo(requirePrefix:)``.
    public static func imo(requirePrefix: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/ismn``.
    public static var ismn: Self { .custom }
    /// See ``RuleVocabulary/ismn(allowLegacy:)``.
    public static func ismn(allowLegacy: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/isni``.
    public static var isni: Self { .custom }
    /// See ``RuleVocabulary/isni(allowPrefix:)``.
    public static func isni(allowPrefix: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/iso6346``.
    public static var iso6346: Self { .custom }
    /// See ``RuleVocabulary/isrc``.
    public static var isrc: Self { .custom }
    /// See ``RuleVocabulary/isrc(allowPrefix:allowLowercase:)``.
    public static func isrc(allowPrefix: Bool = false, allowLowercase: Bool = false) -> Self { .custom }
    /// See ``RuleVocabulary/iswc``.
    public static var iswc: Self { .custom }
    /// See ``RuleVocabulary/iswc(allowPrefix:)``.
    public static func iswc(allowPrefix: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/lei``.
    public static var lei: Self { .custom }
    /// See ``RuleVocabulary/licensePlate``.
    public static var licensePlate: Self { .custom }
    /// See ``RuleVocabulary/licensePlate(countries:)``.
    public static func licensePlate(countries: [CountryCode]) -> Self { .custom }
    /// See ``RuleVocabulary/licensePlate(country:)``.
    public static func licensePlate(country: CountryCode) -> Self { .custom }
    /// See ``RuleVocabulary/nationalNumber(_:countries:schemes:)``.
    public static func nationalNumber(
        _ kind: NationalNumberKind, countries: [CountryCode] = [], schemes: [NationalNumberScheme]
    ) -> Self { .custom }
    /// See ``RuleVocabulary/orcid``.
    public static var orcid: Self { .custom }
    /// See ``RuleVocabulary/orcid(allowURL:requireHyphens:)``.
    public static func orcid(allowURL: Bool = false, requireHyphens: Bool = true) -> Self { .custom }
    /// See ``RuleVocabulary/passport``.
    public static var passport: Self { .custom }
    /// See ``RuleVocabulary/passport(countries:)``.
    public static func passport(countries: [CountryCode]) -> Self { .custom }
    /// See ``RuleVocabulary/passport(country:)``.
    public static func passport(country: CountryCode) -> Self { .custom }
    /// See ``RuleVocabulary/phone``.
    public static var phone: Self { .custom }
    /// See ``RuleVocabulary/phone(countries:types:allowExtension:allowOtherCountries:allowPossible:)``.
    public static func phone(
        countries: [CountryCode], types: [PhoneNumberType] = [], allowExtension: Bool = false,
        allowOtherCountries: Bool = false, allowPossible: Bool = false
    ) -> Self { .custom }
    /// See ``RuleVocabulary/phone(country:)``.
    public static func phone(country: CountryCode) -> Self { .custom }
    /// See ``RuleVocabulary/phoneSpelled(_:country:)``.
    public static func phoneSpelled(_ spelling: PhoneSpelling = .e164, country: CountryCode? = nil) -> Self { .custom }
    /// See ``RuleVocabulary/postalCode``.
    public static var postalCode: Self { .custom }
    /// See ``RuleVocabulary/postalCode(countries:)``.
    public static func postalCode(countries: [CountryCode]) -> Self { .custom }
    /// See ``RuleVocabulary/postalCode(country:)``.
    public static func postalCode(country: CountryCode) -> Self { .custom }
    /// See ``RuleVocabulary/sedol``.
    public static var sedol: Self { .custom }
    /// See ``RuleVocabulary/socialSecurity``.
    public static var socialSecurity: Self { .custom }
    /// See ``RuleVocabulary/socialSecurity(countries:)``.
    public static func socialSecurity(countries: [CountryCode]) -> Self { .custom }
    /// See ``RuleVocabulary/socialSecurity(country:)``.
    public static func socialSecurity(country: CountryCode) -> Self { .custom }
    /// See ``RuleVocabulary/taxID``.
    public static var taxID: Self { .custom }
    /// See ``RuleVocabulary/taxID(countries:)``.
    public static func taxID(countries: [CountryCode]) -> Self { .custom }
    /// See ``RuleVocabulary/taxID(country:)``.
    public static func taxID(country: CountryCode) -> Self { .custom }
    /// See ``RuleVocabulary/vat``.
    public static var vat: Self { .custom }
    /// See ``RuleVocabulary/vat(countries:)``.
    public static func vat(countries: [CountryCode]) -> Self { .custom }
    /// See ``RuleVocabulary/vat(country:)``.
    public static func vat(country: CountryCode) -> Self { .custom }
    /// See `bankAccount(country:requireCountry:)` of ``ListedRule``.
    public static func bankAccount<Model>(
        country: KeyPath<Model, String>, requireCountry: Bool = false
    ) -> Self { .custom }
    /// See `bankAccount(country:requireCountry:)` of ``ListedRule``.
    public static func bankAccount<Model>(
        country: KeyPath<Model, String?>, requireCountry: Bool = false
    ) -> Self { .custom }
    /// See `bankCode(country:requireCountry:)` of ``ListedRule``.
    public static func bankCode<Model>(
        country: KeyPath<Model, String>, requireCountry: Bool = false
    ) -> Self { .custom }
    /// See `bankCode(country:requireCountry:)` of ``ListedRule``.
    public static func bankCode<Model>(
        country: KeyPath<Model, String?>, requireCountry: Bool = false
    ) -> Self { .custom }
    /// See `companyNumber(country:requireCountry:)` of ``ListedRule``.
    public static func companyNumber<Model>(
        country: KeyPath<Model, String>, requireCountry: Bool = false
    ) -> Self { .custom }
    /// See `companyNumber(country:requireCountry:)` of ``ListedRule``.
    public static func companyNumber<Model>(
        country: KeyPath<Model, String?>, requireCountry: Bool = false
    ) -> Self { .custom }
    /// See `identityCard(country:requireCountry:)` of ``ListedRule``.
    public static func identityCard<Model>(
        country: KeyPath<Model, String>, requireCountry: Bool = false
    ) -> Self { .custom }
    /// See `identityCard(country:requireCountry:)` of ``ListedRule``.
    public static func identityCard<Model>(
        country: KeyPath<Model, String?>, requireCountry: Bool = false
    ) -> Self { .custom }
    /// See `licensePlate(country:requireCountry:)` of ``ListedRule``.
    public static func licensePlate<Model>(
        country: KeyPath<Model, String>, requireCountry: Bool = false
    ) -> Self { .custom }
    /// See `licensePlate(country:requireCountry:)` of ``ListedRule``.
    public static func licensePlate<Model>(
        country: KeyPath<Model, String?>, requireCountry: Bool = false
    ) -> Self { .custom }
    /// See `passport(country:requireCountry:)` of ``ListedRule``.
    public static func passport<Model>(
        country: KeyPath<Model, String>, requireCountry: Bool = false
    ) -> Self { .custom }
    /// See `passport(country:requireCountry:)` of ``ListedRule``.
    public static func passport<Model>(
        country: KeyPath<Model, String?>, requireCountry: Bool = false
    ) -> Self { .custom }
    /// See `phone(country:requireCountry:)` of ``ListedRule``.
    public static func phone<Model>(country: KeyPath<Model, String>, requireCountry: Bool = false) -> Self { .custom }
    /// See `phone(country:requireCountry:)` of ``ListedRule``.
    public static func phone<Model>(country: KeyPath<Model, String?>, requireCountry: Bool = false) -> Self { .custom }
    /// See `postalCode(country:requireCountry:)` of ``ListedRule``.
    public static func postalCode<Model>(
        country: KeyPath<Model, String>, requireCountry: Bool = false
    ) -> Self { .custom }
    /// See `postalCode(country:requireCountry:)` of ``ListedRule``.
    public static func postalCode<Model>(
        country: KeyPath<Model, String?>, requireCountry: Bool = false
    ) -> Self { .custom }
    /// See `socialSecurity(country:requireCountry:)` of ``ListedRule``.
    public static func socialSecurity<Model>(
        country: KeyPath<Model, String>, requireCountry: Bool = false
    ) -> Self { .custom }
    /// See `socialSecurity(country:requireCountry:)` of ``ListedRule``.
    public static func socialSecurity<Model>(
        country: KeyPath<Model, String?>, requireCountry: Bool = false
    ) -> Self { .custom }
    /// See `taxID(country:requireCountry:)` of ``ListedRule``.
    public static func taxID<Model>(country: KeyPath<Model, String>, requireCountry: Bool = false) -> Self { .custom }
    /// See `taxID(country:requireCountry:)` of ``ListedRule``.
    public static func taxID<Model>(country: KeyPath<Model, String?>, requireCountry: Bool = false) -> Self { .custom }
    /// See `vat(country:requireCountry:)` of ``ListedRule``.
    public static func vat<Model>(country: KeyPath<Model, String>, requireCountry: Bool = false) -> Self { .custom }
    /// See `vat(country:requireCountry:)` of ``ListedRule``.
    public static func vat<Model>(country: KeyPath<Model, String?>, requireCountry: Bool = false) -> Self { .custom }
}
