import ProvisoCore

/// Makes files: records that pass together, and small files in which just one thing is wrong between the records.
struct FileSampler {
    /// A file that fails has at most so many records.
    static let most = 1000
    /// So many records are judged in the files that are tried for one thing.
    static let work = 20_000
    /// So many records are made to find values that differ.
    static let mostTries = 400

    let targets: [FileTarget]
    let document: RuleDocument
    let marked: MarkedRules
    let records: ObjectSampler
    let judging: RecordValidator?
    let form: SampleForm
    private let across: [SampleRule]
    /// Rules that compare with the record before.
    private let looksBack: [SampleRule]
    let fewest: Int

    init(
        _ document: RuleDocument, _ marked: MarkedRules, _ records: ObjectSampler, _ scenario: Scenario,
        _ form: SampleForm
    ) {
        self.document = document
        self.marked = marked
        self.records = records
        self.form = form
        judging = (try? marked.document())?.validator(inAny: scenario)
        across = marked.rules.filter { $0.looksAcrossRecords && $0.isActive(in: scenario) }
        looksBack = marked.rules.filter { $0.looksBack && $0.isActive(in: scenario) }
        fewest = document.recordLimits.fewest ?? 0
        targets = FileTarget.targets(of: marked, document, in: scenario)
    }

    func findings(in file: [DataObject]) -> [RuleFinding]? {
        guard let result = try? judging?.validate(records: file.map(DataValue.object)) else { return nil }
        return result.violations.map(RuleFinding.init(inFile:))
    }

    /// The record as the first of a file, where just one thing is wrong with it too; `nil` where another one is.
    func alone(_ object: DataObject, breaking code: String, using generator: inout SeededGenerator) -> DataObject? {
        if across.isEmpty { return object }
        var file = [object]
        // What is wrong with it must stay.
        for changes in [false, true] {
            if changes {
                for rule in across where rule.across?.followsOthers ?? false {
                    suit(&file, to: rule, using: &generator)
                }
            }
            guard let result = try? judging?.validate(records: file.map(DataValue.object)) else { return nil }
            // That there are few records is said of the file.
            let found = result.violations.filter { if case .index? = $0.path.components.first { true } else { false } }
            if found.count == 1, found[0].code.rawValue == code { return file[0] }
        }
        return nil
    }

    // MARK: Valid files

    /// Records that pass together.
    ///
    /// - Returns: So many, or fewer where no more were found.
    func validFile(_ count: Int, using generator: inout SeededGenerator) -> [DataObject] {
        var file: [DataObject] = []
        guard count > 0 else { return [] }
        guard !across.isEmpty || !looksBack.isEmpty else {
            var misses = 0
            while file.count < count, misses < 4 {
                if let object = records.validObject(using: &generator) { file.append(object) } else { misses += 1 }
            }
            return file
        }
        // Some are left out each time, since they stand in the way of others.
        for _ in 0..<8 where file.count < count {
            var misses = 0
            while file.count < count, misses < 4 {
                if let object = records.validObject(using: &generator) { file.append(object) } else { misses += 1 }
            }
            file = joined(file, using: &generator)
            if misses == 4 { break }
        }
        return file
    }

    /// The records as the rules between them ask for, without those that still break one.
    private func joined(_ file: [DataObject], using generator: inout SeededGenerator) -> [DataObject] {
        var file = file
        // Numbers and keys last: they follow from the order and from the other records.
        let rules = across.sorted { ($0.across?.turn ?? 0, $0.number) < ($1.across?.turn ?? 0, $1.number) }
        for rule in rules { suit(&file, to: rule, using: &generator) }
        for rule in looksBack { suit(&file, toRecordsBefore: rule) }
        for _ in 0..<file.count {
            guard let result = try? judging?.validate(records: file.map(DataValue.object)) else { return [] }
            var wrong = Set(
                result.violations.compactMap { violation -> Int? in
                    if case .index(let index)? = violation.path.components.first { index } else { nil }
                })
            if wrong.isEmpty {
                // What is wrong with the file as a whole may be corrected by fewer records, or by more.
                guard result.violations.contains(where: { $0.code.rawValue == "distinct.tooMany" }) else { return file }
                wrong = [file.count - 1]
            }
            file = file.enumerated().filter { !wrong.contains($0.offset) }.map { $0.element }
            for rule in rules where rule.across?.followsOthers ?? false {
                suit(&file, to: rule, using: &generator)
            }
            for rule in looksBack { suit(&file, toRecordsBefore: rule) }
            if file.isEmpty { return [] }
        }
        return file
    }
}
