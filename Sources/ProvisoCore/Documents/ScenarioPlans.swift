internal import ProvisoBase

/// The plans of a document by scenario, each made when it is first asked for, and kept.
final class ScenarioPlans: Sendable {
    private let plan: RulePlan
    private let known: Set<Scenario>
    /// Under no scenario stands the plan of all that the document does not know: they have the same rules.
    private let plans = Locked<[Scenario?: RulePlan]>([:])

    init(_ plan: RulePlan, known: Set<Scenario>) {
        self.plan = plan
        self.known = known
    }

    /// Whether the document knows a scenario.
    func knows(_ scenario: Scenario) -> Bool { known.contains(scenario) }

    /// The rules that are active in a scenario.
    ///
    /// - Complexity: Constant on average, but for the first time, when it is linear in the rules.
    func plan(for scenario: Scenario) -> RulePlan {
        let key = knows(scenario) ? scenario : nil
        if let plan = plans.withLock({ $0[key] }) { return plan }
        let active = plan.active(in: scenario)
        return plans.withLock { plans in
            let kept = plans[key] ?? active
            plans[key] = kept
            return kept
        }
    }
}
