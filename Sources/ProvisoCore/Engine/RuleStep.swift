/// One rule of a document on one attribute of a record, ready to run. A rule that sees several attributes at once is one
/// step.
struct RuleStep: Sendable {
    /// What is done, and how the value is reached.
    enum Action: Sendable {
        case check(any DocumentRule)
        case filter(any DocumentFilter)
        case rewrite(any RewritingRule)
        /// The rules for the object that stands there.
        case nested(RulePlan)
        /// The rules for each element of the list that stands there, in the place made for elements.
        case each([RuleStep], slot: Int)
        case allOrNone
        /// Only makes its attributes safe.
        case nothing
    }

    let rule: ModelRule
    /// Which attributes of the rule are judged: one, or several at once.
    var indices: [Int]
    /// The place of the first of them in the record.
    let slot: Int
    let action: Action
    let condition: RuleCondition?
    /// Other attributes that the rule or its condition reads.
    let references: [Int]

    /// The places of the attributes.
    var slots: [Int] { indices.compactMap { rule.numbers[$0] } }

    /// The step in a scenario: with the rules inside that are active there, or `nil` when it is not.
    func active(in scenario: Scenario) -> RuleStep? {
        guard rule.isActive(in: scenario) else { return nil }
        let inside: Action? =
            switch action {
            case .nested(let plan): .nested(plan.active(in: scenario))
            case .each(let steps, let slot): .each(steps.compactMap { $0.active(in: scenario) }, slot: slot)
            case .check, .filter, .rewrite, .allOrNone, .nothing: nil
            }
        guard let inside else { return self }
        return RuleStep(
            rule: rule, indices: indices, slot: slot, action: inside, condition: condition, references: references)
    }

    /// Its rule, and the rules inside.
    var allRules: [ModelRule] {
        switch action {
        case .nested(let plan): [rule] + plan.steps.flatMap(\.allRules)
        case .each(let steps, _): [rule] + steps.flatMap(\.allRules)
        case .check, .filter, .rewrite, .allOrNone, .nothing: [rule]
        }
    }
}
