/// A rule that reads the model, and knows what typing on can do for a text in one.
protocol DependentTypingRule<Model> {
    associatedtype Model

    /// The rule as it is asked about a text in a model; `nil` when it cannot tell.
    func typing(of model: Model) -> (any TypingRule)?
}

/// A rule of documents that reads the record, and knows what typing on can do for a text in one.
protocol RecordTypingRule {
    /// The rule as it is asked about a text in a record; `nil` when it cannot tell.
    func typing(of record: borrowing Record) -> (any TypingRule)?
}

extension AttributeComparisonRule: DependentTypingRule {
    func typing(of model: Model) -> (any TypingRule)? { comparison.typing(against: other(model)) }
}

extension AmendedRule: DependentTypingRule {
    func typing(of model: Model) -> (any TypingRule)? {
        // What a condition says of a longer value nobody knows.
        guard amendment.conditions.isEmpty else { return nil }
        return (base as? any DependentTypingRule<Model>)?.typing(of: model)
    }
}

extension _AttributeComparison {
    /// The comparison as it is asked about a text beside the other attribute's value.
    ///
    /// While the other value is missing or empty it cannot tell: that one may be typed yet.
    func typing(against other: Value?) -> (any TypingRule)? {
        guard let other, !EmptinessTest<Value>().isEmpty(other), amendment?.conditions.isEmpty ?? true else {
            return nil
        }
        return ComparisonTyping(asked: asked, other: other) { holds($0, $1) ?? false }
    }
}
