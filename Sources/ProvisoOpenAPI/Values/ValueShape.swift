internal import ProvisoCore

/// What the value of a parameter can be, as far as text must be told apart by it.
struct ValueShape: Sendable {
    /// Types of values.
    struct Types: OptionSet, Sendable {
        let rawValue: UInt8

        static let null = Self(rawValue: 1)
        static let boolean = Self(rawValue: 2)
        static let number = Self(rawValue: 4)
        static let string = Self(rawValue: 8)
        static let array = Self(rawValue: 16)
        static let object = Self(rawValue: 32)
        static let all: Self = [.null, .boolean, .number, .string, .array, .object]

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(named name: String) {
            switch name {
            case "null": self = .null
            case "boolean": self = .boolean
            case "number", "integer": self = .number
            case "string": self = .string
            case "array": self = .array
            case "object": self = .object
            default: self = []
            }
        }

        init(of value: DataValue) {
            switch value {
            case .null: self = .null
            case .bool: self = .boolean
            case .number: self = .number
            case .string, .untyped: self = .string
            case .array: self = .array
            case .object: self = .object
            }
        }
    }

    /// The types, where the schema names them.
    private var named: Types?
    /// What the first elements can be, each for itself.
    var leading: [ValueShape] = []
    /// What elements can be behind those; one shape, or none.
    var elements: [ValueShape] = []
    /// The members with a name.
    private(set) var members: [(name: String, shape: ValueShape)] = []
    /// What all other members can be; one shape, or none where they are not spoken of.
    private(set) var others: [ValueShape] = []

    /// Whether there are limits that numbers alone have.
    var hasNumericLimits = false

    /// The types that the value can have: text, where nothing is said.
    var types: Types {
        if let named { return named }
        if speaksOfElements { return .array }
        if speaksOfMembers { return .object }
        return hasNumericLimits ? [.number, .string] : .string
    }

    private var speaksOfElements: Bool { !elements.isEmpty || !leading.isEmpty }
    private var speaksOfMembers: Bool { !members.isEmpty || !others.isEmpty }

    var isArray: Bool { types.contains(.array) }
    var isObject: Bool { types.contains(.object) }
    /// Whether it can be something without parts.
    var isPlain: Bool { !types.isDisjoint(with: [.null, .boolean, .number, .string]) || types.isEmpty }
    /// What an element can be, counted from 0.
    func element(at index: Int) -> ValueShape {
        index < leading.count ? leading[index] : elements.first ?? ValueShape()
    }

    /// What a member can be.
    func member(_ name: String) -> ValueShape {
        members.first { $0.name == name }?.shape ?? others.first ?? ValueShape()
    }

    func hasMember(_ name: String) -> Bool { members.contains { $0.name == name } }

    // MARK: Several schemas of one value

    mutating func narrow(to types: Types) {
        named = named.map { $0.intersection(types) } ?? types
    }

    /// Takes out types that the value cannot have.
    mutating func exclude(_ types: Types) { narrow(to: Types.all.subtracting(types)) }

    /// Adds what a schema says of a member: another one may have said something already.
    mutating func add(_ shape: ValueShape, named name: String, all: Bool = true) {
        if let index = members.firstIndex(where: { $0.name == name }) {
            members[index].shape = members[index].shape.joined(with: shape, all: all)
        } else {
            members.append((name, shape))
        }
    }

    /// Adds what other schemas say of the same value.
    ///
    /// - Parameter all: Whether all of them count, and not one of them.
    mutating func add(_ shapes: [ValueShape], all: Bool) {
        if all {
            for types in shapes.compactMap(\.said) { narrow(to: types) }
            join(shapes, all: true)
        } else {
            // What is known already counts with each of them.
            var any = ValueShape()
            any.named = shapes.reduce(into: Types()) { $0.formUnion($1.types) }
            any.join(shapes, all: false)
            add([any], all: true)
        }
    }

    private mutating func join(_ shapes: [ValueShape], all: Bool) {
        for shape in shapes {
            if shape.hasNumericLimits { hasNumericLimits = true }
            for (name, member) in shape.members { add(member, named: name, all: all) }
            Self.join(&leading, shape.leading, all: all)
            Self.join(&elements, shape.elements, all: all)
            Self.join(&others, shape.others, all: all)
        }
    }

    /// Adds what a member without a name of its own can be.
    mutating func addOthers(_ shape: ValueShape) { Self.join(&others, [shape], all: false) }

    private static func join(_ shapes: inout [ValueShape], _ more: [ValueShape], all: Bool) {
        for (index, shape) in more.enumerated() {
            if index < shapes.count {
                shapes[index] = shapes[index].joined(with: shape, all: all)
            } else {
                shapes.append(shape)
            }
        }
    }

    /// What a value can be that two schemas speak of.
    private func joined(with other: ValueShape, all: Bool) -> ValueShape {
        var joined = ValueShape()
        joined.add([self, other], all: all)
        return joined
    }

    /// The types, if anything is said of them.
    private var said: Types? { named ?? (speaksOfElements || speaksOfMembers ? types : nil) }

    // MARK: Text

    /// The value that a text stands for: the first of null, boolean, number and text that it can be and that the text spells.
    /// A number keeps all of its digits.
    func value(of text: String) -> DataValue {
        let types = types
        if types.contains(.boolean), text == "true" || text == "false" { return .bool(text == "true") }
        if types.contains(.number), text.isJSONNumber, let number = ExactNumber(text) { return .number(number) }
        if types.contains(.null), !types.contains(.string), text.isEmpty || text == "null" { return .null }
        return .string(text)
    }
}

extension String {
    /// Whether JSON spells a number so: without a plus sign, zeros in front or a point at either end.
    var isJSONNumber: Bool {
        let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : utf8[...]
        guard let first = digits.first, first &- UInt8(ascii: "0") < 10 else { return false }
        let second = digits.dropFirst().first ?? 0
        return first != UInt8(ascii: "0") || second &- UInt8(ascii: "0") > 9
    }
}
