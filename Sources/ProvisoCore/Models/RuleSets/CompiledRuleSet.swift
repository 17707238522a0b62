/// The rules that `@Validatable` finds in the properties of a type, and then those of the model as a whole.
public final class _CompiledRuleSet<Model>: RuleSet {
    /// The properties, in the order declared.
    let propertyAttributes: [ModelAttribute<Model>]
    /// How a new model is made, if that is known.
    let blank: BlankModel?
    private let propertyRules: [ModelRule]
    private let propertyScenarios: [Scenario]
    private let runs: [ValueRun]
    private let body: @Sendable (inout Model, inout ModelCheck) -> Void
    /// The number of the first rules of properties that have something to say to a model; `nil` where they have to be run to know.
    @usableFromInline let passing: (@Sendable (Model, Bool) -> Int)?
    private let own: OwnRules<Model>?

    init(
        _ attributes: [ModelAttribute<Model>], _ modelRules: [ModelRule], _ blank: BlankModel?, _ runs: [ValueRun],
        _ own: OwnRules<Model>?, _ passing: (@Sendable (Model, Bool) -> Int)?,
        _ body: @escaping @Sendable (inout Model, inout ModelCheck) -> Void
    ) {
        propertyAttributes = attributes
        propertyRules = modelRules
        propertyScenarios = modelRules.scenarios
        self.blank = blank
        self.runs = runs
        self.own = own
        // What the rules of the model as a whole find is not known without a check.
        self.passing = own == nil ? passing : nil
        self.body = body
    }

    /// The properties, in the order declared, and then what else the rules of the model name.
    public var attributes: [ModelAttribute<Model>] {
        guard let own else { return propertyAttributes }
        let names = Set(propertyAttributes.map(\.name))
        return propertyAttributes + own.rules.attributes.filter { !names.contains($0.name) }
    }

    /// What each rule is, in order.
    public var modelRules: [ModelRule] { own.map { propertyRules + $0.rules.modelRules } ?? propertyRules }

    /// The scenarios that the rules name, after `default`.
    public var scenarios: [Scenario] { own == nil ? propertyScenarios : modelRules.scenarios }

    /// Whether no rule finds anything in a model.
    @inlinable
    public func _passes(_ model: Model) -> Bool { firstToRun(on: model) == .max }

    /// The number of the first rules that have to be run to judge a model; `Int.max` if none have.
    ///
    /// - Parameter unchanged: Whether the model is to be changed as the filters say, so that those run which change something.
    @inlinable
    func firstToRun(on model: Model, unchanged: Bool = false) -> Int {
        if let passing { passing(model, unchanged) } else { 0 }
    }

    /// Judges a model by every rule that applies, in the order declared.
    public func run(on model: inout Model, in check: inout ModelCheck) {
        body(&model, &check)
        own?.rules.run(on: &model, in: &check)
    }
}

extension _CompiledRuleSet: BlankMaking {}

extension _CompiledRuleSet: ValueJudging {
    func judge(_ values: inout [String: Any], in check: inout ModelCheck) {
        for run in runs { run.judge(&values, in: &check) }
        (own?.rules as? any ValueJudging)?.judge(&values, in: &check)
    }
}
