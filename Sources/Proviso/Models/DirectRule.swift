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

    /// Judges a value that did not pass, and changes nothing.
    func judge(_ value: Value?, as info: ModelRule, in check: inout ModelCheck, when condition: () -> Bool)

    /// Judges a value that did not pass, and says what becomes of it: `nil` when it is left alone. By default nothing
    /// does, and the rule judges.
    func change(
        _ value: Value?, as info: ModelRule, in check: inout ModelCheck, when condition: () -> Bool
    ) -> Value??

    /// Judges an element of an array, and says whether it passed.
    func check(element: Value, as info: ModelRule, into report: inout Report) -> Bool

    /// The rule as a model keeps it.
    func bound(to info: ModelRule) -> any BoundRule<Value>
}

extension DirectRule {
    /// Judges a value that did not pass, and changes nothing.
    func judge(_ value: Value?, as info: ModelRule, in check: inout ModelCheck, when condition: () -> Bool) {
        check.refuse(value, isEmpty: value.map(Self.isEmpty) ?? true, by: self, info, condition)
    }

    /// Judges a value that did not pass, and says what becomes of it: `nil` when it is left alone.
    func change(
        _ value: Value?, as info: ModelRule, in check: inout ModelCheck, when condition: () -> Bool
    ) -> Value?? {
        judge(value, as: info, in: &check, when: condition)
        return nil
    }

    /// Judges an element of an array, and says whether it passed.
    func check(element: Value, as info: ModelRule, into report: inout Report) -> Bool {
        if info.skipsEmptyValues, Self.isEmpty(element) { return true }
        let start = report.violations.count
        check(element, into: &report)
        return !report.hasErrors(from: start)
    }

    /// The rule as a model keeps it.
    func bound(to info: ModelRule) -> any BoundRule<Value> { BoundDirectRule(self, info) }
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
        _ value: String?, as info: ModelRule, in check: inout ModelCheck, when condition: () -> Bool
    ) -> String?? { check.run(value, isEmpty: value?.isEmpty ?? true, by: self, info, condition) }
}
