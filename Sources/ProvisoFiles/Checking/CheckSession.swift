import Proviso

/// One run of a check: hands blocks to threads and what they find to the caller, in the order of the input.
struct CheckSession {
    let check: FileCheck
    let run: RuleRun
    let stream: ViolationStream
    private(set) var summary = CheckSummary()
    private var seen: [Bool]
    /// Whether there is one file only.
    private let isSingle: Bool
    /// Whether a limit was reached.
    private(set) var isOver = false

    init(_ check: FileCheck, _ run: RuleRun, isSingle: Bool, _ emit: @escaping ([UInt8]) throws -> Void) {
        self.isSingle = isSingle
        self.check = check
        self.run = run
        stream = ViolationStream(check.output, emit)
        seen = Array(repeating: false, count: run.plan.layout.slots.count)
    }

    /// How far the rest of the check may go.
    var limits: CheckLimits {
        CheckLimits(errors: check.maxViolations - summary.errors, failFast: check.failFast)
    }

    private func printer(for file: String) -> ViolationPrinter {
        ViolationPrinter(
            check.output, file: file, catalog: check.catalog, paths: check.document.attributes, style: check.style)
    }

    var writing: WritingMode? {
        check.writePath == nil ? nil : check.writesOnlyValid ? .onlyValid : .everything
    }

    mutating func check(
        _ input: InputFile, path: RawPath, format: DataFormat, isLast: Bool, writer: RecordWriter?
    ) async throws {
        if format != .csv { summary.isRowsOnly = false }
        let printer = printer(for: path.description)
        switch format {
        case .csv: try await checkCSV(input, printer, isLast: isLast, writer: writer)
        case .ndjson: try await checkLines(input, printer, isLast: isLast, writer: writer)
        case .json: try await checkJSON(input, printer, isLast: isLast, writer: writer)
        }
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
        for index in result.seen.indices where result.seen[index] { seen[index] = true }
        try stream.print(result.output)
        try writer?.write(result.written)
        if let failure = result.failure { throw failure }
        if result.isFull || result.isCut {
            isOver = true
            summary.isStopped = try result.isCut || !isEnd()
        }
    }

    /// Notes that a file could not be checked to its end.
    mutating func note(_ failure: CheckFailure) {
        summary.failures.append(failure)
        summary.isStopped = true
        check.failed?(failure)
    }

    /// Ends the output and completes the summary.
    mutating func finish() throws {
        let slots = run.plan.layout.slots
        // Of records that were not read nobody knows what they have, but all rows of a file have the same columns.
        let isKnown = summary.records > 0 && (!summary.isStopped || summary.isRowsOnly && isSingle)
        summary.unseenAttributes =
            !isKnown
            ? []
            : slots.indices.filter { index in
                // An attribute that only holds others is not named by a rule; they are.
                let root = slots[index].parent ?? index
                let isHolder = !slots[root].parts.isEmpty && !slots[root].isJudged
                return !slots[index].name.isEmpty && !seen[root] && !slots[root].parts.contains { seen[$0] }
                    && (index == root) != isHolder
            }.map { slots[$0].name }
        try stream.finish(summary)
    }
}
