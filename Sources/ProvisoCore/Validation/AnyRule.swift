/// Any rule for values of one type: `.required`, `.length(4...24)`. Its names are those of ``RuleVocabulary``.
///
/// A rule that is kept, in a `static let` or a ``RuleList``, costs no allocation when a valid value is judged.
public struct AnyRule<Value>: ValidationRule {
    let base: any ValidationRule<Value>

    /// Wraps a rule.
    public init(_ rule: some ValidationRule<Value>) {
        base = (rule as? AnyRule<Value>)?.base ?? rule
    }

    /// Judges a value.
    public func check(_ value: Value, into report: inout Report) { base.check(value, into: &report) }
    /// The name of the rule inside.
    public var name: String { base.name }
    /// Whether a model leaves the rule out for empty values.
    public var skipsEmptyValues: Bool { base.skipsEmptyValues }

    /// Judges a value that is `nil`.
    public func checkMissing(into report: inout Report) { base.checkMissing(into: &report) }
    /// Says what becomes of a value.
    public func tidy(_ value: Value) -> Value { base.tidy(value) }
    /// Says what becomes of a value that is `nil`.
    public func tidyMissing() -> Value? { base.tidyMissing() }
    /// Judges a value and then changes it.
    public func run(on value: inout Value?, into report: inout Report) { base.run(on: &value, into: &report) }
}

extension AnyRule: RuleVocabulary {
    /// The codes of what the rule finds; `nil` when nobody can know.
    public var _codes: Set<ViolationCode>? { codes }

    /// This rule and then another one: both must pass, and both report. The same as ``all(_:_:)``.
    public func and(_ other: AnyRule<Value>) -> Self { .all(self, other) }

    /// This rule or another one: one must pass. The same as ``any(_:_:)``.
    public func or(_ other: AnyRule<Value>) -> Self { .any(self, other) }

    /// Modifiers gather in one rule, so that their order does not matter.
    public func _amended(_ change: (inout _RuleAmendment<Value>) -> Void) -> Self {
        var rule = base as? ModifiedRule<Value> ?? ModifiedRule(base: base)
        change(&rule.amendment)
        return Self(rule)
    }
}

extension AnyRule: NestingRule {
    func addScenarios(to names: inout ScenarioNames) { base.nesting?.addScenarios(to: &names) }
    func hasAttribute(_ name: Substring) -> Bool { base.nesting?.hasAttribute(name) ?? false }
}
