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
    public static let commonOptions: [RuleOptions.Description] = CommonOptions.descriptions
}

extension RuleRegistry {
    /// What each rule is, sorted by name.
    public var descriptions: [RuleDescription] {
        rules.map { rule in
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
