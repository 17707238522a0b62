internal import ProvisoCore

/// The types that `type` names.
struct TypeSet: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    static let null = Self(rawValue: 1)
    static let boolean = Self(rawValue: 2)
    static let number = Self(rawValue: 4)
    static let integer = Self(rawValue: 8)
    static let string = Self(rawValue: 16)
    static let array = Self(rawValue: 32)
    static let object = Self(rawValue: 64)
    /// Whole numbers are spelled without a point, as drafts 3 and 4 had it.
    static let plainIntegers = Self(rawValue: 128)

    private static let named: KeyValuePairs<String, TypeSet> = [
        "null": .null, "boolean": .boolean, "integer": .integer, "number": .number, "string": .string, "array": .array,
        "object": .object,
    ]

    /// What programming languages call the types.
    static let otherNames: [(other: String, name: String)] = [
        ("int", "integer"), ("long", "integer"), ("float", "number"), ("double", "number"), ("decimal", "number"),
        ("bool", "boolean"), ("str", "string"), ("text", "string"), ("char", "string"), ("list", "array"),
        ("tuple", "array"), ("dict", "object"), ("map", "object"), ("record", "object"), ("none", "null"),
        ("nil", "null"),
    ]

    /// The type with a name.
    init?(named name: String) {
        guard let found = Self.named.first(where: { $0.key == name })?.value else { return nil }
        self = found
    }

    /// The names of the types.
    var names: [String] { Self.named.filter { contains($0.value) }.map { $0.key } }

    /// Whether a value is of one of the types.
    @inline(__always)
    func contains(_ index: Int, of tape: borrowing ValueTape) -> Bool {
        switch tape.entries[index].kind {
        case .null: contains(.null)
        case .true, .false: contains(.boolean)
        case .string, .key: contains(.string)
        case .array: contains(.array)
        case .object: contains(.object)
        case .number: contains(.number) || (contains(.integer) && isInteger(index, of: tape))
        }
    }

    private func isInteger(_ index: Int, of tape: borrowing ValueTape) -> Bool {
        tape.withText(of: index) { text in
            guard let shape = DecimalShape(text) else { return false }
            if shape.isPlainInteger { return true }
            var digits = 0
            for offset in shape.start..<shape.end where text[offset] != UInt8(ascii: ".") { digits += 1 }
            if contains(.plainIntegers) {
                for offset in 0..<text.count where text[offset] == UInt8(ascii: ".") { return false }
            }
            return shape.exponent >= digits
        }
    }
}
