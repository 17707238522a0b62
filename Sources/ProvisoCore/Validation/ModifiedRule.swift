internal import ProvisoFormats

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

    /// Those of the rule inside, with a weight and messages that they do not have themselves; `nil` where a condition may
    /// leave it out.
    var definitions: [RuleDefinition]? { base.definitions.flatMap(amendment.definitions) }

    /// What the rule inside lets pass; with a condition, or as a warning, any value may pass.
    var constraints: Constraints {
        amendment.conditions.isEmpty && amendment.severity ?? .error == .error ? base.constraints : .opaque
    }

    /// What a condition says of a longer value nobody knows.
    func completion(of text: String) -> Completion? {
        if passes(typed: text) ?? false { return .valid }
        return amendment.conditions.isEmpty ? base.completion(of: text) : nil
    }

    func tidy(draft: inout Draft) {
        let before = draft
        base.tidy(draft: &draft)
        // Whether the filter applies to a longer value nobody knows.
        guard !amendment.conditions.isEmpty, draft != before else { return }
        let applies = TextConversion<Value>.value(of: before.now).map { amendment.applies(to: $0) } ?? false
        if !applies { draft = before }
        draft.ahead = nil
    }
}

extension ModifiedRule: NestingRule {
    func addScenarios(to names: inout ScenarioNames) { base.nesting?.addScenarios(to: &names) }
    func hasAttribute(_ name: Substring) -> Bool { base.nesting?.hasAttribute(name) ?? false }
}
