// These are compiled once, not once for each rule: see `RuleType`.
extension DocumentRule {
    /// The rule as one that judges.
    #if !hasFeature(Embedded)
    @_semantics("optimize.sil.specialize.generic.never")
    #endif
    var judging: RecordRule { JudgingRule(self) }
}

extension DocumentFilter {
    /// The rule as one that changes values.
    #if !hasFeature(Embedded)
    @_semantics("optimize.sil.specialize.generic.never")
    #endif
    var filtering: RecordRule { FilteringRule(self) }
}

extension RewritingRule {
    /// The rule as one that judges values and changes those that pass.
    #if !hasFeature(Embedded)
    @_semantics("optimize.sil.specialize.generic.never")
    #endif
    var rewriting: RecordRule { JudgingRewriter(self) }
}

private final class JudgingRule<Rule: DocumentRule>: RecordRule, @unchecked Sendable {
    private let rule: Rule

    init(_ rule: Rule) { self.rule = rule }

    override var constraints: Constraints { rule.constraints }

    override func completion(of text: String, in record: borrowing Record) -> Completion? {
        rule.completion(of: text, in: record)
    }

    override func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool {
        rule.passesUnchanged(value, of: record)
    }

    override func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        rule.check(value, of: record, into: &report)
    }
}

private final class FilteringRule<Rule: DocumentFilter>: RecordRule, @unchecked Sendable {
    private let rule: Rule

    init(_ rule: Rule) { self.rule = rule }

    override var constraints: Constraints { rule.constraints }

    override var change: FilterChange? { rule.change }

    override var outcome: Constraints { rule.outcome }

    override func tidy(draft: inout Draft) { rule.tidy(draft: &draft) }

    override func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool {
        rule.passesUnchanged(value, of: record)
    }

    override func replacement(
        for value: borrowing FieldValue, of record: borrowing Record, into report: inout Report
    ) -> Replacement { rule.apply(value, of: record) }
}

private final class JudgingRewriter<Rule: RewritingRule>: RecordRule, @unchecked Sendable {
    private let rule: Rule

    init(_ rule: Rule) { self.rule = rule }

    override var constraints: Constraints { rule.constraints }

    override func completion(of text: String, in record: borrowing Record) -> Completion? {
        rule.completion(of: text, in: record)
    }

    override func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool {
        rule.passesUnchanged(value, of: record)
    }

    override func replacement(
        for value: borrowing FieldValue, of record: borrowing Record, into report: inout Report
    ) -> Replacement { rule.judge(value, of: record, into: &report) }
}
