internal import ProvisoFormats

/// How two values relate.
package enum FieldOrder: Sendable, Hashable {
    case less
    case equal
    case greater
    /// Of one type, different, and without an order: booleans, lists, objects.
    case unequal
    /// Of different types: unequal and unordered.
    case incomparable
}

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
    /// Compares two values as SEMANTICS of records say: JSON values keep their types; an untyped one takes the type of the
    /// other; two untyped ones are numbers when both spell numbers, else texts.
    package static func compare(
        _ left: borrowing FieldValue, _ right: borrowing FieldValue, as type: ComparisonType? = nil
    ) -> FieldOrder {
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

    private var isNothing: Bool { kind == .missing || kind == .null }

    private var hasSpelling: Bool {
        switch kind {
        case .string, .untyped, .number, .bool: true
        case .missing, .null, .array, .object: false
        }
    }

    private static func compareNumbers(_ left: borrowing FieldValue, _ right: borrowing FieldValue) -> FieldOrder? {
        guard left.hasSpelling, right.hasSpelling, left.kind != .bool, right.kind != .bool,
            let a = DecimalShape(left.bytes.span), let b = DecimalShape(right.bytes.span)
        else { return nil }
        let order = DecimalShape.compare(a, in: left.bytes.span, b, in: right.bytes.span)
        return order < 0 ? .less : order == 0 ? .equal : .greater
    }

    /// Canonical equivalence and Swift's order.
    private static func compareTexts(_ left: borrowing FieldValue, _ right: borrowing FieldValue) -> FieldOrder {
        let order = CanonicalText.compare(left.bytes, right.bytes)
        return order < 0 ? .less : order == 0 ? .equal : .greater
    }

    private static func compareDates(_ left: borrowing FieldValue, _ right: borrowing FieldValue) -> FieldOrder {
        guard left.isText, right.isText, let a = Timestamp.parse(left.bytes.span),
            let b = Timestamp.parse(right.bytes.span)
        else { return .incomparable }
        return a < b ? .less : a == b ? .equal : .greater
    }
}

/// The six operators of `compare` and `when`; their raw values are how rule documents write them.
public enum ComparisonOperator: String, Sendable, Hashable, CaseIterable {
    /// The value equals the other.
    case equal = "=="
    /// The value differs from the other.
    case notEqual = "!="
    /// The value is greater than the other.
    case greater = ">"
    /// The value is greater than the other or equal to it.
    case greaterOrEqual = ">="
    /// The value is less than the other.
    case less = "<"
    /// The value is less than the other or equal to it.
    case lessOrEqual = "<="

    /// How other systems write the operators.
    static let otherWords: KeyValuePairs<String, Self> = [
        "=": .equal, "===": .equal, "eq": .equal, "is": .equal, "equals": .equal, "equal": .equal, "same": .equal,
        "<>": .notEqual, "!==": .notEqual, "ne": .notEqual, "neq": .notEqual, "isNot": .notEqual, "≠": .notEqual,
        "=!": .notEqual, "~=": .notEqual, "notEqual": .notEqual, "different": .notEqual,
        "=>": .greaterOrEqual, "ge": .greaterOrEqual, "gte": .greaterOrEqual, "≥": .greaterOrEqual,
        "greaterOrEqual": .greaterOrEqual, "atLeast": .greaterOrEqual,
        "=<": .lessOrEqual, "le": .lessOrEqual, "lte": .lessOrEqual, "≤": .lessOrEqual, "lessOrEqual": .lessOrEqual,
        "atMost": .lessOrEqual, "gt": .greater, "greater": .greater, "greaterThan": .greater, "after": .greater,
        "lt": .less, "less": .less, "lessThan": .less, "before": .less,
    ]

    /// Whether the relation satisfies the operator; `nil` when values of these types have no order.
    package func holds(_ order: FieldOrder) -> Bool? {
        switch self {
        case .equal: order == .equal
        case .notEqual: order != .equal
        case .greater, .greaterOrEqual, .less, .lessOrEqual:
            switch order {
            case .incomparable, .unequal: nil
            case .less: self == .less || self == .lessOrEqual
            case .greater: self == .greater || self == .greaterOrEqual
            case .equal: self == .greaterOrEqual || self == .lessOrEqual
            }
        }
    }

    /// The reason part of the code for a relation that does not hold.
    package var code: ViolationCode {
        switch self {
        case .equal: "compare.equal"
        case .notEqual: "compare.notEqual"
        case .greater: "compare.greater"
        case .greaterOrEqual: "compare.greaterOrEqual"
        case .less: "compare.less"
        case .lessOrEqual: "compare.lessOrEqual"
        }
    }
}
