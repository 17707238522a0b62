/// What a rule is, for listings: its options, its codes and its default messages.
public struct RuleDescription: Sendable {
    /// The name that documents call it by.
    public let name: String
    /// What the rule asks for, in a sentence.
    public let summary: String
    /// Its own options; what every rule takes is in ``commonOptions``.
    public let options: [RuleOptions.Description]
    /// Its codes, each with its English message.
    public let codes: [(code: ViolationCode, message: String)]

    /// What every rule takes.
    public static let commonOptions: [RuleOptions.Description] = [
        .init(
            name: "on", type: "a list of texts", defaultValue: nil, help: "The scenarios in which the rule runs.",
            otherNames: ["scenario", "scenarios", "only", "onScenario"]),
        .init(
            name: "except", type: "a list of texts", defaultValue: nil,
            help: "The scenarios in which it does not; goes before `on`.",
            otherNames: ["exceptOn", "notOn", "skipOn", "without"]),
        .init(
            name: "when", type: "a condition", defaultValue: nil,
            help: "Runs the rule only when this holds: { attribute, operator, value }, or all, any, not.",
            otherNames: ["if", "condition", "requiredIf", "onlyIf", "dependsOn", "unless"]),
        .init(
            name: "skipOnEmpty", type: "true or false", defaultValue: true,
            help:
                "Whether empty values are left alone; required, default, filter, trim and allOrNone see them all the same.",
            otherNames: ["allowEmpty", "optional", "nullable", "skipIfEmpty", "ignoreEmpty", "sometimes", "allowNull"]),
        .init(
            name: "skipOnError", type: "true or false", defaultValue: true,
            help: "Whether an attribute that has an error already is left alone.",
            otherNames: ["bail", "stopOnError", "skipIfError"]),
        .init(
            name: "message", type: "text", defaultValue: nil,
            help: "The message for all codes that have none of their own.",
            otherNames: ["error", "errorMessage", "msg", "errorMsg", "customMessage"]),
        .init(
            name: "severity", type: "error, warning, info", defaultValue: "error",
            help: "How much a violation weighs; only errors make a record invalid.", otherNames: ["level"]),
        .init(
            name: "group", type: "text", defaultValue: nil,
            help: "Once a rule of a group fails, the rest of that group is skipped while its name lasts.",
            otherNames: ["sequence", "chain"]),
    ]
}

extension RuleRegistry {
    /// What each rule is, sorted by name.
    public var descriptions: [RuleDescription] {
        rules.values.map { rule in
            var options = RuleOptions(
                attributes: ["attribute"], members: [], position: nil,
                context: RuleOptions.Context(
                    problems: RuleDocumentProblems(),
                    compiler: RuleCompiler(registry: self, problems: RuleDocumentProblems()), isDescribing: true))
            _ = rule.init(options: &options)
            var descriptions = options.descriptions
            for (key, code) in RuleCompiler.messageKeys(of: rule).sorted(by: { $0.key < $1.key }) {
                descriptions.append(
                    .init(name: key, type: "text", defaultValue: nil, help: "The message for `\(code)`."))
            }
            return RuleDescription(
                name: rule.name, summary: rule.summary, options: descriptions,
                codes: rule.codes.map { code in
                    let message = rule.messages[code]
                    return (ViolationCode(rawValue: code), message?.forms[.other]?.source ?? "")
                })
        }.sorted { $0.name < $1.name }
    }
}
