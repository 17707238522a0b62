internal import ProvisoFormats

enum AnyOfMessages: TypedRuleMessages {
    static let messages: [String: CatalogMessage] = ["any": "{attribute} must be in one of the accepted formats."]
    static let parameters: [String: Set<String>] = ["any": ["codes"]]
    static let titles: [String: String] = ["any": "wrongFormat"]
}

#if !hasFeature(Embedded)
/// At least one of some rules passes: `.any(.email, .e164)`.
///
/// The rules are asked in their order, up to the first that finds no error: its warnings are reported and its filters
/// change the value. When all fail there is one violation with the code `any`, whatever each of them found; the
/// parameter `codes` lists their codes.
struct AnyOf<Value>: CompositeRule {
    let rules: [AnyRule<Value>]

    /// Creates the rule. Without any alternative nothing passes.
    init(_ rules: [AnyRule<Value>]) { self.rules = rules }

    /// Whether every alternative leaves empty values alone.
    var skipsEmptyValues: Bool { rules.allSatisfy(\.skipsEmptyValues) }

    /// Looks for an alternative that passes.
    func run(on value: inout Value?, into report: inout Report) {
        Self.run(rules.count, on: &value, into: &report) { rules[$0].run(on: &$1, into: &$2) }
    }

    /// Looks for the first of some alternatives that passes.
    static func run(
        _ count: Int, on value: inout Value?, into report: inout Report,
        _ judge: (_ index: Int, inout Value?, inout Report) -> Void
    ) {
        var codes: [DataValue] = []
        for index in 0..<count {
            var candidate = value
            var findings = report.blank
            judge(index, &candidate, &findings)
            if !findings.hasErrors(from: 0) {
                value = candidate
                return report.add(findings.violations)
            }
            for violation in findings.violations where violation.severity == .error {
                let code = DataValue.string(violation.code.rawValue)
                if !codes.contains(code) { codes.append(code) }
            }
        }
        report.fail("any", ["codes": .array(codes)])
    }

    /// `any`.
    var name: String { "any" }

    /// What the filters of the first alternative that passes make of the value.
    func tidy(_ value: Value) -> Value {
        var tidied: Value? = value
        var ignored = Report()
        run(on: &tidied, into: &ignored)
        return tidied ?? value
    }

    /// What the filters of the first alternative that passes make of `nil`.
    func tidyMissing() -> Value? {
        var tidied: Value?
        var ignored = Report()
        run(on: &tidied, into: &ignored)
        return tidied
    }

    func completion(of text: String) -> Completion? {
        let answers = rules.map { $0.completion(of: text) }
        if answers.contains(.valid) { return .valid }
        if answers.contains(.incomplete) { return .incomplete }
        return answers.contains(nil) ? nil : .lost
    }
}

extension AnyOf: CodedRule {
    // What passes may bring warnings along.
    var codes: Set<ViolationCode>? { rules.lazy.map(\.codes).union()?.union(["any"]) }
}

extension RuleVocabulary {
    /// At least one of some rules passes.
    ///
    /// The rules are asked in their order, up to the first that finds no error: its warnings are reported and its filters
    /// change the value. When all fail there is one violation with the code `any`, whatever each of them found; the
    /// parameter `codes` lists their codes.
    public static func any(_ first: AnyRule<Value>, _ others: AnyRule<Value>...) -> Self {
        Self(AnyOf([first] + others))
    }
}

extension AnyOf: NestingRule {
    func addScenarios(to names: inout ScenarioNames) { RuleList(rules).addScenarios(to: &names) }
    func hasAttribute(_ name: Substring) -> Bool { RuleList(rules).hasAttribute(name) }
}
#endif
