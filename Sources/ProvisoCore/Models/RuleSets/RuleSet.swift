/// Rules that are bound to the attributes of a model.
///
/// A rule set is made once, never changes and is used from every thread. `@Validatable` writes one for a type whose
/// properties have `@Rules`; ``RuleSetBuilder`` makes one of a list.
public protocol RuleSet<Model>: Sendable {
    /// The type that the rules are for.
    associatedtype Model

    /// Judges a model by every rule that applies, and changes it as the filters say, in the order declared.
    ///
    /// - Parameters:
    ///   - model: The model. ``Validatable/validate(scenario:attributes:limit:stop:)`` hands in a copy.
    ///   - check: What is asked for, and where violations go.
    func run(on model: inout Model, in check: inout ModelCheck)

    /// The attributes that the rules name, each once, in the order in which they come first.
    var attributes: [ModelAttribute<Model>] { get }

    /// What each rule is, in order: for forms and listings.
    var modelRules: [ModelRule] { get }

    /// The scenarios that the rules name, after `default`, in the order in which they come first. Found in
    /// ``modelRules`` by default; who can, keeps them.
    var scenarios: [Scenario] { get }

    /// Whether no rule finds anything in a model, in whatever scenario, so that they need not be run to judge it. `false`, as
    /// by default, says only that they have to be.
    func _passes(_ model: Model) -> Bool
}

extension RuleSet {
    /// Nobody knows.
    public func _passes(_ model: Model) -> Bool { false }

    /// The scenarios that the rules name, after `default`, in the order in which they come first.
    public var scenarios: [Scenario] { modelRules.scenarios }

    /// The attribute with a name, or `nil` when no rule names it.
    public func attribute(named name: String) -> ModelAttribute<Model>? {
        attributes.first { $0.name == name }
    }

    /// The name of the attribute at a key path, or `nil` when no rule names it.
    public func attributeName(at keyPath: AnyKeyPath) -> String? {
        attributes.first { ModelName.areSame($0.keyPath, keyPath) }?.name
    }
}

/// The rule set of a type that declares no rules. It passes everything.
public struct EmptyRuleSet<Model>: RuleSet {
    /// Creates the rule set.
    public init() {}
    /// Judges nothing.
    public func run(on model: inout Model, in check: inout ModelCheck) {}
    /// Always.
    public func _passes(_ model: Model) -> Bool { true }
    /// None.
    public var attributes: [ModelAttribute<Model>] { [] }
    /// None.
    public var modelRules: [ModelRule] { [] }
}

/// A rule set of any type, for one type of model.
public struct AnyRuleSet<Model>: RuleSet {
    let base: any RuleSet<Model>

    /// Wraps a rule set.
    public init(_ base: some RuleSet<Model>) { self.base = base }

    /// Judges a model by the rules inside.
    public func run(on model: inout Model, in check: inout ModelCheck) { base.run(on: &model, in: &check) }
    /// Whether the rules inside find nothing in a model.
    public func _passes(_ model: Model) -> Bool { base._passes(model) }
    /// The attributes of the rules inside.
    public var attributes: [ModelAttribute<Model>] { base.attributes }
    /// What the rules inside are.
    public var modelRules: [ModelRule] { base.modelRules }
    /// The scenarios that the rules inside name.
    public var scenarios: [Scenario] { base.scenarios }
}

extension [ModelRule] {
    /// The scenarios that the rules name, after `default`, in the order in which they come first.
    var scenarios: [Scenario] {
        var scenarios = [Scenario.default]
        for rule in self where !rule.isPlain {
            for scenario in rule.on + rule.except where !scenarios.contains(scenario) { scenarios.append(scenario) }
        }
        return scenarios
    }
}

extension AnyRuleSet: BlankMaking {
    var blank: BlankModel? { (base as? any BlankMaking)?.blank }
}

extension AnyRuleSet: ValueJudging {
    func judge(_ values: inout [String: Any], in check: inout ModelCheck) {
        (base as? any ValueJudging)?.judge(&values, in: &check)
    }
}
