/// The rules of a document, or of a `nested` rule, bound to the attributes of a record. Immutable and shared by threads.
package final class RulePlan: Sendable {
    package let layout: RecordLayout
    let steps: RuleSteps
    /// The scenarios that the document lists itself: the active attributes of each.
    package let listedScenarios: [Scenario: [ActiveAttribute]]

    init(layout: RecordLayout, steps: [RuleStep], listedScenarios: [Scenario: [ActiveAttribute]] = [:]) {
        self.layout = layout
        self.steps = RuleSteps(steps)
        self.listedScenarios = listedScenarios
    }

    /// The plan that runs in a scenario: without the rules that are not active there, nor inside.
    func active(in scenario: Scenario) -> RulePlan {
        let active = steps.all.compactMap { $0.active(in: scenario) }
        guard let listed = listedScenarios[scenario] else { return RulePlan(layout: layout, steps: active) }
        let names = Set(listed.map(\.name))
        let listedSteps = active.compactMap { step in
            step.narrowed(
                to: step.indices.filter { index in
                    step.rule.numbers[index].map { isListed(layout.slots[$0], in: names) } ?? false
                })
        }
        return RulePlan(layout: layout, steps: listedSteps)
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
        steps.all.filter { if case .check = $0.action { false } else { true } }.flatMap(\.slots)
    }
}
