internal import ProvisoFormats

enum NotMessages: TypedRuleMessages {
    static let messages: [String: CatalogMessage] = [
        "not": "{attribute} has a value that is not allowed. Choose another one."
    ]
    static let titles: [String: String] = ["not": "notAllowed"]
}

#if !hasFeature(Embedded)
/// A rule finds an error: `.not(.contains("admin"))`. Code: `not`.
///
/// It passes exactly when the rule inside fails, also for `nil`. What the rule inside would have said is not reported,
/// and its filters change nothing.
struct Not<Value>: CompositeRule {
    let rule: AnyRule<Value>

    /// Creates the rule.
    init(_ rule: AnyRule<Value>) { self.rule = rule }

    /// Whether the rule inside leaves empty values alone.
    var skipsEmptyValues: Bool { rule.skipsEmptyValues }

    /// Asks the rule inside and turns its answer around.
    func run(on value: inout Value?, into report: inout Report) {
        var judged = value
        var findings = report.blank
        rule.run(on: &judged, into: &findings)
        // What has not been asked neither passes nor fails.
        let unchecked = findings.violations.filter(\.isUnchecked)
        if !unchecked.isEmpty { return report.add(unchecked) }
        if !findings.hasErrors(from: 0) { report.fail("not") }
    }

    func completion(of text: String) -> Completion? {
        switch rule.completion(of: text) {
        case .incomplete?, .lost?: return .valid
        case nil: return TextConversion<Value>.value(of: text) == nil ? nil : .valid
        case .valid?: break
        }
        // Nobody knows of all texts what is refused; of some it is seen.
        let isCompletable = ["a", "0", "-", " ", ".", "\u{10FFFD}"].map { text + $0 }.contains { longer in
            TextConversion<Value>.value(of: longer) != nil && rule.completion(of: longer) != .valid
        }
        return isCompletable ? .incomplete : nil
    }
}

extension Not: CodedRule {
    // What has not been asked yet goes on as it is.
    var codes: Set<ViolationCode>? { rule.codes?.union(["not"]) }
}

extension RuleVocabulary {
    /// Another rule fails.
    ///
    /// Code: `not`.
    ///
    /// It passes exactly when the rule inside fails, also for `nil`. What the rule inside would have said is not reported,
    /// and its filters change nothing.
    public static func not(_ rule: AnyRule<Value>) -> Self { Self(Not(rule)) }
}

extension Not: NestingRule {
    func addScenarios(to names: inout ScenarioNames) { rule.nesting?.addScenarios(to: &names) }
    func hasAttribute(_ name: Substring) -> Bool { rule.nesting?.hasAttribute(name) ?? false }
}
#endif
