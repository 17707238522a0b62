import Proviso

/// One run of a check: hands blocks to threads and what they find to the caller, in the order of the input.
struct CheckSession {
    private let check: FileCheck
    private let run: RuleRun
    private let emit: ([UInt8]) throws -> Void
    private(set) var summary = CheckSummary()
    private var presence: RunPresence
    private var hasPrinted = false
    /// Whether the last of the files was begun.
    private var isLastFile = false
    /// Whether a limit was reached.
    private(set) var isOver = false

    init(_ check: FileCheck, _ run: RuleRun, _ emit: @escaping ([UInt8]) throws -> Void) {
        self.check = check
        self.run = run
        self.emit = emit
        presence = RunPresence(run.makeAttributeTree())
    }

    /// How far the rest of the check may go.
    private var limits: CheckLimits {
        CheckLimits(violations: check.maxViolations - summary.violations, failFast: check.failFast)
    }

    private func printer(for file: String) -> ViolationPrinter {
        ViolationPrinter(
            check.output, file: file, catalog: check.catalog, paths: check.document.attributes, style: check.style,
            width: check.width)
    }

    private var writing: WritingMode? {
        check.writePath == nil ? nil : check.writesOnlyValid ? .onlyValid : .everything
    }

    mutating func check(
        _ input: InputFile, path: String, format: DataFormat, isLast: Bool, writer: RecordWriter?
    ) async throws {
        if format != .csv { summary.isRowsOnly = false }
        let printer = printer(for: path == "-" ? "-" : path)
        isLastFile = isLast
        let recordsBefore = summary.records
        presence.beginFile()
        // Of records that were not read nobody knows what they have.
        defer { presence.endFile(path, isKnown: summary.records > recordsBefore && !summary.isStopped) }
        switch format {
        case .csv: try await checkCSV(input, printer, isLast: isLast, writer: writer)
        case .ndjson: try await checkLines(input, printer, isLast: isLast, writer: writer)
        case .json: try await checkJSON(input, printer, isLast: isLast, writer: writer)
        }
    }

    // MARK: CSV and NDJSON

    private mutating func checkCSV(
        _ input: InputFile, _ printer: ViolationPrinter, isLast: Bool, writer: RecordWriter?
    ) async throws {
        let reader = BlockReader(input, records: .csv(check.dialect), encoding: check.encoding)
        guard let first = try reader.next() else {
            guard check.dialect.hasHeader else { return }
            throw DataError(
                file: input.name, "the file is empty",
                hint: "a CSV file begins with a row that names its columns, or give --no-header")
        }
        let header = try CSVHeader(first, dialect: check.dialect, file: input.name, run: run)
        presence.add(columns: header.columns)
        let (run, dialect, writing) = (run, check.dialect, writing)
        try await checkBlocks(of: reader, first: first, size: input.size, isLast: isLast, writer: writer) {
            let checker = CSVBlockChecker(
                run, printer, header: header, dialect: dialect, file: input.name, writing: writing)
            return { checker.check($0, $1) }
        }
    }

    private mutating func checkLines(
        _ input: InputFile, _ printer: ViolationPrinter, isLast: Bool, writer: RecordWriter?
    ) async throws {
        let reader = BlockReader(input, records: .lines, encoding: check.encoding)
        guard let first = try reader.next() else { return }
        let (run, writing) = (run, writing)
        try await checkBlocks(of: reader, first: first, size: input.size, isLast: isLast, writer: writer) {
            let checker = JSONBlockChecker(run, printer, writing: writing)
            return { checker.check($0, $1) }
        }
    }

    private mutating func checkBlocks(
        of reader: BlockReader, first: Block, size: Int?, isLast: Bool, writer: RecordWriter?,
        makeChecker: @escaping () -> (Block, CheckLimits) -> BlockResult
    ) async throws {
        try writer?.begin(reader.text)
        // Records too large for memory are written too; they wait on disk for the records before them.
        let spool = writer == nil || check.writesOnlyValid ? nil : try RawSpool(for: check.writePath ?? "")
        if let spool { reader.oversizedBytes = { try spool.append($0) } }
        var pipeline = BlockPipeline(jobs: check.jobs, makeChecker: makeChecker)
        var next: Block? = first
        while true {
            while let block = next, pipeline.hasRoom {
                pipeline.submit(block, limits)
                next = try reader.next()
            }
            guard let (block, found) = await pipeline.next() else { break }
            // The limit may have come nearer since the block was handed out.
            let exceeds = found.violations > limits.violations
            let result = exceeds ? pipeline.checkAgain(block, limits) : found
            let hasMore = next != nil || !pipeline.isEmpty || !isLast
            try take(result, isEnd: !hasMore, writer: writer)
            if case .oversized(let count, _) = block.kind, let writer { try spool?.take(count, writer.write) }
            check.progress?(block.bytesRead, size, summary.records)
            reader.recycle(block.bytes)
            if isOver { return }
        }
    }

