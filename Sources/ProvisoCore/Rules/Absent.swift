internal import ProvisoFormats

/// `absent`: the opposite of `required`; the value is null, missing or empty. The small engine of a page has it.
struct AbsentRule: DocumentRule {
    static let name = "absent"
    static let summary = "The value is null, missing or empty."
    static var examples: [RuleExample] {
        [RuleExample(passes: "", fails: ["absent": "x"])]
    }
    static let otherNames = ["empty", "prohibited", "missing", "isNull", "forbidden", "null", "blank", "isBlank"]
    static let messages: [String: CatalogMessage] = ["absent": "{attribute} must be left empty."]
    static let titles: [String: String] = ["absent": "notAllowed"]

    init(options: inout RuleOptions) {}

    var constraints: Constraints { .exactly(.empty) }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        if !value.isEmpty { report.fail("absent") }
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? { text.isEmpty ? .valid : .lost }
}

extension RuleName {
    /// What documents call the rule.
    package static var absent: String { AbsentRule.name }
}

#if !hasFeature(Embedded)
/// The opposite of `.required`: the value is `nil` or empty. Code: `absent`.
struct Absent<Value>: ValidationRule {
    private let emptiness = EmptinessTest<Value>()

    /// Creates the rule.
    init() {}

    /// A model asks it about empty values too.
    var skipsEmptyValues: Bool { false }

    /// Refuses a value that is not empty.
    func check(_ value: Value, into report: inout Report) {
        if !emptiness.isEmpty(value) { report.fail("absent") }
    }

    /// `nil` passes.
    func checkMissing(into report: inout Report) {}

    var definitions: [RuleDefinition]? { [RuleDefinition(AbsentRule.name)] }
    func completion(of text: String) -> Completion? { text.isEmpty ? .valid : .lost }
}

extension Absent: CodedRule {
    var codes: Set<ViolationCode>? { ["absent"] }
}

extension RuleVocabulary {
    /// The value is `nil` or empty.
    public static var absent: Self { Self(Absent()) }
}
#endif
