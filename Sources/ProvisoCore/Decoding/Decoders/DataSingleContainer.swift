/// A value that is decoded as a whole.
struct DataSingleContainer: SingleValueDecodingContainer {
    let decoder: DataDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.data == nil || decoder.data == .null }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
}
