/// Rules as data: attributes, scenarios, messages and rules, understood completely when it is loaded.
///
/// ```swift
/// let document = try RuleDocument(json: """
///     [ { "attributes": "email", "type": "email" }, [ ["name", "email"], "required" ] ]
///     """)
/// let result = try document.validate(["name": "Ada", "email": "ada@"])
/// ```
///
/// A document is immutable and `Sendable`: load it once and use it from every thread.
public struct RuleDocument: Sendable {
    /// What looks like a mistake and does not keep the document from being used.
    public let warnings: [RuleDocumentProblem]
    /// How the document names its attributes.
    public let labels: [String: AttributeLabel]
    /// The document without positions, in the form in which it was understood.
    public let data: DataValue
    /// Every scenario that can be asked for: `default` first, then the others by name.
    public let scenarios: [Scenario]
    package let plan: RulePlan
    /// What the document asks of a file as a whole.
    package let fileRules: FileRules
    /// How values are read, by attribute.
    let readings: ValueReadings
    /// The columns of attributes that have other names.
    let columns: [String: [ColumnSelector]]
    private let plans: ScenarioPlans
    /// What the document says of files by their names.
    package let files: [FilePart]
    /// What needs files or connections, and is left to another program.
    let left: [LeftRule]

    /// Loads a document from a value, such as a Swift literal.
    ///
    /// - Throws: ``RuleDocumentError`` with every mistake.
    public init(
        _ value: DataValue, registry: RuleRegistry = .standard, files: RuleFiles? = nil
    ) throws(RuleDocumentError) {
        try self.init(node: DocumentNode(value), registry: registry, files: files)
    }

    /// Loads a document from JSON text.
    ///
    /// - Throws: ``RuleDocumentError`` with every mistake, each with line and column.
    public init(
        json text: some StringProtocol, registry: RuleRegistry = .standard, files: RuleFiles? = nil
    ) throws(RuleDocumentError) {
        try self.init(node: DocumentNode(jsonText: String(text)), registry: registry, files: files)
    }

    /// Loads a document that was read.
    ///
    /// - Parameters:
    ///   - node: The document.
    ///   - registry: The rules that it may name.
    ///   - files: The files that it may name.
    ///   - parse: Reads the text of a document that it includes; JSON by default.
    package init(
        node: DocumentNode, registry: RuleRegistry, files: RuleFiles? = nil,
        parse: @escaping (_ name: String, _ text: String) throws(RuleDocumentError) -> DocumentNode =
            DocumentNode.parseJSON
    ) throws(RuleDocumentError) {
        let problems = RuleDocumentProblems()
        #if PROVISO_SMALL
        let loader = RuleDocumentLoader(node, registry: registry, problems: problems, files: nil)
        guard problems.errors.isEmpty else { throw RuleDocumentError(problems.sortedErrors) }
        self.init(loader, warnings: problems.warnings, left: problems.left)
        #else
        let whole = RuleDocumentInclusion(files: files, problems: problems, parse: parse).resolve(node)
        let parts = RuleDocumentParts(whole, problems)
        let loader = RuleDocumentLoader(
            parts.common, registry: registry, problems: problems, files: files, mayLackRules: !parts.files.isEmpty)
        let files = parts.files.map { part in
            (part.pattern, RuleDocumentLoader(part.node, registry: registry, problems: problems, files: files))
        }
        guard problems.errors.isEmpty else { throw RuleDocumentError(problems.sortedErrors) }
        self.init(
            loader, files: files.map { FilePart($0, RuleDocument($1)) },
            of: parts.data(exchanging: problems.movedFiles), warnings: problems.warnings, left: problems.left)
        #endif
    }

    private init(
        _ loader: RuleDocumentLoader, files: [FilePart] = [], of filesData: [DataValue] = [],
        warnings: [RuleDocumentProblem] = [], left: [LeftRule] = []
    ) {
        plan = loader.plan
        fileRules = loader.fileRules
        labels = loader.labels
        (readings, columns) = (loader.readings, loader.columns)
        self.files = files
        (self.warnings, self.left) = (warnings, left)
        var data = loader.data
        if !filesData.isEmpty, case .object(var members) = data {
            members["files"] = .array(filesData)
            data = .object(members)
        }
        self.data = data
        let named = plan.steps.all.flatMap { $0.allRules }.flatMap { $0.on + $0.except } + plan.listedScenarios.keys
        let known = Set(named).union([.default]).union(files.flatMap { $0.document.scenarios })
        scenarios = [.default] + known.subtracting([.default]).sortedByName()
        plans = ScenarioPlans(plan, known: known)
    }

