/// `safe`: opens an attribute to mass assignment without judging it. The small engine of a page has it.
struct SafeRule: EngineRule {
    static let name = "safe"
    static let summary = "Opens the attribute to mass assignment. Judges nothing."
    static var examples: [RuleExample] {
        [RuleExample(passes: "anything")]
    }
    static let messages: [String: CatalogMessage] = [:]

    init(options: inout RuleOptions) {}
    var action: RuleStep.Action { .nothing }
}

extension RuleName {
    /// What documents call the rule.
    package static var safe: String { SafeRule.name }
}
