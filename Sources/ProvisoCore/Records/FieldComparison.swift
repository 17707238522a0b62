internal import ProvisoFormats

/// As what `compare` reads both values when it is told.
package enum ComparisonType: String, Sendable, CaseIterable {
    case number
    case string
    case date

    /// What other systems call the types.
    static let otherWords: KeyValuePairs<String, Self> = [
        "numeric": .number, "integer": .number, "int": .number, "float": .number, "double": .number,
        "decimal": .number, "text": .string, "str": .string, "dateTime": .date, "time": .date, "timestamp": .date,
    ]
}

extension FieldValue {
    /// How two values relate: JSON values keep their types; an untyped one takes the type of the
    /// other; two untyped ones are numbers when both spell numbers, else texts.
    package static func compare(
        _ left: borrowing FieldValue, _ right: borrowing FieldValue, as type: ComparisonType? = nil
    ) -> Relation {
        // Where there is no value there is none to be read as anything.
        if left.isNothing, right.isNothing { return .equal }
        switch type {
        case .number: return compareNumbers(left, right) ?? .incomparable
        case .string:
            guard left.hasSpelling, right.hasSpelling else { return .incomparable }
            return compareTexts(left, right)
        case .date: return compareDates(left, right)
        case nil: break
        }
        switch (left.kind, right.kind) {
        case (.string, .string), (.string, .untyped), (.untyped, .string): return compareTexts(left, right)
        case (.number, .number), (.number, .untyped), (.untyped, .number):
            return compareNumbers(left, right) ?? .incomparable
        case (.untyped, .untyped): return compareNumbers(left, right) ?? compareTexts(left, right)
        case (.bool, .bool): return left.isTrue == right.isTrue ? .equal : .unequal
        case (.bool, .untyped), (.untyped, .bool):
            guard let a = left.boolean, let b = right.boolean else { return .incomparable }
            return a == b ? .equal : .unequal
        case (.array, .array), (.object, .object): return left.container == right.container ? .equal : .unequal
        default: return .incomparable
        }
    }

    package var isNothing: Bool { kind == .missing || kind == .null }

    private var hasSpelling: Bool {
        switch kind {
        case .string, .untyped, .number, .bool: true
        case .missing, .null, .array, .object: false
        }
    }

    private static func compareNumbers(_ left: borrowing FieldValue, _ right: borrowing FieldValue) -> Relation? {
        guard left.hasSpelling, right.hasSpelling, left.kind != .bool, right.kind != .bool,
            let a = left.spelledNumber, let b = right.spelledNumber
        else { return nil }
        let order = DecimalShape.compare(a, in: left.numberBytes.span, b, in: right.numberBytes.span)
        return order < 0 ? .less : order == 0 ? .equal : .greater
    }

    /// Canonical equivalence and Swift's order.
    private static func compareTexts(_ left: borrowing FieldValue, _ right: borrowing FieldValue) -> Relation {
        let order = CanonicalText.compare(left.bytes, right.bytes)
        return order < 0 ? .less : order == 0 ? .equal : .greater
    }

    private static func compareDates(_ left: borrowing FieldValue, _ right: borrowing FieldValue) -> Relation {
        guard left.isText, right.isText, let a = Timestamp.parse(left.bytes.span),
            let b = Timestamp.parse(right.bytes.span)
        else { return .incomparable }
        return a < b ? .less : a == b ? .equal : .greater
    }
}