    /// The document that judges a file: that of the first pattern of `files` that its name matches, else this one.
    ///
    /// - Returns: `nil` when no pattern is for the file, and the document has no rules for all files.
    package func part(forFile path: String) -> (index: Int, document: RuleDocument)? {
        if let index = files.firstIndex(where: { $0.matches(path) }) { return (index + 1, files[index].document) }
        return files.isEmpty || ruleCount > 0 || fileRules.saysSomething ? (0, self) : nil
    }

    /// How many rules there are, those inside other rules not counted.
    public var ruleCount: Int {
        if case .array(let rules)? = data["rules"] { rules.count } else { 0 }
    }

    /// The names of the attributes that rules judge or change, in the order in which they are first named.
    public var attributes: [String] {
        plan.layout.slots.filter { $0.isJudged && !$0.name.isEmpty }.map { $0.name }
    }

    /// The attributes that are active in a scenario, and whether mass assignment may set them.
    ///
    /// - Throws: ``UnknownScenario`` when neither a rule nor `scenarios` names it.
    public func activeAttributes(
        in scenario: Scenario = .default
    ) throws(UnknownScenario) -> [(name: String, isSafe: Bool)] {
        try check(scenario)
        if let listed = plan.listedScenarios[scenario] { return listed.map { ($0.name, $0.isSafe) } }
        var result: [(name: String, isSafe: Bool)] = []
        var positions: [String: Int] = [:]
        for step in plans.plan(for: scenario).steps.all {
            for name in step.slots.map({ plan.layout.slots[$0].name }) where !name.isEmpty {
                let isSafe = !step.rule.unsafeAttributes.contains(name)
                if let index = positions[name] {
                    result[index].isSafe = result[index].isSafe && isSafe
                } else {
                    positions[name] = result.count
                    result.append((name, isSafe))
                }
            }
        }
        return result
    }

    /// The rules of a scenario, ready to validate many records.
    ///
    /// - Throws: ``UnknownScenario`` when neither a rule nor `scenarios` names it.
    /// - Complexity: Constant on average, but for the first time that a scenario is asked for, when it is linear in the
    ///   rules.
    public func validator(for scenario: Scenario = .default) throws(UnknownScenario) -> RecordValidator {
        try check(scenario)
        return validator(inAny: scenario)
    }

    /// The rules of a scenario that another one knows, if not the document: of its rules run those that run in all.
    package func validator(inAny scenario: Scenario) -> RecordValidator {
        RecordValidator(document: self, scenario: scenario, plan: plans.plan(for: scenario))
    }

    /// Judges a record; filters work on a copy.
    ///
    /// - Parameters:
    ///   - record: An object; anything else is a violation with the code `record.malformed`.
    ///   - scenario: The scenario whose rules run.
    ///   - limit: How many violations to collect at most.
    ///   - stop: When to leave rules out that could still find something.
    /// - Throws: ``UnknownScenario`` when neither a rule nor `scenarios` names it.
    public func validate(
        _ record: DataValue, scenario: Scenario = .default, limit: Int = .max, stop: ModelCheck.Stop = .never
    ) throws(UnknownScenario) -> ValidationResult {
        try validator(for: scenario).validate(record, limit: limit, stop: stop)
    }

    /// Judges a record and returns it as the filters leave it (trim, default, filter, a URL's default scheme).
    ///
    /// - Parameters:
    ///   - record: An object; anything else is a violation with the code `record.malformed`.
    ///   - scenario: The scenario whose rules run.
    ///   - limit: How many violations to collect at most.
    ///   - stop: When to leave rules out that could still find something; they change nothing either.
    /// - Throws: ``UnknownScenario`` when neither a rule nor `scenarios` names it.
    public func tidy(
        _ record: DataValue, scenario: Scenario = .default, limit: Int = .max, stop: ModelCheck.Stop = .never
    ) throws(UnknownScenario) -> (record: DataValue, result: ValidationResult) {
        try validator(for: scenario).tidy(record, limit: limit, stop: stop)
    }

    #if !hasFeature(Embedded)
    /// Judges a record by rules some of which are asynchronous; filters work on a copy. See ``AsyncRule``.
    ///
    /// - Parameters:
    ///   - record: An object; anything else is a violation with the code `record.malformed`.
    ///   - scenario: The scenario whose rules run.
    ///   - limit: How many violations to collect at most.
    ///   - concurrency: How many asynchronous rules run at a time.
    /// - Throws: ``UnknownScenario`` when neither a rule nor `scenarios` names it.
    public func validateAsync(
        _ record: DataValue, scenario: Scenario = .default, limit: Int = .max, concurrency: Int = 8
    ) async throws(UnknownScenario) -> AsyncValidationResult {
        try await validator(for: scenario).validateAsync(record, limit: limit, concurrency: concurrency)
    }
    #endif

    private func check(_ scenario: Scenario) throws(UnknownScenario) {
        guard !plans.knows(scenario) else { return }
        throw UnknownScenario(name: scenario.rawValue, known: scenarios.map { $0.rawValue })
    }
}
