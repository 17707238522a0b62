extension ElementsRule {
    /// The elements come in the order of a value.
    ///
    /// Each that belongs before the one in front of it is a violation. Codes: `sorted`, with the parameter `previousRecord`,
    /// which counts from 1, and `sorted.type` for a number that is none, such as NaN. That one, and an empty value, have no
    /// place in the order: the elements behind them are compared with those in front.
    ///
    /// - Parameters:
    ///   - keyPath: The value.
    ///   - descending: Whether values fall.
    ///   - strict: Whether a value must not be that of the element before, either.
    public static func sorted<Value: Comparable & Hashable & Sendable>(
        by keyPath: any KeyPath<Element, Value> & Sendable, descending: Bool = false, strict: Bool = false
    ) -> Self {
        sorted(Attribute(keyPath), descending, strict) { (values: ElementValues<Value>) in
            { (element: Element) -> DataValue in values.data(of: element[keyPath: keyPath]) }
        }
    }

    /// The elements come in the order of a value that may be `nil`, which has no place in the order.
    public static func sorted<Value: Comparable & Hashable & Sendable>(
        by keyPath: any KeyPath<Element, Value?> & Sendable, descending: Bool = false, strict: Bool = false
    ) -> Self {
        sorted(Attribute(keyPath), descending, strict) { (values: ElementValues<Value>) in
            { (element: Element) -> DataValue in element[keyPath: keyPath].map { values.data(of: $0) } ?? .null }
        }
    }

    private static func sorted<Value: Comparable & Hashable & Sendable>(
        _ attribute: Attribute, _ descending: Bool, _ strict: Bool,
        _ reader: @escaping @Sendable (ElementValues<Value>) -> (Element) -> DataValue
    ) -> Self {
        Self(
            SortedRule.name, [attribute], codes: ["sorted", "sorted.type"],
            binding: { number, references in
                let values = ElementValues<Value>()
                let rule = SortedRule(
                    references[0], number: number, descending ? .descending : .ascending, isStrict: strict,
                    as: values.reading)
                return Binding(rule: rule, readers: [reader(values)], shown: attribute.shown)
            })
    }
}
