/// Changes a value by a closure of your own. Judges nothing; `nil` stays `nil`.
public struct Map<Value>: ValidationRule {
    private let transform: @Sendable (Value) -> Value

    /// Creates the filter.
    public init(_ transform: @escaping @Sendable (Value) -> Value) { self.transform = transform }

    /// A model asks it about empty values too.
    public var skipsEmptyValues: Bool { false }

    /// Judges nothing.
    public func check(_ value: Value, into report: inout Report) {}
    /// Judges nothing.
    public func checkMissing(into report: inout Report) {}
    /// What the closure makes of the value.
    public func tidy(_ value: Value) -> Value { transform(value) }
}

extension AnyRule {
    /// Changes a value by a closure of your own: `.map { $0.replacing("-", with: "") }`. Judges nothing.
    public static func map(_ transform: @escaping @Sendable (Value) -> Value) -> Self { Self(Map(transform)) }
}
