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
    public let scenarios: [String]
    package let plan: RulePlan
    private let scenarioNames: Set<String>

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
        let named = plan.steps.flatMap(\.allInfos).flatMap { $0.on + $0.except } + plan.listedScenarios.keys
        scenarioNames = Set(named).union(["default"])
        scenarios = ["default"] + scenarioNames.subtracting(["default"]).sorted()
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
        in scenario: String = "default"
    ) throws(UnknownScenario) -> [(name: String, isSafe: Bool)] {
        try check(scenario)
        if let listed = plan.listedScenarios[scenario] { return listed.map { ($0.name, $0.isSafe) } }
        var result: [(name: String, isSafe: Bool)] = []
        var positions: [String: Int] = [:]
        for step in plan.activeSteps(in: scenario) {
            for name in step.slots.map({ plan.layout.slots[$0].name }) where !name.isEmpty {
                let isSafe = !step.info.unsafe.contains(name)
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

    /// Judges a record; filters work on a copy.
    ///
    /// - Parameters:
    ///   - record: An object; anything else is a violation with the code `record.malformed`.
    ///   - scenario: The scenario whose rules run.
    ///   - limit: How many violations to collect at most.
    /// - Throws: ``UnknownScenario`` when neither a rule nor `scenarios` names it.
    public func validate(
        _ record: DataValue, scenario: String = "default", limit: Int = .max
    ) throws(UnknownScenario) -> ValidationResult {
        try tidy(record, scenario: scenario, limit: limit).result
    }

    /// Judges a record and returns it as the filters leave it (trim, default, filter, a URL's default scheme).
    ///
    /// - Throws: ``UnknownScenario`` when neither a rule nor `scenarios` names it.
    public func tidy(
        _ record: DataValue, scenario: String = "default", limit: Int = .max
    ) throws(UnknownScenario) -> (record: DataValue, result: ValidationResult) {
        let run = try makeRun(scenario: scenario)
        var report = Report(limit: limit)
        guard case .object(var object) = record else {
            report.fail("record.malformed", ["reason": "not an object"])
            return (record, report.result)
        }
        var cells = run.makeRecord()
        cells.fill(from: object)
        run.run(on: &cells, into: &report)
        cells.writeChanges(to: &object)
        return (.object(object), report.result)
    }

    /// The rules of a scenario, ready to judge many records.
    package func makeRun(scenario: String) throws(UnknownScenario) -> RuleRun {
        try check(scenario)
        return RuleRun(plan: plan, scenario: scenario)
    }

    private func check(_ scenario: String) throws(UnknownScenario) {
        guard !scenarioNames.contains(scenario) else { return }
        throw UnknownScenario(name: scenario, known: scenarios)
    }
}

/// A scenario was asked for that no rule and no `scenarios` entry names.
public struct UnknownScenario: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name that was asked for.
    public let name: String
    /// The scenarios that there are.
    public let known: [String]
    /// The name that was probably meant.
    public var suggestion: String? { Suggestion.nearest(to: name, among: known) }

    /// What is wrong, and the nearest name.
    public var description: String {
        "There is no scenario `\(name)`. "
            + (suggestion.map { "Did you mean `\($0)`? " } ?? "") + "There are: \(known.joined(separator: ", "))."
    }
}

extension Record {
    /// Takes the values of the attributes from an object.
    mutating func fill(from object: DataObject) {
        reset(input: UnsafeBufferPointer(start: nil, count: 0))
        for index in layout.slots.indices where layout.slots[index].parent == nil && !layout.slots[index].name.isEmpty {
            load(object[layout.slots[index].name], into: index)
        }
    }

    /// Writes what filters changed into an object.
    ///
    /// - Returns: Whether there was anything to write.
    @discardableResult
    mutating func writeChanges(to object: inout DataObject) -> Bool {
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
