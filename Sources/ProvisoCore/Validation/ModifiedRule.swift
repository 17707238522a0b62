/// A rule with words, a weight, an error and conditions of its own.
struct ModifiedRule<Value>: CompositeRule {
    let base: any ValidationRule<Value>
    var amendment = _RuleAmendment<Value>()

    init(base: any ValidationRule<Value>) { self.base = base }

    var name: String { base.name }
    var skipsEmptyValues: Bool { base.skipsEmptyValues }

    func run(on value: inout Value?, into report: inout Report) {
        amendment.run(on: &value, into: &report) { base.run(on: &$0, into: &$1) }
    }

    func tidy(_ value: Value) -> Value { amendment.applies(to: value) ? base.tidy(value) : value }
    func tidyMissing() -> Value? { amendment.applies(to: nil) ? base.tidyMissing() : nil }
}

extension ModifiedRule: NestingRule {
    func addScenarios(to names: inout ScenarioNames) { base.nesting?.addScenarios(to: &names) }
    func hasAttribute(_ name: Substring) -> Bool { base.nesting?.hasAttribute(name) ?? false }
}
