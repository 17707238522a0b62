extension ModelShape {
    /// The type of the value at the end of a way through models, lists and dictionaries, in the names of Swift; `nil` where it
    /// leads to nothing that is known.
    package static func valueType(at way: ArraySlice<FieldPath.Component>, in type: Any.Type) -> Any.Type? {
        let type = unwrapped(type)
        guard let step = way.first else { return type }
        switch step {
        case .key(let name):
            if let dictionary = type as? any HoldingType.Type, dictionary.isKeyed {
                return valueType(at: way.dropFirst(), in: dictionary.elementType)
            }
            guard let model = type as? any Validatable.Type,
                let member = ModelShape.of(model)?.members.first(where: { $0.name == name })
            else { return nil }
            return valueType(at: way.dropFirst(), in: member.valueType)
        case .index:
            guard let list = type as? any HoldingType.Type, !list.isKeyed else { return nil }
            return valueType(at: way.dropFirst(), in: list.elementType)
        }
    }
}
