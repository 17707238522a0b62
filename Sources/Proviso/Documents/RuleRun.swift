/// The rules of a document in one scenario, ready to judge records.
///
/// Immutable: one run serves every thread, each with a ``Record`` and a ``Report`` of its own.
package struct RuleRun: Sendable {
    package let plan: RulePlan
    package let scenario: String
    private let steps: [RuleStep]
    /// The active steps of the plans inside.
    private let inner: [ObjectIdentifier: [RuleStep]]
    /// The messages of the Swift model that the rules are run on; they go after those of the document.
    private let modelMessages: ModelMessages
    /// When to leave rules out that could still find something.
    private let stop: ModelCheck.Stop
    /// The attributes to judge; `nil` for all.
    private let attributes: Set<String>?

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - plan: The rules.
    ///   - scenario: The scenario.
    ///   - attributes: The names of the attributes to judge; `nil` for all. The rules of the others are as if they were
    ///     not there.
    ///   - numbers: The numbers of rules that are left out.
    ///   - messages: The messages of the Swift model that the rules are run on.
    ///   - stop: When to leave rules out; a report that is to stop at the first error knows it itself.
    init(
        plan: RulePlan, scenario: String, attributes: Set<String>? = nil, leavingOut numbers: Set<Int> = [],
        messages: ModelMessages = .none, stop: ModelCheck.Stop = .never
    ) {
        modelMessages = messages
        self.stop = stop
        self.attributes = attributes
        self.plan = plan
        self.scenario = scenario
        steps = plan.activeSteps(in: scenario).filter { step in
            guard !numbers.contains(step.info.number) else { return false }
            guard let attributes else { return true }
            return step.slots.contains { Self.asks(for: plan.layout.slots[$0].path, attributes) }
        }
        inner = plan.allPlans.reduce(into: [:]) { $0[ObjectIdentifier($1)] = $1.activeSteps(in: scenario) }
    }

    /// The attributes that the rules name, those of other scenarios too.
    ///
    /// - Complexity: Linear in the rules; made anew each time.
    package func makeAttributeTree() -> AttributeTree { AttributeTree(plan) }

    private static func asks(for path: FieldPath, _ attributes: Set<String>) -> Bool {
        attributes.contains { FieldPath($0).contains(path) || path.contains(FieldPath($0)) }
    }

    /// Whether an attribute of a record is to be judged; those of an object inside are when it is.
    func asks(for slot: Int, of record: borrowing Record) -> Bool {
        guard let attributes, record.layout === plan.layout else { return true }
        return Self.asks(for: plan.layout.slots[slot].path, attributes)
    }

    /// A record with a place for each attribute that a rule names.
    package func makeRecord() -> Record { Record(layout: plan.layout) }

    /// The slots that the filters of this scenario may change.
    package var filteredSlots: [Int] {
        steps.filter { if case .check = $0.action { false } else { true } }.flatMap(\.slots)
    }

    /// Judges a record, and changes it as the filters say.
    package func run(on record: inout Record, into report: inout Report) {
        run(steps, on: &record, into: &report)
    }

    /// Judges a record of a plan inside.
    func run(inner plan: RulePlan, on record: inout Record, into report: inout Report) {
        run(inner[ObjectIdentifier(plan)] ?? [], on: &record, into: &report)
    }

    /// Runs steps in order; once a step of a group fails, the others are skipped while the group's name lasts.
    private func run(_ steps: [RuleStep], on record: inout Record, into report: inout Report) {
        var group = 0
        var groupFailed = false
        var failedGroups: Set<Int> = []
        if report.isFinished { return }
        for index in steps.indices {
            if steps[index].group != group {
                group = steps[index].group
                groupFailed = stop == .group && failedGroups.contains(group)
            }
            if groupFailed { continue }
            if run(steps[index], on: &record, into: &report), group != 0 {
                groupFailed = true
                failedGroups.insert(group)
            }
            if report.isFinished { return }
        }
    }

    /// Runs a step: skipOnError, skipOnEmpty, `when`, then the rule.
    ///
    /// - Returns: Whether it found an error.
    @discardableResult
    func run(_ step: borrowing RuleStep, on record: inout Record, into report: inout Report) -> Bool {
        let slot = step.slot
        let skipsAfterErrors = stop == .attribute ? !step.spansAttributes : step.skipsAfterErrors
        if skipsAfterErrors, record.hasError(slot) { return false }
        record.prepare(slot)
        if step.skipsEmptyValues, record.field(slot).isEmpty { return false }
        for reference in step.references { record.prepare(reference) }
        if let condition = step.condition, !condition.holds(in: record) { return false }
        let start = report.violations.count
        switch step.action {
        case .check(let rule):
            rule.check(record.field(slot), of: record, into: &report)
        case .filter(let filter):
            let replacement = filter.apply(record.field(slot), of: record)
            record.replace(slot, with: replacement)
            return false
        case .rewrite(let rule):
            let replacement = rule.judge(record.field(slot), of: record, into: &report)
            if report.violations.count == start, !report.wasCut { record.replace(slot, with: replacement) }
        case .structure(let rule):
            let handedOut = report.stepsHandedOut
            rule.run(copy step, on: &record, in: self, into: &report)
            if report.violations.count <= start { return report.stepsHandedOut > handedOut }
        case .nothing: return false
        }
        if report.violations.count == start { return false }
        return bind(from: start, to: copy step, in: &record, &report)
    }

    /// Hands out what was found, the newest of it by a step that is not done yet.
    func handOut(
        from start: Int, of step: RuleStep, on record: inout Record, _ report: inout Report,
        to outlet: any ViolationOutlet
    ) {
        let failed = bind(from: start, to: step, in: &record, &report)
        report.handOut(to: outlet, hasErrors: failed)
    }

    /// Gives a violation the words that its rule was given.
    private func bind(_ violation: inout Violation, to info: RuleInfo, _ value: () -> String?) {
        let documentMessages = info.documentMessages
        if violation.wording.extras == nil {
            violation.wording.extras = info.extras
        } else {
            violation.wording.defaults = info.defaultMessages
            if !documentMessages.isEmpty { violation.wording.documentMessages = documentMessages }
        }
        if !modelMessages.isEmpty { violation.wording.modelMessages = modelMessages.messages }
        if info.hasTemplates, let template = info.template(for: violation.code.rawValue) {
            violation.wording.template = template
        } else if violation.wording.template != nil, documentMessages.has([violation.code.rawValue, info.name]) {
            // What the rule itself says yields to what the document does.
            violation.wording.template = nil
        }
        let showsValue =
            violation.wording.template.map { $0.places.contains("value") }
            ?? (documentMessages.showsValue || modelMessages.showsValue(for: violation))
        if showsValue { violation.wording.value = value() }
    }

    /// Tells new violations where they are, which rule found them, and what their words are.
    private func bind(from start: Int, to step: RuleStep, in record: inout Record, _ report: inout Report) -> Bool {
        let place = record.layout.slots[step.slot]
        let info = step.info
        let shownValue = record.field(step.slot)
        var value: String?
        report.update(from: start) { violation in
            violation.weigh(info.severity)
            guard !violation.wording.isBound else { return }
            // What a rule that sees several attributes reports tells its attribute itself.
            if !step.spansAttributes { violation.path = place.path.appending(violation.path) }
            violation.rule = info.name
            violation.wording.isBound = true
            if violation.wording.sharedLabel == nil { violation.wording.sharedLabel = place.sharedLabel }
            if violation.isUnchecked {
                let shown = place.label.isSensitive ? nil : shownValue.shownText
                violation.amend { bind(&$0, to: info) { shown } }
            } else {
                bind(&violation, to: info) {
                    if !place.label.isSensitive { value = value ?? shownValue.shownText }
                    return value
                }
            }
        }
        var failed = false
        for violation in report.violations[start...] where violation.severity == .error {
            failed = true
            for slot in record.layout.slots.indices where record.layout.slots[slot].path.contains(violation.path) {
                if !record.layout.slots[slot].name.isEmpty { record.setError(slot) }
            }
        }
        if failed, !step.spansAttributes { record.setError(step.slot) }
        return failed
    }
}

extension FieldValue {
    /// The value as a message shows it.
    fileprivate var shownText: String {
        switch kind {
        case .missing, .null: ""
        case .array, .object: container.description
        default: String(decoding: bytes, as: UTF8.self)
        }
    }
}
