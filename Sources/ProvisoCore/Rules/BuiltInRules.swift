// Made by Scripts/make-rule-lists.py from the files of the rules.
internal import ProvisoFormats

/// The rules that come with Proviso, by the names that rule documents call them.
///
/// A type is made when it is asked for: a program that makes all of them takes longer to start than to check a small file.
enum BuiltInRules {
    /// The names, in the order of the alphabet.
    static let names: [String] = [
        "absent", "allOrNone", "alphabetic", "alphanumeric", "ascii", "base32", "base64", "bic", "boolean",
        "cardExpiry", "cardSecurityCode", "compare", "contains", "coordinates", "country", "cron", "cssColor",
        "currency", "dataURI", "date", "dateTime", "decimalPlaces", "default", "distinct", "domainName", "duration",
        "e164", "each", "ean", "email", "endsWith", "exists", "filter", "hashDigest", "hex", "hexColor", "hostname",
        "iban", "in", "integer", "ip", "iri", "iriReference", "isbn", "isin", "issn", "json", "jsonPointer", "jwt",
        "keys", "language", "latitude", "latLong", "longitude", "lowercase", "luhn", "mac", "match", "mimeType",
        "multipleOf", "nanoid", "negative", "nested", "number", "password", "paymentCard", "port", "positive",
        "printable", "relativeJSONPointer", "required", "safe", "semver", "sequence", "slug", "sorted", "spoofing",
        "startsWith", "string", "time", "timeZone", "trim", "ulid", "unique", "uppercase", "uri", "uriReference",
        "uriTemplate", "url", "uuid", "values", "vin",
    ]

    /// The type of the rules of a name.
    static func type(named name: String) -> (any DocumentRule.Type)? {
        switch name {
        case "absent": AbsentRule.self
        case "allOrNone": AllOrNoneRule.self
        case "alphabetic": FormatRule<AlphabeticFormat>.self
        case "alphanumeric": FormatRule<AlphanumericFormat>.self
        case "ascii": FormatRule<ASCIIFormat>.self
        case "base32": FormatRule<Base32Format>.self
        case "base64": FormatRule<Base64Format>.self
        case "bic": FormatRule<BICFormat>.self
        case "boolean": BooleanRule.self
        case "cardExpiry": CardExpiryRule.self
        case "cardSecurityCode": FormatRule<CardSecurityCodeFormat>.self
        case "compare": CompareRule.self
        case "contains": ContainsRule.self
        case "coordinates": CoordinatesRule.self
        case "country": FormatRule<CountryCodeFormat>.self
        case "cron": FormatRule<CronFormat>.self
        case "cssColor": FormatRule<CSSColorFormat>.self
        case "currency": FormatRule<CurrencyCodeFormat>.self
        case "dataURI": FormatRule<DataURIFormat>.self
        case "date": DateRule.self
        case "dateTime": DateTimeRule.self
        case "decimalPlaces": DecimalPlacesRule.self
        case "default": DefaultRule.self
        case "distinct": DistinctRule.self
        case "domainName": FormatRule<DomainNameFormat>.self
        case "duration": FormatRule<DurationFormat>.self
        case "e164": FormatRule<E164Format>.self
        case "each": EachRule.self
        case "ean": FormatRule<EANFormat>.self
        case "email": EmailRule.self
        case "endsWith": EndsWithRule.self
        case "exists": ExistsRule.self
        case "filter": FilterRule.self
        case "hashDigest": FormatRule<HashDigestFormat>.self
        case "hex": FormatRule<HexFormat>.self
        case "hexColor": FormatRule<HexColorFormat>.self
        case "hostname": FormatRule<HostnameFormat>.self
        case "iban": FormatRule<IBANFormat>.self
        case "in": InRule.self
        case "integer": IntegerRule.self
        case "ip": FormatRule<IPAddressFormat>.self
        case "iri": FormatRule<IRIPreset>.self
        case "iriReference": FormatRule<IRIReferencePreset>.self
        case "isbn": FormatRule<ISBNFormat>.self
        case "isin": FormatRule<ISINFormat>.self
        case "issn": FormatRule<ISSNFormat>.self
        case "json": FormatRule<JSONFormat>.self
        case "jsonPointer": FormatRule<JSONPointerPreset>.self
        case "jwt": FormatRule<JWTFormat>.self
        case "keys": KeysRule.self
        case "language": FormatRule<LanguageTagFormat>.self
        case "latitude": LatitudeRule.self
        case "latLong": FormatRule<LatLongFormat>.self
        case "longitude": LongitudeRule.self
        case "lowercase": FormatRule<LowercaseFormat>.self
        case "luhn": FormatRule<LuhnFormat>.self
        case "mac": FormatRule<MACAddressFormat>.self
        case "match": MatchRule.self
        case "mimeType": FormatRule<MIMETypeFormat>.self
        case "multipleOf": MultipleOfRule.self
        case "nanoid": FormatRule<NanoIDFormat>.self
        case "negative": NegativeRule.self
        case "nested": NestedRule.self
        case "number": NumberRule.self
        case "password": PasswordRule.self
        case "paymentCard": FormatRule<PaymentCardFormat>.self
        case "port": PortRule.self
        case "positive": PositiveRule.self
        case "printable": FormatRule<PrintableFormat>.self
        case "relativeJSONPointer": FormatRule<RelativeJSONPointerPreset>.self
        case "required": RequiredRule.self
        case "safe": SafeRule.self
        case "semver": FormatRule<SemVerFormat>.self
        case "sequence": SequenceRule.self
        case "slug": FormatRule<SlugFormat>.self
        case "sorted": SortedRule.self
        case "spoofing": FormatRule<SpoofingFormat>.self
        case "startsWith": StartsWithRule.self
        case "string": StringRule.self
        case "time": TimeRule.self
        case "timeZone": FormatRule<TimeZoneFormat>.self
        case "trim": TrimRule.self
        case "ulid": FormatRule<ULIDFormat>.self
        case "unique": UniqueRule.self
        case "uppercase": FormatRule<UppercaseFormat>.self
        case "uri": FormatRule<URIPreset>.self
        case "uriReference": FormatRule<URIReferencePreset>.self
        case "uriTemplate": FormatRule<URITemplateFormat>.self
        case "url": URLRule.self
        case "uuid": FormatRule<UUIDFormat>.self
        case "values": ValuesRule.self
        case "vin": FormatRule<VINFormat>.self
        default: nil
        }
    }

