internal import ProvisoPatterns

/// Keeps the rule sets of types that make theirs each time they are asked.
enum RuleSetCache {
    /// The rule set of a type.
    ///
    /// - Complexity: Constant on average; a lock is held for the time of one look-up.
    static func rules<Model: Validatable>(of type: Model.Type) -> Model.ModelRuleSet {
        let key = ObjectIdentifier(type)
        if let kept = sets.withLock({ $0[key] }) as? Model.ModelRuleSet { return kept }
        let made = type.rules
        // A mistake in a message is found now, not when a rule first finds something.
        _ = type.ruleMessages
        sets.withLock { $0[key] = made }
        return made
    }

    private static let sets = Locked<[ObjectIdentifier: any Sendable]>([:])
}
