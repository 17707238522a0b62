/// `startsWith`: a text starts with another. The small engine of a page has it.
struct StartsWithRule: DocumentRule, MessageParameters {
    static let name = "startsWith"
    static let summary = "A text that starts with `value`."
    static var examples: [RuleExample] {
        [
            RuleExample(
                ["value": "https://"], passes: "https://example.org", fails: ["startsWith": "http://example.org"])
        ]
    }
    static let otherNames = ["prefix", "beginsWith"]
    static let messages: [String: CatalogMessage] = ["startsWith": "{attribute} must start with “{prefix}”."]
    static let parameters: [String: Set<String>] = ["startsWith": ["prefix", "reason"]]

    let end: TextEnd

    init(options: inout RuleOptions) { end = TextEnd(.start, options: &options) }

    var constraints: Constraints { end.constraints }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        end.check(value, into: &report)
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? { end.completion(of: text) }
}

#if !hasFeature(Embedded)
/// A text starts with another: `.starts(with: "https://")`.
///
/// Characters are compared by canonical equivalence, as Swift's `==` does. Code: `startsWith`, also for `nil`, with the
/// parameters `prefix` and `reason`.
struct StartsWith<Value: StringProtocol>: ValidationRule {
    let end: TextEnd

    /// Creates the rule.
    init(_ prefix: String, ignoreCase: Bool = false) {
        end = TextEnd(.start, prefix, ignoreCase: ignoreCase)
    }

    /// `starts`.
    var name: String { "starts" }

    /// The rule as documents write it.
    var definitions: [RuleDefinition]? { end.options.map { [RuleDefinition(StartsWithRule.name, $0)] } }

    /// Refuses a text that starts otherwise.
    func check(_ value: Value, into report: inout Report) {
        value.withBytes { end.check($0, into: &report) }
    }

    /// `nil` is no text.
    func checkMissing(into report: inout Report) { end.checkMissing(into: &report) }

    func completion(of text: String) -> Completion? { end.completion(of: text) }
}

extension StartsWith: CodedRule {
    var codes: Set<ViolationCode>? { ["startsWith"] }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A text starts with another.
    ///
    /// Characters are compared by canonical equivalence, as Swift's `==` does. Code: `startsWith`, also for `nil`, with the
    /// parameters `prefix` and `reason`.
    public static func starts(with prefix: String, ignoreCase: Bool = false) -> Self {
        Self(StartsWith(prefix, ignoreCase: ignoreCase))
    }
}
#endif
