import ProvisoCore

// What a document asks of a file as a whole, and what is known of its records only after the last.
extension CheckSession {
    /// Whether something is still to be judged after the last record.
    var hasEnd: Bool { run.plan.looksAcrossRecords || run.document.fileRules.limitsRecords }

    /// What lies between the records of a file, if a rule looks at that.
    func makeAcross(carriedOver: [(any SortedKeys)?] = []) -> AcrossRecords? {
        guard run.plan.looksAcrossRecords else { return nil }
        let memory = check.keyMemory
        let records = AcrossRecords(of: run.plan, memory: memory, carriedOver: carriedOver) {
            RunSorter(memory: memory / 7)
        }
        records.mostOutOfOrder = check.purpose.mostOutOfOrder
        records.usesThreads = check.jobs > 1
        return records
    }

    /// Tells what is known only after the last record of a file. Where that record reached a limit, nothing more is told, and the check
    /// was stopped early only if there is something.
    ///
    /// - Parameter recordCount: How many records of the file are meant.
    mutating func finishFile(
        _ printer: ViolationPrinter, _ path: RawPath, _ format: DataFormat, recordCount: Int, isLast: Bool
    ) throws -> [(any SortedKeys)?] {
        guard hasEnd else { return [] }
        let finder = makeFinder(printer, path, format)
        var judge = RecordJudge(run, printer, missing: missingAttributes, locator: finder)
        judge.begin(limits)
        judge.early = stream.printEarly
        judge.result.isFull = isOver
        let findings = try across.map { try judge.finish($0, finder) } ?? []
        judge.finishCoverage()
        let ofCount = run.document.fileRules.violations(ofRecordCount: recordCount)
        if !judge.result.isFull { judge.tell(ofCount) } else if !ofCount.isEmpty { judge.result.isCut = true }
        try take(judge.result, isEnd: isLast, writer: nil)
        return findings
    }

    /// Finds records again, if more of them is wanted than their lines.
    private func makeFinder(_ printer: ViolationPrinter, _ path: RawPath, _ format: DataFormat) -> RecordFinder {
        let (check, run) = (check, run)
        return RecordFinder {
            guard printer.showsValues || printer.reportOptions.needsRecords else { return nil }
            guard let input = check.reopen(path) else {
                // Violations would be known of one record and taken for known in another.
                guard printer.reportOptions.baseline == nil else { throw Self.cannotBeReadTwice(path) }
                return nil
            }
            return switch format {
            case .csv: RowSeeker(input, check.dialect(of: input), check.encoding, run)
            case .ndjson: LineSeeker(input, check.encoding, run)
            case .json: try ElementSeeker(input, check.encoding, at: check.records, run)
            }
        }
    }

    private static func cannotBeReadTwice(_ path: RawPath) -> DataError {
        DataError(
            file: path.description,
            "records are found out to have errors only after the last, and the file cannot be read twice",
            hint: "write what comes from it to a file first")
    }

    /// Writes the records once more, when some that were written have an error after all.
    mutating func writeAgain(
        _ path: RawPath, _ format: DataFormat, _ findings: [(any SortedKeys)?], to writer: RecordWriter?
    ) async throws {
        let writer = check.writesOnlyValid ? writer : nil
        guard writer != nil || rejects != nil, findings.contains(where: { $0 != nil }) else { return }
        guard let input = check.reopen(path) else {
            throw Self.cannotBeReadTwice(path)
        }
        try writer?.beginAgain()
        try rejects?.beginAgain()
        var again = CheckSession(silent: self, across: makeAcross(carriedOver: findings))
        var printer = again.printer(for: path)
        try await again.check(input, &printer, format, isLast: true, writer: writer)
    }

    // MARK: Columns

    /// The attribute that a column gives a value to; the column's own name if there is none.
    func attribute(ofColumn name: String) -> String {
        let layout = run.plan.layout
        return layout.slot(ofColumn: name).map { layout.slots[$0].name } ?? name
    }

    /// The attribute that has no value since a column is missing; `nil` if it has another column, or a default.
    private func attribute(without violation: Violation, _ header: CSVHeader) -> String? {
        let layout = run.plan.layout
        guard let slot = violation.parameters["column"]?.text.flatMap({ layout.slot(ofColumn: $0) }),
            !header.added.contains(slot), !header.bindings.contains(where: { $0.slot == slot })
        else { return nil }
        return layout.slots[slot].name
    }

    /// Two columns cannot both be one attribute.
    func refuse(columnsOf header: CSVHeader, _ file: String) throws {
        var columns: [Int: Int] = [:]
        for (slot, column) in header.bindings {
            guard let other = columns.updateValue(column, forKey: slot) else { continue }
            throw DataError(
                file: file,
                "columns \(other + 1) and \(column + 1), \"\(header.columns[other])\" and \"\(header.columns[column])\", are "
                    + "both the attribute `\(run.plan.layout.slots[slot].name)`",
                hint: "let its `column` name one of them")
        }
    }

    /// Tells what is wrong with the columns of a file.
    mutating func tell(
        columnsOf header: CSVHeader, _ printer: ViolationPrinter, isLast: Bool, writer: RecordWriter?
    ) throws {
        let rules = run.document.fileRules
        guard let asked = rules.columns else { return }
        var judge = RecordJudge(run, printer, locator: NoValues())
        judge.begin(limits)
        let other = current.likelyDelimiter.map { $0 == "\t" ? "tab" : $0 }
        let found = asked.violations(of: header.columns, in: rules, delimiter: other)
        judge.tell(found)
        // Behind a limit nothing was told.
        let told = judge.result.isCut ? found.prefix(judge.result.violations) : found[...]
        let layout = run.plan.layout
        let optional = layout.slots.indices.filter { layout.columns(of: $0).contains(where: asked.isOptional) }
        noteMissing(
            told.filter { $0.code == .columnMissing }.compactMap { attribute(without: $0, header) },
            optional: optional.map { layout.slots[$0].name })
        try take(judge.result, isEnd: false, writer: writer)
    }
}
