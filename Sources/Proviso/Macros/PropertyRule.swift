public import ProvisoFormats

/// A rule as it stands in `@Rules(…)`: its name and options, for the compiler to check. It judges nothing.
///
/// The rules of a property are known before its type is, so this type has the names of all rules, each with the options
/// that it takes. `@Validatable` writes them again where the type is known, as members of ``AnyRule``, and there they
/// must fit it.
///
/// A rule of your own is a member of ``AnyRule``. To write it with a leading dot in `@Rules`, name it here too:
///
/// ```swift
/// extension AnyRule where Value == String {
///     static var username: Self { Self(Username()) }
/// }
///
/// extension PropertyRule {
///     static var username: Self { .custom }
/// }
/// ```
///
/// Without that it is given with the property's type: `@Rules(for: String.self, .username)`.
public struct PropertyRule: Sendable {
    /// Stands for any rule of your own.
    public static var custom: Self { Self() }

    private init() {}
}

// Presence

extension PropertyRule {
    /// See ``AnyRule/required``.
    public static var required: Self { .custom }
    /// See ``AnyRule/required(strict:)``.
    public static func required(strict: Bool) -> Self { .custom }
    /// See ``AnyRule/required(isEmpty:)``.
    public static func required<Value>(isEmpty: @Sendable (Value) -> Bool) -> Self { .custom }
    /// See ``AnyRule/absent``.
    public static var absent: Self { .custom }
    /// Makes the property safe to assign, and judges nothing.
    public static var safe: Self { .custom }
}

// Filters

extension PropertyRule {
    /// See ``AnyRule/trim``.
    public static var trim: Self { .custom }
    /// See ``AnyRule/trim(_:characters:)``.
    public static func trim(_ side: Trim<String>.Side = .both, characters: String? = nil) -> Self { .custom }
    /// See ``AnyRule/filter(_:)``.
    public static func filter(_ filter: NamedFilter) -> Self { .custom }
    /// See ``AnyRule/lowercase``.
    public static var lowercase: Self { .custom }
    /// See ``AnyRule/uppercase``.
    public static var uppercase: Self { .custom }
    /// See ``AnyRule/capitalize``.
    public static var capitalize: Self { .custom }
    /// See ``AnyRule/collapseWhitespace``.
    public static var collapseWhitespace: Self { .custom }
    /// See ``AnyRule/digits``.
    public static var digits: Self { .custom }
    /// See ``AnyRule/nfc``.
    public static var nfc: Self { .custom }
    /// See ``AnyRule/default(_:)``.
    public static func `default`<Value>(_ value: Value) -> Self { .custom }
    /// See ``AnyRule/default(_:)``.
    public static func `default`<Value>(_ value: @Sendable () -> Value) -> Self { .custom }
    /// See ``AnyRule/map(_:)``.
    public static func map<Value>(_ transform: @Sendable (Value) -> Value) -> Self { .custom }
}

// Text

extension PropertyRule {
    /// See ``AnyRule/length(_:unit:)``.
    public static func length(_ range: some LimitRange<Int>, unit: LengthUnit = .characters) -> Self { .custom }
    /// See ``AnyRule/length(_:unit:)``.
    public static func length(_ length: Int, unit: LengthUnit = .characters) -> Self { .custom }
    /// See ``AnyRule/matches(_:caseInsensitive:)``.
    public static func matches(_ pattern: String, caseInsensitive: Bool = false) -> Self { .custom }
    /// See ``AnyRule/matches(_:)``.
    public static func matches(_ pattern: PredefinedPattern) -> Self { .custom }
    /// See ``AnyRule/matches(_:maxLength:)``.
    public static func matches<Output>(_ regex: Regex<Output>, maxLength: Int = 2048) -> Self { .custom }
    /// See ``AnyRule/contains(match:caseInsensitive:)``.
    public static func contains(match pattern: String, caseInsensitive: Bool = false) -> Self { .custom }
    /// See ``AnyRule/contains(match:maxLength:)``.
    public static func contains<Output>(match regex: Regex<Output>, maxLength: Int = 2048) -> Self {
        .custom
    }
    /// See ``AnyRule/contains(_:ignoreCase:min:)``.
    public static func contains(_ part: String, ignoreCase: Bool = false, min: Int = 1) -> Self { .custom }
    /// See ``AnyRule/contains(_:)``.
    @_disfavoredOverload
    public static func contains<Element>(_ element: Element) -> Self { .custom }
}

