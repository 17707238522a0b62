/// The members of an object.
struct DataKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    /// `nil` when there is no object, which has been noted.
    let object: DataObject?
    let decoder: DataDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { object?.members.compactMap { Key(stringValue: $0.key) } ?? [] }

    func contains(_ key: Key) -> Bool { object?[key.stringValue] != nil }

    func decodeNil(forKey key: Key) throws -> Bool { (object?[key.stringValue] ?? .null) == .null }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try member(key).decode(type)
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        guard let data = object?[key.stringValue], data != .null else { return nil }
        // An empty field of a form post is no number and no date: nothing was entered.
        if data == .untyped(""), type != String.self { return nil }
        return try decoder.part(.key(key.stringValue), data).decodeIfPossible(type)
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try member(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try member(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { member(named: "super") }
    func superDecoder(forKey key: Key) throws -> any Decoder { member(key) }

    private func member(_ key: Key) -> DataDecoder { member(named: key.stringValue) }

    /// The decoder of a member that must be there.
    private func member(named name: String) -> DataDecoder {
        let part = decoder.part(.key(name), object?[name])
        if object != nil, part.data == nil { part.log.fail("required", at: part.path) }
        return part
    }

    // Without these, the standard library's `decodeIfPresent` would ask for a value that cannot be there.

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try optional(type, key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try optional(type, key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try optional(type, key) }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try optional(type, key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try optional(type, key) }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try optional(type, key) }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try optional(type, key) }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try optional(type, key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try optional(type, key) }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try optional(type, key) }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try optional(type, key) }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try optional(type, key) }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try optional(type, key) }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try optional(type, key) }

    private func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
        guard let data = object?[key.stringValue], data != .null else { return nil }
        if data == .untyped(""), type != String.self { return nil }
        return try decoder.part(.key(key.stringValue), data).decodeIfPossible(type)
    }
}
