// What those ask of a step who explain a check, or count what it tests.

extension RuleStep {
    /// The rules that lie inside of a step.
    package enum Inside {
        /// Those of the object that stands there.
        case object(RulePlan)
        /// Those of each element of a list.
        case elements(RuleSteps)
        /// Those of each value, or each name, of an object.
        case entries(RuleSteps)
    }

    /// The rules for what lies inside of the value.
    package var inside: Inside? {
        switch action {
        case .nested(let plan): .object(plan)
        case .each(let steps, _, _): .elements(steps)
        case .entries(let steps, _, _): .entries(steps)
        case .check, .filter, .rewrite, .alternatives, .allOrNone, .nothing: nil
        }
    }

    /// Whether it only makes its attributes safe.
    package var doesNothing: Bool { if case .nothing = action { true } else { false } }

    /// Whether it judges, and does not only change values.
    package var judges: Bool { !doesNothing && !action.isFilter }

    /// Whether it has a condition.
    package var isConditional: Bool { condition != nil }

    /// What it lets pass, itself and not by the rules inside.
    package var constraints: Constraints {
        inside != nil || action.isFilter ? Constraints([], isExact: true) : action.constraints
    }
}

extension RecordLayout {
    /// Whether the numbers of an attribute are written with digits and a point.
    package func hasPlainNumbers(_ slot: Int) -> Bool { slots[slot].reading.hasPlainNumbers }
}

extension ModelRule {
    /// Where the rule stands in the text of its document.
    package var position: SourcePosition? { document?.position }

    /// Whether values of an attribute are masked.
    package func masks(_ index: Int) -> Bool { labels[index].value.isSensitive }
}
