/// `absent`: the opposite of `required`; the value is null, missing or empty.
struct AbsentRule: DocumentRule {
    static let name = "absent"
    static let summary = "The value is null, missing or empty."
    static let messages: [String: CatalogMessage] = ["absent": "{attribute} must be left empty."]

    init(options: inout RuleOptions) {}

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        if !value.isEmpty { report.fail("absent") }
    }
}
