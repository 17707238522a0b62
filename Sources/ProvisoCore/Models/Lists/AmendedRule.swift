/// A rule that reads the model, with words, a weight, an error and conditions of its own.
struct AmendedRule<Model, Value>: DependentRule, AttributeReading, EmptinessReading, PassingRule, CodedRule {
    let base: any DependentRule<Model, Value>
    var amendment = _RuleAmendment<Value>()

    private let basePasses: (@Sendable (Value, Model) -> Bool)?

    init(base: any DependentRule<Model, Value>) {
        self.base = base
        basePasses = base.findPasses()
    }

    var name: String { base.name }
    var skipsEmptyValues: Bool { base.skipsEmptyValues }
    var attributesRead: [String]? { (base as? any AttributeReading)?.attributesRead }
    var codes: Set<ViolationCode>? { (base as? any CodedRule)?.codes }

    var definitions: [RuleDefinition]? { base.definitions.flatMap(amendment.definitions) }

    var lacksOther: (@Sendable (Model) -> Bool)? { base.findLacksOther() }

    /// Where the rule finds nothing, there is nothing to amend.
    func passes(_ value: Value, of model: Model) -> Bool { basePasses?(value, model) ?? false }

    func run(on value: inout Value?, of model: Model, into report: inout Report) {
        amendment.run(on: &value, into: &report) { base.run(on: &$0, of: model, into: &$1) }
    }

    /// What a condition says of a longer value nobody knows.
    func completion(of text: String, in model: Model) -> Completion? {
        amendment.conditions.isEmpty ? base.completion(of: text, in: model) : nil
    }
}
