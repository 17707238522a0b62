/// `positive`: a number above zero. The small engine of a page has it.
struct PositiveRule: RecordFreeRule, MessageConstants, MessageParameters {
    static let name = "positive"
    static let summary = "A number above zero."
    static var examples: [RuleExample] {
        [RuleExample(passes: 0.01, fails: ["positive": 0])]
    }
    static let messages: [String: CatalogMessage] = ["positive": "{attribute} must be greater than {limit}."]
    static let parameters: [String: Set<String>] = ["positive": ["reason"]]
    static let titles: [String: String] = ["positive": "tooSmall"]
    static let constants: [String: Parameters] = ["positive": ["limit": 0]]

    init() {}
    init(options: inout RuleOptions) {}

    var constraints: Constraints { .exactly(.number(NumberConstraint(min: 0, excludesMin: true))) }

    func check(_ value: borrowing FieldValue, into report: inout Report) {
        guard let number = value.number else {
            return report.fail(
                "positive", ["reason": "not a number"], wording: NumberWording.notANumber, correcting: value.data,
                by: NumberSuggestions(rule: self, value))
        }
        if number.isNegative || number.isZero { report.fail("positive", ["reason": "not positive"]) }
    }

    func completion(of text: String) -> Completion? { completion(ofNumber: text, limits: [ExactNumber(0)]) }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: Numeric & Comparable & Sendable {
    /// A number above zero. NaN and infinity are none. Code: `positive`.
    public static var positive: Self {
        let definition = RuleDefinition(PositiveRule.name)
        return Self(
            NumberCheck(
                code: "positive", reason: "not positive", limits: [0], wording: NumberWording.notANumber,
                definition: definition
            ) { $0 > 0 })
    }
}
#endif
