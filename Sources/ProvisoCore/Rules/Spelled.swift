/// A rule of documents that needs nothing but the value.
protocol RecordFreeRule: DocumentRule {
    /// Judges a value.
    func check(_ value: borrowing FieldValue, into report: inout Report)

    /// What typing on can do for a text that spells a value. What the constraints tell, by default.
    func completion(of text: String) -> Completion?

    /// The rule as documents write it, where they judge a text as what it spells; `nil` by default: to most of them no text
    /// is a number.
    var textDefinition: RuleDefinition? { get }
}

extension RecordFreeRule {
    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        check(value, into: &report)
    }

    var textDefinition: RuleDefinition? { nil }
    func completion(of text: String) -> Completion? { constraints.completion(of: text) }
    func completion(of text: String, in record: borrowing Record) -> Completion? { completion(of: text) }
}

#if !hasFeature(Embedded)
/// A text spells a value, as a cell of a CSV file does: the rule of documents judges what it spells.
struct Spelled<Rule: RecordFreeRule, Value: StringProtocol>: ValidationRule, CodedRule {
    let rule: Rule

    init(_ rule: Rule) { self.rule = rule }

    var name: String { Rule.name }
    var codes: Set<ViolationCode>? { Set(Rule.codes.map { ViolationCode(rawValue: $0) }) }

    func check(_ value: Value, into report: inout Report) {
        value.withBytes { rule.check(FieldValue(.untyped, $0), into: &report) }
    }

    func checkMissing(into report: inout Report) { rule.check(FieldValue(.null), into: &report) }

    var definitions: [RuleDefinition]? { rule.textDefinition.map { [$0] } }
    func completion(of text: String) -> Completion? { rule.completion(of: text) }
}
#endif
