public import ProvisoCore

extension RecordValidator {
    /// Validates a record and says what became of each rule, those of other scenarios too.
    ///
    /// ```swift
    /// let explained = try document.validator(for: "register").explain(record)
    /// print(explained.explanation)
    /// ```
    ///
    /// Rules that look at all records of a file see this one alone.
    ///
    /// - Parameter record: An object; anything else is a violation with the code `record.malformed`.
    public func explain(_ record: DataValue) -> ExplainedResult {
        var check = ModelCheck(scenario: scenario)
        guard case .object(let object) = record else {
            check.report.fail("record.malformed", ["reason": .string(RecordFault.notObject.rawValue)])
            return ExplainedResult(
                result: check.report.result, explanation: Explanation(steps: [], isLeftOut: false, isCut: false))
        }
        let observer = ExplanationObserver()
        var cells = makeRecord()
        cells.fill(from: object)
        check.observe(observer)
        check.begin(in: plan.layout)
        observer.isLeftOut = plan.leavesOut(&cells)
        if !observer.isLeftOut { check.judge(&cells, by: plan) }
        return ExplainedResult(result: check.report.result, explanation: observer.explanation(of: document.plan))
    }
}

extension RuleDocument {
    /// Validates a record and says what became of each rule, those of other scenarios too.
    ///
    /// - Parameters:
    ///   - record: An object; anything else is a violation with the code `record.malformed`.
    ///   - scenario: The scenario whose rules run.
    /// - Throws: `UnknownScenario` when neither a rule nor `scenarios` names it.
    public func explain(
        _ record: DataValue, scenario: Scenario = .default
    ) throws(UnknownScenario) -> ExplainedResult { try validator(for: scenario).explain(record) }
}
