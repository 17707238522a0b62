extension DataValue: Hashable {
    /// Whether both are the same value of the same type. Texts are equal when they are canonically equivalent, numbers
    /// when their values are.
    ///
    /// - Complexity: Linear in the values.
    @inline(never)  // Inlined, it takes 18 kB in each of sixteen types that hold values.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.string(let a), .string(let b)), (.untyped(let a), .untyped(let b)): a.isEquivalent(to: b)
        case (.array(let a), .array(let b)): a == b
        case (.object(let a), .object(let b)): a == b
        case (.null, _), (.bool, _), (.number, _), (.string, _), (.untyped, _), (.array, _), (.object, _): false
        }
    }

    /// Hashes the value.
    @inline(never)  // As the comparison: `Hasher` inlines much for each thing that it takes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kindNumber)
        switch self {
        case .null: break
        case .bool(let value): hasher.combine(value)
        case .number(let number): hasher.combine(number)
        case .string(let text), .untyped(let text): hasher.combine(TextKey(text))
        case .array(let elements): hasher.combine(elements)
        case .object(let object): hasher.combine(object)
        }
    }

    /// What tells values of different types apart.
    private var kindNumber: UInt8 {
        switch self {
        case .null: 0
        case .bool: 1
        case .number: 2
        case .string: 3
        case .untyped: 4
        case .array: 5
        case .object: 6
        }
    }
}
