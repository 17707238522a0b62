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

    /// Whether the operator asks for an order.
    var isOrdering: Bool { self != .equal && self != .notEqual }

    /// Whether a relation is the one asked for; `nil` when an order is asked for and there is none.
    func holds(_ relation: Relation) -> Bool? {
        switch self {
        case .equal: relation == .equal
        case .notEqual: relation != .equal
        case .greater, .greaterOrEqual, .less, .lessOrEqual:
            switch relation {
            case .unequal, .incomparable: nil
            case .less: self == .less || self == .lessOrEqual
            case .greater: self == .greater || self == .greaterOrEqual
            case .equal: self == .greaterOrEqual || self == .lessOrEqual
            }
        }
    }

    /// The code of values that do not relate so.
    var code: ViolationCode {
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

/// How two values relate.
///
/// A value that is missing equals another that is missing too, and is incomparable to every other.
package enum Relation: Sendable, Equatable {
    case less
    case equal
    case greater
    /// Of one type, different, and without an order: booleans, lists, objects.
    case unequal
    /// Of different types: unequal and unordered.
    case incomparable

    /// Whether the values have a place in one order.
    var isOrder: Bool {
        switch self {
        case .less, .equal, .greater: true
        case .unequal, .incomparable: false
        }
    }
}
