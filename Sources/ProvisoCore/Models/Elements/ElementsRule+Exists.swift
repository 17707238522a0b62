extension ElementsRule {
    /// The value is one of those that other elements have: a foreign key.
    ///
    /// An empty value refers to nothing. Code: `exists`, with the parameter `column`.
    ///
    /// - Parameters:
    ///   - reference: What refers to another element.
    ///   - others: The elements that may be referred to; they are gone through when the rule is made.
    ///   - key: What they are referred to by.
    /// - Complexity: Linear in the elements and in the others.
    public static func exists<Value: Hashable & Sendable, Other>(
        _ reference: any KeyPath<Element, Value> & Sendable, in others: some Swift.Sequence<Other>,
        _ key: KeyPath<Other, Value>
    ) -> Self { exists(reference, Set(others.map { $0[keyPath: key] }), ModelName.known(key)) }

    /// The value is one of those that other elements have, where it may be `nil` and refer to nothing.
    public static func exists<Value: Hashable & Sendable, Other>(
        _ reference: any KeyPath<Element, Value?> & Sendable, in others: some Swift.Sequence<Other>,
        _ key: KeyPath<Other, Value>
    ) -> Self { exists(reference, Set(others.map { $0[keyPath: key] as Value? }), ModelName.known(key)) }

    private static func exists<Value: Hashable & Sendable>(
        _ keyPath: any KeyPath<Element, Value> & Sendable, _ known: Set<Value>, _ column: String?
    ) -> Self {
        let attribute = Attribute(keyPath)
        return Self(
            ExistsRule.name, [attribute], codes: ["exists"],
            binding: { number, references in
                let values = ElementValues<Value>()
                let known = known.map { values.data(of: $0) }
                return Binding(
                    rule: ExistsRule(references[0], number: number, in: known, column: column ?? ""),
                    readers: [{ (element: Element) -> DataValue in values.data(of: element[keyPath: keyPath]) }],
                    shown: attribute.shown)
            })
    }
}
