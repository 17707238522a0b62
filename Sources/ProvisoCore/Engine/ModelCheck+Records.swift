// How the rules of a document reach the values of a record.

extension ModelCheck {
    /// Judges a record by the rules of a plan, in order, and changes it as the filters say.
    package mutating func judge(_ record: inout Record, by plan: RulePlan) {
        judge(&record, by: plan.steps)
        if let closed = plan.closed { refuseOtherMembers(of: &record, closed) }
    }

    mutating func judge(_ record: inout Record, by steps: RuleSteps) {
        if isObserved { return judgeObserved(&record, by: steps) }
        for index in 0..<steps.count {
            if isStopped { break }
            steps.lend(index) { step in
                if !isRestricted, step.passesUnchanged(record) { return leaveGroup() }
                run(step, on: &record)
            }
        }
        leaveRules()
    }

    /// Runs a step: skipOnError, skipOnEmpty, `when`, then the rule.
    mutating func run(_ step: RuleStep, on record: inout Record) {
        if step.spansAttributes { return runTogether(step, on: &record) }
        let slot = step.slot
        // Of what lies inside of a value only a check of its own can ask.
        guard begins(step.rule, step.index, answers: step.isOfValue) else { return }
        record.prepare(slot)
        guard step.rule.goesOn(isEmpty: record.field(slot).isEmpty) else { return noteSkip(step, .empty) }
        guard Self.applies(step, to: &record) else { return noteSkip(step, .condition) }
        if isObserved { observer?.runs(step, on: record) }
        let start = report.violations.count
        if step.onlyJudges {
            if isTidying { return }
            record.judgedSlot = slot
            step.judge(record.field(slot), of: record, into: &report)
        } else {
            guard act(step, on: &record, from: start) else { return }
        }
        if report.violations.count > start || report.wasCut { bind(from: start, to: step, of: record) }
    }

    /// Does what a step does that does more than to judge.
    ///
    /// - Returns: Whether what it found is to be told.
    private mutating func act(_ step: RuleStep, on record: inout Record, from start: Int) -> Bool {
        let slot = step.slot
        switch step.action {
        case .check, .allOrNone, .nothing: return false
        case .filter(let filter):
            let replacement = filter.replacement(for: record.field(slot), of: record, into: &report)
            if handsOn(replacement) { record.replace(slot, with: replacement) }
            noteChange(step, of: record, replacement)
            if isAsking { noteFilter(filter, at: slot, of: record, replacement) }
            return false
        case .rewrite(let rule):
            let replacement = rule.replacement(for: record.field(slot), of: record, into: &report)
            if report.violations.count == start, !report.wasCut, handsOn(replacement) {
                record.replace(slot, with: replacement)
                noteChange(step, of: record, replacement)
            }
            if isAsking { noteFilter(rule, at: slot, of: record, replacement) }
        case .nested(let plan): judgeObject(at: slot, of: &record, by: plan)
        case .each(let steps, let element, let separator):
            judgeElements(of: step, in: &record, by: steps, at: element, separator)
        case .entries(let steps, let entry, let areKeys):
            judgeEntries(of: step, in: &record, by: steps, at: entry, areKeys: areKeys)
        case .alternatives(let rules): judge(&record, step.slot, by: rules)
        }
        if isTidying { report.removeViolations(from: start) }
        if !step.isOfValue, report.violations.count > start { noteUnasked(step.rule, judgesParts: true) }
        return !isTidying
    }

    /// Runs a step that sees several attributes at once.
    private mutating func runTogether(_ step: RuleStep, on record: inout Record) {
        let rule = step.rule
        let asked = beginsTogether(rule, step.indices)
        guard !asked.isEmpty, !isTidying else { return }
        for slot in step.slots { record.prepare(slot) }
        let start = report.violations.count
        switch step.action {
        case .allOrNone:
            guard Self.applies(step, to: &record) else { return noteSkip(step, .condition) }
            if isObserved { observer?.runs(step, on: record) }
            var missing: [Int] = []
            for index in step.indices {
                if let slot = rule.numbers[index], record.field(slot).isEmpty { missing.append(index) }
            }
            refuse(missing: missing, among: step.indices, asked: asked, by: rule)
            if step.tolerance != nil, report.violations.count > start { tolerate(step, in: record) }
        case .check(let judge):
            guard rule.goesOn(isEmpty: Self.areEmpty(step.slots, of: record)) else { return noteSkip(step, .empty) }
            guard Self.applies(step, to: &record) else { return noteSkip(step, .condition) }
            if isObserved { observer?.runs(step, on: record) }
            record.judgedSlot = step.slot
            judge.check(record.field(step.slot), of: record, into: &report)
            if report.violations.count > start || report.wasCut { bind(from: start, to: step, of: record) }
        case .filter, .rewrite, .nested, .each, .entries, .alternatives, .nothing: return
        }
    }

    private static func areEmpty(_ slots: [Int], of record: borrowing Record) -> Bool {
        for slot in slots where !record.field(slot).isEmpty { return false }
        return true
    }

    /// Whether the condition of a step holds.
    @inline(__always)
    private static func applies(_ step: RuleStep, to record: inout Record) -> Bool {
        for reference in step.references { record.prepare(reference) }
        guard let condition = step.condition else { return true }
        return condition.holds(in: record)
    }

