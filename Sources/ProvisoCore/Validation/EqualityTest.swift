internal import ProvisoFormats

/// A type of texts, or of values that hold texts, which are compared in linear time.
protocol ComparedAsText: SendableMetatype {
    static func areEquivalent(_ left: Self, _ right: Self) -> Bool
    /// Whether a value precedes another; `false` where there is no order.
    static func isOrdered(_ left: Self, before right: Self) -> Bool
    /// What stands for the value in a hash table: equivalent values have equal keys.
    var key: DataValue { get }
}

extension ComparedAsText {
    static func isOrdered(_ left: Self, before right: Self) -> Bool { false }
}

extension ComparedAsText where Self: StringProtocol {
    static func areEquivalent(_ left: Self, _ right: Self) -> Bool { left.isEquivalent(to: right) }
    static func isOrdered(_ left: Self, before right: Self) -> Bool { left.precedes(right) }
    var key: DataValue { .string(String(self)) }
}

extension String: ComparedAsText {}
extension Substring: ComparedAsText {}

extension Character: ComparedAsText {
    static func areEquivalent(_ left: Self, _ right: Self) -> Bool { String(left).isEquivalent(to: String(right)) }
    static func isOrdered(_ left: Self, before right: Self) -> Bool { String(left).precedes(String(right)) }
    var key: DataValue { .string(String(self)) }
}

extension Optional: ComparedAsText where Wrapped: ComparedAsText {
    static func areEquivalent(_ left: Self, _ right: Self) -> Bool {
        switch (left, right) {
        case (let left?, let right?): Wrapped.areEquivalent(left, right)
        case (nil, nil): true
        default: false
        }
    }

    var key: DataValue { map { .array([$0.key]) } ?? .null }
}

extension Array: ComparedAsText where Element: ComparedAsText {
    static func areEquivalent(_ left: Self, _ right: Self) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy(Element.areEquivalent)
    }

    var key: DataValue { .array(map(\.key)) }
}

/// Tells whether values of one type are equal, and which comes first: texts, and lists of texts, by
/// ``CanonicalText``, everything else by the type's own operators.
///
/// What the type can is found once, when the test is made.
struct EqualityTest<Value>: Sendable {
    /// `nil` for a type that is not compared as text.
    private let areEquivalent: (@Sendable (Value, Value) -> Bool)?
    private let isOrdered: (@Sendable (Value, Value) -> Bool)?

    /// Whether the type is compared as text.
    var isOfText: Bool { areEquivalent != nil }

    init() {
        let type = Value.self as? any ComparedAsText.Type
        areEquivalent = type.map { Self.equivalence($0) }
        isOrdered = type.map { Self.order($0) }
    }

    private static func equivalence<Same: ComparedAsText>(_: Same.Type) -> @Sendable (Value, Value) -> Bool {
        // `Same` is `Value`; see `EmptinessTest`.
        { Same.areEquivalent(unsafeBitCast($0, to: Same.self), unsafeBitCast($1, to: Same.self)) }
    }

    private static func order<Same: ComparedAsText>(_: Same.Type) -> @Sendable (Value, Value) -> Bool {
        { Same.isOrdered(unsafeBitCast($0, to: Same.self), before: unsafeBitCast($1, to: Same.self)) }
    }
}

extension EqualityTest where Value: Equatable {
    /// Whether the values are equal.
    func areEqual(_ left: Value, _ right: Value) -> Bool {
        if let areEquivalent { areEquivalent(left, right) } else { left == right }
    }
}

extension EqualityTest where Value: Comparable {
    /// Whether a value is less than another.
    func isLess(_ left: Value, _ right: Value) -> Bool {
        if let isOrdered { isOrdered(left, right) } else { left < right }
    }
}

extension ComparisonOperator {
    /// Whether two values relate so.
    func holds<Value: Comparable>(_ left: Value, _ right: Value, by test: EqualityTest<Value>) -> Bool {
        guard test.isOfText else {
            return switch self {
            case .equal: left == right
            case .notEqual: left != right
            case .greater: left > right
            case .greaterOrEqual: left >= right
            case .less: left < right
            case .lessOrEqual: left <= right
            }
        }
        return switch self {
        case .equal: test.areEqual(left, right)
        case .notEqual: !test.areEqual(left, right)
        case .greater: test.isLess(right, left)
        case .greaterOrEqual: !test.isLess(left, right)
        case .less: test.isLess(left, right)
        case .lessOrEqual: !test.isLess(right, left)
        }
    }
}