// Values

extension PropertyRule {
    /// See ``AnyRule/range(_:)``.
    public static func range<Bound>(_ range: some LimitRange<Bound>) -> Self { .custom }
    /// See ``AnyRule/count(_:)``.
    public static func count(_ range: some LimitRange<Int>) -> Self { .custom }
    /// See ``AnyRule/count(_:)``.
    public static func count(_ count: Int) -> Self { .custom }
    /// See ``AnyRule/in(_:)``.
    public static func `in`(_ values: some Sequence) -> Self { .custom }
    /// See ``AnyRule/notIn(_:)``.
    public static func notIn(_ values: some Sequence) -> Self { .custom }
    /// The value equals that of another property; see ``AttributeComparison``.
    public static func equal<Model, Value>(to property: KeyPath<Model, Value>) -> Self { .custom }
    /// The value differs from that of another property; see ``AttributeComparison``.
    public static func notEqual<Model, Value>(to property: KeyPath<Model, Value>) -> Self { .custom }
    /// The value relates to that of another property as an operator says; see ``AttributeComparison``.
    public static func compare<Model, Value>(
        _ comparison: ComparisonOperator, to property: KeyPath<Model, Value>
    ) -> Self { .custom }
    /// See ``AnyRule/equal(to:)``.
    @_disfavoredOverload
    public static func equal<Value>(to value: Value) -> Self { .custom }
    /// See ``AnyRule/equal(to:)``.
    public static func equal<Value>(to value: @Sendable () -> Value) -> Self { .custom }
    /// See ``AnyRule/notEqual(to:)``.
    @_disfavoredOverload
    public static func notEqual<Value>(to value: Value) -> Self { .custom }
    /// See ``AnyRule/notEqual(to:)``.
    public static func notEqual<Value>(to value: @Sendable () -> Value) -> Self { .custom }
    /// See ``AnyRule/compare(_:to:)``.
    @_disfavoredOverload
    public static func compare<Value>(_ comparison: ComparisonOperator, to value: Value) -> Self { .custom }
    /// See ``AnyRule/compare(_:to:)``.
    public static func compare<Value>(_ comparison: ComparisonOperator, to value: @Sendable () -> Value) -> Self {
        .custom
    }
    /// See ``AnyRule/condition(_:message:_:)``. The closure names the type of its parameter.
    public static func condition<Value>(
        _ code: ViolationCode = "condition", message: MessageTemplate? = nil, _ holds: @Sendable (Value) -> Bool
    ) -> Self { .custom }
}

// Rules of rules

extension PropertyRule {
    /// See ``AnyRule/nested``.
    public static var nested: Self { .custom }
    /// See ``AnyRule/each(_:_:)``.
    public static func each(_ first: Self, _ others: Self...) -> Self { .custom }
    /// See ``AnyRule/any(_:_:)``.
    public static func any(_ first: Self, _ others: Self...) -> Self { .custom }
    /// See ``AnyRule/all(_:_:)``.
    public static func all(_ first: Self, _ others: Self...) -> Self { .custom }
    /// See ``AnyRule/not(_:)``.
    public static func not(_ rule: Self) -> Self { .custom }
    /// See ``AnyRule/and(_:)``.
    public func and(_ other: Self) -> Self { .custom }
    /// See ``AnyRule/or(_:)``.
    public func or(_ other: Self) -> Self { .custom }
    /// See ``AnyRule/message(_:)``.
    public func message(_ template: MessageTemplate) -> Self { .custom }
    /// See ``AnyRule/message(_:for:)``.
    public func message(_ template: MessageTemplate, for code: ViolationCode) -> Self { .custom }
    /// See ``AnyRule/severity(_:)``.
    public func severity(_ severity: Severity) -> Self { .custom }
    /// See ``AnyRule/error(_:)``.
    public func error(_ error: any Error) -> Self { .custom }
    /// See ``AnyRule/when(_:)-(()->Bool)``.
    public func when(_ condition: @Sendable () -> Bool) -> Self { .custom }
    /// See ``AnyRule/when(_:)-((Value)->Bool)``. The closure names the type of its parameter.
    @_disfavoredOverload
    public func when<Value>(_ condition: @Sendable (Value) -> Bool) -> Self { .custom }
}

