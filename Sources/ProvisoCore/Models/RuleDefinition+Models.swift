extension RuleDefinition {
    /// What a document says of the rule; `nil` for one that is neither built in nor said to be of a registry.
    var habits: Habits? { registered ?? BuiltInRules.type(named: type).map { Habits($0) } }
}
