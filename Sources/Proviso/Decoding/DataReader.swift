/// Makes the values of attributes of data, and notes what cannot be made.
struct DataReader {
    let scenario: Scenario
    private(set) var violations: [Violation] = []

    init(scenario: Scenario = .default) { self.scenario = scenario }

    /// Makes a value.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - current: The value that is there; what the data does not name in a nested model is kept.
    mutating func read<Value>(_ type: Value.Type, from data: DataValue, current: Value?) -> Value? {
        if let model = type as? any Validatable.Type, case .object(let object) = data,
            let made = readModel(model, object, current) as? Value
        {
            return made
        }
        if let optional = type as? any ReadableOptional.Type {
            return optional.read(from: data, current: current as Any, &self) as? Value
        }
        if let decodable = type as? any Decodable.Type { return decode(decodable, data) as? Value }
        if let raw = type as? any RawRepresentable.Type { return readRaw(raw, data) as? Value }
        violations.append(.unassignable())
        return nil
    }

    private mutating func decode<Value: Decodable>(_ type: Value.Type, _ data: DataValue) -> Any? {
        let log = DecodingLog()
        let value = try? DataDecoder(data: data, path: FieldPath(), log: log).decode(type)
        violations += log.violations
        return log.violations.isEmpty ? value : nil
    }

    private mutating func readRaw<Value: RawRepresentable>(_ type: Value.Type, _ data: DataValue) -> Any? {
        guard let raw = read(Value.RawValue.self, from: data, current: nil) else { return nil }
        if let value = Value(rawValue: raw) { return value }
        violations.append(Violation("in"))
        return nil
    }

    /// Writes the safe attributes of a nested model into the value that is there, or makes one of them alone.
    private mutating func readModel<Model: Validatable>(
        _ type: Model.Type, _ object: DataObject, _ current: Any?
    ) -> Any? {
        let rules = type.compiledRules
        let attributes = rules.attributes
        if attributes.isEmpty { return nil }
        let safe = attributes.filter { attribute in
            attribute.isSafe && rules.modelRules.contains { $0.makesSafe(attribute.name, in: scenario) }
        }
        let refused = object.members.filter { member in !safe.contains { $0.name == member.key } }
        for member in refused { violations.append(.unassignable(at: FieldPath([.key(member.key)]))) }
        guard let present = current as? Model, var model = present as? Model.ModelRuleSet.Model else {
            guard refused.isEmpty, let decodable = type as? any Decodable.Type else { return nil }
            return decode(decodable, .object(object))
        }
        for attribute in safe {
            guard let data = object[attribute.name] else { continue }
            violations += attribute.assign(data, to: &model, scenario: scenario)
        }
        return model
    }

    /// The data of a value: what JSON would hold.
    ///
    /// An object inside of itself, and what lies deeper than ``ObjectWalk/deepest``, is an object without members.
    static func data(of value: Any) -> DataValue {
        var walk = ObjectWalk()
        return data(of: value, &walk)
    }

    private static func data(of value: Any, _ walk: inout ObjectWalk) -> DataValue {
        switch value {
        case let value as any RawRepresentable: return inside(nil, &walk) { data(of: value.rawValue as Any, &$0) }
        case let value as any ReadableOptional: return value.wrapped.map { data(of: $0, &walk) } ?? .null
        case let value as [Any]: return inside(nil, &walk) { walk in .array(value.map { data(of: $0, &walk) }) }
        case let value as [String: Any]:
            return inside(nil, &walk) { walk in
                .object(
                    value.sorted { $0.key < $1.key }
                        .reduce(into: DataObject()) { $0[$1.key] = data(of: $1.value, &walk) })
            }
        case let value as any Validatable: return object(of: value, &walk)
        default: return DataValue(any: value)
        }
    }

    private static func object<Model: Validatable>(of model: Model, _ walk: inout ObjectWalk) -> DataValue {
        let attributes = Model.compiledRules.attributes
        guard !attributes.isEmpty, let rooted = model as? Model.ModelRuleSet.Model else { return DataValue(any: model) }
        return inside(AnyObject?(model: model), &walk) { walk in
            var object = DataObject()
            for attribute in attributes where !attribute.name.contains(".") && !attribute.isWholeModel {
                object[attribute.name] = data(of: attribute.value(in: rooted), &walk)
            }
            return .object(object)
        }
    }

    /// Makes the data of what lies inside of a value, unless the walk ends there.
    private static func inside(
        _ object: AnyObject?, _ walk: inout ObjectWalk, _ make: (inout ObjectWalk) -> DataValue
    ) -> DataValue {
        guard case .goIn = walk.enter(object) else { return .object(DataObject()) }
        defer { walk.leave(object) }
        return make(&walk)
    }
}

private protocol ReadableOptional {
    static func read(from data: DataValue, current: Any, _ reader: inout DataReader) -> Any?
    var wrapped: Any? { get }
}

extension Optional: ReadableOptional {
    fileprivate static func read(from data: DataValue, current: Any, _ reader: inout DataReader) -> Any? {
        // An empty field of a form post is no number and no date: nothing was entered.
        let isNothing = data == .null || (data == .untyped("") && Wrapped.self != String.self)
        if isNothing { return Wrapped?.none as Any }
        return reader.read(Wrapped.self, from: data, current: current as? Wrapped).map { Wrapped?.some($0) as Any }
    }

    fileprivate var wrapped: Any? { self }
}
