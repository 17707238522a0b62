/// A rule for values of one type, bound to an attribute of a model.
@usableFromInline
protocol BoundRule<Value>: AnyObject, Sendable {
    associatedtype Value

    /// Whether the rule surely finds nothing in a value and changes nothing, so that it need not be run.
    func passes(_ value: Value) -> Bool

    /// Judges a value, and changes nothing.
    ///
    /// - Parameter condition: The rule's condition, asked once the value is known not to be skipped.
    func judge(_ value: Value?, in check: inout ModelCheck, when condition: () -> Bool)

    /// Judges a value, and says what becomes of it: `nil` when it is left alone.
    func change(_ value: Value?, in check: inout ModelCheck, when condition: () -> Bool) -> Value??

    /// Judges an element of an array, and says whether it passed.
    func check(element: Value, into report: inout Report) -> Bool
}

/// What a bound rule knows of itself.
struct BoundRuleInfo: Sendable {
    /// What the rule is in the model.
    let rule: ModelRule
    /// Whether it leaves empty values alone.
    let skipsEmptyValues: Bool
    /// Whether the check is told of it also when a value surely passes: where there are groups.
    let isAlwaysTold: Bool

    init(_ rule: ModelRule, isAlwaysTold: Bool) {
        self.rule = rule
        self.isAlwaysTold = isAlwaysTold
        skipsEmptyValues = rule.skipsEmptyValues
    }
}

/// A rule whose code is compiled for its type of value.
final class BoundDirectRule<Base: DirectRule>: BoundRule {
    private let info: BoundRuleInfo
    private let rule: Base

    init(_ rule: Base, _ info: BoundRuleInfo) {
        self.rule = rule
        self.info = info
    }

    func passes(_ value: Base.Value) -> Bool { rule.passes(value, skipsEmptyValues: info.skipsEmptyValues) }

    func judge(_ value: Base.Value?, in check: inout ModelCheck, when condition: () -> Bool) {
        rule.judge(value, as: info, in: &check, when: condition)
    }

    func change(_ value: Base.Value?, in check: inout ModelCheck, when condition: () -> Bool) -> Base.Value?? {
        rule.change(value, as: info, in: &check, when: condition)
    }

    func check(element: Base.Value, into report: inout Report) -> Bool {
        rule.check(element: element, as: info, into: &report)
    }
}

/// A rule of any type.
final class BoundAnyRule<Value>: BoundRule {
    private let info: BoundRuleInfo
    private let rule: AnyRule<Value>
    private let emptiness = EmptinessTest<Value>()

    init(_ rule: AnyRule<Value>, _ info: BoundRuleInfo) {
        self.rule = rule
        self.info = info
    }

    func passes(_ value: Value) -> Bool { info.skipsEmptyValues && emptiness.isEmpty(value) }

    func judge(_ value: Value?, in check: inout ModelCheck, when condition: () -> Bool) {
        guard check.begins(info.rule) else { return }
        check.refuse(value, isEmpty: emptiness.isEmpty(value), by: rule, info.rule, condition)
    }

    func change(_ value: Value?, in check: inout ModelCheck, when condition: () -> Bool) -> Value?? {
        guard check.begins(info.rule) else { return nil }
        return check.run(value, isEmpty: emptiness.isEmpty(value), by: rule, info.rule, condition)
    }

    func check(element: Value, into report: inout Report) -> Bool {
        if info.skipsEmptyValues, emptiness.isEmpty(element) { return true }
        let start = report.violations.count
        rule.check(element, into: &report)
        return !report.hasErrors(from: start)
    }
}

extension AnyRule {
    /// The rule as a model keeps it: called by its type, where that has code for just these values.
    func binding(as info: BoundRuleInfo) -> any BoundRule<Value> {
        for rule in [base, self] as [any ValidationRule<Value>] {
            if let direct = rule as? any DirectRule, let bound = direct.bound(as: info) as? any BoundRule<Value> {
                return bound
            }
        }
        return BoundAnyRule(self, info)
    }
}
