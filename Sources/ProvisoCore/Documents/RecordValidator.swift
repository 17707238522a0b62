/// The rules of a document in one scenario, ready to judge records.
///
/// It is made once, and then nothing is looked up or put together again for each record:
///
/// ```swift
/// let validator = try document.validator(for: "register")
/// for record in records where !validator.validate(record).isValid { refuse(record) }
/// ```
///
/// A validator is immutable and `Sendable`: every thread may use it at the same time, without a lock.
public struct RecordValidator: Sendable {
    /// The document.
    public let document: RuleDocument
    /// The scenario whose rules run.
    public let scenario: Scenario
    /// The rules that are active in the scenario.
    package let plan: RulePlan

    /// Judges a record; filters work on a copy.
    ///
    /// - Parameters:
    ///   - record: An object; anything else is a violation with the code `record.malformed`.
    ///   - limit: How many violations to collect at most.
    ///   - stop: When to leave rules out that could still find something.
    public func validate(
        _ record: DataValue, limit: Int = .max, stop: ModelCheck.Stop = .never
    ) -> ValidationResult { tidy(record, limit: limit, stop: stop).result }

    /// Judges a record and returns it as the filters leave it (trim, default, filter, a URL's default scheme).
    ///
    /// - Parameters:
    ///   - record: An object; anything else is a violation with the code `record.malformed`.
    ///   - limit: How many violations to collect at most.
    ///   - stop: When to leave rules out that could still find something; they change nothing either.
    public func tidy(
        _ record: DataValue, limit: Int = .max, stop: ModelCheck.Stop = .never
    ) -> (record: DataValue, result: ValidationResult) {
        var check = ModelCheck(scenario: scenario, limit: limit, stop: stop)
        let tidied = tidy(record, in: &check)
        return (tidied, check.report.result)
    }

    /// Judges the record that a source writes.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - limit: How many violations to collect at most.
    ///   - stop: When to leave rules out that could still find something.
    public func validate(
        from source: some RecordSource, limit: Int = .max, stop: ModelCheck.Stop = .never
    ) -> ValidationResult {
        var check = ModelCheck(scenario: scenario, limit: limit, stop: stop)
        var record = makeRecord()
        record.reset(input: UnsafeBufferPointer(start: nil, count: 0))
        source.fill(&record)
        record.finishFilling()
        check.begin(in: plan.layout)
        if !plan.leavesOut(&record) { check.judge(&record, by: plan) }
        return check.report.result
    }

    #if !hasFeature(Embedded)
    /// Judges a record by rules some of which are asynchronous; filters work on a copy. See ``AsyncRule``.
    ///
    /// - Parameters:
    ///   - record: An object; anything else is a violation with the code `record.malformed`.
    ///   - limit: How many violations to collect at most.
    ///   - concurrency: How many asynchronous rules run at a time.
    public func validateAsync(
        _ record: DataValue, limit: Int = .max, concurrency: Int = 8
    ) async -> AsyncValidationResult {
        var check = ModelCheck(scenario: scenario)
        check.report.asksLater = true
        _ = tidy(record, in: &check)
        return await AsyncRunner.finish(check.report, limit: limit, atATime: concurrency)
    }
    #endif

    private func tidy(_ record: DataValue, in check: inout ModelCheck) -> DataValue {
        guard case .object(var object) = record else {
            check.report.fail("record.malformed", ["reason": .string(RecordFault.notObject.rawValue)])
            return record
        }
        var cells = makeRecord()
        cells.fill(from: object)
        check.begin(in: plan.layout)
        if plan.leavesOut(&cells) { return record }
        check.judge(&cells, by: plan)
        cells.writeChanges(to: &object)
        return .object(object)
    }

    // MARK: Files

    /// A record with a place for each attribute that a rule names.
    package func makeRecord() -> Record { Record(layout: plan.layout) }

    /// The slots that the filters of this scenario may change.
    package var filteredSlots: [Int] { plan.filteredSlots }

    /// The objects of a record that are closed, and the members that rules name.
    package var closedObjects: [ClosedObject] { plan.layout.closedObjects }

    /// The attributes that the rules name, those of other scenarios too.
    ///
    /// - Complexity: Linear in the rules; made anew each time.
    package func makeAttributeTree() -> AttributeTree { AttributeTree(document.plan) }
}
