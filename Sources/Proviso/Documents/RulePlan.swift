/// The rules of a document, or of a `nested` rule, bound to the attributes of a record. Immutable and shared by threads.
package final class RulePlan: Sendable {
    package let layout: RecordLayout
    let steps: [RuleStep]
    /// The scenarios that the document lists itself: the active attributes of each.
    let listedScenarios: [String: [ListedAttribute]]

    struct ListedAttribute: Sendable, Hashable {
        let name: String
        let isSafe: Bool
    }

    init(layout: RecordLayout, steps: [RuleStep], listedScenarios: [String: [ListedAttribute]] = [:]) {
        self.layout = layout
        self.steps = steps
        self.listedScenarios = listedScenarios
    }

    /// The steps that run in a scenario, in order.
    func activeSteps(in scenario: String) -> [RuleStep] {
        guard let listed = listedScenarios[scenario] else {
            return steps.filter { $0.info.isActive(in: scenario) }
        }
        let names = Set(listed.map(\.name))
        return steps.compactMap { step in
            guard step.info.isActive(in: scenario) else { return nil }
            var step = step
            step.slots.removeAll { !isListed(layout.slots[$0], in: names) }
            return step.slots.isEmpty ? nil : step
        }
    }

    /// A list that names `address` covers `address.city`.
    func isListed(_ slot: RecordLayout.Slot, in names: Set<String>) -> Bool {
        names.contains(slot.name) || slot.parent.map { names.contains(layout.slots[$0].name) } ?? false
    }

    /// This plan and those of the rules inside it.
    var allPlans: [RulePlan] {
        [self] + steps.flatMap { $0.innerPlans }
    }
}

extension RuleStep {
    /// The plans of the rules inside this one.
    var innerPlans: [RulePlan] {
        guard case .structure(let rule) = action else { return [] }
        if let nested = rule as? NestedRule { return nested.plan.allPlans }
        if let each = rule as? EachRule { return each.steps.flatMap(\.innerPlans) }
        return []
    }

    /// The rules inside this one and itself.
    var allInfos: [RuleInfo] {
        guard case .structure(let rule) = action else { return [info] }
        if let nested = rule as? NestedRule { return [info] + nested.plan.steps.flatMap(\.allInfos) }
        if let each = rule as? EachRule { return [info] + each.steps.flatMap(\.allInfos) }
        return [info]
    }
}
