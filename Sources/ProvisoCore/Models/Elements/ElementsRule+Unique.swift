extension ElementsRule {
    /// No two elements have the same value, or the same values together; every later one is a violation.
    ///
    /// Elements whose values are all empty are left alone. Code: `unique`, with the parameter `firstRecord`, which counts
    /// from 1.
    ///
    /// - Parameters:
    ///   - first: What must be unique.
    ///   - rest: What must be unique together with it.
    /// - Complexity: Linear in the elements.
    public static func unique<First: Hashable & Sendable, each Rest: Hashable & Sendable>(
        _ first: any KeyPath<Element, First> & Sendable, _ rest: repeat any KeyPath<Element, each Rest> & Sendable
    ) -> Self {
        var attributes = [Attribute(first)]
        for keyPath in repeat each rest { attributes.append(Attribute(keyPath)) }
        return Self(UniqueRule.name, attributes, codes: ["unique"]) { UniqueRule($1, number: $0) }
    }
}
