/// What every rule takes beside its own options.
///
/// Reading the options describes them, as with those of a rule: the names that documents may use, `proviso list` and the
/// suggestions follow from what is read here.
struct CommonOptions {
    /// What every rule takes, for listings.
    static let descriptions: [RuleOptions.Description] = {
        let problems = RuleDocumentProblems()
        let compiler = RuleCompiler(registry: RuleRegistry(), problems: problems)
        var given = RuleOptions(
            attributes: [], members: [], position: nil,
            context: RuleOptions.Context(problems: problems, compiler: compiler, isDescribing: true))
        _ = read(&given, compiler)
        return given.descriptions
    }()
    static let names = descriptions.map { $0.name }

    /// What a rule is told besides what it judges, but for the messages of single codes.
    private(set) var options: ModelRuleOptions
    let condition: RuleCondition?
    private let entry: RuleEntry
    private let compiler: RuleCompiler

    init(_ entry: RuleEntry, compiler: RuleCompiler) {
        self.entry = entry
        self.compiler = compiler
        var given = RuleOptions(
            attributes: entry.attributes, members: entry.members, position: entry.position,
            context: RuleOptions.Context(problems: compiler.problems, compiler: compiler))
        (options, condition) = Self.read(&given, compiler)
        options.unsafeAttributes = entry.unsafe
        refuseNeverActive(given)
    }

    /// Reads the options, each with what it is for and what other systems call it. The texts of messages are read where
    /// their rule is known.
    private static func read(
        _ given: inout RuleOptions, _ compiler: RuleCompiler
    ) -> (options: ModelRuleOptions, condition: RuleCondition?) {
        var options = ModelRuleOptions()
        options.on = scenarios(
            "on", &given, "The scenarios in which the rule runs.",
            alsoCalled: ["scenario", "scenarios", "only", "onScenario"], widens: .whenFewer)
        options.except = scenarios(
            "except", &given, "The scenarios in which it does not; goes before `on`.",
            alsoCalled: ["exceptOn", "notOn", "skipOn", "without"], widens: .whenMoreIsExcepted)
        let condition = compiler.read {
            given.node(
                "when", .condition, nil,
                "Runs the rule only when this holds: { attribute, operator, value }, or all, any, not.",
                alsoCalled: ["if", "condition", "requiredIf", "onlyIf", "dependsOn", "unless"], widens: .whenGiven
            ).flatMap { RuleCondition($0, compiler: compiler) }
        }.result
        options.isConditional = condition != nil
        // Without it the rule itself says whether it sees empty values.
        options.skipsEmptyValues = given.flag(
            "skipOnEmpty",
            "Whether empty values are left alone; required, default, filter, trim and allOrNone see them all the same.",
            describedDefault: true,
            alsoCalled: ["allowEmpty", "optional", "nullable", "skipIfEmpty", "ignoreEmpty", "sometimes", "allowNull"],
            widens: .whenTrue)
        options.skipsAfterErrors = given.flag(
            "skipOnError", default: true, "Whether an attribute that has an error already is left alone.",
            alsoCalled: ["bail", "stopOnError", "skipIfError"], widens: .whenTrue)
        _ = given.node(
            "message", .text, nil, "The message for all codes that have none of their own.",
            alsoCalled: ["error", "errorMessage", "msg", "errorMsg", "customMessage"], widens: .never)
        let severity = given.choice(
            "severity", default: .error, "How much a violation weighs; only errors make a record invalid.",
            alsoCalled: ["level"], widens: .whenLighter, otherWords: Severity.otherWords)
        _ = given.node(
            "atMost", .share, nil,
            "The share of the records that may break the rule: each that does is a warning, and more are an error of the file.",
            alsoCalled: ["tolerance", "mostly", "threshold", "tolerated", "allowedShare"], widens: .whenGivenAndLarger)
        // Without it each violation weighs what its rule says.
        options.severity = given.isGiven("severity") ? severity : given.isGiven("atMost") ? .warning : nil
        options.group = given.string(
            "group", "Once a rule of a group fails, the rest of that group is skipped while its name lasts.",
            alsoCalled: ["sequence", "chain"])
        // A review of the rules reads it from the document.
        _ =
            given.choices(
                "allow", "What a review of the rules may find here without a warning: names of findings.",
                alsoCalled: ["ignore", "suppress", "silence", "disable"], widens: .never) as [RuleFindingKind]?
        return (options, condition)
    }

    private static func scenarios(
        _ name: String, _ options: inout RuleOptions, _ help: String, alsoCalled others: [String], widens: Widening
    ) -> [Scenario] {
        let names = options.strings(name, .scenarios, help, alsoCalled: others, widens: widens) ?? []
        if options.isGiven(name), names.isEmpty {
            options.fail("`\(name)` names no scenario.", option: name, suggestion: "Leave it out for all scenarios.")
        }
        return names.map(Scenario.init(rawValue:))
    }

    /// How many records may break the rule on one attribute; `nil` when none may.
    func makeTolerance() -> Tolerance? {
        guard let node = entry.members.last(where: { $0.key.text == "atMost" })?.value else { return nil }
        guard compiler.prefix.isEmpty, entry.attributes != [""] else {
            compiler.problems.error(
                "`atMost` is about all records, so it cannot stand inside of another rule.", at: node.position,
                suggestion: "Give it to the rule around.")
            return nil
        }
        let tolerance = node.text.flatMap { Tolerance($0, number: compiler.takeAcrossNumber()) }
        if tolerance == nil {
            compiler.problems.error(
                "`atMost` must be a share of the records, such as `1 %`, not \(node.kind).", at: node.position,
                suggestion: node.isNumber ? "For the largest value that passes there is `max`." : nil)
        }
        return tolerance
    }

    /// A rule that is active in no scenario is a mistake.
    private func refuseNeverActive(_ given: RuleOptions) {
        guard !options.on.isEmpty, options.on.allSatisfy(options.except.contains) else { return }
        given.fail(
            "The rule never runs, since `except` names every scenario of `on`.", option: "except",
            suggestion: "Leave out one of the two.")
    }

    /// Where messages for single codes stand, or for languages.
    private static func adviceOnMessages(
        _ messages: [(key: DocumentNode, value: DocumentNode)], _ keys: [String: String]
    ) -> String {
        let given = messages.compactMap { $0.key.text }
        let named = keys.filter { $0.key != "message" && (given.contains($0.key) || given.contains($0.value)) }
        guard let name = named.keys.min() else {
            return "Messages in several languages stand in `messages` of the document."
        }
        return "The message for one code is an option of the rule: `\(name)`."
    }

    /// The options with `message` and the messages for single codes.
    func optionsWithMessages(_ keys: [String: String], of rule: RuleType) -> ModelRuleOptions {
        var options = options
        for (key, value) in entry.members {
            guard let name = key.text else { continue }
            if name == "message", case .mapping(let messages) = value.content {
                compiler.problems.error(
                    "`message` must be text, not \(value.kind).", at: value.position,
                    suggestion: Self.adviceOnMessages(messages, keys))
            } else if name == "message" {
                options.message = compiler.template(value, name: name, places: RuleCompiler.places(of: rule))
            } else if let code = keys[name] {
                options.messages[ViolationCode(rawValue: code)] = compiler.template(
                    value, name: name, places: RuleCompiler.places(of: rule, for: code))
            }
        }
        return options
    }
}
