/// `integer`: a whole number; the limits of `number` go with `integerOnly` there.
struct IntegerRule: RecordFreeRule, MessageParameters {
    static let name = "integer"
    static let summary = "A whole number of any size; in text that is a sign and digits alone."
    static var examples: [RuleExample] {
        [RuleExample(passes: 42, fails: ["integer": 4.2])]
    }
    static let otherNames = ["int", "digits", "wholeNumber", "long"]
    static let messages: [String: CatalogMessage] = ["integer": "{attribute} must be a whole number."]
    static let parameters: [String: Set<String>] = ["integer": ["reason"]]

    init() {}
    init(options: inout RuleOptions) {}

    func check(_ value: borrowing FieldValue, into report: inout Report) {
        guard let number = value.number else {
            return report.fail(
                "integer", ["reason": "not a number"], mending: value.data, by: NumberMending(rule: self, value))
        }
        guard value.kind == .number ? number.isIntegral : number.isPlainInteger else {
            return report.fail("integer", ["reason": "not whole"])
        }
    }
}
