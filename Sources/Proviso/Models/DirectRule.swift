/// A rule for a type of value that is met so often that its code is compiled for just that type.
///
/// What a generic function does with a text costs ten times what the rule does. So the code that `@Validatable` writes
/// calls these rules by their type. A conformance is for one type of value, or for types that are named one by one, and
/// what is here as a default is compiled anew for each.
public protocol DirectRule: ValidationRule {
    /// Whether the rule surely finds nothing in a value and changes nothing, so that it need not be run. `false` says
    /// only that it has to be.
    func passes(_ value: Value, skipsEmptyValues: Bool) -> Bool

    /// Whether a value is empty.
    static func isEmpty(_ value: Value) -> Bool

    /// Judges a value that did not pass, and changes nothing.
    static func judge(
        _ value: Value?, by bound: BoundRule<Self>, in check: inout ModelCheck, when condition: () -> Bool)

    /// Judges a value that did not pass, and says what becomes of it: `nil` when it is left alone.
    static func change(
        _ value: Value?, by bound: BoundRule<Self>, in check: inout ModelCheck, when condition: () -> Bool
    ) -> Value??

    /// Judges an element of an array, and says whether it passed.
    static func judge(element: Value, by bound: BoundRule<Self>, into report: inout Report) -> Bool
}

extension DirectRule {
    /// Judges a value that did not pass, and changes nothing.
    public static func judge(
        _ value: Value?, by bound: BoundRule<Self>, in check: inout ModelCheck, when condition: () -> Bool
    ) { check.refuse(value, isEmpty: value.map(isEmpty) ?? true, bound, condition) }

    /// Judges a value that did not pass, and says what becomes of it: `nil` when it is left alone.
    public static func change(
        _ value: Value?, by bound: BoundRule<Self>, in check: inout ModelCheck, when condition: () -> Bool
    ) -> Value?? { check.run(value, isEmpty: value.map(isEmpty) ?? true, bound, condition) }

    /// Judges an element of an array, and says whether it passed.
    public static func judge(element: Value, by bound: BoundRule<Self>, into report: inout Report) -> Bool {
        bound.judge(element: element, isEmpty: isEmpty(element), into: &report)
    }
}

extension DirectRule where Value: Collection {
    /// Whether there is nothing in it.
    public static func isEmpty(_ value: Value) -> Bool { value.isEmpty }
}

extension AnyRule: DirectRule where Value == String {
    /// Not known.
    public func passes(_ value: String, skipsEmptyValues: Bool) -> Bool { false }
}
