#if !hasFeature(Embedded)
/// Tells whether two values of a type that has an order relate as an operator asks.
///
/// What the type can is found once, when the test is made.
struct OrderTest<Value: Comparable>: Sendable {
    private let number = NumberTest<Value>()
    private let equality = EqualityTest<Value>()

    /// Whether a value relates so to a bound, which may be infinite; `nil` when an order is asked for and the value has
    /// none: NaN, infinity.
    @inline(__always)
    func holds(_ asked: ComparisonOperator, _ value: Value, bound: Value) -> Bool? {
        if asked.isOrdering, number.refuses(value) { return nil }
        return asked.holds(value, bound, by: equality)
    }

    /// Whether two values relate so; `nil` when an order is asked for and one of them has none.
    @inline(__always)
    func holds(_ asked: ComparisonOperator, _ value: Value, _ other: Value) -> Bool? {
        if asked.isOrdering, number.refuses(other) { return nil }
        return holds(asked, value, bound: other)
    }
}
#endif
