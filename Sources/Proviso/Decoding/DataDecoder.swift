/// Decodes values of data and goes on after what cannot be decoded.
///
/// A missing key, a null and a wrong type are noted, and a value that stands in goes on in their place: `""`, 0, `false`,
/// an empty list, the first case of an enumeration. So every problem is found at once; what was decoded is used only when
/// there was none.
struct DataDecoder: Decoder {
    /// The data; `nil` for what is missing and noted already, of which nothing more is said.
    let data: DataValue?
    let path: FieldPath
    let log: DecodingLog

    var codingPath: [any CodingKey] { path.components.map(DataKey.init) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try checkDepth()
        guard let data else { return KeyedDecodingContainer(DataKeyedContainer(object: nil, decoder: self)) }
        if case .object(let object) = data {
            return KeyedDecodingContainer(DataKeyedContainer(object: object, decoder: self))
        }
        log.fail(data == .null ? "required" : "nested.type", at: path)
        return KeyedDecodingContainer(DataKeyedContainer(object: nil, decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try checkDepth()
        guard let data else { return DataUnkeyedContainer(elements: [], decoder: self) }
        if case .array(let elements) = data { return DataUnkeyedContainer(elements: elements, decoder: self) }
        log.fail(data == .null ? "required" : "each.type", at: path)
        return DataUnkeyedContainer(elements: [], decoder: self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { DataSingleContainer(decoder: self) }

    private func checkDepth() throws {
        guard path.components.count > DecodingLog.deepest else { return }
        if data != nil { log.fail("nested.type", at: path) }
        throw DecodingStopped()
    }

    /// The decoder of a part.
    func part(_ component: FieldPath.Component, _ data: DataValue?) -> DataDecoder {
        DataDecoder(data: data, path: FieldPath(path.components + [component]), log: log)
    }

    /// Decodes a value that must be there, or what stands in for it.
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let value = try decodeIfPossible(type) { return value }
        return try standIn(type)
    }

    /// Decodes a value, or notes why that cannot be.
    func decodeIfPossible<Value: Decodable>(_ type: Value.Type) throws -> Value? {
        let before = log.violations.count
        if let conversion = DataConversion.of(type) {
            guard let data else { return nil }
            if data == .null, type != DataValue.self {
                log.fail("required", at: path)
                return nil
            }
            switch conversion.convert(data) {
            case .value(let value): return value as? Value
            case .failure(let code, let parameters):
                log.fail(code, at: path, parameters)
                return nil
            }
        }
        do {
            return try Value(from: self)
        } catch let stopped as DecodingStopped {
            throw stopped
        } catch {
            // The type refuses the value: the raw value of no case, for example.
            if data != nil, log.violations.count == before {
                log.add(isRaw(type) ? Violation("in", at: path) : .undecodable(at: path))
            }
            return nil
        }
    }

    private func isRaw(_ type: any Decodable.Type) -> Bool { type is any RawRepresentable.Type }

    /// A value in place of one that is missing or wrong.
    private func standIn<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let value = DataConversion.of(type)?.standIn as? Value { return value }
        if let cases = type as? any CaseIterable.Type, let first = Self.firstCase(of: cases) as? Value { return first }
        let nothing = DataDecoder(data: nil, path: path, log: log)
        try nothing.checkDepth()
        do {
            return try Value(from: nothing)
        } catch {
            throw DecodingStopped()
        }
    }

    private static func firstCase<Cases: CaseIterable>(of type: Cases.Type) -> Any? {
        // An enumeration without cases has none.
        type.allCases.first
    }
}

/// A key of any name, or an index.
struct DataKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ component: FieldPath.Component) {
        switch component {
        case .key(let key): (stringValue, intValue) = (key, nil)
        case .index(let index): (stringValue, intValue) = (String(index), index)
        }
    }

    init?(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
    init?(intValue: Int) { (stringValue, self.intValue) = (String(intValue), intValue) }
}
