/// The elements of a list.
struct DataUnkeyedContainer: UnkeyedDecodingContainer {
    let elements: [DataValue]
    let decoder: DataDecoder
    private(set) var currentIndex = 0

    init(elements: [DataValue], decoder: DataDecoder) {
        self.elements = elements
        self.decoder = decoder
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd, elements[currentIndex] == .null else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().decode(type) }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
        try next().handedOn(to: type, inside: true).members(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().elements() }

    mutating func superDecoder() throws -> any Decoder { next() }

    private mutating func next() -> DataDecoder {
        let place = decoder.place.element(currentIndex)
        let part = decoder.part(place, isAtEnd ? nil : elements[currentIndex])
        if part.data == nil, decoder.data != nil { part.intake.fail("required", at: place) }
        currentIndex += 1
        return part
    }
}
