/// What a rule is, for listings: its options, its codes, its default messages and examples.
public struct RuleDescription: Sendable {
    /// The name that documents call it by.
    public let name: String
    /// What the rule asks for, in a sentence.
    public let summary: String
    /// Its own options; what every rule takes is in ``commonOptions``.
    public let options: [RuleOptions.Description]
    /// Its codes, each with its English message.
    public let codes: [(code: ViolationCode, message: String)]
    /// The other wordings that some of its codes have, `CODE/WORDING`, each with its English message.
    public let wordings: [(key: String, message: String)]
    /// What passes and what fails, with some options.
    public let examples: [RuleExample]
    /// Whether its values are about a person, so that its attributes are sensitive; see ``DocumentRule/isPersonal``.
    public let isPersonal: Bool
    /// The options that it cannot do without: one of each of these.
    package let needs: [[String]]
    /// The places that messages for each code may have.
    private let places: [String: [String]]

    /// What every rule takes.
    public static let commonOptions: [RuleOptions.Description] = CommonOptions.descriptions

    /// The options that it cannot do without, where no other can stand in their place.
    public var requiredOptions: [String] { needs.filter { $0.count == 1 }.flatMap { $0 } }

    /// The places that messages for a code may have, beside those that every message has: `min` in `{min}`.
    public func placeholders(for code: ViolationCode) -> [String] { places[code.rawValue] ?? [] }

    /// Describes the rules of a type.
    init(_ rule: RuleType, _ registry: RuleRegistry) {
        var given = RuleOptions(
            attributes: ["attribute"], members: [], position: nil,
            context: RuleOptions.Context(
                problems: RuleDocumentProblems(),
                compiler: RuleCompiler(registry: registry, problems: RuleDocumentProblems()), isDescribing: true))
        _ = rule.read(&given)
        var options = given.descriptions
        for (key, code) in RuleCompiler.messageKeys(of: rule).sortedByKey() {
            options.append(.init(name: key, kind: .text, defaultValue: nil, help: "The message for `\(code)`."))
        }
        let messages = rule.messages
        name = rule.name
        summary = rule.summary
        self.options = options
        codes = rule.codes.map { (ViolationCode(rawValue: $0), messages[$0]?.forms[.other]?.source ?? "") }
        wordings = messages.filter { $0.key.contains("/") }.sortedByKey()
            .map { ($0.key, $0.value.forms[.other]?.source ?? "") }
        examples = rule.examples
        isPersonal = rule.isPersonal
        needs = given.context.needs
        places = Dictionary(
            uniqueKeysWithValues: rule.codes.map { code in
                (code, RuleCompiler.knownPlaces(of: rule, for: code).subtracting(MessagePlaces.common).sorted())
            })
    }

    /// Describes a rule that is a closure.
    init(_ name: String, _ rule: InlineRule.Definition) {
        self.name = name
        isPersonal = false
        summary = InlineRule.summary
        options = rule.options.map { .init(name: $0, kind: .value, defaultValue: nil, help: "") }
        codes = [(ViolationCode(rawValue: name), rule.message.forms[.other]?.source ?? "")]
        (wordings, examples, needs) = ([], [], [])
        places = [name: MessagePlaces.usual.subtracting(MessagePlaces.common).sorted()]
    }
}

extension RuleRegistry {
    /// What each rule is, sorted by name.
    public var descriptions: [RuleDescription] {
        ruleNames.compactMap { name in
            if let definition = inlineRule(named: name) { return RuleDescription(name, definition) }
            return rule(named: name).map { RuleDescription($0, self) }
        }
    }
}
