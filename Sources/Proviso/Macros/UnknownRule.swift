/// Stands in the code that `@Validatable` writes for a rule of which there is none; nobody else has to do with it.
///
/// The compiler says once, in `@Rules`, that ``PropertyRule`` has no member of the name. The code that is written for
/// the rule must not say it again, so it names the rule as a member of ``PropertyRule`` and of ``AnyRule``, which give one
/// of these for a name that they do not have. It is no rule, and nothing takes it for one. A leading dot, as in
/// `@Rules(.email)`, finds real members alone.
@dynamicMemberLookup
@dynamicCallable
public struct UnknownRule: Sendable {
    init() {}

    /// Anything that is called on a rule that there is not.
    public subscript(dynamicMember name: String) -> UnknownRule { self }

    /// Any options of a rule that there is not.
    public func dynamicallyCall(withKeywordArguments options: KeyValuePairs<String, Any>) -> UnknownRule { self }
}

extension PropertyRule {
    /// A rule that there is not.
    @_disfavoredOverload
    public static subscript(dynamicMember name: String) -> UnknownRule { UnknownRule() }
}

extension AnyRule {
    /// A rule that there is not.
    @_disfavoredOverload
    public static subscript(dynamicMember name: String) -> UnknownRule { UnknownRule() }
}

extension RuleSetCompiler {
    /// Binds a rule of the program's own.
    ///
    /// - Parameters:
    ///   - others: The property, by other rules of it.
    ///   - name: The rule as it stands in `@Rules`.
    ///   - rule: The rule for the property's type.
    ///   - options: What `@Rules` says besides.
    public func bind<Value>(
        own others: BoundRules<Value>, _ name: @autoclosure () -> PropertyRule,
        _ rule: (AnyRule<Value>.Type) -> AnyRule<Value>, _ options: ModelRuleOptions = ModelRuleOptions()
    ) -> BoundRules<Value> { bind(to: others, [rule(AnyRule<Value>.self)], options) }

    /// Leaves a rule to the compiler to refuse where it stands in `@Rules`.
    public func bind<Value>(
        own others: BoundRules<Value>, _ name: @autoclosure () -> UnknownRule,
        _ rule: (AnyRule<Value>.Type) -> UnknownRule, _ options: ModelRuleOptions = ModelRuleOptions()
    ) -> BoundRules<Value> { others }

    /// Leaves a rule to the compiler to refuse where it stands in `@Rules`.
    public func bind<Value>(
        own others: BoundRules<Value>, _ name: @autoclosure () -> UnknownRule,
        _ rule: (AnyRule<Value>.Type) -> AnyRule<Value>, _ options: ModelRuleOptions = ModelRuleOptions()
    ) -> BoundRules<Value> { others }

    /// Refuses a rule that is only named.
    @available(
        *, unavailable, message: "PropertyRule names this rule, and AnyRule has none of the name; declare it there too"
    )
    public func bind<Value>(
        own others: BoundRules<Value>, _ name: @autoclosure () -> PropertyRule,
        _ rule: (AnyRule<Value>.Type) -> UnknownRule, _ options: ModelRuleOptions = ModelRuleOptions()
    ) -> BoundRules<Value> { others }
}
