/// `safe`: opens an attribute to mass assignment without judging it.
struct SafeRule: DocumentRule {
    static let name = "safe"
    static let summary = "Opens the attribute to mass assignment. Judges nothing."
    static let messages: [String: CatalogMessage] = [:]

    init(options: inout RuleOptions) {}

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {}
}
