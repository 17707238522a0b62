/// A rule for a type of value that is met so often that its code is compiled for just that type.
///
/// What a generic function does with a text costs ten times what the rule does. A conformance is for one type of value,
/// or for types that are named one by one, and what is here as a default is compiled anew for each. Who binds rules to
/// an attribute finds out once which of them are direct; see ``BoundRules``.
protocol SpecializedRule: ValidationRule {
    /// Whether the rule surely finds nothing in a value and changes nothing, so that it need not be run. `false` says
    /// only that it has to be.
    func passes(_ value: Value) -> Bool

    /// What is wrong with a value, as far as one look at it tells; `nil` where ``passes(_:)`` is true.
    func fault(in value: Value) -> ValueFault?

    /// Reports what is wrong with a value that breaks the rule. By default the rule looks at it again.
    func refuse(_ value: Value, into report: inout Report)

    /// Whether a value is empty.
    static func isEmpty(_ value: Value) -> Bool

    /// Whether the rule may change a value. By default it judges only.
    var isFilter: Bool { get }

    /// What the rule asks of the bytes of a text, as a new step, where that is all there is to it. `nil` by default.
    func textStep(skipsEmptyValues: Bool) -> TextStep?

    /// The rule as a model keeps it.
    func bound(skipsEmptyValues: Bool) -> any BoundRule<Value>
}

extension SpecializedRule {
    /// What does not surely pass has to be judged.
    func fault(in value: Value) -> ValueFault? { passes(value) ? nil : .unknown }

    /// The rule looks at it again.
    func refuse(_ value: Value, into report: inout Report) { check(value, into: &report) }

    /// The rule judges only.
    var isFilter: Bool { false }

    /// The rule asks for more.
    func textStep(skipsEmptyValues: Bool) -> TextStep? { nil }

    /// The rule as a model keeps it.
    func bound(skipsEmptyValues: Bool) -> any BoundRule<Value> {
        BoundSpecializedRule(self, skipsEmptyValues: skipsEmptyValues)
    }
}

extension SpecializedRule where Value: Collection {
    /// Whether there is nothing in it.
    static func isEmpty(_ value: Value) -> Bool { value.isEmpty }
}

extension AnyRule: SpecializedRule where Value == String {
    /// Nothing is known.
    func passes(_ value: String) -> Bool { false }

    /// Nobody knows.
    var isFilter: Bool { true }
}
