/// A rule that reads the model, bound to one of its attributes: what the code that `@Validatable` writes keeps of it, and calls
/// with the attribute's value and the model.
///
/// It is written for rules of `@Rules` that are given a property of the model, as `.vat(country: \Invoice.country)`.
public final class _BoundModelRule<Model, Value>: Sendable {
    let info: ModelRule
    /// Which of the rules of a model it is, in the order in which they run.
    public let number: Int
    let rule: ListedRule<Model, Value>
    private let surelyPasses: (@Sendable (Value, Model) -> Bool)?
    private let passesNil: Bool

    init(_ rule: ListedRule<Model, Value>, _ info: ModelRule, _ number: Int, tellsEveryRule: Bool) {
        self.rule = rule
        self.info = info
        self.number = number
        // A check that is told of every rule is told of one that passes too.
        surelyPasses = tellsEveryRule ? nil : rule.findPasses()
        passesNil = !tellsEveryRule && info.skipsEmptyValues
    }

    /// The codes of what the rule finds; `nil` when nobody can know.
    public var codes: Set<ViolationCode>? { rule._codes }

    /// Judges a value beside the model, and says what becomes of it: `nil` when it is left alone.
    public func change(_ value: Value, of model: Model, in check: inout ModelCheck) -> Value? {
        change(value, of: model, in: &check, when: { true })
    }

    /// Judges a value beside the model when a condition holds, and says what becomes of it: `nil` when it is left alone.
    public func change(
        _ value: Value, of model: Model, in check: inout ModelCheck, when condition: () -> Bool
    ) -> Value? { judge(value, of: model, in: &check, when: condition) ?? nil }

    /// Judges a value that may be `nil`, and says what becomes of it: `nil` when it is left alone.
    public func change(_ value: Value?, of model: Model, in check: inout ModelCheck) -> Value?? {
        judge(value, of: model, in: &check, when: { true })
    }

    /// Judges a value that may be `nil` when a condition holds, and says what becomes of it: `nil` when it is left alone.
    public func change(
        _ value: Value?, of model: Model, in check: inout ModelCheck, when condition: () -> Bool
    ) -> Value?? { judge(value, of: model, in: &check, when: condition) }

    private func judge(
        _ value: Value?, of model: Model, in check: inout ModelCheck, when condition: () -> Bool
    ) -> Value?? {
        if number < check.firstToRun || !check.isObserved && passes(value, of: model) { return nil }
        guard check.begins(info, 0, answers: true) else { return nil }
        return rule.judge(value, of: model, info, 0, in: &check, when: condition)
    }

    /// Whether the rule has nothing to say to a value beside the model, and leaves it alone.
    public func passes(_ value: Value?, of model: Model) -> Bool {
        guard let value else { return passesNil }
        return surelyPasses?(value, model) ?? false
    }

    /// Whether the rule has nothing to say, or a condition does not hold. The condition is asked about a value that does not
    /// pass, and not about any other.
    public func passes(_ value: Value?, of model: Model, when condition: () -> Bool) -> Bool {
        passes(value, of: model) || !condition()
    }
}

extension _RuleSetCompiler {
    /// Binds a rule that reads the model to the property that other rules were bound to.
    ///
    /// - Parameters:
    ///   - rule: The rule, as a list of rules has it.
    ///   - names: The properties that it reads.
    ///   - options: What `@Rules` says besides.
    public func bind<Value>(
        reading others: BoundRules<Value>, _ rule: ListedRule<Model, Value>, with names: Set<String>,
        _ options: ModelRuleOptions = ModelRuleOptions()
    ) -> _BoundModelRule<Model, Value> { bind(rule, to: others.property, reading: names, options) }
}
