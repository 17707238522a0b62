/// Optionals, among types that one does not know.
protocol WrappingType {
    static var insideType: Any.Type { get }
}

extension Optional: WrappingType {
    static var insideType: Any.Type { Wrapped.self }
}

/// Lists and dictionaries, among types that one does not know.
protocol HoldingType {
    static var elementType: Any.Type { get }
    /// Whether elements have keys.
    static var isKeyed: Bool { get }
}

extension HoldingType {
    static var isKeyed: Bool { false }
}

extension Array: HoldingType {
    static var elementType: Any.Type { Element.self }
}

extension Set: HoldingType {
    static var elementType: Any.Type { Element.self }
}

extension Dictionary: HoldingType {
    static var elementType: Any.Type { Value.self }
    static var isKeyed: Bool { true }
}

/// What a type is about, without the optionals around it.
func unwrapped(_ type: Any.Type) -> Any.Type {
    var type = type
    while let optional = type as? any WrappingType.Type { type = optional.insideType }
    return type
}

/// The type of what values of a type are or hold, in optionals, lists and dictionaries.
func innermostType(of type: Any.Type) -> Any.Type {
    var type = unwrapped(type)
    while let holder = type as? any HoldingType.Type { type = unwrapped(holder.elementType) }
    return type
}

/// The model that values of a type are or hold, in optionals, lists and dictionaries.
package func modelType(in type: Any.Type) -> (any Validatable.Type)? {
    innermostType(of: type) as? any Validatable.Type
}
