// What is known of records only when all have been judged.

extension ModelCheck {
    /// Tells what was found out after the last record: first about single records, in their order, then about all of them
    /// together.
    ///
    /// - Parameters:
    ///   - plan: The rules by which the records were judged.
    ///   - records: What the rules know.
    ///   - tell: Takes what the report holds about a record, of which the number is 0 for all together; says whether to go
    ///     on.
    /// - Returns: What was found about single records, by rule.
    package mutating func finish(
        _ records: AcrossRecords, of plan: RulePlan,
        valueAt: (FieldPath, RecordPosition) throws(ReadingError) -> DataValue? = { _, _ in nil },
        _ tell: (RecordPosition, inout ModelCheck) throws(ReadingError) -> Bool
    ) throws(ReadingError) -> [(any SortedKeys)?] {
        let findings = try records.end()
        let steps = plan.acrossSteps
        var open: [(step: RuleStep, rule: AcrossRecordRule, reader: FindingReader)] = []
        for (step, rule) in steps {
            guard let found = findings[rule.number] else { continue }
            open.append((step: step, rule: rule, reader: try FindingReader(found)))
        }
        while true {
            open.removeAll { $0.reader.head == nil }
            let next = open.min { left, right in
                (left.reader.head?.place.record ?? 0) < (right.reader.head?.place.record ?? 0)
            }
            guard let next, let finding = next.reader.head else { break }
            begin(in: plan.layout)
            next.rule.report(finding, among: records, into: &report)
            if report.keepsValues, !next.step.spansAttributes,
                let value = try valueAt(plan.layout.slots[next.step.slot].path, finding.place)
            {
                let parts = plan.layout.slots[next.step.slot].sensitiveParts
                value.withField { report.keep($0, from: 0, hiding: parts) }
            }
            bind(from: 0, to: next.step.rule, next.step.index) { "" }
            observer?.foundLater(next.step, in: finding.place.record, report.violations[...])
            guard try tell(finding.place, &self) else { return findings }
            try next.reader.advance()
        }
        for step in plan.steps.all {
            begin(in: plan.layout)
            step.action.rule?.across?.finish(records, into: &report)
            step.tolerance?.finish(records, of: step.combination(in: plan.layout), into: &report)
            guard !report.violations.isEmpty else { continue }
            bind(from: 0, to: step.rule, step.index) { "" }
            guard try tell(RecordPosition(record: 0, line: 0), &self) else { break }
        }
        return findings
    }

    /// Notes that a record broke a rule that some may break.
    @inline(never)
    func tolerate(_ step: RuleStep, in record: borrowing Record) {
        guard let records = record.across else { return }
        step.tolerance?.note(among: records)
    }
}

extension RuleStep {
    /// The attributes that it judges together; `nil` for a single one.
    fileprivate func combination(in layout: RecordLayout) -> Combination? {
        spansAttributes ? Combination(slots.map { (layout.slots[$0].name, layout.slots[$0].label) }) : nil
    }
}
