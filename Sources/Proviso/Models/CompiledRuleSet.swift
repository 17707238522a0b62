/// The rules that `@Validatable` finds in the properties of a type.
public final class CompiledRuleSet<Model>: RuleSet {
    /// The properties, in the order declared.
    public let attributes: [ModelAttribute<Model>]
    /// What each rule is, in order.
    public let modelRules: [ModelRule]
    /// The scenarios that the rules name, after `default`.
    public let scenarios: [Scenario]
    /// How a new model is made, if that is known.
    let blank: BlankModel?
    private let runs: [ValueRun]
    private let body: @Sendable (inout Model, inout ModelCheck) -> Void

    init(
        _ attributes: [ModelAttribute<Model>], _ modelRules: [ModelRule], _ blank: BlankModel?, _ runs: [ValueRun],
        _ body: @escaping @Sendable (inout Model, inout ModelCheck) -> Void
    ) {
        self.attributes = attributes
        self.modelRules = modelRules
        scenarios = modelRules.scenarios
        self.blank = blank
        self.runs = runs
        self.body = body
    }

    /// Judges a model by every rule that applies, in the order declared.
    public func run(on model: inout Model, in check: inout ModelCheck) { body(&model, &check) }
}

extension CompiledRuleSet: BlankMaking {}

extension CompiledRuleSet: ValueJudging {
    func judge(_ values: inout [String: Any], in check: inout ModelCheck) {
        for run in runs { run.judge(&values, in: &check) }
    }
}
