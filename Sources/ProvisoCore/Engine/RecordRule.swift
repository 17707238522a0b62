/// A rule of a document as a step keeps it: called without being copied, and without a table of its protocol to look up.
///
/// It has nothing of its own; what is below holds one rule, which is `Sendable`.
class RecordRule: @unchecked Sendable {
    /// Judges a value.
    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {}

    /// What the rule lets pass.
    var constraints: Constraints { .opaque }

    /// What typing on can do for a text; see ``DocumentRule/completion(of:in:)``.
    func completion(of text: String, in record: borrowing Record) -> Completion? { nil }

    /// What becomes of a text that is typed; see ``DocumentFilter/tidy(draft:)``.
    func tidy(draft: inout Draft) {}

    /// The rule itself, if it looks at all records of a file.
    var across: (any AcrossRule)? { nil }

    /// Whether a value surely passes and stays as it is; see ``DocumentRule/surelyPasses(_:of:)``.
    func surelyPasses(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool { false }

    /// Says what becomes of a value, which a rule that also judges may refuse.
    func replacement(
        for value: borrowing FieldValue, of record: borrowing Record, into report: inout Report
    ) -> Replacement { .unchanged }
}

extension DocumentRule {
    /// The rule as one that judges.
    var judging: RecordRule { JudgingRule(self) }
}

extension DocumentFilter {
    /// The rule as one that changes values.
    var filtering: RecordRule { FilteringRule(self) }
}

extension RewritingRule {
    /// The rule as one that judges values and changes those that pass.
    var rewriting: RecordRule { JudgingRewriter(self) }
}

private final class JudgingRule<Rule: DocumentRule>: RecordRule, @unchecked Sendable {
    private let rule: Rule

    init(_ rule: Rule) { self.rule = rule }

    override var constraints: Constraints { rule.constraints }

    override func completion(of text: String, in record: borrowing Record) -> Completion? {
        rule.completion(of: text, in: record)
    }

    override func surelyPasses(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool {
        rule.surelyPasses(value, of: record)
    }

    override func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        rule.check(value, of: record, into: &report)
    }
}

private final class FilteringRule<Rule: DocumentFilter>: RecordRule, @unchecked Sendable {
    private let rule: Rule

    init(_ rule: Rule) { self.rule = rule }

    override var constraints: Constraints { rule.constraints }

    override func tidy(draft: inout Draft) { rule.tidy(draft: &draft) }

    override func surelyPasses(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool {
        rule.surelyPasses(value, of: record)
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

    override func surelyPasses(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool {
        rule.surelyPasses(value, of: record)
    }

    override func replacement(
        for value: borrowing FieldValue, of record: borrowing Record, into report: inout Report
    ) -> Replacement { rule.judge(value, of: record, into: &report) }
}
