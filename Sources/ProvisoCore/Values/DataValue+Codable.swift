#if !hasFeature(Embedded)
extension DataValue: Codable {
    private struct MemberName: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Encodes the value as the JSON value that it stands for.
    ///
    /// A number goes out as an integer where it is one of 64 bits, else as the nearest `Double`: coders know no other.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            for element in elements { try container.encode(element) }
        case .object(let object):
            var container = encoder.container(keyedBy: MemberName.self)
            for member in object.members { try container.encode(member.value, forKey: MemberName(member.key)) }
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .bool(let value):
            var container = encoder.singleValueContainer()
            try container.encode(value)
        case .number(let number):
            var container = encoder.singleValueContainer()
            if let integer = number.integer {
                try container.encode(integer)
            } else {
                try container.encode(number.approximation)
            }
        case .string(let text), .untyped(let text):
            var container = encoder.singleValueContainer()
            try container.encode(text)
        }
    }

    /// Decodes any JSON value.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: MemberName.self) {
            var object = DataObject()
            for key in container.allKeys { object[key.stringValue] = try container.decode(DataValue.self, forKey: key) }
            self = .object(object)
            return
        }
        if var container = try? decoder.unkeyedContainer() {
            var elements: [DataValue] = []
            while !container.isAtEnd { elements.append(try container.decode(DataValue.self)) }
            self = .array(elements)
            return
        }
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .number(ExactNumber(value))
        } else if let value = try? container.decode(Double.self), let number = ExactNumber(value) {
            self = .number(number)
        } else {
            self = .string(try container.decode(String.self))
        }
    }
}
#endif
