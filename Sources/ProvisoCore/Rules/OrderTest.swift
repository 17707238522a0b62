/// Tells whether two values of a type that has an order relate as an operator asks.
///
/// What the type can is found once, when the test is made.
struct OrderTest<Value: Comparable>: Sendable {
    private let number = NumberTest<Value>()
    private let equality = EqualityTest<Value>()

    /// Whether two values relate so; `nil` when an order is asked for and one of them has none: NaN, infinity.
    func holds(_ asked: ComparisonOperator, _ value: Value, _ other: Value) -> Bool? {
        if asked.isOrdering, number.refuses(value) || number.refuses(other) { return nil }
        return asked.holds(value, other, by: equality)
    }
}