    // MARK: JSON

    private static let elementsPerBatch = 1024

    private mutating func checkJSON(
        _ input: InputFile, _ printer: ViolationPrinter, isLast: Bool, writer: RecordWriter?
    ) async throws {
        let text = try WholeText(input, encoding: check.encoding)
        var walker: JSONElements
        do throws(JSONSyntaxError) {
            walker = try JSONElements(validating: text.bytes.span)
        } catch {
            let message = text.bytes.isEmpty ? "the file is empty" : "the file is not JSON: \(error.reason)"
            throw DataError(file: input.name, at: error.position, message, hint: error.hint)
        }
        var elements: [JSONElements.Element] = []
        elements.reserveCapacity(walker.count)
        while let element = walker.next(in: text.bytes.span) { elements.append(element) }
        try writer?.begin(text.properties)
        let checker = JSONBlockChecker(run, printer, writing: writing)
        var records: [(index: Int, bytes: [UInt8])] = []
        var start = 0
        while start < elements.count, !isOver {
            let end = min(start + Self.elementsPerBatch, elements.count)
            let limits = limits
            let result = text.bytes.withUnsafeBufferPointer { bytes in
                checker.check(
                    elements[start..<end], first: start + 1, of: bytes, limits,
                    written: writer == nil ? nil : { records.append((start + $0, $1)) })
            }
            try take(result, isEnd: end == elements.count && isLast, writer: nil)
            check.progress?(elements[end - 1].range.upperBound, text.bytes.count, summary.records)
            start = end
        }
        try writer.map { try write(records, of: elements, text.bytes, isArray: walker.isArray, to: $0) }
    }

    /// Writes the file anew: what stands between the records stays.
    private func write(
        _ records: [(index: Int, bytes: [UInt8])], of elements: [JSONElements.Element], _ text: [UInt8], isArray: Bool,
        to writer: RecordWriter
    ) throws {
        guard let first = elements.first, let last = elements.last else { return try writer.write(text) }
        guard isArray || !records.isEmpty else { return try writer.write(Array("[]\n".utf8)) }
        var written = Array(text[..<first.range.lowerBound])
        for (position, record) in records.enumerated() {
            if position > 0 {
                let separator = elements[record.index - 1].range.upperBound..<elements[record.index].range.lowerBound
                written.append(contentsOf: text[separator])
            }
            written.append(contentsOf: record.bytes)
        }
        written.append(contentsOf: text[last.range.upperBound...])
        try writer.write(written)
    }

    // MARK: Results

    private mutating func take(_ result: BlockResult, isEnd: Bool, writer: RecordWriter?) throws {
        summary.records += result.records
        summary.invalidRecords += result.invalidRecords
        summary.violations += result.violations
        summary.errors += result.errors
        if let found = result.presence { presence.add(found) }
        try print(result.output)
        try writer?.write(result.written)
        if let failure = result.failure { throw failure }
        if result.isFull || result.isCut {
            isOver = true
            summary.isStopped = result.isCut || !isEnd
        }
    }

    private mutating func print(_ output: [UInt8]) throws {
        guard check.output == .json else {
            if !output.isEmpty { try emit(output) }
            return
        }
        guard !output.isEmpty else { return }
        if hasPrinted {
            try emit(output)
        } else {
            // The first object has no comma before it.
            try emit(Array("{\"violations\":[".utf8) + output.dropFirst())
        }
        hasPrinted = true
    }

    /// Ends the output and completes the summary.
    mutating func finish() throws {
        summary.unseenAttributes = presence.unseen(isComplete: !summary.isStopped || isLastFile)
        guard check.output == .json else { return }
        let start = hasPrinted ? "\n]" : "{\"violations\":[]"
        let counts =
            ",\"summary\":{\"records\":\(summary.records),\"invalidRecords\":\(summary.invalidRecords),"
            + "\"violations\":\(summary.violations),\"stopped\":\(summary.isStopped)}}\n"
        try emit(Array((start + counts).utf8))
    }
}
