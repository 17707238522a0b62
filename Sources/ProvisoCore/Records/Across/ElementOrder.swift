/// As what the values of an attribute of elements are compared.
struct ElementReading {
    let type: ComparisonType?
    let order: ElementOrder?
}

/// The order of values that are no data.
final class ElementOrder: Sendable {
    private let relation: @Sendable (Int, Int) -> Relation

    /// Creates the order of values that are told by numbers.
    init(_ relation: @escaping @Sendable (Int, Int) -> Relation) { self.relation = relation }

    /// How two values relate, by what stands for them in records.
    func relation(of value: borrowing FieldValue, to other: borrowing FieldValue) -> Relation {
        guard let left = value.plainInteger, let right = other.plainInteger else {
            return FieldValue.compare(value, other)
        }
        return relation(Int(left), Int(right))
    }
}
