extension RecordValidator {
    /// Judges records one after another, and what lies between them: rules such as `unique`, and what the document asks of
    /// all of them together.
    ///
    /// ```swift
    /// let result = try document.validator().validate(records: [["id": 1], ["id": 2], ["id": 1]])
    /// ```
    ///
    /// - Parameter records: Objects; anything else is a violation with the code `record.malformed`.
    /// - Returns: What is wrong, with the number of the record in front of each path: `[2].id`. What is known only after the
    ///   last record, and what is wrong with all of them together, comes last.
    /// - Throws: What kept a file from being read that a rule names.
    public func validate(records: some Sequence<DataValue>) throws -> ValidationResult {
        let across = plan.looksAcrossRecords ? AcrossRecords(of: plan, hasLines: false) : nil
        var check = ModelCheck(scenario: scenario)
        var record = makeRecord()
        record.across = across
        var violations: [Violation] = []
        var (number, meant) = (0, 0)
        for value in records {
            number += 1
            check.begin(in: plan.layout)
            if case .object(let object) = value {
                record.fill(from: object)
                if plan.leavesOut(&record) { continue }
                across?.begin(RecordPosition(record: number, line: 0))
                check.judge(&record, by: plan)
                across?.end(&record)
            } else {
                check.report.fail("record.malformed", ["reason": .string(RecordFault.notObject.rawValue)])
            }
            meant += 1
            check.report.nest(from: 0, under: .index(number - 1))
            violations += check.report.violations
        }
        if let across {
            _ = try check.finish(across, of: plan) { place, check in
                if place.record > 0 { check.report.nest(from: 0, under: .index(place.record - 1)) }
                violations += check.report.violations
                return true
            }
        }
        violations += document.fileRules.violations(ofRecordCount: meant)
        return violations.isEmpty ? .valid() : ValidationResult(violations)
    }
}
