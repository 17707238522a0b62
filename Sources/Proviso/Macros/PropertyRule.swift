public import ProvisoCore

/// A rule as it stands in `@Rules(…)`: its name and options, for the compiler to check. It judges nothing.
///
/// The rules of a property are known before its type is, so this type has the names of all rules, each with the options
/// that it takes. `@Validatable` writes them again where the type is known, as those of ``RuleVocabulary``, and there they
/// must fit it.
///
/// A rule of your own is one of ``RuleVocabulary``. To write it with a leading dot in `@Rules`, name it here too:
///
/// ```swift
/// extension RuleVocabulary where Value == String {
///     static var username: Self { Self(Username()) }
/// }
///
/// extension PropertyRule {
///     static var username: Self { .custom }
/// }
/// ```
///
/// Without that it is given as it is, `@Rules(.rule(Username()))`, or with the property's type,
/// `@Rules(for: String.self, .username)`.
public struct PropertyRule: Sendable {
    /// Stands for any rule of your own.
    public static var custom: Self { Self() }

    private init() {}
}

extension PropertyRule {
    /// Makes the property safe to assign, and judges nothing.
    public static var safe: Self { .custom }
    /// The value equals that of another property. `nil` equals `nil` alone.
    public static func equal<Model, Value>(to property: KeyPath<Model, Value>) -> Self { .custom }
    /// The value differs from that of another property. `nil` equals `nil` alone.
    public static func notEqual<Model, Value>(to property: KeyPath<Model, Value>) -> Self { .custom }
    /// The value relates to that of another property as an operator says. Beside an empty one there is no order to ask for.
    public static func compare<Model, Value>(
        _ comparison: ComparisonOperator, to property: KeyPath<Model, Value>
    ) -> Self { .custom }
}

// What is called on a rule

extension PropertyRule {
    /// See ``AnyRule/and(_:)``.
    public func and(_ other: Self) -> Self { .custom }
    /// See ``AnyRule/or(_:)``.
    public func or(_ other: Self) -> Self { .custom }
    /// The rule with a message for all of its codes.
    public func message(_ template: MessageTemplate) -> Self { .custom }
    /// The rule with a message for one of its codes.
    public func message(_ template: MessageTemplate, for code: ViolationCode) -> Self { .custom }
    /// See ``RuleVocabulary/severity(_:)``.
    public func severity(_ severity: Severity) -> Self { .custom }
    /// See ``RuleVocabulary/error(_:)``.
    public func error(_ error: any Error) -> Self { .custom }
    /// The rule, when a condition holds.
    public func when(_ condition: @Sendable () -> Bool) -> Self { .custom }
    /// The rule, for values of which a condition holds. The closure names the type of its parameter.
    @_disfavoredOverload
    public func when<Value>(_ condition: @Sendable (Value) -> Bool) -> Self { .custom }
}
