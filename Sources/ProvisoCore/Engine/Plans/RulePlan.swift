/// The rules of a document, or of a `nested` rule, bound to the attributes of a record. Immutable and shared by threads.
package final class RulePlan: Sendable {
    package let layout: RecordLayout
    package let steps: RuleSteps
    /// The scenarios that the document lists itself: the active attributes of each.
    package let listedScenarios: [Scenario: [ActiveAttribute]]
    /// Which records are judged; all of them when there is none.
    private let condition: RuleCondition?
    /// Refuses members that no rule names.
    let closed: ClosedRecords?

    init(
        layout: RecordLayout, steps: [RuleStep], listedScenarios: [Scenario: [ActiveAttribute]] = [:],
        condition: RuleCondition? = nil, closed: ClosedRecords? = nil
    ) {
        self.condition = condition
        self.closed = closed
        self.layout = layout
        self.steps = RuleSteps(steps)
        self.listedScenarios = listedScenarios
    }

    /// The plan that runs in a scenario: without the rules that are not active there, nor inside.
    func active(in scenario: Scenario) -> RulePlan {
        let active = steps.all.compactMap { $0.active(in: scenario) }
        guard let listed = listedScenarios[scenario] else {
            return RulePlan(layout: layout, steps: active, condition: condition, closed: closed)
        }
        let names = Set(listed.map { $0.name })
        let listedSteps = active.compactMap { step in
            step.narrowed(
                to: step.indices.filter { index in
                    step.rule.numbers[index].map { isListed(layout.slots[$0], in: names) } ?? false
                })
        }
        return RulePlan(layout: layout, steps: listedSteps, condition: condition, closed: closed)
    }

    /// Whether some records are not judged.
    package var leavesOutRecords: Bool { condition != nil }

    /// Whether a record is not judged.
    package func leavesOut(_ record: inout Record) -> Bool {
        guard let condition else { return false }
        for slot in condition.slots { record.prepare(slot) }
        return !condition.holds(in: record)
    }

    /// A list that names `address` covers `address.city`.
    func isListed(_ slot: RecordLayout.Slot, in names: Set<String>) -> Bool {
        names.contains(slot.name) || slot.parent.map { names.contains(layout.slots[$0].name) } ?? false
    }

    /// The rules, in order, each once; not those inside of others.
    package var rules: [ModelRule] {
        steps.all.reduce(into: []) { rules, step in
            if rules.last !== step.rule { rules.append(step.rule) }
        }
    }

    /// The slots that filters may change.
    var filteredSlots: [Int] {
        steps.all.filter { if case .check = $0.action { false } else { true } }.flatMap({ $0.slots })
    }
}
