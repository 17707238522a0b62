/// Reads a property that the code which `@Validatable` writes does not see declared: one of an extension, for example.
///
/// There may be none. The compiler says so of the rule, and need not say it again of what is written for the rule.
@dynamicMemberLookup
public struct _UnseenProperty<Model> {
    private let model: Model

    /// Reads properties of a model.
    public init(_ model: Model) { self.model = model }

    /// The value of a property that there is.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Model, Value>) -> Value { model[keyPath: keyPath] }

    /// Stands for a property that there is not.
    @_disfavoredOverload
    public subscript(dynamicMember name: StaticString) -> _NoProperty { _NoProperty() }
}

/// Stands for the value of a property that there is not. No program that compiles has one.
public struct _NoProperty: Sendable {}

extension _BoundComparison {
    /// Stands in where there is no property to compare with.
    @_disfavoredOverload
    public func judge(
        _ value: Value?, against other: _NoProperty, in check: inout ModelCheck, when condition: () -> Bool = { true }
    ) {}

    /// Stands in where there is no property to compare with.
    @_disfavoredOverload
    public func passes(_ value: Value?, against other: _NoProperty, when condition: () -> Bool = { true }) -> Bool {
        true
    }
}
