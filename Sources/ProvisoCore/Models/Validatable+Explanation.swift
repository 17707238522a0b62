extension Validatable {
    /// Validates this model and says what became of each rule of its type, and of the models inside of it.
    ///
    /// The model does not change, and the result is that of ``validate(scenario:attributes:limit:stop:)``. Asynchronous rules are not
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
        var check = ModelCheck(scenario: scenario, attributes: attributes)
        check.observe(observer)
        let result = judgeWhole(in: &check)
        return ExplainedResult(result: result, explanation: observer.explanation())
    }
}

extension Validatable {
    /// Validates this model, and counts what becomes of each rule.
    package func validate(
        scenario: Scenario, attributes: Set<String>?, counting coverage: ModelCoverage
    ) -> ValidationResult {
        var check = ModelCheck(scenario: scenario, attributes: attributes)
        check.observe(coverage)
        return judgeWhole(in: &check)
    }
}
