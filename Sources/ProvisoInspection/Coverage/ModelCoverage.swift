package import ProvisoCore

extension Validatable {
    /// Validates this model, and counts what becomes of each rule.
    package func validate(
        scenario: Scenario, attributes: Set<String>?, counting coverage: ModelCoverage
    ) -> ValidationResult { validate(scenario: scenario, attributes: attributes, observedBy: coverage) }
}

/// Counts what becomes of the rules of Swift models, one check after the other.
package final class ModelCoverage: RuleObserver, @unchecked Sendable {
    private struct Key: Hashable {
        let rule: ObjectIdentifier
        let index: Int
    }

    private struct Counts {
        var ran = 0
        var failed = 0
        var skipped: [SkipReason: Int] = [:]
    }

    /// What became of a rule of an attribute, or of several that it validates together.
    package struct RuleCounts: Sendable {
        /// The attributes: one, or several.
        package let attributes: [String]
        /// The name of the rule.
        package let rule: String
        /// How often it ran and found nothing.
        package let passed: Int
        /// How often it ran and found something.
        package let failed: Int
        /// How often it was skipped, by reason.
        package let skipped: [SkipReason: Int]
        /// Whether it can find something at all; filters cannot.
        package let canFail: Bool
    }

    private var counts: [Key: Counts] = [:]
    /// The rule that runs, and whether it has found something.
    private var current: (key: Key, hasFailed: Bool)?
    private var outer: [(key: Key, hasFailed: Bool)?] = []

    package init() {}

    package func left(_ rule: ModelRule, _ index: Int, _ reason: SkipReason) {
        counts[Key(rule: ObjectIdentifier(rule), index: index), default: Counts()].skipped[reason, default: 0] += 1
        current = nil
    }

    package func runs(_ rule: ModelRule, _ index: Int, isSensitive: Bool, on value: () -> String?) {
        let key = Key(rule: ObjectIdentifier(rule), index: index)
        counts[key, default: Counts()].ran += 1
        current = (key, false)
    }

    package func found(_ rule: ModelRule, _ index: Int, _ violations: ArraySlice<Violation>) {
        guard let current, !current.hasFailed else { return }
        counts[current.key]?.failed += 1
        self.current = (current.key, true)
    }

    package func enter(_ component: FieldPath.Component?) {
        outer.append(current)
        current = nil
    }

    package func leave() { current = outer.popLast() ?? nil }

    /// What became of some rules, in their order.
    package func rules(_ rules: [ModelRule]) -> [RuleCounts] {
        rules.flatMap { rule -> [RuleCounts] in
            let canFail = rule.codes().map { !$0.isEmpty } ?? true
            let found = rule.attributes.indices.map { counts[Key(rule: ObjectIdentifier(rule), index: $0)] }
            // One that sees several attributes at once is told of by the first; one of which nothing is known, once.
            if found.dropFirst().allSatisfy({ $0 == nil }) {
                return [Self.rule(rule, rule.attributes, found.first ?? nil, canFail)]
            }
            return zip(rule.attributes, found).map { Self.rule(rule, [$0], $1, canFail) }
        }
    }

    private static func rule(_ rule: ModelRule, _ attributes: [String], _ counts: Counts?, _ canFail: Bool)
        -> RuleCounts
    {
        let counts = counts ?? Counts()
        return RuleCounts(
            attributes: attributes, rule: rule.name, passed: counts.ran - counts.failed, failed: counts.failed,
            skipped: counts.skipped, canFail: canFail)
    }
}
