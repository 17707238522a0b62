internal import ProvisoFormats

/// Lists of rules, one of which a value has to pass.
struct RuleAlternatives: Sendable {
    /// The lists, in the order in which they are tried.
    let lists: [RuleSteps]
    /// The place in the record that the value is lent to, so that filters of a list that fails change nothing.
    let slot: Int

    /// The rules of all lists.
    var steps: [RuleStep] { lists.flatMap { $0.all } }

    /// Whether each rule asks about the value, and none about what lies inside.
    var areOfValue: Bool { lists.allSatisfy { $0.all.allSatisfy { $0.isOfValue } } }

    /// The lists with the rules that are active in a scenario. Those of which none judges are no choices there.
    func active(in scenario: Scenario) -> Self {
        let active = lists.compactMap { list -> RuleSteps? in
            let rules = list.active(in: scenario)
            return rules.all.contains { $0.judges } || !list.all.contains { $0.judges } ? rules : nil
        }
        return Self(lists: active, slot: slot)
    }

    /// What passes one of the lists.
    var constraints: Constraints {
        // Where none of the lists is a choice, everything passes.
        if lists.isEmpty { return Constraints([], isExact: true) }
        return lists.contains(where: Self.isAlwaysChoice) ? Self.any(lists.map { constraints(of: $0) }) : .opaque
    }

    /// Whether a list is a choice in every record.
    private static func isAlwaysChoice(_ list: RuleSteps) -> Bool {
        let judges = list.all.filter { $0.judges }
        return judges.isEmpty || judges.contains { $0.isUnconditional }
    }

    private static func any(_ choices: [Constraints]) -> Constraints {
        Constraints([.anyOf(choices)], isExact: choices.allSatisfy { $0.isExact })
    }

    /// What passes all rules of a list. What the rules behind a filter let pass is not known: they judge what it makes of a value.
    private func constraints(of list: RuleSteps) -> Constraints {
        var passing = Self.isAlwaysChoice(list) ? Constraints([], isExact: true) : .opaque
        for step in list.all {
            if step.isError, !step.action.isFilter {
                passing = passing.and(step.isUnconditional ? constraints(of: step) : .opaque)
            }
            if step.changesValue, step !== list.all.last { return passing.and(.opaque) }
        }
        return passing
    }

    private func constraints(of step: RuleStep) -> Constraints {
        let constraints = step.action.constraints
        return step.rule.skipsEmptyValues ? Self.any([.exactly(.empty), constraints]) : constraints
    }

    /// What one of the lists tells of a text that is typed.
    func completion(of text: String, in record: borrowing Record) -> Completion? {
        // A record is borrowed, which no closure may keep.
        var found: [Completion?] = []
        for list in lists {
            var answers = CompletionAnswers()
            for step in list.all where step.isError {
                answers.take(step.condition == nil ? step.completion(of: text, in: record) : nil)
            }
            found.append(answers.completion)
        }
        return found.best
    }
}

extension RuleStep {
    /// What the rule tells of a text that is typed; `nil` where it does not know.
    func completion(of text: String, in record: borrowing Record) -> Completion? {
        if case .alternatives(let rules) = action { return rules.completion(of: text, in: record) }
        return action.rule?.completion(of: text, in: record)
    }
}
