import ProvisoCore

/// What a document makes of a record: what is wrong, and what the filters leave.
struct Verdict: Equatable {
    private let findings: [RecordKey]
    private let record: DataValue?

    private struct RecordKey: Hashable {
        let path: FieldPath
        let code: ViolationCode
        let severity: Severity
    }

    init(_ record: DataValue, by validator: RecordValidator) {
        if case .object(let object) = record, validator.leavesOut(object) {
            (findings, self.record) = ([], nil)
            return
        }
        let (tidied, result) = validator.tidy(record)
        (findings, self.record) = (Self.keys(result), tidied)
    }

    /// What a document makes of a file.
    init(file records: [DataValue], by validator: RecordValidator) {
        findings = (try? validator.validate(records: records)).map(Self.keys) ?? []
        record = nil
    }

    private static func keys(_ result: ValidationResult) -> [RecordKey] {
        result.violations.map { RecordKey(path: $0.path, code: $0.code, severity: $0.severity) }
    }
}

/// The given records, with what the document makes of them in one scenario.
struct JudgedFiles {
    let scenario: Scenario
    private let files: [(records: [DataValue], verdicts: [Verdict], whole: Verdict?)]

    init(_ files: [[DataValue]], by validator: RecordValidator) {
        scenario = validator.scenario
        self.files = files.map { records in
            (
                records, records.map { Verdict($0, by: validator) },
                validator.plan.looksAcrossRecords ? Verdict(file: records, by: validator) : nil
            )
        }
    }

    /// Whether any record, or a file as a whole, is validated differently.
    func notices(_ mutant: RecordValidator) -> Bool {
        files.contains { file in
            if zip(file.records, file.verdicts).contains(where: { Verdict($0, by: mutant) != $1 }) { return true }
            guard let whole = file.whole else { return false }
            return Verdict(file: file.records, by: mutant) != whole
        }
    }
}
