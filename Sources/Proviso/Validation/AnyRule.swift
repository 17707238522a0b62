/// Any rule for values of one type, and the home of the leading-dot syntax: `.required`, `.length(4...24)`.
///
/// Every built-in rule is a static member here, under a constraint on the type of the value, so that a value is offered
/// exactly the rules that fit it. Rules of your own join them; ``ValidationRule`` shows how.
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
