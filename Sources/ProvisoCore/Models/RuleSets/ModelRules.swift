/// A list of rules for the attributes of a model: what ``RuleSetBuilder`` makes.
public struct ModelRules<Model>: RuleSet {
    private let sets: [any RuleSet<Model>]
    /// The scenarios that the rules of all sets name, after `default`.
    public let scenarios: [Scenario]

    /// Creates a list of rule sets, which run one after another.
    public init(_ sets: [any RuleSet<Model>]) {
        self.sets = sets
        scenarios = sets.flatMap { $0.modelRules }.scenarios
    }

    /// Creates a list in the syntax of ``Validatable/rules``.
    ///
    /// A list that is kept needs no type that it belongs to:
    ///
    /// ```swift
    /// static let strict = ModelRules<User> { Rule(for: \.name, .required) }
    /// ```
    public init(@RuleSetBuilder<Model> _ rules: () -> ModelRules<Model>) { self = rules() }

    /// Judges a model by each set in turn.
    public func run(on model: inout Model, in check: inout ModelCheck) {
        for set in sets { set.run(on: &model, in: &check) }
    }

    /// The attributes that the sets name, each once.
    public var attributes: [ModelAttribute<Model>] {
        var names: Set<String> = []
        return sets.flatMap { $0.attributes }.filter { names.insert($0.name).inserted }
    }

    /// What the rules of all sets are, in order.
    public var modelRules: [ModelRule] { sets.flatMap { $0.modelRules } }
}

extension ModelRules: BlankMaking {
    /// That of the property rules of the type, if they are in the list.
    var blank: BlankModel? { sets.lazy.compactMap { ($0 as? any BlankMaking)?.blank }.first }
}

extension ModelRules: ValueJudging {
    func judge(_ values: inout [String: Any], in check: inout ModelCheck) {
        for set in sets { (set as? any ValueJudging)?.judge(&values, in: &check) }
    }
}

/// Makes a rule set of the rules that stand in a declaration, with `if`, `switch` and `for` among them.
///
/// The set is made once for each type, when it is asked for first; a condition in it is about the program, not about a
/// model. For that, rules have ``Rule/when(_:)``.
@resultBuilder
public enum RuleSetBuilder<Model> {
    /// Takes a rule or a set of rules.
    public static func buildExpression(_ set: some RuleSet<Model>) -> [any RuleSet<Model>] { [set] }
    /// Joins what stands in a block.
    public static func buildBlock(_ sets: [any RuleSet<Model>]...) -> [any RuleSet<Model>] { sets.flatMap { $0 } }
    /// Takes what `if` lets through.
    public static func buildOptional(_ sets: [any RuleSet<Model>]?) -> [any RuleSet<Model>] { sets ?? [] }
    /// Takes one branch.
    public static func buildEither(first sets: [any RuleSet<Model>]) -> [any RuleSet<Model>] { sets }
    /// Takes the other branch.
    public static func buildEither(second sets: [any RuleSet<Model>]) -> [any RuleSet<Model>] { sets }
    /// Joins the rounds of a loop.
    public static func buildArray(_ sets: [[any RuleSet<Model>]]) -> [any RuleSet<Model>] { sets.flatMap { $0 } }
    /// Takes what a new system has.
    public static func buildLimitedAvailability(_ sets: [any RuleSet<Model>]) -> [any RuleSet<Model>] { sets }
    /// Makes the list.
    public static func buildFinalResult(_ sets: [any RuleSet<Model>]) -> ModelRules<Model> { ModelRules(sets) }
}
