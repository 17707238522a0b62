public import ProvisoCore

// Rules of properties whose types the compiler finds out. What they are for is said with the call, so that the compiler
// can say it of a property that they do not fit, rather than which constraint of `AnyRule` does not hold. Who declares
// rules of such names for a type of their own is not refused: those that hold for `AnyRule` go first.

extension _RuleSetCompiler {
    /// Binds rules that are for text.
    public func bind<Value>(
        text others: BoundRules<Value>, _ rules: [AnyRule<Value>], _ options: ModelRuleOptions = ModelRuleOptions()
    ) -> BoundRules<Value> { bind(to: others, rules, options) }

    /// Refuses rules for text on a property that is of another type.
    @available(
        *, unavailable,
        message: """
            this rule judges text, and the property is of another type; use '.range' for a number, '.count' for a \
            collection, or remove the rule
            """
    )
    public func bind<Value>(
        text others: BoundRules<Value>, _ rules: [PropertyRule], _ options: ModelRuleOptions = ModelRuleOptions()
    ) -> BoundRules<Value> { others }

    /// Binds the rule `nested`.
    public func bind<Value>(
        model others: BoundRules<Value>, _ rules: [AnyRule<Value>], _ options: ModelRuleOptions = ModelRuleOptions()
    ) -> BoundRules<Value> { bind(to: others, rules, options) }

    /// Refuses the rule `nested` on a property whose type is no model.
    @available(
        *, unavailable,
        message: """
            '.nested' judges a model, and the type of the property is none; make it '@Validatable', or write \
            '.each(.nested)' for a list of models, '.values(.nested)' for a dictionary of them
            """
    )
    public func bind<Value>(
        model others: BoundRules<Value>, _ rules: [PropertyRule], _ options: ModelRuleOptions = ModelRuleOptions()
    ) -> BoundRules<Value> { others }

    /// Binds rules that are for collections.
    public func bind<Value>(
        collection others: BoundRules<Value>, _ rules: [AnyRule<Value>],
        _ options: ModelRuleOptions = ModelRuleOptions()
    ) -> BoundRules<Value> { bind(to: others, rules, options) }

    /// Refuses rules for collections on a property that is of another type, or whose elements they do not fit.
    @available(
        *, unavailable,
        message: """
            this rule judges collections, and the property is none, or has elements that a rule inside does not fit; \
            use '.each' for a list or a set, '.values' and '.keys' for a dictionary, '.length' for text, '.range' for a number
            """
    )
    public func bind<Value>(
        collection others: BoundRules<Value>, _ rules: [PropertyRule],
        _ options: ModelRuleOptions = ModelRuleOptions()
    ) -> BoundRules<Value> { others }
}
