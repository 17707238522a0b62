// Made by Scripts/make-rule-lists.py from the files of the rules.
internal import ProvisoFormats

/// The rules that come with Proviso, by the names that rule documents call them.
///
/// A type is made when it is asked for: a program that makes all of them takes longer to start than to check a small file.
enum BuiltInRules {
    /// The names, in the order of the alphabet.
    static let names: [String] = [
        "absent", "allOrNone", "alphabetic", "alphanumeric", "any", "ascii", "base32", "base64", "bic", "boolean",
        "cardExpiry", "cardSecurityCode", "compare", "contains", "coordinates", "count", "country", "cron", "cssColor",
        "currency", "dataURI", "date", "dateTime", "decimalPlaces", "default", "distinct", "domainName", "duration",
        "e164", "each", "ean", "email", "endsWith", "exists", "filter", "hashDigest", "hex", "hexColor", "hostname",
        "iban", "in", "integer", "ip", "iri", "iriReference", "isbn", "isin", "issn", "json", "jsonPointer", "jwt",
        "keys", "language", "latitude", "latLong", "longitude", "lowercase", "luhn", "mac", "match", "mimeType",
        "multipleOf", "nanoid", "negative", "nested", "number", "password", "paymentCard", "port", "positive",
        "printable", "relativeJSONPointer", "required", "safe", "semver", "sequence", "slug", "sorted", "spoofing",
        "startsWith", "string", "time", "timeZone", "trim", "ulid", "unique", "uniqueElements", "uppercase", "uri",
        "uriReference", "uriTemplate", "url", "uuid", "values", "vin",
    ]

