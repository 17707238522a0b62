/// `positive`: a number above zero.
struct PositiveRule: DocumentRule {
    static let name = "positive"
    static let summary = "A number above zero."
    static let messages: [String: CatalogMessage] = ["positive": "{attribute} must be more than 0."]

    init(options: inout RuleOptions) {}

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard let number = value.number else { return report.fail("positive", ["reason": "not a number"]) }
        if number.isNegative || number.isZero { report.fail("positive", ["reason": "not positive"]) }
    }
}
