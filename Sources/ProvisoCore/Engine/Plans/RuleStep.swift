/// One rule of a document on one attribute of a record, ready to run. A rule that sees several attributes at once is one
/// step.
package final class RuleStep: Sendable {
    /// What is done, and how the value is reached.
    enum Action: Sendable {
        case check(RecordRule)
        case filter(RecordRule)
        case rewrite(RecordRule)
        /// The rules for the object that stands there.
        case nested(RulePlan)
        /// The rules for each element of the list that stands there, in the place made for elements; also of one that is
        /// written as text, if there is a separator.
        case each(RuleSteps, slot: Int, separator: ListSeparator?)
        /// The rules for each value of the object that stands there, or for the name of each, in the place made for them.
        case entries(RuleSteps, slot: Int, areKeys: Bool)
        /// Lists of rules, of which one has to pass.
        case alternatives(RuleAlternatives)
        case allOrNone
        /// Only makes its attributes safe.
        case nothing

        /// The rule that is asked about a single value.
        var rule: RecordRule? {
            switch self {
            case .check(let rule), .filter(let rule), .rewrite(let rule): rule
            case .nested, .each, .entries, .alternatives, .allOrNone, .nothing: nil
            }
        }
    }

    package let rule: ModelRule
    /// Which attributes of the rule are judged: one, or several at once.
    package let indices: [Int]
    /// The first of them.
    package let index: Int
    /// Whether several attributes are judged at once.
    package let spansAttributes: Bool
    /// The place of the first of them in the record.
    package let slot: Int
    let action: Action
    /// The rule of an action that only judges, to be lent; the action holds it.
    private let check: Unmanaged<RecordRule>?
    /// Whether it is a rule that is asked about a single value, not one for what lies inside.
    let isOfValue: Bool
    /// The rule that may know at once that there is nothing to do, to be lent; the action holds it.
    private let plain: Unmanaged<RecordRule>?
    private let skipOnEmpty: SkipOnEmpty
    let condition: RuleCondition?
    /// Other attributes that the rule or its condition reads.
    let references: [Int]
    /// How many records may break the rule.
    let tolerance: Tolerance?

    /// Creates a step.
    ///
    /// - Parameter indices: Which attributes of the rule are judged; at least one.
    init(
        _ rule: ModelRule, _ indices: [Int], slot: Int, _ action: Action, condition: RuleCondition?, references: [Int],
        tolerance: Tolerance? = nil
    ) {
        self.rule = rule
        self.indices = indices
        index = indices.first ?? 0
        spansAttributes = indices.count > 1
        self.slot = slot
        self.action = action
        check = if case .check(let rule) = action { .passUnretained(rule) } else { nil }
        isOfValue = if case .alternatives(let rules) = action { rules.areOfValue } else { action.rule != nil }
        plain = rule.isPlain && indices.count == 1 ? action.rule.map(Unmanaged.passUnretained) : nil
        skipOnEmpty = rule.skipOnEmpty
        self.condition = condition
        self.references = references
        self.tolerance = tolerance
    }

    /// Whether the step surely finds nothing in a record and changes nothing in it, whatever its condition says and
    /// whatever was found before: then it need not be run.
    ///
    /// The check must be of all attributes: one that asks for some of them also leaves groups of rules differently.
    @inline(__always)
    func passesUnchanged(_ record: borrowing Record) -> Bool {
        guard let plain, record.isReady(slot) else { return false }
        let value = record.field(slot)
        if skipOnEmpty.skips(value.hasNoText) { return true }
        return plain._withUnsafeGuaranteedRef { $0.passesUnchanged(value, of: record) }
    }

    /// What becomes of the step in a record in which no attribute has an error, where that is seen at once.
    ///
    /// Its condition is asked only where the rule would pass, so that it is asked once however the step ends.
    ///
    /// - Parameter look: Sees the value, if the step finds nothing in it.
    package func outcomeAtOnce(in record: borrowing Record, _ look: (borrowing FieldValue) -> Void) -> OutcomeAtOnce {
        guard let plain, record.isReady(slot) else { return .unknown }
        let value = record.field(slot)
        if skipOnEmpty.skips(value.hasNoText) { return .skipped(.empty) }
        guard plain._withUnsafeGuaranteedRef({ $0.passesUnchanged(value, of: record) }) else { return .unknown }
        if let condition {
            for reference in references where !record.isReady(reference) { return .unknown }
            if !condition.holds(in: record) { return .skipped(.condition) }
        }
        look(value)
        return .passes
    }

    /// What becomes of a step, where that is seen at once.
    package enum OutcomeAtOnce {
        /// It is not run, for this reason.
        case skipped(SkipReason)
        /// It finds nothing.
        case passes
        case unknown
    }

    /// Judges a value, where the step does nothing else.
    @inline(__always)
    func judge(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        check?._withUnsafeGuaranteedRef { $0.check(value, of: record, into: &report) }
    }

    /// Whether it only judges.
    var onlyJudges: Bool { check != nil }

    /// The places of the attributes.
    package var slots: [Int] { indices.compactMap { rule.numbers[$0] } }

    /// The step for some of its attributes, or `nil` for none.
    func narrowed(to indices: [Int]) -> RuleStep? {
        if indices.isEmpty { return nil }
        return RuleStep(
            rule, indices, slot: slot, action, condition: condition, references: references, tolerance: tolerance)
    }

    /// The step in a scenario: with the rules inside that are active there, or `nil` when it is not.
    @inline(never)
    func active(in scenario: Scenario) -> RuleStep? {
        guard rule.isActive(in: scenario) else { return nil }
        let inside: Action? =
            switch action {
            case .nested(let plan): .nested(plan.active(in: scenario))
            case .each(let steps, let slot, let separator):
                .each(steps.active(in: scenario), slot: slot, separator: separator)
            case .entries(let steps, let slot, let areKeys):
                .entries(steps.active(in: scenario), slot: slot, areKeys: areKeys)
            case .alternatives(let rules): .alternatives(rules.active(in: scenario))
            case .check, .filter, .rewrite, .allOrNone, .nothing: nil
            }
        guard let inside else { return self }
        return RuleStep(
            rule, indices, slot: slot, inside, condition: condition, references: references, tolerance: tolerance)
    }

    /// Its rule, and the rules inside.
    var allRules: [ModelRule] {
        switch action {
        case .nested(let plan): [rule] + plan.steps.all.flatMap({ $0.allRules })
        case .each(let steps, _, _), .entries(let steps, _, _): [rule] + steps.all.flatMap({ $0.allRules })
        case .alternatives(let rules): [rule] + rules.steps.flatMap({ $0.allRules })
        case .check, .filter, .rewrite, .allOrNone, .nothing: [rule]
        }
    }
}
