extension DataValue {
    /// Creates the data of a value: what JSON would hold. Members of models have the names that coding keys give them.
    init(of value: Any) {
        switch value {
        case let value as any RawRepresentable: self.init(of: value.rawValue as Any)
        case let value as any OpenOptional: self = value.wrapped.map(DataValue.init(of:)) ?? .null
        case let value as [Any]: self = .array(value.map(DataValue.init(of:)))
        case let value as [String: Any]:
            self = .object(
                value.sorted { $0.key < $1.key }.reduce(into: DataObject()) { $0[$1.key] = DataValue(of: $1.value) })
        case let value as any Validatable: self.init(model: value)
        default: self.init(any: value)
        }
    }

    private init<Model: Validatable>(model: Model) {
        guard let shape = ModelShape.of(type(of: model)) else {
            self.init(any: model)
            return
        }
        var object = DataObject()
        for member in shape.members where !member.name.contains(".") {
            object[member.key] = member.value(model).map(DataValue.init(of:)) ?? .null
        }
        self = .object(object)
    }
}

private protocol OpenOptional {
    var wrapped: Any? { get }
}

extension Optional: OpenOptional {
    fileprivate var wrapped: Any? { self }
}
