extension ElementsRule {
    /// The elements are numbered without gaps.
    ///
    /// A gap is one violation. Code: `sequence`, with the parameter `expected`; `sequence.type` for a `nil` that is judged.
    ///
    /// - Parameters:
    ///   - keyPath: The number.
    ///   - start: The number of the first element; any, without it.
    ///   - step: By how much each number is larger than the one before.
    /// - Precondition: The step is one that an `Int` can hold.
    public static func sequence<Value: FixedWidthInteger & Sendable>(
        _ keyPath: any KeyPath<Element, Value> & Sendable, start: Value? = nil, step: Value = 1
    ) -> Self { sequence(Attribute(keyPath), start, step) }

    /// The elements are numbered without gaps, but for those whose number is `nil`.
    public static func sequence<Value: FixedWidthInteger & Sendable>(
        _ keyPath: any KeyPath<Element, Value?> & Sendable, start: Value? = nil, step: Value = 1
    ) -> Self { sequence(Attribute(keyPath), start, step) }

    private static func sequence<Value: FixedWidthInteger>(
        _ attribute: Attribute, _ start: Value?, _ step: Value
    ) -> Self {
        let (start, step) = (start.map { ExactNumber($0) }, Int(step))
        return Self(SequenceRule.name, [attribute], codes: ["sequence", "sequence.type"]) { number, _ in
            SequenceRule(number: number, start: start, step: step)
        }
    }
}
