#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension DataValue {
    /// Creates the data of a value: what JSON would hold. Members of models have the names that coding keys give them.
    ///
    /// An object inside of itself, and what lies deeper than ``ObjectWalk/deepest``, is an object without members.
    package init(of value: Any) {
        var walk = ObjectWalk()
        self.init(of: value, &walk)
    }

    /// Creates what messages show of a value that holds models: its data, with the sensitive members masked, and not what lies deeper
    /// than a message has room for.
    ///
    /// - Returns: `nil` for a value that holds none.
    package init?(shownModels value: Any) {
        guard Self.holdsModels(value) else { return nil }
        var walk = ObjectWalk.forMessages
        self.init(of: value, &walk)
    }

    private static func holdsModels(_ value: Any) -> Bool {
        switch value {
        case let value as any Validatable where ModelShape.of(type(of: value)) != nil: true
        case let value as any OpenOptional: value.wrapped.map(holdsModels) ?? false
        case let value as [Any]: value.contains(where: holdsModels)
        case let value as any OpenSet: value.elements.contains(where: holdsModels)
        case let value as [AnyHashable: Any]: value.values.contains(where: holdsModels)
        default: false
        }
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
                    value.sortedByKey().reduce(into: DataObject()) { $0[$1.key] = DataValue(of: $1.value, &walk) })
            }
        case let value as any Validatable where ModelShape.of(type(of: value)) != nil: self.init(model: value, &walk)
        case let value as any OpenSet: self.init(elements: value.elements, &walk)
        default: self = Self.rest(value, &walk)
        }
    }

    /// What messages show of a dictionary with keys that are no texts, which as JSON would encode its models whole; of any other value, its
    /// data.
    @inline(never)
    private static func rest(_ value: Any, _ walk: inout ObjectWalk) -> DataValue {
        guard walk.masksSensitive, let dictionary = value as? [AnyHashable: Any] else { return leaf(value) }
        return DataValue(
            of: Dictionary(dictionary.map { ("\($0.key)", $0.value) }, uniquingKeysWith: { first, _ in first }), &walk)
    }

    /// The data of a set. It has no order, and equal ones have equal data.
    private init(elements: [Any], _ walk: inout ObjectWalk) {
        self.init(inside: nil, &walk) { walk in
            let data = elements.map { DataValue(of: $0, &walk) }
            return .array(data.map { (key: $0.description, value: $0) }.sortedRarely { $0.key < $1.key }.map(\.value))
        }
    }

    /// The data of a value that no walk goes into. Apart, since each level of a walk keeps all that its function has.
    @inline(never)
    private static func leaf(_ value: Any) -> DataValue {
        switch value {
        case is String, is Bool, is any BinaryInteger, is any BinaryFloatingPoint, is Decimal, is Date, is UUID, is URL:
            DataValue(any: value)
        case let value as DataValue: value
        case let value as DataObject: .object(value)
        case let value as Data: .string(value.base64EncodedString())
        case let value as any Encodable: encoded(value) ?? DataValue(any: value)
        default: DataValue(any: value)
        }
    }

    /// The data that a value encodes itself as, in JSON.
    private static func encoded(_ value: any Encodable) -> DataValue? {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(DataValue(any: date))
        }
        guard let json = try? encoder.encode(value) else { return Optional.none }
        return try? DataValue(json: json.span)
    }

    private init<Model: Validatable>(model: Model, _ walk: inout ObjectWalk) {
        guard let shape = ModelShape.of(type(of: model)) else {
            self.init(any: model)
            return
        }
        self.init(inside: AnyObject?(model: model), &walk) { walk in
            var object = DataObject()
            for member in shape.members(masked: walk.masksSensitive) where member.isWhole {
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

private protocol OpenSet {
    var elements: [Any] { get }
}

extension Set: OpenSet {
    fileprivate var elements: [Any] { Array(self) }
}
