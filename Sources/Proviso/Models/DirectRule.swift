/// A rule for a type of value that is met so often that its code is compiled for just that type.
///
/// What a generic function does with a text costs ten times what the rule does. A conformance is for one type of value,
/// or for types that are named one by one, and what is here as a default is compiled anew for each. Who binds rules to
/// an attribute finds out once which of them are direct; see ``BoundRules``.
protocol DirectRule: ValidationRule {
    /// Whether the rule surely finds nothing in a value and changes nothing, so that it need not be run. `false` says
    /// only that it has to be.
    func passes(_ value: Value, skipsEmptyValues: Bool) -> Bool

    /// Whether a value is empty.
    static func isEmpty(_ value: Value) -> Bool

    /// Judges a value, and changes nothing.
    func judge(_ value: Value?, as bound: BoundRuleInfo, in check: inout ModelCheck, when condition: () -> Bool)

    /// Judges a value, and says what becomes of it: `nil` when it is left alone. By default nothing does, and the rule
    /// judges.
    func change(
        _ value: Value?, as bound: BoundRuleInfo, in check: inout ModelCheck, when condition: () -> Bool
    ) -> Value??

    /// Judges an element of an array, and says whether it passed.
    func check(element: Value, as bound: BoundRuleInfo, into report: inout Report) -> Bool

    /// The rule as a model keeps it.
    func bound(as info: BoundRuleInfo) -> any BoundRule<Value>
}

extension DirectRule {
    /// Judges a value, and changes nothing.
    func judge(_ value: Value?, as bound: BoundRuleInfo, in check: inout ModelCheck, when condition: () -> Bool) {
        guard runs(on: value, as: bound, in: &check) else { return }
        check.refuse(value, isEmpty: value.map(Self.isEmpty) ?? true, by: self, bound.rule, condition)
    }

    /// Judges a value, and says what becomes of it: `nil` when it is left alone.
    func change(
        _ value: Value?, as bound: BoundRuleInfo, in check: inout ModelCheck, when condition: () -> Bool
    ) -> Value?? {
        judge(value, as: bound, in: &check, when: condition)
        return nil
    }

    /// What ``change(_:as:in:when:)`` is for filters.
    @inline(__always)
    func filter(
        _ value: Value?, as bound: BoundRuleInfo, in check: inout ModelCheck, when condition: () -> Bool
    ) -> Value?? {
        guard runs(on: value, as: bound, in: &check) else { return nil }
        return check.run(value, isEmpty: value.map(Self.isEmpty) ?? true, by: self, bound.rule, condition)
    }

    /// Whether the rule has to look at a value.
    @inline(__always)
    func runs(on value: Value?, as bound: BoundRuleInfo, in check: inout ModelCheck) -> Bool {
        if !bound.isAlwaysTold {
            if let value {
                if passes(value, skipsEmptyValues: bound.skipsEmptyValues) { return false }
            } else if bound.skipsEmptyValues {
                return false
            }
        }
        return check.begins(bound.rule)
    }

    /// Judges an element of an array, and says whether it passed.
    func check(element: Value, as bound: BoundRuleInfo, into report: inout Report) -> Bool {
        if bound.skipsEmptyValues, Self.isEmpty(element) { return true }
        let start = report.violations.count
        check(element, into: &report)
        return !report.hasErrors(from: start)
    }

    /// The rule as a model keeps it.
    func bound(as info: BoundRuleInfo) -> any BoundRule<Value> { BoundDirectRule(self, info) }
}

extension DirectRule where Value: Collection {
    /// Whether there is nothing in it.
    static func isEmpty(_ value: Value) -> Bool { value.isEmpty }
}

extension AnyRule: DirectRule where Value == String {
    /// Nothing is known but that an empty text is left alone.
    func passes(_ value: String, skipsEmptyValues: Bool) -> Bool { skipsEmptyValues && value.isEmpty }

    /// It may be a filter.
    func change(
        _ value: String?, as bound: BoundRuleInfo, in check: inout ModelCheck, when condition: () -> Bool
    ) -> String?? { filter(value, as: bound, in: &check, when: condition) }
}
