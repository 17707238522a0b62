/// A rule that looks at all records of a file or a list: what it asks for lies between them. Documents have such rules, and so
/// have lists of Swift values, whose elements become records.
///
/// Where a single record is judged there is nothing between records, and the rule finds nothing.
protocol AcrossRule: Sendable {
    /// The number by which a run knows the rule.
    var number: Int { get }

    /// Judges a record.
    func check(
        _ value: borrowing FieldValue, of record: borrowing Record, among records: AcrossRecords,
        into report: inout Report)

    /// Says what is wrong with a record of which this is known only after the last one.
    func report(_ finding: Finding, among records: AcrossRecords, into report: inout Report)

    /// Says what is wrong with all records together, after the last one.
    func finish(_ records: AcrossRecords, into report: inout Report)

    /// Whether it takes keys from the records themselves. By default it does not.
    var takesKeys: Bool { get }

    /// Takes the key of a record, which is as the filters left it.
    func takeKey(_ record: inout Record, among records: AcrossRecords)

    /// The first values that it takes from a file, each with one for each attribute; none by default.
    func referencedValues(atMost most: Int) -> [[DataValue]]

    /// Whether records can be judged apart from those before them, and joined with them later. By default they cannot.
    var joins: Bool { get }

    /// Joins keys of records that were judged apart with those before, in their order.
    ///
    /// - Returns: How many of the first ones nothing is found about now. Where something is found, nothing was changed.
    func join(_ keys: AcrossJournal.Keys, among records: AcrossRecords) -> Int

    /// Whether what is known of records that were judged apart would have been found behind those before them, too.
    func follows(_ state: AcrossState, among records: AcrossRecords) -> Bool

    /// Takes over what is known of such records, which follow.
    func take(_ state: AcrossState, among records: AcrossRecords)
}

extension AcrossRule {
    /// Nothing is found later.
    func report(_ finding: Finding, among records: AcrossRecords, into report: inout Report) {}
    /// It takes none from the records.
    var takesKeys: Bool { false }
    /// It takes none from the records.
    func takeKey(_ record: inout Record, among records: AcrossRecords) {}
    /// It takes none from a file.
    func referencedValues(atMost most: Int) -> [[DataValue]] { [] }
    /// They cannot.
    var joins: Bool { false }
    /// It keeps no keys.
    func join(_ keys: AcrossJournal.Keys, among records: AcrossRecords) -> Int { keys.count }
    /// It knows nothing else.
    func follows(_ state: AcrossState, among records: AcrossRecords) -> Bool { true }
    /// It knows nothing else.
    func take(_ state: AcrossState, among records: AcrossRecords) {}
    /// All together may be as they are.
    func finish(_ records: AcrossRecords, into report: inout Report) {}

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        record.lentAcross?._withUnsafeGuaranteedRef { check(value, of: record, among: $0, into: &report) }
    }
}

extension DocumentRule where Self: AcrossRule {
    /// The rule judges, and is known to look at all records.
    var _action: _RuleAction { _RuleAction(.check(AcrossJudge(self))) }
}

/// A rule that looks at all records, among the others. That it does is said by the object: to ask its type would cost each other
/// type a look through all conformances of the program, when it starts.
private final class AcrossJudge<Rule: AcrossRule & DocumentRule>: AcrossRecordRule, KeySource, @unchecked Sendable {
    private let rule: Rule

    init(_ rule: Rule) { self.rule = rule }

    override var constraints: Constraints { rule.constraints }
    override var number: Int { rule.number }
    override var keySource: (any KeySource)? { rule.takesKeys ? self : nil }

    func note(_ record: inout Record, among records: AcrossRecords) { rule.takeKey(&record, among: records) }

    override func report(_ finding: Finding, among records: AcrossRecords, into report: inout Report) {
        rule.report(finding, among: records, into: &report)
    }

    override func finish(_ records: AcrossRecords, into report: inout Report) { rule.finish(records, into: &report) }

    override var joins: Bool { rule.joins }

    override func join(_ keys: AcrossJournal.Keys, among records: AcrossRecords) -> Int {
        rule.join(keys, among: records)
    }

    override func follows(_ state: AcrossState, among records: AcrossRecords) -> Bool {
        rule.follows(state, among: records)
    }

    override func take(_ state: AcrossState, among records: AcrossRecords) { rule.take(state, among: records) }

    override func referencedValues(atMost most: Int) -> [[DataValue]] { rule.referencedValues(atMost: most) }

    override func completion(of text: String, in record: borrowing Record) -> Completion? {
        rule.completion(of: text, in: record)
    }

    override func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool { false }

    override func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        rule.check(value, of: record, into: &report)
    }
}

extension RuleOptions {
    /// The number of a rule that looks at all records, which can only stand at the top of a document.
    mutating func acrossNumber(of rule: String) -> Int {
        guard let compiler = context.compiler, !context.isDescribing else { return 0 }
        if compiler.readsRuleOfElements {
            fail(
                "`\(rule)` looks at all records, so it cannot stand inside of another rule.", option: "type",
                suggestion: "Name an attribute of the record itself.")
        } else if !compiler.prefix.isEmpty {
            fail(
                "`\(rule)` looks at all records, so it cannot stand inside of `nested`.", option: "type",
                suggestion: compiler.isInsideElements
                    ? "Name an attribute of the record itself."
                    : "Give it to `\(compiler.prefix)\(attribute)` among the rules of the document.")
        }
        return compiler.takeAcrossNumber()
    }

    /// The attributes of a rule that sees several at once.
    func attributeReferences() -> [AttributeReference] {
        attributes.compactMap { $0.isEmpty ? nil : context.compiler?.reference(to: $0) }
    }
}

extension RulePlan {
    /// The rules that look at all records.
    var acrossSteps: [(step: RuleStep, rule: AcrossRecordRule)] {
        steps.all.compactMap { step in
            (step.action.rule?.across).map { (step, $0) }
        }
    }

    /// Whether there are rules that look at all records.
    package var looksAcrossRecords: Bool {
        steps.all.contains { $0.tolerance != nil } || !acrossSteps.isEmpty || !layout.kept.isEmpty
    }
}
