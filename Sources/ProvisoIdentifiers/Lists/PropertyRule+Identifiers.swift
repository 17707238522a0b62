// Made by Scripts/make-rule-lists.py from the files of the rules.
public import ProvisoCore
public import ProvisoIdentifierFormats

extension PropertyRule {
    /// See ``RuleVocabulary/bitcoinAddress``.
    public static var bitcoinAddress: Self { .custom }
    /// See ``RuleVocabulary/bitcoinAddress(network:)``.
    public static func bitcoinAddress(network: BitcoinNetwork?) -> Self { .custom }
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
    /// See ``RuleVocabulary/orcid``.
    public static var orcid: Self { .custom }
    /// See ``RuleVocabulary/orcid(allowURL:requireHyphens:)``.
    public static func orcid(allowURL: Bool = false, requireHyphens: Bool = true) -> Self { .custom }
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
    /// See ``RuleVocabulary/sedol``.
    public static var sedol: Self { .custom }
}
