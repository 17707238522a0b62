/// The constants of a list (`range` of `in`, `value` of a condition), among which values are looked up.
///
/// A value is one of them when ``FieldValue/compare(_:_:as:)`` finds it equal to one: texts by canonical equivalence,
/// numbers by their exact values, JSON's values by their types, and untyped ones as what they are compared with.
///
/// - Complexity: A look-up is linear in the value and constant, on average, in the number of constants.
package final class ConstantTable: Sendable {
    let texts: TextTable
    let numbers: NumberTable
    /// Lists and objects.
    private let trees: Set<DataValue>
    private let hasNull: Bool
    /// What of `false` and `true` an untyped value may stand for.
    let booleans: (forUntyped: [Bool], forTyped: [Bool])

    package init(_ constants: [DataValue]) {
        var texts: [String] = []
        var numbers: [ExactNumber] = []
        var trees: Set<DataValue> = []
        var hasNull = false
        var booleans: (forUntyped: [Bool], forTyped: [Bool]) = ([], [])
        for constant in constants {
            switch constant {
            case .null: hasNull = true
            case .bool(let value):
                booleans.forUntyped.append(value)
                booleans.forTyped.append(value)
            case .number(let number): numbers.append(number)
            case .string(let text): texts.append(text)
            case .untyped(let text):
                texts.append(text)
                if let number = ExactNumber(text) { numbers.append(number) }
                if let value = constant.boolean { booleans.forTyped.append(value) }
            case .array, .object: trees.insert(constant)
            }
        }
        self.texts = TextTable(texts)
        self.numbers = NumberTable(numbers)
        self.trees = trees
        self.hasNull = hasNull
        self.booleans = booleans
    }

    /// Whether a value equals one of the constants.
    package func contains(_ value: borrowing FieldValue) -> Bool {
        switch value.kind {
        case .missing, .null: return hasNull
        case .bool: return booleans.forTyped.contains(value.isTrue)
        case .string: return texts.contains(value.bytes)
        case .number: return containsNumber(value)
        case .untyped:
            if texts.contains(value.bytes) || containsNumber(value) { return true }
            guard !booleans.forUntyped.isEmpty, let flag = value.boolean else { return false }
            return booleans.forUntyped.contains(flag)
        case .array, .object: return !trees.isEmpty && trees.contains(value.container)
        }
    }

    /// Whether an element of a list equals one of the constants.
    func contains(_ element: DataValue) -> Bool { element.withField { contains($0) } }

    private func containsNumber(_ value: borrowing FieldValue) -> Bool {
        guard !numbers.isEmpty, let number = value.spelledNumber else { return false }
        return numbers.contains(number, in: value.numberBytes.span)
    }
}

extension DataValue {
    /// Lends the value as rules for records see it.
    ///
    /// - Parameter reading: How numbers in text are read, those of the attribute that the value is of.
    func withField<Result>(
        readAs reading: borrowing ValueReading = ValueReading(), _ body: (borrowing FieldValue) -> Result
    ) -> Result {
        // The body is called in few places, since each has its own copy of it.
        let (kind, text): (FieldValue.Kind, String)
        switch self {
        case .null: (kind, text) = (.null, "")
        case .bool(let value): (kind, text) = (.bool, value ? "true" : "false")
        case .number(let number): (kind, text) = (.number, number.spelling)
        case .string(let value): (kind, text) = (.string, value)
        case .untyped(let value): (kind, text) = (.untyped, value)
        case .array, .object:
            let tree = DataTree(self)
            let isList = if case .array = self { true } else { false }
            return withExtendedLifetime(tree) { body(FieldValue(isList ? .array : .object, tree)) }
        }
        return text.withBytes { reading.lend(kind, $0, body) }
    }

    /// The boolean that an untyped text spells.
    fileprivate var boolean: Bool? { withField { $0.boolean } }
}
