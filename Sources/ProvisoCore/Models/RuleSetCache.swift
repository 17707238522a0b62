internal import ProvisoBase

/// Keeps the rule sets of types that make theirs each time they are asked.
enum RuleSetCache {
    /// The rule set of a type.
    ///
    /// - Complexity: Constant on average; a lock is held for the time of one look-up.
    static func rules<Model: Validatable>(of type: Model.Type) -> Model.ModelRuleSet {
        kept(for: ObjectIdentifier(type)) {
            // A mistake in a message is found now, not when a rule first finds something.
            _ = type.ruleMessages
            return type.rules
        }
    }

    /// The rule set with a key.
    static func kept<Rules: RuleSet>(for key: ObjectIdentifier, _ make: () -> Rules) -> Rules {
        if let kept = sets.withLock({ $0[key] }) as? Rules { return kept }
        let made = make()
        sets.withLock { $0[key] = made }
        return made
    }

    private static let sets = Locked<[ObjectIdentifier: any Sendable]>([:])
}
