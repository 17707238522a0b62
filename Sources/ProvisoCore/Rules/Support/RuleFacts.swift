/// What a rule of a document says of itself: for whoever makes data from rules, compares them or exports them.
package struct RuleFacts: Sendable {
    /// The name that documents call it by.
    package let name: String
    /// What it lets pass.
    package let constraints: Constraints
    /// The codes of what it can find by looking at values.
    package let possibleCodes: [String]
    /// The codes of what it finds only by asking somebody else.
    package let deferredCodes: [String]
    /// All options that it takes, each with which way it widens.
    package let options: [RuleOptions.Description]
    /// The options that hold messages.
    package let messageOptions: Set<String>
    /// The other attributes that its options name.
    let references: [String]
    /// What passes and what fails, with some options.
    package let examples: [RuleExample]
    /// Whether it changes values.
    package let isFilter: Bool
    /// What it changes about a value before other rules judge it; `nil` for a rule that only judges.
    package let change: FilterChange?
    /// Whether it is skipped for empty values unless it says otherwise.
    package let skipsEmptyValues: Bool
    /// Whether it judges anything, or changes it.
    package let hasEffect: Bool
    /// Whether it sees all of its attributes together.
    package let spansAttributes: Bool
    /// Whether it looks at all records of a file.
    package let looksAcrossRecords: Bool
    /// Which parts of a value the rules inside judge.
    package let innerPlace: PartsConstraint.Place?
    /// Whether it holds rules for its value, or lists of them, of which one has to pass.
    package let holdsAlternatives: Bool
    /// The objects that are closed of those whose members rules inside judge.
    package let closedObjects: [ClosedObject]
    /// The first values that it takes from a file.
    private let across: AcrossRecordRule?

    /// Reads a rule.
    ///
    /// - Parameters:
    ///   - rule: The rule in the long form, with `attributes`, or without them for one that judges parts of a value.
    ///   - registry: The rules that there are.
    ///   - files: The files that it may name.
    /// - Returns: `nil` for what is no rule, or a rule that there is not.
    package init?(of rule: DataObject, in registry: RuleRegistry, _ files: RuleFiles? = nil) {
        let problems = RuleDocumentProblems()
        let node = DocumentNode(.object(rule))
        let isInner = rule["attributes"] == nil
        let read = isInner ? RuleEntry(inner: node, problems: problems) : RuleEntry(node, problems: problems)
        guard let entry = read, let type = registry.type(named: entry.type) else { return nil }
        let compiler = RuleCompiler(registry: registry, problems: problems, files: files)
        let reading = RuleReading(entry, entry.attributes, type, compiler: compiler)
        let rule = reading.rule
        name = entry.type
        constraints = rule.constraints
        let isInline = reading.inlineMessages != nil
        let possible = Set(rule.possibleCodes)
        // In the order of the listings.
        possibleCodes = isInline ? [entry.type] : type.codes.filter(possible.contains)
        deferredCodes = rule.deferredCodes
        options = reading.options
        messageOptions = Set(reading.messageKeys.keys).union(["message"])
        references = reading.references.map { compiler.layout().slots[$0].name }
        examples = type.examples
        isFilter = reading.action.isFilter
        change = reading.action.change
        skipsEmptyValues = type.skipsEmptyValues
        hasEffect = isInline || isFilter || !type.messages.isEmpty
        spansAttributes = type.spansAttributes
        across = reading.action.rule?.across
        looksAcrossRecords = across != nil
        innerPlace = type.innerPlace
        holdsAlternatives = if case .alternatives = reading.action { true } else { false }
        closedObjects = if case .nested(let plan) = reading.action { plan.layout.closedObjects } else { [] }
    }

    /// The first values that it takes from a file, each with one for each attribute.
    package func referencedValues(atMost most: Int) -> [[DataValue]] {
        across?.referencedValues(atMost: most) ?? []
    }
}

extension RuleStep.Action {
    /// Whether the rule only changes values.
    var isFilter: Bool { if case .filter = self { true } else { false } }
}

extension RuleStep.Action {
    /// What it changes about values.
    fileprivate var change: FilterChange? {
        switch self {
        case .filter(let rule): rule.change
        // What passes is written back in another form.
        case .rewrite: .texts
        case .alternatives(let rules): rules.steps.contains { $0.changesValue } ? .anything : nil
        case .check, .nested, .each, .entries, .allOrNone, .nothing: nil
        }
    }
}

extension Constraints {
    /// What rules of documents let pass that run one after the other.
    init(of definitions: [RuleDefinition]) {
        self.init([], isExact: true)
        for definition in definitions {
            let facts = RuleFacts(of: definition.object, in: .standard)
            // What is only warned of passes.
            let isJudged = definition.options["severity"].map { $0 == .string(Severity.error.rawValue) } ?? true
            self = and(isJudged ? facts?.constraints ?? .opaque : .opaque)
            // The rules behind a filter judge what it makes of a value.
            if facts?.isFilter ?? true { return }
        }
    }
}
