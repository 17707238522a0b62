extension ModelShape {
    /// The type of the value at the end of a way of names through models; `nil` where they lead to nothing that is known.
    package static func valueType(of names: ArraySlice<String>, in type: Any.Type) -> Any.Type? {
        guard let name = names.first else { return unwrapped(type) }
        guard let model = unwrapped(type) as? any Validatable.Type,
            let member = ModelShape.of(model)?.members.first(where: { $0.name == name })
        else { return nil }
        return valueType(of: names.dropFirst(), in: member.valueType)
    }
}
