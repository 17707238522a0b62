/// A rule of a document with its options, read for one attribute or for several that it sees at once.
struct RuleReading {
    /// The type of the rule.
    let type: RuleType
    /// The rule.
    let rule: ReadRule
    /// What the rule does.
    let action: RuleStep.Action
    /// The messages of a rule that is a closure.
    let inlineMessages: [String: CatalogMessage]?
    /// The options that hold messages for single codes.
    let messageKeys: [String: String]
    /// The places of the attributes that its options name.
    let references: [Int]
    /// The options that it read.
    let options: [RuleOptions.Description]

    /// Reads the options. Mistakes are noted.
    ///
    /// - Parameters:
    ///   - entry: The rule as it stands in the document.
    ///   - attributes: The attributes that it is read for.
    ///   - type: The type of the rule.
    ///   - compiler: Knows the registry, and takes the mistakes.
    init(
        _ entry: RuleEntry, _ attributes: [String], _ type: RuleType, compiler: RuleCompiler
    ) {
        let inlineRule = compiler.registry.inlineRule(named: entry.type)
        inlineMessages = inlineRule.map { [entry.type: $0.message] }
        self.type = type
        var options = RuleOptions(
            attributes: attributes, members: entry.members, position: entry.position,
            context: RuleOptions.Context(
                problems: compiler.problems, compiler: compiler, inlineRule: inlineRule, ruleName: entry.type))
        (rule, references) = compiler.read { type.read(&options) }
        action = options.context.isLeft ? .nothing : rule.action()
        messageKeys = RuleCompiler.messageKeys(of: type)
        self.options = options.descriptions
        compiler.refuseUnknownOptions(of: entry, options.descriptions, Array(messageKeys.keys))
        #if !PROVISO_PAGE
        if inlineMessages == nil, !options.context.isLeft { warnOfIdleMessages(in: entry, compiler) }
        #endif
    }

    #if !PROVISO_PAGE
    /// Warns of a message for something that the rule never says with its options: `tooShort` without `min`.
    private func warnOfIdleMessages(in entry: RuleEntry, _ compiler: RuleCompiler) {
        let given = entry.members.filter { messageKeys[$0.key.text ?? ""] != nil && $0.key.text != "message" }
        if given.isEmpty { return }
        let possible = Set(rule.possibleCodes)
        for (key, _) in given {
            guard let name = key.text, let code = messageKeys[name], !possible.contains(code) else { continue }
            compiler.problems.warning(
                "`\(name)` has no effect, since with its options the rule never has the code `\(code)`.",
                at: key.position)
        }
    }
    #endif
}

/// A rule that the engine runs itself: it holds other rules, or sees several attributes.
protocol EngineRule: DocumentRule {
    /// What the engine does.
    var action: RuleStep.Action { get }
}

extension EngineRule {
    var _action: _RuleAction { _RuleAction(action) }

    var constraints: Constraints { action.constraints }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {}
}
