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
    static func data(of value: Any) -> DataValue {
        switch value {
        case let value as any RawRepresentable: data(of: value.rawValue as Any)
        case let value as any ReadableOptional: value.wrapped.map(data(of:)) ?? .null
        case let value as [Any]: .array(value.map(data(of:)))
        case let value as [String: Any]:
            .object(value.sorted { $0.key < $1.key }.reduce(into: DataObject()) { $0[$1.key] = data(of: $1.value) })
        case let value as any Validatable: object(of: value)
        default: DataValue(any: value)
        }
    }

    private static func object<Model: Validatable>(of model: Model) -> DataValue {
        let attributes = Model.compiledRules.attributes
        guard !attributes.isEmpty, let rooted = model as? Model.ModelRuleSet.Model else { return DataValue(any: model) }
        var object = DataObject()
        for attribute in attributes where !attribute.name.contains(".") {
            object[attribute.name] = attribute.data(in: rooted)
        }
        return .object(object)
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
