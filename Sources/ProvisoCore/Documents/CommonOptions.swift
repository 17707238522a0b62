/// What every rule takes beside its own options.
struct CommonOptions {
    static let names = RuleDescription.commonOptions.map(\.name)

    /// What a rule is told besides what it judges, but for the messages of single codes.
    private(set) var options = ModelRuleOptions()
    private(set) var condition: RuleCondition?
    private let entry: RuleEntry
    private let compiler: RuleCompiler

    init(_ entry: RuleEntry, compiler: RuleCompiler) {
        self.entry = entry
        self.compiler = compiler
        var given = RuleOptions(
            attributes: entry.attributes, members: entry.members, position: entry.position,
            context: RuleOptions.Context(problems: compiler.problems, compiler: compiler))
        options.on = scenarios("on", &given)
        options.except = scenarios("except", &given)
        refuseNeverActive(given)
        options.skipsEmptyValues = given.flag("skipOnEmpty", "", describedDefault: nil)
        options.skipsAfterErrors = given.flag("skipOnError", "", describedDefault: nil) ?? true
        options.severity = given.choice("severity", "", otherWords: Severity.otherWords)
        options.group = given.string("group", "")
        options.unsafeAttributes = entry.unsafe
        condition =
            compiler.read {
                given.node("when", "a condition", nil, "").flatMap { RuleCondition($0, compiler: compiler) }
            }.result
        options.isConditional = condition != nil
    }

    private func scenarios(_ name: String, _ options: inout RuleOptions) -> [Scenario] {
        let names = options.strings(name, "") ?? []
        if options.isGiven(name), names.isEmpty {
            options.fail("`\(name)` names no scenario.", option: name, suggestion: "Leave it out for all scenarios.")
        }
        return names.map(Scenario.init(rawValue:))
    }

    /// A rule that is active in no scenario is a mistake.
    private func refuseNeverActive(_ given: RuleOptions) {
        guard !options.on.isEmpty, options.on.allSatisfy(options.except.contains) else { return }
        given.fail(
            "The rule never runs, since `except` names every scenario of `on`.", option: "except",
            suggestion: "Leave out one of the two.")
    }

    /// The options with `message` and the messages for single codes.
    func optionsWithMessages(_ keys: [String: String], of rule: any DocumentRule.Type) -> ModelRuleOptions {
        var options = options
        for (key, value) in entry.members {
            guard let name = key.text else { continue }
            if name == "message" {
                options.message = compiler.template(value, name: name, places: RuleCompiler.places(of: rule))
            } else if let code = keys[name] {
                options.messages[ViolationCode(rawValue: code)] = compiler.template(
                    value, name: name, places: RuleCompiler.places(of: rule, for: code))
            }
        }
        return options
    }
}
