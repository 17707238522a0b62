public import ProvisoCore

extension Validatable {
    /// Validates this model and says what became of each rule of its type, and of the models inside of it.
    ///
    /// The model does not change, and the result is that of `validate(scenario:attributes:limit:stop:)`. Asynchronous rules are not
    /// asked.
    ///
    /// ```swift
    /// let result = signUp.explain()
    /// print(result.isValid, result.explanation)
    /// ```
    ///
    /// - Parameters:
    ///   - scenario: The scenario.
    ///   - attributes: The names of the attributes to judge; `nil` for all.
    public func explain(scenario: Scenario = .default, attributes: Set<String>? = nil) -> ExplainedResult {
        let observer = ExplanationObserver()
        let result = validate(scenario: scenario, attributes: attributes, observedBy: observer)
        return ExplainedResult(result: result, explanation: observer.explanation())
    }
}
