// Written by Scripts/make-rule-lists.py from the files of the rules.

public import ProvisoFormats

extension PropertyRule {
    /// See ``AnyRule/absent``.
    public static var absent: Self { .custom }
    /// See ``AnyRule/all(_:)``.
    public static func all<Value>(_ rules: RuleList<Value>) -> Self { .custom }
    /// See ``AnyRule/all(_:_:)``.
    public static func all(_ first: Self, _ others: Self...) -> Self { .custom }
    /// See ``AnyRule/alphabetic``.
    public static var alphabetic: Self { .custom }
    /// See ``AnyRule/alphabetic(ascii:)``.
    public static func alphabetic(ascii: Bool) -> Self { .custom }
    /// See ``AnyRule/alphanumeric``.
    public static var alphanumeric: Self { .custom }
    /// See ``AnyRule/alphanumeric(ascii:)``.
    public static func alphanumeric(ascii: Bool) -> Self { .custom }
    /// See ``AnyRule/any(_:_:)``.
    public static func any(_ first: Self, _ others: Self...) -> Self { .custom }
    /// See ``AnyRule/ascii``.
    public static var ascii: Self { .custom }
    /// See ``AnyRule/asynchronous(_:failureSeverity:)``.
    public static func asynchronous<Rule: AsyncRule>(
        _ rule: Rule, failureSeverity: Severity = .error
    ) -> Self { .custom }
    /// See ``AnyRule/base32``.
    public static var base32: Self { .custom }
    /// See ``AnyRule/base64``.
    public static var base64: Self { .custom }
    /// See ``AnyRule/base64(urlSafe:padding:)``.
    public static func base64(urlSafe: Bool = false, padding: Bool? = nil) -> Self { .custom }
    /// See ``AnyRule/bic``.
    public static var bic: Self { .custom }
    /// See ``AnyRule/capitalize``.
    public static var capitalize: Self { .custom }
    /// See ``AnyRule/cardExpiry``.
    public static var cardExpiry: Self { .custom }
    /// See ``AnyRule/cardExpiry(allowFourDigitYear:allowExpired:)``.
    public static func cardExpiry(allowFourDigitYear: Bool = false, allowExpired: Bool = false) -> Self { .custom }
    /// See ``AnyRule/cardSecurityCode``.
    public static var cardSecurityCode: Self { .custom }
    /// See ``AnyRule/cardSecurityCode(brands:)``.
    public static func cardSecurityCode(brands: Set<PaymentCardBrand>) -> Self { .custom }
    /// See ``AnyRule/collapseWhitespace``.
    public static var collapseWhitespace: Self { .custom }
    /// See ``AnyRule/compare(_:to:)``.
    @_disfavoredOverload
    public static func compare<Value>(_ comparison: ComparisonOperator, to value: Value) -> Self { .custom }
    /// See ``AnyRule/compare(_:to:)``.
    public static func compare<Value>(
        _ comparison: ComparisonOperator, to value: @Sendable () -> Value
    ) -> Self { .custom }
    /// See ``AnyRule/condition(_:message:file:line:_:)``.
    public static func condition<Value>(
        _ code: ViolationCode = "condition", message: MessageTemplate? = nil, _ holds: @Sendable (Value) -> Bool
    ) -> Self { .custom }
    /// See ``AnyRule/contains(_:)``.
    @_disfavoredOverload
    public static func contains<Element>(_ element: Element) -> Self { .custom }
    /// See ``AnyRule/contains(_:ignoreCase:min:)``.
    public static func contains(_ part: String, ignoreCase: Bool = false, min: Int = 1) -> Self { .custom }
    /// See ``AnyRule/contains(match:caseInsensitive:)``.
    public static func contains(match pattern: String, caseInsensitive: Bool = false) -> Self { .custom }
    /// See ``AnyRule/contains(match:maxLength:)``.
    public static func contains<Output>(match regex: sending Regex<Output>, maxLength: Int = 2048) -> Self { .custom }
    /// See ``AnyRule/count(_:)``.
    public static func count(_ range: some LimitRange<Int>) -> Self { .custom }
    /// See ``AnyRule/count(_:)``.
    public static func count(_ count: Int) -> Self { .custom }
    /// See ``AnyRule/country``.
    public static var country: Self { .custom }
    /// See ``AnyRule/country(_:)``.
    public static func country(_ form: CountryCodeFormat.Form) -> Self { .custom }
    /// See ``AnyRule/cssColor``.
    public static var cssColor: Self { .custom }
    /// See ``AnyRule/currency``.
    public static var currency: Self { .custom }
    /// See ``AnyRule/dataURI``.
    public static var dataURI: Self { .custom }
    /// See ``AnyRule/date``.
    public static var date: Self { .custom }
    /// See ``AnyRule/date(format:before:after:between:past:future:minAge:)``.
    public static func date(
        format: DatePattern? = nil, before: Timestamp? = nil, after: Timestamp? = nil,
        between: ClosedRange<Timestamp>? = nil, past: Bool = false, future: Bool = false, minAge: Int? = nil
    ) -> Self { .custom }
    /// See ``AnyRule/dateTime``.
    public static var dateTime: Self { .custom }
    /// See ``AnyRule/dateTime(format:before:after:between:past:future:minAge:allowLocal:)``.
    public static func dateTime(
        format: DatePattern? = nil, before: Timestamp? = nil, after: Timestamp? = nil,
        between: ClosedRange<Timestamp>? = nil, past: Bool = false, future: Bool = false, minAge: Int? = nil,
        allowLocal: Bool = false
    ) -> Self { .custom }
    /// See ``AnyRule/default(_:)``.
    @_disfavoredOverload
    public static func `default`<Value>(_ value: Value) -> Self { .custom }
    /// See ``AnyRule/default(_:)``.
    public static func `default`<Value>(_ value: @Sendable () -> Value) -> Self { .custom }
    /// See ``AnyRule/digits``.
    public static var digits: Self { .custom }
    /// See ``AnyRule/domainName``.
    public static var domainName: Self { .custom }
    /// See ``AnyRule/domainName(minimumLabels:allowUnderscore:allowTrailingDot:enableIDN:idna2008:minimumTopLevelLength:checkSpoofing:)``.
    public static func domainName(
        minimumLabels: Int = 2, allowUnderscore: Bool = false, allowTrailingDot: Bool = false, enableIDN: Bool = true,
        idna2008: Bool = false, minimumTopLevelLength: Int = 2, checkSpoofing: Bool = false
    ) -> Self { .custom }
    /// See ``AnyRule/duration``.
    public static var duration: Self { .custom }
    /// See ``AnyRule/e164``.
    public static var e164: Self { .custom }
    /// See ``AnyRule/each(_:_:)``.
    public static func each(_ first: Self, _ others: Self...) -> Self { .custom }
    /// See ``AnyRule/ean``.
    public static var ean: Self { .custom }
    /// See ``AnyRule/email``.
    public static var email: Self { .custom }
    /// See ``AnyRule/email(allowQuotedLocal:allowComments:allowAddressLiteral:allowLocalDomain:allowDisplayName:enableIDN:idna2008:allowUnderscore:allowTrailingDot:checkSpoofing:checkDNS:domains:)``.
    public static func email(
        allowQuotedLocal: Bool = false, allowComments: Bool = false, allowAddressLiteral: Bool = false,
        allowLocalDomain: Bool = false, allowDisplayName: Bool = false, enableIDN: Bool = false, idna2008: Bool = false,
        allowUnderscore: Bool = false, allowTrailingDot: Bool = false, checkSpoofing: Bool = false,
        checkDNS: Bool = false, domains: MailDomainCheck = .system
    ) -> Self { .custom }
    /// See ``AnyRule/ends(with:ignoreCase:)``.
    public static func ends(with suffix: String, ignoreCase: Bool = false) -> Self { .custom }
    /// See ``AnyRule/equal(to:)``.
    @_disfavoredOverload
    public static func equal<Value>(to value: Value) -> Self { .custom }
    /// See ``AnyRule/equal(to:)``.
    public static func equal<Value>(to value: @Sendable () -> Value) -> Self { .custom }
    /// See ``AnyRule/filter(_:)``.
    public static func filter(_ filter: NamedFilter) -> Self { .custom }
    /// See ``AnyRule/hashDigest``.
    public static var hashDigest: Self { .custom }
    /// See ``AnyRule/hashDigest(_:)``.
    public static func hashDigest(_ algorithm: HashAlgorithm) -> Self { .custom }
    /// See ``AnyRule/hex``.
    public static var hex: Self { .custom }
    /// See ``AnyRule/hexColor``.
    public static var hexColor: Self { .custom }
    /// See ``AnyRule/hexColor(requireHash:)``.
    public static func hexColor(requireHash: Bool) -> Self { .custom }
    /// See ``AnyRule/hostname``.
    public static var hostname: Self { .custom }
    /// See ``AnyRule/hostname(allowUnderscore:allowTrailingDot:)``.
    public static func hostname(allowUnderscore: Bool = false, allowTrailingDot: Bool = false) -> Self { .custom }
    /// See ``AnyRule/iban``.
    public static var iban: Self { .custom }
    /// See ``AnyRule/in(_:)``.
    public static func `in`(_ values: some Sequence) -> Self { .custom }
    /// See ``AnyRule/ip``.
    public static var ip: Self { .custom }
    /// See ``AnyRule/ip(version:cidr:strict:allowZone:)``.
    public static func ip(
        version: IPAddress.Version? = nil, cidr: Bool = false, strict: Bool = false, allowZone: Bool = false
    ) -> Self { .custom }
    /// See ``AnyRule/iri``.
    public static var iri: Self { .custom }
    /// See ``AnyRule/iriReference``.
    public static var iriReference: Self { .custom }
    /// See ``AnyRule/isbn``.
    public static var isbn: Self { .custom }
    /// See ``AnyRule/isbn(version:)``.
    public static func isbn(version: ISBNVersion?) -> Self { .custom }
    /// See ``AnyRule/isin``.
    public static var isin: Self { .custom }
    /// See ``AnyRule/issn``.
    public static var issn: Self { .custom }
    /// See ``AnyRule/issn(requireHyphen:)``.
    public static func issn(requireHyphen: Bool) -> Self { .custom }
    /// See ``AnyRule/json``.
    public static var json: Self { .custom }
    /// See ``AnyRule/json(maxDepth:)``.
    public static func json(maxDepth: Int) -> Self { .custom }
    /// See ``AnyRule/jsonPointer``.
    public static var jsonPointer: Self { .custom }
    /// See ``AnyRule/jwt``.
    public static var jwt: Self { .custom }
    /// See ``AnyRule/language``.
    public static var language: Self { .custom }
    /// See ``AnyRule/language(registered:)``.
    public static func language(registered: Bool) -> Self { .custom }
    /// See ``AnyRule/latLong``.
    public static var latLong: Self { .custom }
    /// See ``AnyRule/latitude``.
    public static var latitude: Self { .custom }
    /// See ``AnyRule/length(_:unit:)``.
    public static func length(_ range: some LimitRange<Int>, unit: LengthUnit = .characters) -> Self { .custom }
    /// See ``AnyRule/length(_:unit:)``.
    public static func length(_ length: Int, unit: LengthUnit = .characters) -> Self { .custom }
    /// See ``AnyRule/longitude``.
    public static var longitude: Self { .custom }
    /// See ``AnyRule/lowercase``.
    public static var lowercase: Self { .custom }
    /// See ``AnyRule/lowercased``.
    public static var lowercased: Self { .custom }
    /// See ``AnyRule/luhn``.
    public static var luhn: Self { .custom }
    /// See ``AnyRule/luhn(allowSeparators:)``.
    public static func luhn(allowSeparators: Bool) -> Self { .custom }
    /// See ``AnyRule/mac``.
    public static var mac: Self { .custom }
    /// See ``AnyRule/mac(eui:allowBare:)``.
    public static func mac(eui: MACAddress.EUI? = nil, allowBare: Bool = false) -> Self { .custom }
    /// See ``AnyRule/map(_:)``.
    public static func map<Value>(_ transform: @Sendable (Value) -> Value) -> Self { .custom }
    /// See ``AnyRule/matches(_:)``.
    public static func matches(_ pattern: PredefinedPattern) -> Self { .custom }
    /// See ``AnyRule/matches(_:caseInsensitive:)``.
    public static func matches(_ pattern: String, caseInsensitive: Bool = false) -> Self { .custom }
    /// See ``AnyRule/matches(_:maxLength:)``.
    public static func matches<Output>(_ regex: sending Regex<Output>, maxLength: Int = 2048) -> Self { .custom }
    /// See ``AnyRule/mimeType``.
    public static var mimeType: Self { .custom }
    /// See ``AnyRule/multipleOf(_:)``.
    public static func multipleOf<Value>(_ divisor: Value) -> Self { .custom }
    /// See ``AnyRule/nanoid``.
    public static var nanoid: Self { .custom }
    /// See ``AnyRule/nanoid(length:)``.
    public static func nanoid(length: Int) -> Self { .custom }
    /// See ``AnyRule/negative``.
    public static var negative: Self { .custom }
    /// See ``AnyRule/nested``.
    public static var nested: Self { .custom }
    /// See ``AnyRule/nfc``.
    public static var nfc: Self { .custom }
    /// See ``AnyRule/not(_:)``.
    public static func not(_ rule: Self) -> Self { .custom }
    /// See ``AnyRule/notEqual(to:)``.
    @_disfavoredOverload
    public static func notEqual<Value>(to value: Value) -> Self { .custom }
    /// See ``AnyRule/notEqual(to:)``.
    public static func notEqual<Value>(to value: @Sendable () -> Value) -> Self { .custom }
    /// See ``AnyRule/notIn(_:)``.
    public static func notIn(_ values: some Sequence) -> Self { .custom }
    /// See ``AnyRule/password``.
    public static var password: Self { .custom }
    /// See ``AnyRule/password(min:lowercase:uppercase:digit:symbol:)``.
    public static func password(
        min: Int = 8, lowercase: Bool = true, uppercase: Bool = true, digit: Bool = true, symbol: Bool = true
    ) -> Self { .custom }
    /// See ``AnyRule/paymentCard``.
    public static var paymentCard: Self { .custom }
    /// See ``AnyRule/paymentCard(brands:)``.
    public static func paymentCard(brands: Set<PaymentCardBrand>) -> Self { .custom }
    /// See ``AnyRule/port``.
    public static var port: Self { .custom }
    /// See ``AnyRule/port(allowZero:)``.
    public static func port(allowZero: Bool) -> Self { .custom }
    /// See ``AnyRule/positive``.
    public static var positive: Self { .custom }
    /// See ``AnyRule/printable``.
    public static var printable: Self { .custom }
    /// See ``AnyRule/printable(ascii:)``.
    public static func printable(ascii: Bool) -> Self { .custom }
    /// See ``AnyRule/range(_:)``.
    public static func range(_ range: some LimitRange) -> Self { .custom }
    /// See ``AnyRule/relativeJSONPointer``.
    public static var relativeJSONPointer: Self { .custom }
    /// See ``AnyRule/required``.
    public static var required: Self { .custom }
    /// See ``AnyRule/required(isEmpty:)``.
    public static func required<Value>(isEmpty: @Sendable (Value) -> Bool) -> Self { .custom }
    /// See ``AnyRule/required(strict:)``.
    public static func required(strict: Bool) -> Self { .custom }
    /// See ``AnyRule/satisfies(_:message:failureSeverity:file:line:async:)``.
    public static func satisfies<Value>(
        _ code: ViolationCode = .async, message: MessageTemplate? = nil, failureSeverity: Severity = .error,
        async holds: @Sendable (Value) async throws -> Bool
    ) -> Self { .custom }
    /// See ``AnyRule/semver``.
    public static var semver: Self { .custom }
    /// See ``AnyRule/slug``.
    public static var slug: Self { .custom }
    /// See ``AnyRule/slug(allowUnderscore:)``.
    public static func slug(allowUnderscore: Bool) -> Self { .custom }
    /// See ``AnyRule/spoofing``.
    public static var spoofing: Self { .custom }
    /// See ``AnyRule/spoofing(level:)``.
    public static func spoofing(level: RestrictionLevel) -> Self { .custom }
    /// See ``AnyRule/starts(with:ignoreCase:)``.
    public static func starts(with prefix: String, ignoreCase: Bool = false) -> Self { .custom }
    /// See ``AnyRule/time``.
    public static var time: Self { .custom }
    /// See ``AnyRule/time(format:before:after:requireOffset:)``.
    public static func time(
        format: DatePattern? = nil, before: TimeOfDay? = nil, after: TimeOfDay? = nil, requireOffset: Bool = false
    ) -> Self { .custom }
    /// See ``AnyRule/timeZone``.
    public static var timeZone: Self { .custom }
    /// See ``AnyRule/trim``.
    public static var trim: Self { .custom }
    /// See ``AnyRule/trim(_:characters:)``.
    public static func trim(_ side: Trim<String>.Side = .both, characters: String? = nil) -> Self { .custom }
    /// See ``AnyRule/ulid``.
    public static var ulid: Self { .custom }
    /// See ``AnyRule/uppercase``.
    public static var uppercase: Self { .custom }
    /// See ``AnyRule/uppercased``.
    public static var uppercased: Self { .custom }
    /// See ``AnyRule/uri``.
    public static var uri: Self { .custom }
    /// See ``AnyRule/uriReference``.
    public static var uriReference: Self { .custom }
    /// See ``AnyRule/uriTemplate``.
    public static var uriTemplate: Self { .custom }
    /// See ``AnyRule/url``.
    public static var url: Self { .custom }
    /// See ``AnyRule/url(validSchemes:defaultScheme:enableIDN:idna2008:checkSpoofing:allowLocalHost:allowUserInfo:allowUnderscore:allowTrailingDot:allowProtocolRelative:allowPort:allowQuery:allowFragment:allowIPAddress:maxLength:)``.
    public static func url(
        validSchemes: [String] = ["http", "https"], defaultScheme: String? = nil, enableIDN: Bool = false,
        idna2008: Bool = false, checkSpoofing: Bool = false, allowLocalHost: Bool = false, allowUserInfo: Bool = false,
        allowUnderscore: Bool = false, allowTrailingDot: Bool = false, allowProtocolRelative: Bool = false,
        allowPort: Bool = true, allowQuery: Bool = true, allowFragment: Bool = true, allowIPAddress: Bool = true,
        maxLength: Int = 2048
    ) -> Self { .custom }
    /// See ``AnyRule/uuid``.
    public static var uuid: Self { .custom }
    /// See ``AnyRule/uuid(version:)``.
    public static func uuid(version: Set<UUIDVersion>) -> Self { .custom }
}
