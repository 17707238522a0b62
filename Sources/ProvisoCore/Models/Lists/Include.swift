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
    ///
    /// - Parameters:
    ///   - rules: The rules.
    ///   - keyPath: The part.
    ///   - name: Its name, where that cannot be found out or is to be another one.
    ///   - file: Where this stands, to be named when the name cannot be found out.
    ///   - line: The line.
    public init<Part>(
        _ rules: some RuleSet<Part>, at keyPath: any WritableKeyPath<Model, Part> & Sendable, named name: String? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        base = Rule(for: keyPath, named: name, .nested(rules), file: file, line: line)
    }

    /// Judges a model by the rules.
    public func run(on model: inout Model, in check: inout ModelCheck) { base.run(on: &model, in: &check) }
    /// The attributes of the rules.
    public var attributes: [ModelAttribute<Model>] { base.attributes }
    /// What the rules are.
    public var modelRules: [ModelRule] { base.modelRules }
}
