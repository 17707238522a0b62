extension RuleDefinition {
    /// A rule by its options; `nil` where a document that gives them is in error, or gives another rule.
    ///
    /// - Parameters:
    ///   - type: The type of the rule.
    ///   - options: Its options.
    ///   - isSame: Whether the rule that is read from them is the one that is meant.
    init?<Rule: DocumentRule>(_ type: Rule.Type, _ options: DataObject, isSame: (Rule) -> Bool) {
        let problems = RuleDocumentProblems()
        var reading = RuleOptions(reading: options, problems)
        let rule = type.init(options: &reading)
        guard problems.errors.isEmpty, reading.knowsAll(of: options), isSame(rule) else { return nil }
        #if hasFeature(Embedded)
        self.init(type.name, options)
        #else
        self.init(type, options)
        #endif
    }
}

extension RuleOptions {
    /// Options that stand in no document. Not inlined into the reading of every rule.
    @inline(never)
    fileprivate init(reading options: DataObject, _ problems: RuleDocumentProblems) {
        let compiler = RuleCompiler(registry: .standard, problems: problems)
        self.init(
            attributes: ["value"],
            members: options.members.map { (DocumentNode(.string($0.key)), DocumentNode($0.value)) }, position: nil,
            context: Context(problems: problems, compiler: compiler))
    }

    /// Whether the rule that was read has all of some options.
    @inline(never)
    fileprivate func knowsAll(of options: DataObject) -> Bool {
        let known = Set(descriptions.map { $0.name })
        return options.members.allSatisfy { known.contains($0.key) }
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
