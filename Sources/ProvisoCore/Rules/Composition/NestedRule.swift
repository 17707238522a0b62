/// `nested`: rules for the attributes of an object inside the record. Filters inside it write back. The small engine of a page has it.
struct NestedRule: EngineRule {
    static let name = "nested"
    static let summary = "The value is an object whose attributes pass rules of their own."
    static var examples: [RuleExample] {
        [
            RuleExample(
                ["rules": [["postcode", "required"], ["postcode", "string", ["max": 8]]]], passes: ["postcode": "CB3"],
                fails: ["nested.type": "CB3", "required": ["city": "Ely"]])
        ]
    }
    static let otherNames = ["object", "properties", "model", "struct", "schema"]
    static let messages: [String: CatalogMessage] = ["nested.type": "{attribute} must be a group of fields."]
    static let innerPlace: PartsConstraint.Place? = .members
    static let titles: [String: String] = ["nested.type": "wrongType"]

    private let plan: RulePlan

    init(options: inout RuleOptions) {
        let help = "The rules for the object's attributes, as in the document itself."
        let node = options.node(
            "rules", .rules, nil, help,
            alsoCalled: ["properties", "fields", "schema", "model", "validators"])
        options.require("rules")
        let isClosed = options.flag(
            "closed", "Whether members of the object are refused that no rule names.",
            alsoCalled: ["strict", "exact", "additionalProperties", "unknown", "extra"],
            widens: .whenFalse)
        guard let compiler = options.context.compiler, let node else {
            plan = RulePlan(layout: RecordLayout(slots: []), steps: [])
            return
        }
        guard case .sequence(let rules) = node.content, !rules.isEmpty else {
            options.fail("`rules` must be a list with at least one rule.", option: "rules")
            plan = RulePlan(layout: RecordLayout(slots: []), steps: [])
            return
        }
        let inner = RuleCompiler(
            registry: compiler.registry, problems: compiler.problems, labels: compiler.labels,
            documentMessages: compiler.documentMessages, readings: compiler.readings,
            prefix: compiler.prefix + options.attribute + ".",
            isInsideElements: compiler.isInsideElements || compiler.readsRuleOfElements, columns: compiler.columns,
            files: compiler.files, personal: compiler.personal)
        let steps = inner.compile(rules)
        plan = RulePlan(
            layout: inner.layout(isClosed ? ClosedRecords.members(of: steps) : nil), steps: steps,
            closed: isClosed ? ClosedRecords(compiler.documentMessages) : nil)
    }

    var action: RuleStep.Action { .nested(plan) }
}

extension RuleName {
    /// What documents call the rule.
    package static var nested: String { NestedRule.name }
}

/// What `.nested` says of Swift models besides.
enum NestedMessages: TypedRuleMessages {
    static let messages: [String: CatalogMessage] = ["nested.tooDeep": "{attribute} has too many levels."]
}