// Formats

extension PropertyRule {
    /// See ``AnyRule/format(_:)``.
    public static func format(_ format: some DocumentFormat) -> Self { .custom }
    /// See ``AnyRule/paymentCard(_:)``.
    public static func paymentCard(_ brands: Set<PaymentCardBrand>) -> Self { .custom }
    /// See ``AnyRule/url``.
    public static var url: Self { .custom }
    /// See ``AnyRule/url(_:defaultScheme:)``.
    public static func url(_ format: URLFormat = URLFormat(), defaultScheme: String? = nil) -> Self { .custom }
    /// See ``AnyRule/email``.
    public static var email: Self { .custom }
    /// See ``AnyRule/paymentCard``.
    public static var paymentCard: Self { .custom }
    /// See ``AnyRule/hostname``.
    public static var hostname: Self { .custom }
    /// See ``AnyRule/domainName``.
    public static var domainName: Self { .custom }
    /// See ``AnyRule/ip``.
    public static var ip: Self { .custom }
    /// See ``AnyRule/port``.
    public static var port: Self { .custom }
    /// See ``AnyRule/mac``.
    public static var mac: Self { .custom }
    /// See ``AnyRule/uuid``.
    public static var uuid: Self { .custom }
    /// See ``AnyRule/ulid``.
    public static var ulid: Self { .custom }
    /// See ``AnyRule/iban``.
    public static var iban: Self { .custom }
    /// See ``AnyRule/bic``.
    public static var bic: Self { .custom }
    /// See ``AnyRule/isbn``.
    public static var isbn: Self { .custom }
    /// See ``AnyRule/issn``.
    public static var issn: Self { .custom }
    /// See ``AnyRule/ean``.
    public static var ean: Self { .custom }
    /// See ``AnyRule/isin``.
    public static var isin: Self { .custom }
    /// See ``AnyRule/luhn``.
    public static var luhn: Self { .custom }
    /// See ``AnyRule/e164``.
    public static var e164: Self { .custom }
    /// See ``AnyRule/jwt``.
    public static var jwt: Self { .custom }
    /// See ``AnyRule/semver``.
    public static var semver: Self { .custom }
    /// See ``AnyRule/slug``.
    public static var slug: Self { .custom }
    /// See ``AnyRule/country``.
    public static var country: Self { .custom }
    /// See ``AnyRule/currency``.
    public static var currency: Self { .custom }
    /// See ``AnyRule/language``.
    public static var language: Self { .custom }
    /// See ``AnyRule/timeZone``.
    public static var timeZone: Self { .custom }
    /// See ``AnyRule/duration``.
    public static var duration: Self { .custom }
    /// See ``AnyRule/hex``.
    public static var hex: Self { .custom }
    /// See ``AnyRule/base64``.
    public static var base64: Self { .custom }
    /// See ``AnyRule/base32``.
    public static var base32: Self { .custom }
    /// See ``AnyRule/json``.
    public static var json: Self { .custom }
    /// See ``AnyRule/hexColor``.
    public static var hexColor: Self { .custom }
    /// See ``AnyRule/cssColor``.
    public static var cssColor: Self { .custom }
    /// See ``AnyRule/mimeType``.
    public static var mimeType: Self { .custom }
    /// See ``AnyRule/latLong``.
    public static var latLong: Self { .custom }
    /// See ``AnyRule/ascii``.
    public static var ascii: Self { .custom }
    /// See ``AnyRule/printable``.
    public static var printable: Self { .custom }
    /// See ``AnyRule/alphabetic``.
    public static var alphabetic: Self { .custom }
    /// See ``AnyRule/alphanumeric``.
    public static var alphanumeric: Self { .custom }
}
