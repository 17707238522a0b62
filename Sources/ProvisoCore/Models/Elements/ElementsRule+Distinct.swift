extension ElementsRule {
    /// So many different values come. Codes: `distinct.tooFew`, `distinct.tooMany`, without an element's number.
    public static func distinct<Value: Hashable & Sendable>(
        _ keyPath: any KeyPath<Element, Value> & Sendable, _ range: some LimitRange<Int>
    ) -> Self {
        let (fewest, most) = (range.limits.lower, range.limits.largest)
        return Self(DistinctRule.name, [Attribute(keyPath)], codes: ["distinct.tooFew", "distinct.tooMany"]) {
            DistinctRule($1, number: $0, min: fewest, max: most)
        }
    }
}
