extension RuleDocument {
    /// Judges a record by rules some of which are asynchronous; filters work on a copy. See ``AsyncRule``.
    ///
    /// - Parameters:
    ///   - record: An object; anything else is a violation with the code `record.malformed`.
    ///   - scenario: The scenario whose rules run.
    ///   - limit: How many violations to collect at most.
    ///   - concurrency: How many asynchronous rules run at a time.
    /// - Throws: ``UnknownScenario`` when neither a rule nor `scenarios` names it.
    public func validateAsync(
        _ record: DataValue, scenario: String = "default", limit: Int = .max, concurrency: Int = 8
    ) async throws(UnknownScenario) -> AsyncValidationResult {
        let run = try makeRun(scenario: scenario)
        return await AsyncRunner.validate(limit: limit, atATime: concurrency) { report in
            guard case .object(let object) = record else {
                return report.fail("record.malformed", ["reason": .string(RecordFault.notObject.rawValue)])
            }
            var cells = run.makeRecord()
            cells.fill(from: object)
            run.run(on: &cells, into: &report)
        }
    }
}
