import ProvisoCore

/// One run of a check: hands blocks to threads and what they find to the caller, in the order of the input.
struct CheckSession {
    let check: FileCheck
    let run: RecordValidator
    let stream: ViolationStream
    private(set) var summary = CheckSummary()
    private var presence: RunPresence
    private let fileCount: Int
    /// Whether a limit was reached.
    private(set) var isOver = false
    /// Whether a limit left something unread or unreported.
    private(set) var isCut = false
    /// What was noted of the file that is checked.
    var current = FileSummary("")
    /// What the files before it came to.
    private(set) var before = (records: 0, invalidRecords: 0, violations: 0, errors: 0)

    init(_ check: FileCheck, _ run: RecordValidator, fileCount: Int, _ emit: @escaping ([UInt8]) throws -> Void) {
        self.check = check
        self.run = run
        self.fileCount = fileCount
        stream = ViolationStream(check.output, emit)
        presence = RunPresence(run.makeAttributeTree())
    }

    /// How far the rest of the check may go.
    var limits: CheckLimits {
        CheckLimits(errors: check.maxViolations - summary.errors, failFast: check.failFast)
    }

    private func printer(for file: String) -> ViolationPrinter {
        ViolationPrinter(
            check.output, file: file, catalog: check.catalog, paths: check.document.attributes, style: check.style,
            width: check.width, showsValues: check.showsValues)
    }

    var writing: WritingMode? {
        check.writePath == nil ? nil : check.writesOnlyValid ? .onlyValid : .everything
    }

    mutating func check(
        _ input: InputFile, path: RawPath, format: DataFormat, isLast: Bool, writer: RecordWriter?
    ) async throws {
        if format != .csv { summary.isRowsOnly = false }
        let printer = printer(for: path.description)
        let recordsBefore = summary.records
        presence.beginFile()
        // Of records that were not read nobody knows what they have.
        var isRead = false
        defer { presence.endFile(path.description, isKnown: isRead && summary.records > recordsBefore) }
        switch format {
        case .csv: try await checkCSV(input, printer, isLast: isLast, writer: writer)
        case .ndjson: try await checkLines(input, printer, isLast: isLast, writer: writer)
        case .json: try await checkJSON(input, printer, isLast: isLast, writer: writer)
        }
        isRead = !isCut
    }

    // MARK: Results

    /// Takes over what was found.
    ///
    /// - Parameter isEnd: Whether nothing comes after it; asked only when a limit was reached.
    mutating func take(_ result: BlockResult, isEnd: @autoclosure () throws -> Bool, writer: RecordWriter?) throws {
        summary.records += result.records
        summary.invalidRecords += result.invalidRecords
        summary.violations += result.violations
        summary.errors += result.errors
        if let found = result.presence { presence.add(found) }
        try stream.print(result.output)
        try writer?.write(result.written)
        if let failure = result.failure { throw failure }
        if result.isFull || result.isCut {
            isOver = true
            isCut = try result.isCut || !isEnd()
            if isCut { summary.isStopped = true }
        }
    }

    /// Takes up what a file came to.
    mutating func append(_ file: FileSummary) {
        summary.files.append(file)
        before = (summary.records, summary.invalidRecords, summary.violations, summary.errors)
    }

    /// Notes the columns of a file that has some.
    mutating func add(columns: [String]) { presence.add(columns: columns) }

    /// Notes that a file could not be checked to its end.
    mutating func note(_ failure: CheckFailure) {
        summary.failures.append(failure)
        summary.isStopped = true
        check.failed?(failure)
    }

    /// Ends the output and completes the summary.
    mutating func finish() throws {
        summary.unseenAttributes = presence.unseen(isComplete: presence.fileCount == fileCount)
        try stream.finish(summary)
    }
}
