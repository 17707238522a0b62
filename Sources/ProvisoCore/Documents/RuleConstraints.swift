/// A rule of a document with what it lets pass.
///
/// A JSON Schema, the attributes of an HTML form or the columns of a database follow from these, each as one reader that
/// switches over ``Constraint``.
public struct RuleConstraints: Sendable {
    /// The names of the attributes that it judges, in the order listed.
    public let attributes: [String]
    /// The rule, as documents call it.
    public let rule: String
    /// What it lets pass.
    public let constraints: Constraints
    /// Whether the rule runs for every record: in all scenarios, and without a condition.
    public let isUnconditional: Bool
    /// Whether what it finds makes a record invalid.
    public let isError: Bool
    /// Whether empty values are left alone.
    public let skipsEmptyValues: Bool
}

extension RuleDocument {
    /// What each rule lets pass, in the order of the document. Filters, which judge nothing, are not among them.
    ///
    /// ```swift
    /// let document = try RuleDocument([["age", "number", ["min": 18]]])
    /// for rule in document.ruleConstraints { print(rule.attributes, rule.constraints) }
    /// ```
    public var ruleConstraints: [RuleConstraints] {
        var known: Set<ObjectIdentifier> = []
        return plan.steps.all.compactMap { step in
            guard !step.action.isFilter, known.insert(ObjectIdentifier(step.rule)).inserted else { return nil }
            return RuleConstraints(
                attributes: step.rule.attributes, rule: step.rule.name, constraints: step.action.constraints,
                isUnconditional: step.isUnconditional, isError: step.isError,
                skipsEmptyValues: step.rule.skipsEmptyValues)
        }
    }
}

extension RecordValidator {
    /// The attributes without a value in which no record is valid in this scenario, whatever else is in it.
    package var requiredAttributes: Set<String> {
        Set(
            plan.steps.all.flatMap { step in
                let isCertain =
                    step.condition == nil && !step.rule.isConditional && step.rule.group == nil && step.isError
                return isCertain && step.action.constraints.asksForValue && !step.rule.skipsEmptyValues
                    ? step.rule.attributes : []
            })
    }
}

extension Constraints {
    /// Whether no empty value passes. To compare constraints would bring the comparison of every kind into a page.
    fileprivate var asksForValue: Bool { all.contains { if case .filled = $0 { true } else { false } } }
}

extension RuleStep {
    /// Whether it runs for every record.
    var isUnconditional: Bool { rule.isPlain && condition == nil && !rule.isConditional }
    /// Whether what it finds makes a record invalid.
    var isError: Bool { (rule.severity ?? .error) == .error && tolerance == nil }

    /// What a rule inside of another one asks of parts that are always judged.
    @inline(never)
    fileprivate var parts: [PartsConstraint.Part] {
        guard isUnconditional, isError, !action.isFilter else { return [] }
        let names = rule.attributes.isEmpty ? [""] : rule.attributes
        return indices.compactMap { names.indices.contains($0) ? names[$0] : nil }.map {
            PartsConstraint.Part($0, rule: rule.name, action.constraints)
        }
    }
}

extension RuleStep.Action {
    /// What it lets pass.
    var constraints: Constraints {
        switch self {
        case .check(let rule), .rewrite(let rule): rule.constraints
        case .nested(let plan): .atMost(.parts(PartsConstraint(.members, plan.steps.all.flatMap({ $0.parts }))))
        case .each(let steps, _, let separator):
            .atMost(
                .parts(PartsConstraint(.elements, separator: separator?.text, steps.all.flatMap { $0.parts })))
        case .entries(let steps, _, let areKeys):
            .atMost(.parts(PartsConstraint(areKeys ? .keys : .values, steps.all.flatMap { $0.parts })))
        case .alternatives(let rules): rules.constraints
        case .allOrNone: .exactly(.allOrNone)
        case .filter, .nothing: .opaque
        }
    }
}