    /// All types, in the order of the names.
    static var all: [any DocumentRule.Type] { names.compactMap(type(named:)) }

    /// What has constants for its messages.
    static let withConstants: [any MessageConstants.Type] = [
        CardExpiryRule.self,
        CardSecurityCodeFormat.self,
        CSSColorFormat.self,
        CountryCodeFormat.self,
        CurrencyCodeFormat.self,
        HexColorFormat.self,
        LanguageTagFormat.self,
        CronFormat.self,
        DateRule.self,
        DateTimeRule.self,
        DurationFormat.self,
        TimeRule.self,
        TimeZoneFormat.self,
        Base64Format.self,
        JSONPointerPreset.self,
        RelativeJSONPointerPreset.self,
        BICFormat.self,
        E164Format.self,
        NanoIDFormat.self,
        SemVerFormat.self,
        ULIDFormat.self,
        UUIDFormat.self,
        DataURIFormat.self,
        DomainNameFormat.self,
        EmailFormat.self,
        EmailRule.self,
        HostnameFormat.self,
        IPAddressFormat.self,
        IRIReferencePreset.self,
        IRIPreset.self,
        MACAddressFormat.self,
        MIMETypeFormat.self,
        PortRule.self,
        URIReferencePreset.self,
        URIPreset.self,
        URITemplateFormat.self,
        URLRule.self,
        CoordinatesRule.self,
        LatLongFormat.self,
        LatitudeRule.self,
        LongitudeRule.self,
        NegativeRule.self,
        PositiveRule.self,
    ]

    /// The messages of rules for Swift values alone.
    static let typedMessages: [any TypedRuleMessages.Type] = [
        ToleranceMessages.self,
        AnyOfMessages.self,
        ConditionMessages.self,
        CountMessages.self,
        NestedMessages.self,
        NotMessages.self,
        FileMessages.self,
    ]
}
