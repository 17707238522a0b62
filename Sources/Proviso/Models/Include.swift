/// The rules of another type or list, among one's own.
///
/// ```swift
/// Include(Account.rules)                          // rules for the very same type
/// Include(Address.rules, at: \.home)              // rules for a part: paths begin with `home`
/// ```
public struct Include<Model>: RuleSet {
    private let base: any RuleSet<Model>

    /// Includes rules for the same type.
    public init(_ rules: some RuleSet<Model>) { base = rules }

    /// Includes rules for a part of the model, which is then judged as a nested model is.
    public init<Part>(_ rules: some RuleSet<Part>, at keyPath: any WritableKeyPath<Model, Part> & Sendable) {
        base = Rule(for: keyPath, named: ModelName.of(keyPath)) { Nested(rules) }
    }

    /// Judges a model by the rules.
    public func run(on model: inout Model, in check: inout ModelCheck) { base.run(on: &model, in: &check) }
    /// The attributes of the rules.
    public var attributes: [ModelAttribute<Model>] { base.attributes }
    /// What the rules are.
    public var modelRules: [ModelRule] { base.modelRules }
}
