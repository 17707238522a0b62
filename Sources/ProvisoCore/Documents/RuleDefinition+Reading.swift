extension RuleDefinition {
    /// A rule by its options; `nil` where a document that gives them is in error, or gives another rule.
    ///
    /// - Parameters:
    ///   - type: The type of the rule.
    ///   - options: Its options.
    ///   - isSame: Whether the rule that is read from them is the one that is meant.
    init?<Rule: DocumentRule>(_ type: Rule.Type, _ options: DataObject, isSame: (Rule) -> Bool) {
        let problems = RuleDocumentProblems()
        let compiler = RuleCompiler(registry: .standard, problems: problems)
        var reading = RuleOptions(
            attributes: ["value"],
            members: options.members.map { (DocumentNode(.string($0.key)), DocumentNode($0.value)) }, position: nil,
            context: RuleOptions.Context(problems: problems, compiler: compiler))
        let rule = type.init(options: &reading)
        let known = Set(reading.descriptions.map { $0.name })
        guard problems.errors.isEmpty, options.members.allSatisfy({ known.contains($0.key) }), isSame(rule) else {
            return nil
        }
        #if hasFeature(Embedded)
        self.init(type.name, options)
        #else
        self.init(type, options)
        #endif
    }
}

#if !hasFeature(Embedded)
extension RuleDefinition {
    /// Creates the definition of a rule that a registry has: `RuleDefinition(EvenRule.self)`.
    ///
    /// - Parameters:
    ///   - rule: The rule of documents that judges as the rule for values does.
    ///   - options: Its options, but for those that have their default.
    public init<Rule: DocumentRule>(_ rule: Rule.Type, _ options: DataObject = [:]) {
        self.init(Rule.name, options, registered: Habits(Rule.ruleType))
    }
}

extension RuleDefinition.Habits {
    /// Creates the habits of a type of rules.
    init(_ type: RuleType) {
        skipsEmptyValues = type.skipsEmptyValues
        let options = RuleCompiler.messageKeys(of: type)
        messageOptions = Dictionary(type.codes.map { ($0, "message") }, uniquingKeysWith: { first, _ in first })
            .merging(options.map { ($0.value, $0.key) }) { _, option in option }
    }
}
#endif