    /// Whether what a filter makes of a value is written.
    @inline(__always)
    private mutating func handsOn(_ replacement: Replacement) -> Bool {
        guard isAsking, let query = report.context?.query, query.leavesValues else { return true }
        if case .unchanged = replacement { return true }
        query.needOwnCheck()
        return false
    }

    /// Notes that a rule has run, which may be a filter, while a text is typed.
    @inline(never)
    private mutating func noteFilter(
        _ rule: RecordRule, at slot: Int, of record: borrowing Record, _ replacement: Replacement
    ) {
        var shown: String?
        if case .unchanged = replacement {} else { shown = record.shownText(slot) }
        report.context?.query?.note({ rule.tidy(draft: &$0) }, changed: { shown })
    }

    @inline(__always)
    private mutating func bind(from start: Int, to step: RuleStep, of record: borrowing Record) {
        if step.tolerance != nil { tolerate(step, in: record) }
        if isAsking || report.keepsValues {
            if noteFindings(from: start, of: step, in: record) { return }
            if isAsking, report.violations.count > start {
                return tell(from: start, to: step.rule, step.index, at: step.rule.paths[step.index]) {
                    record.shownText(step.slot)
                }
            }
        }
        bind(from: start, to: step.rule, step.index) { record.shownText(step.slot) }
    }

    /// Notes what a step has found, for those who ask for more than what is wrong.
    ///
    /// - Returns: Whether that was all to be done.
    @inline(never)
    private mutating func noteFindings(from start: Int, of step: RuleStep, in record: borrowing Record) -> Bool {
        if report.keepsValues, !step.spansAttributes {
            let parts = record.layout.slots[step.slot].sensitiveParts
            report.keep(record.field(step.slot), from: start, hiding: parts)
        }
        guard isAsking, report.violations.count > start else { return false }
        // What rules know of numbers that are typed they know of those with a point.
        let isKnown = record.layout.slots[step.slot].reading.hasPlainNumbers
        return ask(from: start, step.rule) { isKnown ? step.completion(of: $0, in: record) : nil }
    }

    /// Judges the object that stands in a record.
    private mutating func judgeObject(at slot: Int, of record: inout Record, by plan: RulePlan) {
        guard case .object(var object) = record.field(slot).container else { return report.fail("nested.type") }
        var inner = Record(layout: plan.layout)
        inner.across = record.across
        inner.fill(from: object)
        // What is found inside is not complete before its path is.
        let outlet = report.outlet
        report.outlet = nil
        observer?.enter(nil)
        inside(FailedAttributes(in: plan.layout), asking: report.context?.attributes) { $0.judge(&inner, by: plan) }
        observer?.leave()
        report.outlet = outlet
        if inner.writeChanges(to: &object) { record.replace(slot, with: .value(.object(object))) }
    }

    /// Judges each element of the list that stands in a record.
    private mutating func judgeElements(
        of step: RuleStep, in record: inout Record, by steps: RuleSteps, at place: Int, _ separator: ListSeparator?
    ) {
        let reading = record.layout.slots[place].reading
        guard var list = ElementList(record.field(step.slot), separator, reading: reading) else {
            return report.fail("each.type")
        }
        // What is found further inside is not complete before it has come out here.
        let outlet = report.outlet
        report.outlet = nil
        defer { report.outlet = outlet }
        while !isStopped, let element = list.next() {
            record.beginElement(element, in: place)
            let start = report.violations.count
            observer?.enter(.index(list.index))
            insideElement(place) { $0.judge(&record, by: steps) }
            observer?.leave()
            report.nest(from: start, under: .index(list.index))
            if record.isChanged(place) { list.replace(with: record.data(place)) }
            if let outlet, report.violations.count > start {
                bind(from: start, to: step, of: record)
                report.handOut(to: outlet)
            }
        }
        if let changed = list.changed { record.replace(step.slot, with: .value(changed)) }
    }

    /// Judges each value of the object that stands in a record, or the name of each. A name has no type, as a cell of CSV.
    private mutating func judgeEntries(
        of step: RuleStep, in record: inout Record, by steps: RuleSteps, at place: Int, areKeys: Bool
    ) {
        guard case .object(let object) = record.field(step.slot).container else {
            return report.fail(areKeys ? "keys.type" : "values.type")
        }
        let outlet = report.outlet
        report.outlet = nil
        defer { report.outlet = outlet }
        var changed: DataObject?
        for (key, value) in object.members {
            if isStopped { break }
            record.beginElement(areKeys ? .untyped(key) : value, in: place)
            let start = report.violations.count
            observer?.enter(.key(key))
            insideElement(place) { $0.judge(&record, by: steps) }
            observer?.leave()
            report.nest(from: start, under: .key(key))
            if !areKeys, record.isChanged(place) {
                var copy = changed ?? object
                changed = nil
                copy[key] = record.data(place)
                changed = copy
            }
            if let outlet, report.violations.count > start {
                bind(from: start, to: step, of: record)
                report.handOut(to: outlet)
            }
        }
        if let changed { record.replace(step.slot, with: .value(.object(changed))) }
    }
}
