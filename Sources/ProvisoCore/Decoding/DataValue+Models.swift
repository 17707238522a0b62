extension DataValue {
    /// Creates the data of a value: what JSON would hold. Members of models have the names that coding keys give them.
    ///
    /// An object inside of itself, and what lies deeper than ``ObjectWalk/deepest``, is an object without members.
    init(of value: Any) {
        var walk = ObjectWalk()
        self.init(of: value, &walk)
    }

    private init(of value: Any, _ walk: inout ObjectWalk) {
        switch value {
        case let value as any RawRepresentable:
            self.init(inside: nil, &walk) { DataValue(of: value.rawValue as Any, &$0) }
        case let value as any OpenOptional: self = value.wrapped.map { DataValue(of: $0, &walk) } ?? .null
        case let value as [Any]:
            self.init(inside: nil, &walk) { walk in .array(value.map { DataValue(of: $0, &walk) }) }
        case let value as [String: Any]:
            self.init(inside: nil, &walk) { walk in
                .object(
                    value.sorted { $0.key < $1.key }
                        .reduce(into: DataObject()) { $0[$1.key] = DataValue(of: $1.value, &walk) })
            }
        case let value as any Validatable: self.init(model: value, &walk)
        default: self.init(any: value)
        }
    }

    private init<Model: Validatable>(model: Model, _ walk: inout ObjectWalk) {
        guard let shape = ModelShape.of(type(of: model)) else {
            self.init(any: model)
            return
        }
        self.init(inside: AnyObject?(model: model), &walk) { walk in
            var object = DataObject()
            for member in shape.members where member.isWhole {
                object[member.key] = member.value(model).map { DataValue(of: $0, &walk) } ?? .null
            }
            return .object(object)
        }
    }

    /// Creates the data of what lies inside of a value, unless the walk ends there.
    private init(inside object: AnyObject?, _ walk: inout ObjectWalk, _ make: (inout ObjectWalk) -> DataValue) {
        guard case .goIn = walk.enter(object) else {
            self = .object(DataObject())
            return
        }
        defer { walk.leave(object) }
        self = make(&walk)
    }
}

private protocol OpenOptional {
    var wrapped: Any? { get }
}

extension Optional: OpenOptional {
    fileprivate var wrapped: Any? { self }
}
