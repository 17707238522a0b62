/// `negative`: a number below zero. The small engine of a page has it.
struct NegativeRule: RecordFreeRule, MessageConstants, MessageParameters {
    static let name = "negative"
    static let summary = "A number below zero."
    static var examples: [RuleExample] {
        [RuleExample(passes: -1, fails: ["negative": 0])]
    }
    static let messages: [String: CatalogMessage] = ["negative": "{attribute} must be less than {limit}."]
    static let parameters: [String: Set<String>] = ["negative": ["reason"]]
    static let titles: [String: String] = ["negative": "tooBig"]
    static let constants: [String: Parameters] = ["negative": ["limit": 0]]

    init() {}
    init(options: inout RuleOptions) {}

    var constraints: Constraints { .exactly(.number(NumberConstraint(max: 0, excludesMax: true))) }

    func check(_ value: borrowing FieldValue, into report: inout Report) {
        guard let number = value.number else {
            return report.fail(
                "negative", ["reason": "not a number"], wording: NumberWording.notANumber, correcting: value.data,
                by: NumberSuggestions(rule: self, value))
        }
        if !number.isNegative { report.fail("negative", ["reason": "not negative"]) }
    }

    func completion(of text: String) -> Completion? { completion(ofNumber: text, limits: [ExactNumber(0)]) }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: Numeric & Comparable & Sendable {
    /// A number below zero. NaN and infinity are none. Code: `negative`.
    public static var negative: Self {
        let definition = RuleDefinition(NegativeRule.name)
        return Self(
            NumberCheck(
                code: "negative", reason: "not negative", limits: [0], wording: NumberWording.notANumber,
                definition: definition
            ) { $0 < 0 })
    }
}
#endif
