internal import ProvisoFormats

/// `any`: at least one of several rules passes. Filters inside it write back. The small engine of a page has it.
struct AnyOfRule: EngineRule, MessageParameters {
    static let name = "any"
    static let summary = "At least one of several rules passes, or all rules of at least one of several lists."
    static var examples: [RuleExample] {
        let texts: DataValue = ["type": .string(EachRule.name), "rule": .string(StringRule.name)]
        let code: DataValue = [
            ["type": .string(StartsWithRule.name), "value": "A"], ["type": .string(StringRule.name), "length": 5],
        ]
        return [
            RuleExample(
                ["rules": [.string(EmailRule.name), .string(URLRule.name)]],
                passes: "ada@example.org", fails: ["any": "ada"]),
            RuleExample(["rules": [.string(StringRule.name), texts]], passes: ["red", "green"], fails: ["any": [5]]),
            RuleExample(["rules": [.string(IntegerRule.name), code]], passes: "A1234", fails: ["any": "B1234"]),
        ]
    }
    static let otherNames = ["anyOf", "or", "either", "atLeastOneOf", "alternatives", "union", "firstOf", "variants"]
    static let messages: [String: CatalogMessage] = ["any": "{attribute} must be in one of the accepted formats."]
    static let parameters: [String: Set<String>] = ["any": ["codes"]]
    static let titles: [String: String] = ["any": "wrongFormat"]

    private let rules: RuleAlternatives

    init(options: inout RuleOptions) {
        let help =
            "The rules, of which one has to pass, in the order in which they are tried. An element may be a list of rules."
        let node = options.node(
            "rules", .alternatives, nil, help,
            alsoCalled: ["anyOf", "oneOf", "options", "alternatives", "types", "rule"])
        options.require("rules")
        var alternatives: [[DocumentNode]] = []
        if case .sequence(let elements)? = node?.content {
            alternatives = elements.map { element in
                if case .sequence(let rules) = element.content { rules } else { [element] }
            }
            if elements.isEmpty { options.fail("`rules` is empty.", option: "rules") }
            for (element, rules) in zip(elements, alternatives) where rules.isEmpty {
                options.fail("This list of rules is empty.", at: element)
            }
        } else if let node {
            options.fail("`rules` must be a list of rules, not \(node.kind).", option: "rules")
        }
        guard let compiler = options.context.compiler else {
            rules = RuleAlternatives(lists: [], slot: 0)
            return
        }
        for rule in alternatives.joined() { Self.warnOfMessages(in: rule, compiler) }
        let slot = compiler.elementSlot(of: options.attribute)
        rules = RuleAlternatives(
            lists: alternatives.map {
                InnerRules.read($0, at: slot, of: options.attribute, judgingEmptyValues: true, compiler)
            }, slot: slot)
    }

    /// Warns of messages for errors inside, which nobody sees.
    private static func warnOfMessages(in rule: DocumentNode, _ compiler: RuleCompiler) {
        guard case .mapping(let members) = rule.content, !members.contains(where: { $0.key.text == "severity" }),
            let type = members.last(where: { $0.key.text == "type" })?.value.text.flatMap({
                compiler.registry.type(named: $0)
            })
        else { return }
        let messages = RuleCompiler.messageKeys(of: type)
        for (key, value) in members {
            guard let name = key.text else { continue }
            if name == "message" || messages[name] != nil {
                compiler.problems.warning(
                    "What a rule inside of `any` finds is not shown, so its message has no effect.", at: key.position,
                    suggestion: "Give the message to `any`.")
            } else if name == "rule" {
                warnOfMessages(in: value, compiler)
            } else if name == "rules", case .sequence(let inner) = value.content {
                for rule in inner { warnOfMessages(in: rule, compiler) }
            }
        }
    }

    var action: RuleStep.Action { .alternatives(rules) }
}

extension RuleName {
    /// What documents call the rule.
    package static var any: String { AnyOfRule.name }
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
                // They have messages of their own.
                for index in findings.violations.indices { findings.violations[index].wording.isFromInside = true }
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
    var name: String { AnyOfRule.name }

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

    /// `any`, where documents have all of the rules.
    var definitions: [RuleDefinition]? {
        var alternatives: [DataValue] = []
        for rule in rules {
            guard let definitions = rule.definitions, !definitions.isEmpty else { return nil }
            let objects = definitions.map { DataValue.object($0.object) }
            alternatives.append(objects.count == 1 ? objects[0] : .array(objects))
        }
        return alternatives.isEmpty ? nil : [RuleDefinition(AnyOfRule.name, ["rules": .array(alternatives)])]
    }

    func completion(of text: String) -> Completion? { rules.lazy.map { $0.completion(of: text) }.best }
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
