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
    private let plans: ScenarioPlans

    /// Loads a document from a value, such as a Swift literal.
    ///
    /// - Throws: ``RuleDocumentError`` with every mistake.
    public init(_ value: DataValue, registry: RuleRegistry = .standard) throws(RuleDocumentError) {
        try self.init(node: DocumentNode(value), registry: registry)
    }

    /// Loads a document from JSON text.
    ///
    /// - Throws: ``RuleDocumentError`` with every mistake, each with line and column.
    public init(json text: some StringProtocol, registry: RuleRegistry = .standard) throws(RuleDocumentError) {
        var text = String(text)
        let node: DocumentNode
        do throws(JSONSyntaxError) {
            node = try text.withUTF8 { bytes in
                Result { () throws(JSONSyntaxError) in try DocumentNode(json: bytes.span) }
            }.get()
        } catch {
            throw RuleDocumentError(syntax: error)
        }
        try self.init(node: node, registry: registry)
    }

    package init(node: DocumentNode, registry: RuleRegistry) throws(RuleDocumentError) {
        let problems = RuleDocumentProblems()
        let loader = RuleDocumentLoader(node, registry: registry, problems: problems)
        guard problems.errors.isEmpty else { throw RuleDocumentError(problems.sortedErrors) }
        plan = loader.plan
        labels = loader.labels
        data = loader.data
        warnings = problems.warnings
        let named = plan.steps.all.flatMap(\.allRules).flatMap { $0.on + $0.except } + plan.listedScenarios.keys
        let known = Set(named).union([.default])
        scenarios = [.default] + known.subtracting([.default]).sorted { $0.rawValue < $1.rawValue }
        plans = ScenarioPlans(plan, known: known)
    }

    /// How many rules there are, those inside other rules not counted.
    public var ruleCount: Int {
        if case .array(let rules)? = data["rules"] { rules.count } else { 0 }
    }

    /// The names of the attributes that rules judge or change, in the order in which they are first named.
    public var attributes: [String] {
        plan.layout.slots.filter { $0.isJudged && !$0.name.isEmpty }.map(\.name)
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

    /// The rules of a scenario, ready to judge records: for whoever judges more than one.
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

    private func check(_ scenario: Scenario) throws(UnknownScenario) {
        guard !plans.knows(scenario) else { return }
        throw UnknownScenario(name: scenario.rawValue, known: scenarios.map(\.rawValue))
    }
}

extension Record {
    /// Takes the values of the attributes from an object.
    package mutating func fill(from object: DataObject) {
        reset(input: UnsafeBufferPointer(start: nil, count: 0))
        for index in layout.slots.indices where layout.slots[index].parent == nil && !layout.slots[index].name.isEmpty {
            load(object[layout.slots[index].name], into: index)
        }
        finishFilling()
    }

    /// Writes what filters changed into an object.
    ///
    /// - Returns: Whether there was anything to write.
    @discardableResult
    package mutating func writeChanges(to object: inout DataObject) -> Bool {
        var isChanged = false
        for index in layout.slots.indices
        where layout.slots[index].parent == nil && !layout.slots[index].name.isEmpty && self.isChanged(index) {
            prepare(index)
            object[layout.slots[index].name] = field(index).data
            isChanged = true
        }
        return isChanged
    }
}
