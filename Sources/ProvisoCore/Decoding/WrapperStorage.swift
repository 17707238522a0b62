/// What stands behind a property with a wrapper: the wrapper itself.
enum WrapperStorage {
    /// The value that a property of a type has, of what was decoded for it: that, or what a wrapper holds.
    static func wrapped(_ value: Any, of type: Any.Type) -> Any? {
        func isValue<Value>(_: Value.Type) -> Bool { value is Value }
        if _openExistential(type, do: isValue) { return value }
        let inside = Mirror(reflecting: value).children.first { $0.label == "wrappedValue" }?.value
        func isInside<Value>(_: Value.Type) -> Bool { inside is Value }
        return inside.flatMap { _openExistential(type, do: isInside) ? $0 : nil }
    }

    /// The wrapper of a property, when it has the type.
    static func value<Wrapper>(named name: String, in model: Any, as type: Wrapper.Type) -> Wrapper? {
        var mirror: Mirror? = Mirror(reflecting: model)
        while let current = mirror {
            for child in current.children where child.label == "_" + name {
                if Swift.type(of: child.value) == type { return child.value as? Wrapper }
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}
