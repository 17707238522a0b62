package import ProvisoCore

/// Notes what becomes of each rule in one check, for an ``Explanation``.
package final class ExplanationObserver: RuleObserver, @unchecked Sendable {
    /// What is known of a rule that began.
    private struct Entry {
        let rule: ModelRule
        let index: Int
        /// The attributes that are validated together.
        let indices: [Int]
        let prefix: [FieldPath.Component]
        let depth: Int
        var outcome: Explanation.Step.Outcome
        var value: String?
        var isSensitive = false
        var newValue: String?
        var violations: [Violation] = []
    }

    private var entries: [Entry] = []
    /// What no rule of an attribute has found.
    private var others: [Violation] = []
    private var isCut = false
    private var prefix: [FieldPath.Component] = []
    private var outer: [(prefix: [FieldPath.Component], current: Int?)] = []
    /// The rule that runs, among the entries.
    private var current: Int?
    /// Whether a record of a document is judged, and how many records lie in others.
    private var depthOfPlans = 0
    /// Whether what is found is about the record that is explained.
    package var isOpen = true
    /// The number of the record in its file.
    package var record = 0
    /// Whether the document leaves the record out.
    package var isLeftOut = false

    package init() {}

    private func add(_ entry: Entry) {
        guard entries.count < Explanation.mostSteps else {
            isCut = true
            current = nil
            return
        }
        current = entries.count
        entries.append(entry)
    }

    private func entry(_ rule: ModelRule, _ index: Int, _ indices: [Int], _ outcome: Explanation.Step.Outcome) -> Entry
    {
        Entry(rule: rule, index: index, indices: indices, prefix: prefix, depth: outer.count, outcome: outcome)
    }

    package func left(_ rule: ModelRule, _ index: Int, _ reason: SkipReason) {
        guard isOpen else { return }
        add(entry(rule, index, [index], .skipped(reason)))
    }

    package func runs(_ rule: ModelRule, _ index: Int, isSensitive: Bool, on value: () -> String?) {
        guard isOpen else { return }
        var entry = entry(rule, index, [index], .ran)
        entry.isSensitive = isSensitive
        entry.value = isSensitive ? value().map { _ in AttributeLabel.mask } : value()
        add(entry)
    }

    package func runs(_ step: RuleStep, on record: borrowing Record) {
        guard isOpen, !step.doesNothing else { return }
        var entry = entry(step.rule, step.index, step.indices, .ran)
        var values: [String] = []
        for (index, slot) in zip(step.indices, step.slots) {
            let isSensitive = step.rule.masks(index)
            if index == step.index { entry.isSensitive = isSensitive }
            let hasValue = !record.field(slot).isNothing
            values.append(hasValue ? isSensitive ? AttributeLabel.mask : record.shownText(slot) : "")
        }
        entry.value = values.count == 1 && record.field(step.slot).isNothing ? nil : values.joined(separator: ", ")
        add(entry)
    }

    package func changed(_ rule: ModelRule, _ index: Int, to value: () -> String?) {
        guard isOpen, let current else { return }
        entries[current].newValue = entries[current].isSensitive ? AttributeLabel.mask : value() ?? ""
    }

    package func found(_ rule: ModelRule, _ index: Int, _ violations: ArraySlice<Violation>) {
        guard isOpen, let current else { return }
        let prefix = entries[current].prefix
        entries[current].violations += violations.map { violation in
            var violation = violation
            violation.path = FieldPath(prefix + violation.path.components)
            return violation
        }
    }

    package func foundInRecord(_ violations: ArraySlice<Violation>) {
        guard isOpen else { return }
        for var violation in violations {
            guard entries.count + others.count < Explanation.mostSteps else {
                isCut = true
                return
            }
            violation.path = FieldPath(prefix + violation.path.components)
            others.append(violation)
        }
    }

    package func foundLater(_ step: RuleStep, in record: Int, _ violations: ArraySlice<Violation>) {
        guard record == self.record, record > 0 else { return }
        let place = entries.firstIndex { $0.depth == 0 && $0.rule === step.rule && step.indices.contains($0.index) }
        if let place { entries[place].violations += violations }
    }

    package func enter(_ component: FieldPath.Component?) {
        outer.append((prefix, current))
        if let current {
            let entry = entries[current]
            prefix = entry.prefix + entry.rule.paths[entry.index].components
        }
        if let component { prefix.append(component) }
        current = nil
    }

    package func leave() {
        guard let last = outer.popLast() else { return }
        (prefix, current) = last
    }

    /// What was noted.
    ///
    /// - Parameters:
    ///   - plan: All rules of the document, those of other scenarios too.
    package func explanation(of plan: RulePlan? = nil) -> Explanation {
        let noted = entries.map { step(for: $0) }
        guard let plan else { return Explanation(steps: noted, isLeftOut: isLeftOut, isCut: isCut) }
        // What is not active in the scenario stands where the document has it.
        var steps: [Explanation.Step] = []
        var position = 0
        for step in isLeftOut ? [] : plan.steps.all where !step.doesNothing {
            let isNext = { [entries] (place: Int) in
                entries[place].depth == 0 && entries[place].rule === step.rule
                    && step.indices.contains(entries[place].index)
            }
            guard position < entries.count, isNext(position) else {
                if isCut, position >= entries.count { break }
                steps.append(
                    self.step(
                        for: Entry(
                            rule: step.rule, index: step.index, indices: step.indices, prefix: [], depth: 0,
                            outcome: .skipped(.scenario))))
                continue
            }
            repeat {
                steps.append(noted[position])
                position += 1
            } while position < entries.count && entries[position].depth > 0
        }
        steps += others.map { violation in
            Explanation.Step(
                path: violation.path, attributes: [violation.path.description], rule: violation.rule, position: nil,
                depth: 0, outcome: .ran, value: nil, newValue: nil, violations: [violation])
        }
        return Explanation(steps: steps, isLeftOut: isLeftOut, isCut: isCut)
    }

    private func step(for entry: Entry) -> Explanation.Step {
        Explanation.Step(
            path: FieldPath(entry.prefix + entry.rule.paths[entry.index].components),
            attributes: entry.indices.map { entry.rule.attributes[$0] }, rule: entry.rule.name,
            position: entry.rule.position, depth: entry.depth, outcome: entry.outcome, value: entry.value,
            newValue: entry.newValue, violations: entry.violations)
    }
}
