/// `endsWith`: a text ends with another. The small engine of a page has it.
struct EndsWithRule: DocumentRule, MessageParameters {
    static let name = "endsWith"
    static let summary = "A text that ends with `value`."
    static var examples: [RuleExample] {
        [RuleExample(["value": ".csv"], passes: "orders.csv", fails: ["endsWith": "orders.txt"])]
    }
    static let otherNames = ["suffix"]
    static let messages: [String: CatalogMessage] = ["endsWith": "{attribute} must end with “{suffix}”."]
    static let parameters: [String: Set<String>] = ["endsWith": ["suffix", "reason"]]

    let end: TextEnd

    init(options: inout RuleOptions) { end = TextEnd(.end, options: &options) }

    var constraints: Constraints { end.constraints }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        end.check(value, into: &report)
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? { end.completion(of: text) }
}

#if !hasFeature(Embedded)
/// A text ends with another: `.ends(with: ".pdf")`.
///
/// Characters are compared by canonical equivalence, as Swift's `==` does. Code: `endsWith`, also for `nil`, with the
/// parameters `suffix` and `reason`.
struct EndsWith<Value: StringProtocol>: ValidationRule {
    let end: TextEnd

    /// Creates the rule.
    init(_ suffix: String, ignoreCase: Bool = false) {
        end = TextEnd(.end, suffix, ignoreCase: ignoreCase)
    }

    /// `ends`.
    var name: String { "ends" }

    /// The rule as documents write it.
    var definitions: [RuleDefinition]? { end.options.map { [RuleDefinition(EndsWithRule.name, $0)] } }

    /// Refuses a text that ends otherwise.
    func check(_ value: Value, into report: inout Report) {
        value.withBytes { end.check($0, into: &report) }
    }

    /// `nil` is no text.
    func checkMissing(into report: inout Report) { end.checkMissing(into: &report) }

    func completion(of text: String) -> Completion? { end.completion(of: text) }
}

extension EndsWith: CodedRule {
    var codes: Set<ViolationCode>? { ["endsWith"] }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A text ends with another.
    ///
    /// Characters are compared by canonical equivalence, as Swift's `==` does. Code: `endsWith`, also for `nil`, with the
    /// parameters `suffix` and `reason`.
    public static func ends(with suffix: String, ignoreCase: Bool = false) -> Self {
        Self(EndsWith(suffix, ignoreCase: ignoreCase))
    }
}
#endif
