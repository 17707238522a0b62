/// A value passes the rules of its own type: `.nested`.
///
/// What is wrong inside is reported with its path: `address.postcode`. The inner model is judged in the scenario of the
/// outer one, and what the filters inside change is written back. Code for `nil`: `nested.type`.
public struct Nested<Value>: CompositeRule {
    private let judge: @Sendable (inout Value, inout ModelCheck) -> Void

    /// Creates the rule for a model.
    public init() where Value: Validatable {
        judge = { value, check in value.run(in: &check) }
    }

    /// Creates the rule from a rule set.
    public init(_ rules: some RuleSet<Value>) {
        judge = { value, check in rules.run(on: &value, in: &check) }
    }

    /// Judges a model.
    public func run(on value: inout Value?, into report: inout Report) {
        guard var model = value else { return report.fail("nested.type") }
        let context = report.context ?? ModelContext(scenario: .default, isTidying: false)
        var check = ModelCheck(inside: context, report: report.blank)
        check.report.asksLater = report.asksLater
        judge(&model, &check)
        report.add(inner: check.report)
        value = model
    }

    /// What the filters of the model's rules make of it.
    public func tidy(_ value: Value) -> Value {
        var value = value
        var check = ModelCheck(isTidying: true)
        judge(&value, &check)
        return value
    }
}

extension AnyRule where Value: Validatable {
    /// The value passes the rules of its own type; see ``Nested``.
    public static var nested: Self { Self(Nested()) }
}
