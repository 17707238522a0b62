/// A rule of documents that needs nothing but the value.
protocol RecordFreeRule: DocumentRule {
    /// Judges a value.
    func check(_ value: borrowing FieldValue, into report: inout Report)

    /// The options as a document gives them; `nil`, as by default, where it cannot say them.
    var options: DataObject? { get }
}

extension RecordFreeRule {
    var options: DataObject? { nil }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        check(value, into: &report)
    }
}

/// A text spells a value, as a cell of a CSV file does: the rule of documents judges what it spells.
struct Spelled<Rule: RecordFreeRule, Value: StringProtocol>: ValidationRule, CodedRule {
    let rule: Rule

    init(_ rule: Rule) { self.rule = rule }

    var name: String { Rule.name }
    var definitions: [RuleDefinition]? { rule.options.map { [RuleDefinition(Rule.name, $0)] } }
    var codes: Set<ViolationCode>? { Set(Rule.codes.map { ViolationCode(rawValue: $0) }) }

    func check(_ value: Value, into report: inout Report) {
        value.withBytes { rule.check(FieldValue(.untyped, $0), into: &report) }
    }

    func checkMissing(into report: inout Report) { rule.check(FieldValue(.null), into: &report) }
}
