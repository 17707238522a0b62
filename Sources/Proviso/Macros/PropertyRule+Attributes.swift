public import ProvisoCore

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
