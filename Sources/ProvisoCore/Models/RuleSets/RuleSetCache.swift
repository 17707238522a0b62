internal import ProvisoBase

/// Keeps the rule sets of types that make theirs each time they are asked.
enum RuleSetCache {
    /// The rule set of a type.
    ///
    /// - Complexity: Constant on average.
    static func rules<Model: Validatable>(of type: Model.Type) -> Model.ModelRuleSet {
        kept(for: ObjectIdentifier(type)) {
            // A mistake in a message is found now, not when a rule first finds something.
            _ = type.ruleMessages
            return type.rules
        }
    }

    /// The rule set with a key.
    static func kept<Rules: RuleSet>(for key: ObjectIdentifier, _ make: () -> Rules) -> Rules {
        let kept = sets.value(for: key) { Kept(make()) }
        // The key tells the type.
        guard let kept = kept as? Kept<Rules> else { return make() }
        return kept.rules
    }

    /// A class, so that telling its type takes one comparison.
    private final class Kept<Rules: RuleSet>: Sendable {
        let rules: Rules

        init(_ rules: Rules) { self.rules = rules }
    }

    private static let sets = TypeTable<any AnyObject & Sendable>()
}
