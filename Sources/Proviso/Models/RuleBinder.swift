/// Binds rules to a property, whose type it finds out: the code that `@Validatable` writes calls it, nobody else.
public final class RuleBinder<Value>: Sendable {
    private let name: String
    private let label: Label?

    /// Creates a binder for a property whose type is known.
    public init(_ name: String, _ label: Label? = nil) {
        self.name = name
        self.label = label
    }

    /// Creates a binder for a property.
    @_disfavoredOverload
    public init<Model>(_ property: KeyPath<Model, Value>, _ name: String, _ label: Label? = nil) {
        self.name = name
        self.label = label
    }

    /// Creates a binder for the values inside of an optional property.
    public init<Model>(_ property: KeyPath<Model, Value?>, _ name: String, _ label: Label? = nil) {
        self.name = name
        self.label = label
    }

    /// Creates a binder for the elements of an array.
    public init<Model>(elementsOf property: KeyPath<Model, [Value]>, _ name: String) {
        self.name = name
        label = nil
    }

    /// Binds a rule of a known type.
    public func bind<Base: ValidationRule>(
        _ ruleName: String, _ rule: Base
    ) -> BoundRule<Base> where Base.Value == Value { bind(ruleName, rule, ModelRuleOptions()) }

    /// Binds a rule of a known type.
    public func bind<Base: ValidationRule>(
        _ ruleName: String, _ rule: Base, _ options: ModelRuleOptions
    ) -> BoundRule<Base> where Base.Value == Value {
        BoundRule(rule, info(ruleName, options, rule.skipsEmptyValues))
    }

    /// Binds a rule of any type.
    public func bind(_ ruleName: String, any rule: AnyRule<Value>) -> BoundRule<AnyRule<Value>> {
        bind(ruleName, any: rule, ModelRuleOptions())
    }

    /// Binds a rule of any type.
    public func bind(
        _ ruleName: String, any rule: AnyRule<Value>, _ options: ModelRuleOptions
    ) -> BoundRule<AnyRule<Value>> {
        BoundRule(rule, info(ruleName, options, rule.skipsEmptyValues))
    }

    /// Binds a comparison with another attribute.
    public func bind(_ ruleName: String, comparison: AttributeComparison<Value>) -> BoundComparison<Value> {
        bind(ruleName, comparison: comparison, ModelRuleOptions())
    }

    /// Binds a comparison with another attribute.
    public func bind(
        _ ruleName: String, comparison: AttributeComparison<Value>, _ options: ModelRuleOptions
    ) -> BoundComparison<Value> {
        BoundComparison(comparison, info(ruleName, options, true))
    }

    /// Checks the message that the rules of one `@Rules` share.
    ///
    /// - Precondition: Every place in the message is one that something fills for one of the codes, if all rules are built
    ///   in.
    public static func check(_ message: MessageTemplate, for codes: Set<ViolationCode>?...) {
        MessageCheck.require(message, forAll: codes.union())
    }

    /// Describes a rule that judges nothing.
    public func safe(_ options: ModelRuleOptions = ModelRuleOptions()) -> ModelRule { info("safe", options, true) }

    private func info(_ ruleName: String, _ options: ModelRuleOptions, _ skipsEmptyValues: Bool) -> ModelRule {
        ModelRule(
            ruleName, attributes: [name], labels: label.map { [$0] }, options: options,
            skipsEmptyValues: skipsEmptyValues)
    }
}