    /// The type of the rules of a name. For the small engine of a page, `Scripts/page-sources` keeps only the marked ones.
    static func type(named name: String) -> RuleType? {
        switch name {
        case "absent": AbsentRule.ruleType  // in the small engine
        case "allOrNone": AllOrNoneRule.ruleType  // in the small engine
        case "alphabetic": FormatRule<AlphabeticFormat>.ruleType  // in the small engine
        case "alphanumeric": FormatRule<AlphanumericFormat>.ruleType  // in the small engine
        case "any": AnyOfRule.ruleType  // in the small engine
        case "ascii": FormatRule<ASCIIFormat>.ruleType
        case "base32": FormatRule<Base32Format>.ruleType
        case "base64": FormatRule<Base64Format>.ruleType
        case "bic": FormatRule<BICFormat>.ruleType
        case "boolean": BooleanRule.ruleType  // in the small engine
        case "cardExpiry": CardExpiryRule.ruleType
        case "cardSecurityCode": FormatRule<CardSecurityCodeFormat>.ruleType
        case "compare": CompareRule.ruleType  // in the small engine
        case "contains": ContainsRule.ruleType  // in the small engine
        case "coordinates": CoordinatesRule.ruleType
        case "count": CountRule.ruleType  // in the small engine
        case "country": FormatRule<CountryCodeFormat>.ruleType
        case "cron": FormatRule<CronFormat>.ruleType
        case "cssColor": FormatRule<CSSColorFormat>.ruleType
        case "currency": FormatRule<CurrencyCodeFormat>.ruleType
        case "dataURI": FormatRule<DataURIFormat>.ruleType
        case "date": DateRule.ruleType  // in the small engine
        case "dateTime": DateTimeRule.ruleType
        case "decimalPlaces": DecimalPlacesRule.ruleType
        case "default": DefaultRule.ruleType  // in the small engine
        case "distinct": DistinctRule.ruleType
        case "domainName": FormatRule<DomainNameFormat>.ruleType
        case "duration": FormatRule<DurationFormat>.ruleType
        case "e164": FormatRule<E164Format>.ruleType
        case "each": EachRule.ruleType  // in the small engine
        case "ean": FormatRule<EANFormat>.ruleType
        case "email": EmailRule.ruleType  // in the small engine
        case "endsWith": EndsWithRule.ruleType  // in the small engine
        case "exists": ExistsRule.ruleType
        case "filter": FilterRule.ruleType  // in the small engine
        case "hashDigest": FormatRule<HashDigestFormat>.ruleType
        case "hex": FormatRule<HexFormat>.ruleType
        case "hexColor": FormatRule<HexColorFormat>.ruleType
        case "hostname": FormatRule<HostnameFormat>.ruleType
        case "iban": FormatRule<IBANFormat>.ruleType
        case "in": InRule.ruleType  // in the small engine
        case "integer": IntegerRule.ruleType  // in the small engine
        case "ip": FormatRule<IPAddressFormat>.ruleType
        case "iri": FormatRule<IRIPreset>.ruleType
        case "iriReference": FormatRule<IRIReferencePreset>.ruleType
        case "isbn": FormatRule<ISBNFormat>.ruleType
        case "isin": FormatRule<ISINFormat>.ruleType
        case "issn": FormatRule<ISSNFormat>.ruleType
        case "json": FormatRule<JSONFormat>.ruleType
        case "jsonPointer": FormatRule<JSONPointerPreset>.ruleType
        case "jwt": FormatRule<JWTFormat>.ruleType
        case "keys": KeysRule.ruleType
        case "language": FormatRule<LanguageTagFormat>.ruleType
        case "latitude": LatitudeRule.ruleType
        case "latLong": FormatRule<LatLongFormat>.ruleType
        case "longitude": LongitudeRule.ruleType
        case "lowercase": FormatRule<LowercaseFormat>.ruleType
        case "luhn": FormatRule<LuhnFormat>.ruleType
        case "mac": FormatRule<MACAddressFormat>.ruleType
        case "match": MatchRule.ruleType  // in the small engine
        case "mimeType": FormatRule<MIMETypeFormat>.ruleType
        case "multipleOf": MultipleOfRule.ruleType  // in the small engine
        case "nanoid": FormatRule<NanoIDFormat>.ruleType
        case "negative": NegativeRule.ruleType  // in the small engine
        case "nested": NestedRule.ruleType  // in the small engine
        case "number": NumberRule.ruleType  // in the small engine
        case "password": PasswordRule.ruleType  // in the small engine
        case "paymentCard": FormatRule<PaymentCardFormat>.ruleType
        case "port": PortRule.ruleType
        case "positive": PositiveRule.ruleType  // in the small engine
        case "printable": FormatRule<PrintableFormat>.ruleType
        case "relativeJSONPointer": FormatRule<RelativeJSONPointerPreset>.ruleType
        case "required": RequiredRule.ruleType  // in the small engine
        case "safe": SafeRule.ruleType  // in the small engine
        case "semver": FormatRule<SemVerFormat>.ruleType
        case "sequence": SequenceRule.ruleType
        case "slug": FormatRule<SlugFormat>.ruleType
        case "sorted": SortedRule.ruleType
        case "spoofing": FormatRule<SpoofingFormat>.ruleType
        case "startsWith": StartsWithRule.ruleType  // in the small engine
        case "string": StringRule.ruleType  // in the small engine
        case "time": TimeRule.ruleType  // in the small engine
        case "timeZone": FormatRule<TimeZoneFormat>.ruleType
        case "trim": TrimRule.ruleType  // in the small engine
        case "ulid": FormatRule<ULIDFormat>.ruleType
        case "unique": UniqueRule.ruleType
        case "uniqueElements": UniqueElementsRule.ruleType  // in the small engine
        case "uppercase": FormatRule<UppercaseFormat>.ruleType
        case "uri": FormatRule<URIPreset>.ruleType
        case "uriReference": FormatRule<URIReferencePreset>.ruleType
        case "uriTemplate": FormatRule<URITemplateFormat>.ruleType
        case "url": URLRule.ruleType  // in the small engine
        case "uuid": FormatRule<UUIDFormat>.ruleType
        case "values": ValuesRule.ruleType
        case "vin": FormatRule<VINFormat>.ruleType
        default: nil
        }
    }

    /// All types, in the order of the names.
    static var all: [RuleType] { names.compactMap(type(named:)) }

    /// The messages of rules for Swift values alone.
    static let typedMessages: [StatedMessages] = [
        StatedMessages(ToleranceMessages.self),
        StatedMessages(ConditionMessages.self),
        StatedMessages(NestedMessages.self),
        StatedMessages(NotMessages.self),
        StatedMessages(FileMessages.self),
    ]
}
