// Made by Scripts/make-rule-lists.py from the files of the rules.

public import ProvisoCore
public import ProvisoFormats

extension PropertyRule {
    /// See ``RuleVocabulary/absent``.
    public static var absent: Self { .custom }
    /// See ``RuleVocabulary/all(_:)``.
    public static func all<Value>(_ rules: RuleList<Value>) -> Self { .custom }
    /// See ``RuleVocabulary/all(_:_:)``.
    public static func all(_ first: Self, _ others: Self...) -> Self { .custom }
    /// See ``RuleVocabulary/alphabetic``.
    public static var alphabetic: Self { .custom }
    /// See ``RuleVocabulary/alphabetic(ascii:)``.
    public static func alphabetic(ascii: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/alphanumeric``.
    public static var alphanumeric: Self { .custom }
    /// See ``RuleVocabulary/alphanumeric(ascii:)``.
    public static func alphanumeric(ascii: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/any(_:_:)``.
    public static func any(_ first: Self, _ others: Self...) -> Self { .custom }
    /// See ``RuleVocabulary/ascii``.
    public static var ascii: Self { .custom }
    /// See ``RuleVocabulary/asynchronous(_:failureSeverity:)``.
    public static func asynchronous<Rule: AsyncRule>(
        _ rule: Rule, failureSeverity: Severity = .error
    ) -> Self { .custom }
    /// See ``RuleVocabulary/base32``.
    public static var base32: Self { .custom }
    /// See ``RuleVocabulary/base64``.
    public static var base64: Self { .custom }
    /// See ``RuleVocabulary/base64(urlSafe:padding:)``.
    public static func base64(urlSafe: Bool = false, padding: Bool? = nil) -> Self { .custom }
    /// See ``RuleVocabulary/bic``.
    public static var bic: Self { .custom }
    /// See ``RuleVocabulary/boolean``.
    public static var boolean: Self { .custom }
    /// See ``RuleVocabulary/boolean(ignoreCase:)``.
    public static func boolean(ignoreCase: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/boolean(strict:ignoreCase:)``.
    public static func boolean(strict: Bool, ignoreCase: Bool = false) -> Self { .custom }
    /// See ``RuleVocabulary/boolean(trueValue:falseValue:)``.
    public static func boolean(trueValue: String? = nil, falseValue: String? = nil) -> Self { .custom }
    /// See ``RuleVocabulary/boolean(trueValue:falseValue:ignoreCase:)``.
    public static func boolean(trueValue: String, falseValue: String, ignoreCase: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/boolean(trueValues:falseValues:ignoreCase:)``.
    public static func boolean(
        trueValues: [String], falseValues: [String], ignoreCase: Bool = false
    ) -> Self { .custom }
    /// See ``RuleVocabulary/capitalize``.
    public static var capitalize: Self { .custom }
    /// See ``RuleVocabulary/cardExpiry``.
    public static var cardExpiry: Self { .custom }
    /// See ``RuleVocabulary/cardExpiry(allowFourDigitYear:allowExpired:)``.
    public static func cardExpiry(allowFourDigitYear: Bool = false, allowExpired: Bool = false) -> Self { .custom }
    /// See ``RuleVocabulary/cardSecurityCode``.
    public static var cardSecurityCode: Self { .custom }
    /// See ``RuleVocabulary/cardSecurityCode(brands:)``.
    public static func cardSecurityCode(brands: Set<PaymentCardBrand>) -> Self { .custom }
    /// See ``RuleVocabulary/check(_:skipOnEmpty:_:)``.
    public static func check<Value>(
        _ name: String = "check", skipOnEmpty: Bool = true,
        _ judge: @Sendable (_ value: Value, _ report: inout Report) -> Void
    ) -> Self { .custom }
    /// See ``RuleVocabulary/collapseWhitespace``.
    public static var collapseWhitespace: Self { .custom }
    /// See `compare(_:to:)` of ``RuleVocabulary``.
    @_disfavoredOverload
    public static func compare<Value>(_ comparison: ComparisonOperator, to value: Value) -> Self { .custom }
    /// See `compare(_:to:)` of ``RuleVocabulary``.
    public static func compare<Value>(
        _ comparison: ComparisonOperator, to value: @Sendable () -> Value
    ) -> Self { .custom }
    /// See ``RuleVocabulary/condition(_:message:file:line:_:)``.
    public static func condition<Value>(
        _ code: ViolationCode = "condition", message: MessageTemplate? = nil, _ holds: @Sendable (Value) -> Bool
    ) -> Self { .custom }
    /// See ``RuleVocabulary/contains(_:)``.
    @_disfavoredOverload
    public static func contains<Element>(_ element: Element) -> Self { .custom }
    /// See ``RuleVocabulary/contains(_:ignoreCase:min:)``.
    public static func contains(_ part: String, ignoreCase: Bool = false, min: Int = 1) -> Self { .custom }
    /// See ``RuleVocabulary/contains(match:caseInsensitive:)``.
    public static func contains(match pattern: String, caseInsensitive: Bool = false) -> Self { .custom }
    /// See ``RuleVocabulary/contains(match:maxLength:)``.
    public static func contains<Output>(match regex: sending Regex<Output>, maxLength: Int = 2048) -> Self { .custom }
    /// See ``RuleVocabulary/coordinates``.
    public static var coordinates: Self { .custom }
    /// See ``RuleVocabulary/coordinates(_:)``.
    public static func coordinates(_ order: CoordinateOrder) -> Self { .custom }
    /// See `count(_:)` of ``RuleVocabulary``.
    public static func count(_ range: some LimitRange<Int>) -> Self { .custom }
    /// See `count(_:)` of ``RuleVocabulary``.
    public static func count(_ count: Int) -> Self { .custom }
    /// See ``RuleVocabulary/country``.
    public static var country: Self { .custom }
    /// See ``RuleVocabulary/country(_:)``.
    public static func country(_ form: CountryCodeFormat.Form) -> Self { .custom }
    /// See ``RuleVocabulary/cron``.
    public static var cron: Self { .custom }
    /// See ``RuleVocabulary/cron(allowSeconds:allowNicknames:)``.
    public static func cron(allowSeconds: Bool = false, allowNicknames: Bool = true) -> Self { .custom }
    /// See ``RuleVocabulary/cssColor``.
    public static var cssColor: Self { .custom }
    /// See ``RuleVocabulary/currency``.
    public static var currency: Self { .custom }
    /// See ``RuleVocabulary/dataURI``.
    public static var dataURI: Self { .custom }
    /// See ``RuleVocabulary/date``.
    public static var date: Self { .custom }
    /// See ``RuleVocabulary/date(format:before:after:min:max:between:past:future:minAge:)``.
    public static func date(
        format: DatePattern? = nil, before: Timestamp? = nil, after: Timestamp? = nil, min: Timestamp? = nil,
        max: Timestamp? = nil, between: ClosedRange<Timestamp>? = nil, past: Bool = false, future: Bool = false,
        minAge: Int? = nil
    ) -> Self { .custom }
    /// See ``RuleVocabulary/dateTime``.
    public static var dateTime: Self { .custom }
    /// See ``RuleVocabulary/dateTime(format:before:after:min:max:between:past:future:minAge:allowLocal:)``.
    public static func dateTime(
        format: DatePattern? = nil, before: Timestamp? = nil, after: Timestamp? = nil, min: Timestamp? = nil,
        max: Timestamp? = nil, between: ClosedRange<Timestamp>? = nil, past: Bool = false, future: Bool = false,
        minAge: Int? = nil, allowLocal: Bool = false
    ) -> Self { .custom }
    /// See `decimalPlaces(_:)` of ``RuleVocabulary``.
    public static func decimalPlaces(_ range: some LimitRange<Int>) -> Self { .custom }
    /// See `decimalPlaces(_:)` of ``RuleVocabulary``.
    public static func decimalPlaces(_ count: Int) -> Self { .custom }
    /// See `default(_:)` of ``RuleVocabulary``.
    @_disfavoredOverload
    public static func `default`<Value>(_ value: Value) -> Self { .custom }
    /// See `default(_:)` of ``RuleVocabulary``.
    public static func `default`<Value>(_ value: @Sendable () -> Value) -> Self { .custom }
    /// See ``RuleVocabulary/digits``.
    public static var digits: Self { .custom }
    /// See ``RuleVocabulary/domainName``.
    public static var domainName: Self { .custom }
    /// See ``RuleVocabulary/domainName(minimumLabels:allowUnderscore:allowTrailingDot:enableIDN:idna2008:minimumTopLevelLength:checkSpoofing:)``.
    public static func domainName(
        minimumLabels: Int = 2, allowUnderscore: Bool = false, allowTrailingDot: Bool = false, enableIDN: Bool = true,
        idna2008: Bool = false, minimumTopLevelLength: Int = 2, checkSpoofing: Bool = false
    ) -> Self { .custom }
    /// See ``RuleVocabulary/duration``.
    public static var duration: Self { .custom }
    /// See ``RuleVocabulary/e164``.
    public static var e164: Self { .custom }
    /// See `each(_:_:)` of ``RuleVocabulary``.
    public static func each(_ first: Self, _ others: Self...) -> Self { .custom }
    /// See ``RuleVocabulary/ean``.
    public static var ean: Self { .custom }
    /// See ``RuleVocabulary/ean(_:)``.
    public static func ean(_ key: GS1Key?) -> Self { .custom }
    /// See ``RuleVocabulary/email``.
    public static var email: Self { .custom }
    /// See ``RuleVocabulary/email(allowQuotedLocal:allowComments:allowAddressLiteral:allowLocalDomain:allowDisplayName:enableIDN:idna2008:allowUnderscore:allowTrailingDot:checkSpoofing:checkDomainSpelling:checkDNS:domains:)``.
    public static func email(
        allowQuotedLocal: Bool = false, allowComments: Bool = false, allowAddressLiteral: Bool = false,
        allowLocalDomain: Bool = false, allowDisplayName: Bool = false, enableIDN: Bool = false, idna2008: Bool = false,
        allowUnderscore: Bool = false, allowTrailingDot: Bool = false, checkSpoofing: Bool = false,
        checkDomainSpelling: Bool = false, checkDNS: Bool = false,
        domains: @autoclosure () -> MailDomainCheck = .system
    ) -> Self { .custom }
    /// See ``RuleVocabulary/ends(with:ignoreCase:)``.
    public static func ends(with suffix: String, ignoreCase: Bool = false) -> Self { .custom }
    /// See `equal(to:)` of ``RuleVocabulary``.
    @_disfavoredOverload
    public static func equal<Value>(to value: Value) -> Self { .custom }
    /// See `equal(to:)` of ``RuleVocabulary``.
    public static func equal<Value>(to value: @Sendable () -> Value) -> Self { .custom }
    /// See ``RuleVocabulary/filter(_:)``.
    public static func filter(_ filter: NamedFilter) -> Self { .custom }
    /// See ``RuleVocabulary/format(_:)``.
    public static func format(_ format: some DocumentFormat) -> Self { .custom }
    /// See ``RuleVocabulary/format(_:code:)``.
    public static func format(_ format: some StringFormat, code: ViolationCode) -> Self { .custom }
    /// See ``RuleVocabulary/hashDigest``.
    public static var hashDigest: Self { .custom }
    /// See ``RuleVocabulary/hashDigest(_:)``.
    public static func hashDigest(_ algorithm: HashAlgorithm) -> Self { .custom }
    /// See ``RuleVocabulary/hex``.
    public static var hex: Self { .custom }
    /// See ``RuleVocabulary/hexColor``.
    public static var hexColor: Self { .custom }
    /// See ``RuleVocabulary/hexColor(requireHash:)``.
    public static func hexColor(requireHash: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/hostname``.
    public static var hostname: Self { .custom }
    /// See ``RuleVocabulary/hostname(allowUnderscore:allowTrailingDot:)``.
    public static func hostname(allowUnderscore: Bool = false, allowTrailingDot: Bool = false) -> Self { .custom }
    /// See ``RuleVocabulary/iban``.
    public static var iban: Self { .custom }
    /// See ``RuleVocabulary/in(_:)``.
    public static func `in`(_ values: some Sequence) -> Self { .custom }
    /// See ``RuleVocabulary/in(_:ignoreCase:)``.
    public static func `in`(_ texts: some Sequence<String>, ignoreCase: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/integer``.
    public static var integer: Self { .custom }
    /// See ``RuleVocabulary/integer(allowZeroFraction:)``.
    public static func integer(allowZeroFraction: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/ip``.
    public static var ip: Self { .custom }
    /// See ``RuleVocabulary/ip(version:cidr:strict:allowZone:)``.
    public static func ip(
        version: IPAddress.Version? = nil, cidr: Bool = false, strict: Bool = false, allowZone: Bool = false
    ) -> Self { .custom }
    /// See ``RuleVocabulary/iri``.
    public static var iri: Self { .custom }
    /// See ``RuleVocabulary/iriReference``.
    public static var iriReference: Self { .custom }
    /// See ``RuleVocabulary/isbn``.
    public static var isbn: Self { .custom }
    /// See ``RuleVocabulary/isbn(version:)``.
    public static func isbn(version: ISBNVersion?) -> Self { .custom }
    /// See ``RuleVocabulary/isin``.
    public static var isin: Self { .custom }
    /// See ``RuleVocabulary/issn``.
    public static var issn: Self { .custom }
    /// See ``RuleVocabulary/issn(requireHyphen:)``.
    public static func issn(requireHyphen: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/json``.
    public static var json: Self { .custom }
    /// See ``RuleVocabulary/json(maxDepth:)``.
    public static func json(maxDepth: Int) -> Self { .custom }
    /// See ``RuleVocabulary/jsonPointer``.
    public static var jsonPointer: Self { .custom }
    /// See ``RuleVocabulary/jwt``.
    public static var jwt: Self { .custom }
    /// See ``RuleVocabulary/keys(_:_:)``.
    public static func keys(_ first: Self, _ others: Self...) -> Self { .custom }
    /// See ``RuleVocabulary/language``.
    public static var language: Self { .custom }
    /// See ``RuleVocabulary/language(registered:)``.
    public static func language(registered: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/latLong``.
    public static var latLong: Self { .custom }
    /// See `latitude` of ``RuleVocabulary``.
    public static var latitude: Self { .custom }
    /// See `length(_:unit:)` of ``RuleVocabulary``.
    public static func length(_ range: some LimitRange<Int>, unit: LengthUnit = .characters) -> Self { .custom }
    /// See `length(_:unit:)` of ``RuleVocabulary``.
    public static func length(_ length: Int, unit: LengthUnit = .characters) -> Self { .custom }
    /// See `longitude` of ``RuleVocabulary``.
    public static var longitude: Self { .custom }
    /// See ``RuleVocabulary/lowercase``.
    public static var lowercase: Self { .custom }
    /// See ``RuleVocabulary/lowercased``.
    public static var lowercased: Self { .custom }
    /// See ``RuleVocabulary/luhn``.
    public static var luhn: Self { .custom }
    /// See ``RuleVocabulary/luhn(allowSeparators:)``.
    public static func luhn(allowSeparators: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/mac``.
    public static var mac: Self { .custom }
    /// See ``RuleVocabulary/mac(eui:allowBare:)``.
    public static func mac(eui: MACAddress.EUI? = nil, allowBare: Bool = false) -> Self { .custom }
    /// See ``RuleVocabulary/map(_:)``.
    public static func map<Value>(_ transform: @Sendable (Value) -> Value) -> Self { .custom }
    /// See ``RuleVocabulary/matches(_:)``.
    public static func matches(_ pattern: PredefinedPattern) -> Self { .custom }
    /// See ``RuleVocabulary/matches(_:caseInsensitive:)``.
    public static func matches(_ pattern: String, caseInsensitive: Bool = false) -> Self { .custom }
    /// See ``RuleVocabulary/matches(_:maxLength:)``.
    public static func matches<Output>(_ regex: sending Regex<Output>, maxLength: Int = 2048) -> Self { .custom }
    /// See ``RuleVocabulary/mimeType``.
    public static var mimeType: Self { .custom }
    /// See `multipleOf(_:)` of ``RuleVocabulary``.
    @_disfavoredOverload
    public static func multipleOf<Value>(_ divisor: Value) -> Self { .custom }
    /// See `multipleOf(_:)` of ``RuleVocabulary``.
    public static func multipleOf(_ divisor: some Numeric & CustomStringConvertible) -> Self { .custom }
    /// See ``RuleVocabulary/nanoid``.
    public static var nanoid: Self { .custom }
    /// See ``RuleVocabulary/nanoid(length:)``.
    public static func nanoid(length: Int) -> Self { .custom }
    /// See `negative` of ``RuleVocabulary``.
    public static var negative: Self { .custom }
    /// See ``RuleVocabulary/nested``.
    public static var nested: Self { .custom }
    /// See ``RuleVocabulary/nested(_:)``.
    public static func nested(_ rules: some RuleSet) -> Self { .custom }
    /// See ``RuleVocabulary/nfc``.
    public static var nfc: Self { .custom }
    /// See ``RuleVocabulary/not(_:)``.
    public static func not(_ rule: Self) -> Self { .custom }
    /// See `notEqual(to:)` of ``RuleVocabulary``.
    @_disfavoredOverload
    public static func notEqual<Value>(to value: Value) -> Self { .custom }
    /// See `notEqual(to:)` of ``RuleVocabulary``.
    public static func notEqual<Value>(to value: @Sendable () -> Value) -> Self { .custom }
    /// See ``RuleVocabulary/notIn(_:)``.
    public static func notIn(_ values: some Sequence) -> Self { .custom }
    /// See ``RuleVocabulary/notIn(_:ignoreCase:)``.
    public static func notIn(_ texts: some Sequence<String>, ignoreCase: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/number``.
    public static var number: Self { .custom }
    /// See ``RuleVocabulary/number(_:integerOnly:allowZeroFraction:)``.
    public static func number<Bound: Numeric & Comparable & CustomStringConvertible & SendableMetatype>(
        _ range: some LimitRange<Bound>, integerOnly: Bool = false, allowZeroFraction: Bool = false
    ) -> Self { .custom }
    /// See ``RuleVocabulary/number(integerOnly:allowZeroFraction:)``.
    public static func number(integerOnly: Bool, allowZeroFraction: Bool = false) -> Self { .custom }
    /// See ``RuleVocabulary/password``.
    public static var password: Self { .custom }
    /// See ``RuleVocabulary/password(min:lowercase:uppercase:digit:symbol:)``.
    public static func password(
        min: Int = 8, lowercase: Bool = true, uppercase: Bool = true, digit: Bool = true, symbol: Bool = true
    ) -> Self { .custom }
    /// See ``RuleVocabulary/paymentCard``.
    public static var paymentCard: Self { .custom }
    /// See ``RuleVocabulary/paymentCard(brands:)``.
    public static func paymentCard(brands: Set<PaymentCardBrand>) -> Self { .custom }
    /// See `port` of ``RuleVocabulary``.
    public static var port: Self { .custom }
    /// See `port(allowZero:)` of ``RuleVocabulary``.
    public static func port(allowZero: Bool) -> Self { .custom }
    /// See `positive` of ``RuleVocabulary``.
    public static var positive: Self { .custom }
    /// See ``RuleVocabulary/printable``.
    public static var printable: Self { .custom }
    /// See ``RuleVocabulary/printable(ascii:)``.
    public static func printable(ascii: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/range(_:)``.
    public static func range(_ range: some LimitRange) -> Self { .custom }
    /// See ``RuleVocabulary/relativeJSONPointer``.
    public static var relativeJSONPointer: Self { .custom }
    /// See ``RuleVocabulary/required``.
    public static var required: Self { .custom }
    /// See ``RuleVocabulary/required(isEmpty:)``.
    public static func required<Value>(isEmpty: @Sendable (Value) -> Bool) -> Self { .custom }
    /// See ``RuleVocabulary/required(strict:)``.
    public static func required(strict: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/rule(_:)``.
    public static func rule(_ rule: some ValidationRule) -> Self { .custom }
    /// See ``RuleVocabulary/satisfies(_:message:failureSeverity:file:line:async:)``.
    public static func satisfies<Value>(
        _ code: ViolationCode = .async, message: MessageTemplate? = nil, failureSeverity: Severity = .error,
        async holds: @Sendable (Value) async throws -> Bool
    ) -> Self { .custom }
    /// See ``RuleVocabulary/semver``.
    public static var semver: Self { .custom }
    /// See ``RuleVocabulary/slug``.
    public static var slug: Self { .custom }
    /// See ``RuleVocabulary/slug(allowUnderscore:)``.
    public static func slug(allowUnderscore: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/spoofing``.
    public static var spoofing: Self { .custom }
    /// See ``RuleVocabulary/spoofing(level:)``.
    public static func spoofing(level: RestrictionLevel) -> Self { .custom }
    /// See ``RuleVocabulary/starts(with:ignoreCase:)``.
    public static func starts(with prefix: String, ignoreCase: Bool = false) -> Self { .custom }
    /// See ``RuleVocabulary/time``.
    public static var time: Self { .custom }
    /// See ``RuleVocabulary/time(format:before:after:requireOffset:)``.
    public static func time(
        format: DatePattern? = nil, before: TimeOfDay? = nil, after: TimeOfDay? = nil, requireOffset: Bool = false
    ) -> Self { .custom }
    /// See ``RuleVocabulary/timeZone``.
    public static var timeZone: Self { .custom }
    /// See ``RuleVocabulary/trim``.
    public static var trim: Self { .custom }
    /// See ``RuleVocabulary/trim(_:characters:)``.
    public static func trim(_ side: TrimSide = .both, characters: String? = nil) -> Self { .custom }
    /// See ``RuleVocabulary/ulid``.
    public static var ulid: Self { .custom }
    /// See ``RuleVocabulary/uniqueElements``.
    public static var uniqueElements: Self { .custom }
    /// See ``RuleVocabulary/uniqueElements(ignoreCase:)``.
    public static func uniqueElements(ignoreCase: Bool) -> Self { .custom }
    /// See ``RuleVocabulary/uppercase``.
    public static var uppercase: Self { .custom }
    /// See ``RuleVocabulary/uppercased``.
    public static var uppercased: Self { .custom }
    /// See ``RuleVocabulary/uri``.
    public static var uri: Self { .custom }
    /// See ``RuleVocabulary/uriReference``.
    public static var uriReference: Self { .custom }
    /// See ``RuleVocabulary/uriTemplate``.
    public static var uriTemplate: Self { .custom }
    /// See ``RuleVocabulary/url``.
    public static var url: Self { .custom }
    /// See ``RuleVocabulary/url(validSchemes:defaultScheme:enableIDN:idna2008:checkSpoofing:allowLocalHost:allowUserInfo:allowUnderscore:allowTrailingDot:allowProtocolRelative:allowPort:allowQuery:allowFragment:allowIPAddress:maxLength:)``.
    public static func url(
        validSchemes: [String] = ["http", "https"], defaultScheme: String? = nil, enableIDN: Bool = false,
        idna2008: Bool = false, checkSpoofing: Bool = false, allowLocalHost: Bool = false, allowUserInfo: Bool = false,
        allowUnderscore: Bool = false, allowTrailingDot: Bool = false, allowProtocolRelative: Bool = false,
        allowPort: Bool = true, allowQuery: Bool = true, allowFragment: Bool = true, allowIPAddress: Bool = true,
        maxLength: Int = 2048
    ) -> Self { .custom }
    /// See ``RuleVocabulary/uuid``.
    public static var uuid: Self { .custom }
    /// See ``RuleVocabulary/uuid(version:)``.
    public static func uuid(version: Set<UUIDVersion>) -> Self { .custom }
    /// See `values(_:_:)` of ``RuleVocabulary``.
    public static func values(_ first: Self, _ others: Self...) -> Self { .custom }
    /// See ``RuleVocabulary/vin``.
    public static var vin: Self { .custom }
    /// See ``RuleVocabulary/vin(checkDigit:)``.
    public static func vin(checkDigit: Bool) -> Self { .custom }
}
