/// `integer`: a whole number; the limits of `number` go with `integerOnly` there. The small engine of a page has it.
struct IntegerRule: RecordFreeRule, MessageParameters {
    static let name = "integer"
    static let summary = "A whole number of any size; in text that is a sign and digits alone."
    static var examples: [RuleExample] {
        [
            RuleExample(passes: 42, fails: ["integer": 4.2]),
            RuleExample(["allowZeroFraction": true], passes: 42, fails: ["integer": 4.2]),
        ]
    }
    static let otherNames = ["int", "maxDigits", "minDigits", "wholeNumber", "long"]
    static let messages: [String: CatalogMessage] = [
        "integer": "{attribute} must be a whole number.",
        "integer/decimalPoint": "{attribute} must be a whole number without a decimal point.",
    ]
    static let parameters: [String: Set<String>] = ["integer": ["reason"]]
    static let titles: [String: String] = ["integer": "notWhole"]

    let whole: WholeNumber

    init(allowZeroFraction: Bool = false) { whole = WholeNumber(allowsZeroFraction: allowZeroFraction) }
    init(options: inout RuleOptions) { whole = WholeNumber(&options) }

    var constraints: Constraints {
        .exactly(.number(NumberConstraint(isWhole: true, allowsZeroFraction: whole.allowsZeroFraction)))
    }

    func check(_ value: borrowing FieldValue, into report: inout Report) {
        guard let number = value.number else {
            return report.fail(
                "integer", ["reason": "not a number"], correcting: value.data, by: NumberSuggestions(rule: self, value))
        }
        guard whole.isMet(by: number, in: value) else {
            let hasPoint = WholeNumber.isSpelledWithFraction(number, in: value)
            return report.fail(
                "integer", ["reason": "not whole"], wording: hasPoint ? "integer/decimalPoint" : nil)
        }
    }

    func completion(of text: String) -> Completion? {
        NumberRule(integerOnly: true, allowZeroFraction: whole.allowsZeroFraction).completion(of: text)
    }
}
