import ProvisoCore

/// Records block by block; CSV and NDJSON.
extension CheckSession {
    /// Checks the records of a file.
    mutating func check(
        _ input: InputFile, _ printer: inout ViolationPrinter, _ format: DataFormat, isLast: Bool, writer: RecordWriter?
    ) async throws {
        current.hasNoColumns = format != .csv && run.document.fileRules.statesColumns
        switch format {
        case .csv: try await checkCSV(input, &printer, isLast: isLast, writer: writer)
        case .ndjson:
            current.isOfLines = true
            try await checkLines(input, printer, isLast: isLast, writer: writer)
        case .json: try await checkJSON(input, printer, isLast: isLast, writer: writer)
        }
    }

    /// - Parameter printer: Prints for the file, and names attributes by its columns from then on.
    mutating func checkCSV(
        _ input: InputFile, _ printer: inout ViolationPrinter, isLast: Bool, writer: RecordWriter?
    ) async throws {
        let reader = BlockReader(
            input, records: .csv(check.dialect(of: input)), encoding: check.encoding)
        let spool = try spoolOversized(of: reader, writer)
        reader.keepsBlanks = writer != nil
        var first: [Block] = []
        while let block = try reader.next() {
            guard block.recordCount > 0 else {
                if let writer, first.isEmpty { try writeBlanks(block, of: reader, spool, writer) }
                continue
            }
            first.append(block)
            // Without a header the columns are those of the first row that can be read.
            if check.dialect.hasHeader || block.kind == .records { break }
        }
        let dialect = reader.dialect
        columnsWere(delimitedBy: reader.delimiterFinding)
        if let writer { try begin(writer, reader) }
        guard let last = first.last else {
            guard check.dialect.hasHeader else { return }
            let skipsAll = check.dialect.skippedLines > 0 && input.size != 0
            throw DataError(
                file: input.name, skipsAll ? "there is no row behind the lines that are skipped" : "the file is empty",
                hint: "a CSV file begins with a row that names its columns, or give --no-header")
        }
        let isUnknown = !check.dialect.hasHeader && last.kind != .records
        let header =
            isUnknown
            ? CSVHeader.none(run: run) : try CSVHeader(last, dialect: dialect, file: input.name, run: run)
        if check.format == nil, dialect.hasHeader, let format = JSONGuess.format(of: last.bytes.span) {
            throw DataError(
                file: input.name, "it looks like JSON, and its name says CSV",
                hint: "give --format \(format.rawValue), or --format csv if it is CSV")
        }
        current.columns = header.columns.count
        let attributes = header.columns.map(attribute(ofColumn:))
        let layout = self.run.plan.layout
        add(columns: header.columns.map { (name: $0, slot: layout.slot(ofColumn: $0)) })
        try refuse(columnsOf: header, input.name)
        if dialect.hasHeader, dialect.choice == .assumed, header.columns.count == 1 {
            suggestDelimiter(in: last.bytes, dialect)
        }
        if !isUnknown { try reportOptions.check(columns: header.columns + attributes, of: input.name) }
        if check.takesSamples {
            printer = self.printer(for: printer.path, columns: ViolationSampler.columns(header.columns, attributes))
        }
        if !isUnknown { try tell(columnsOf: header, printer, isLast: isLast, writer: writer) }
        if isOver { return }
        if let rejects { try begin(rejects, reader) }
        let (run, writing, missing, printer) = (run, writing, missingAttributes, printer)
        try await checkBlocks(of: reader, first: first, spool, size: input.size, isLast: isLast, writer: writer) {
            across in
            CSVBlockChecker(
                run, printer, header: header, dialect: dialect, file: input.name, writing: writing,
                across: across, missing: missing)
        }
    }

    /// Writes what stands before the first row of CSV and is passed over.
    private func begin(_ writer: RecordWriter, _ reader: BlockReader) throws {
        guard !writer.hasBegun else { return }
        try writer.begin(reader.text)
        try writer.write(reader.preamble)
    }

    /// Writes blank lines and comments before the header.
    private func writeBlanks(_ block: Block, of reader: BlockReader, _ spool: RawSpool?, _ writer: RecordWriter) throws
    {
        try begin(writer, reader)
        if case .oversized(let count, _) = block.kind {
            try spool?.take(count) { try writer.write($0) }
        } else {
            try writer.write(block.bytes)
        }
    }

    mutating func checkLines(
        _ input: InputFile, _ printer: ViolationPrinter, isLast: Bool, writer: RecordWriter?
    ) async throws {
        let reader = BlockReader(input, records: .lines, encoding: check.encoding)
        let spool = try spoolOversized(of: reader, writer)
        guard let first = try reader.next() else { return }
        let (run, writing) = (run, writing)
        try await checkBlocks(of: reader, first: [first], spool, size: input.size, isLast: isLast, writer: writer) {
            across in
            JSONBlockChecker(run, printer, writing: writing, across: across)
        }
    }

    /// Records too large for memory are written too; they wait on disk for the records before them.
    func spoolOversized(of reader: BlockReader, _ writer: RecordWriter?) throws -> RawSpool? {
        guard writer != nil, !check.writesOnlyValid else { return nil }
        let spool = try RawSpool(for: check.writePath?.description ?? "")
        reader.oversizedBytes = { try spool.append($0) }
        return spool
    }

    mutating func checkBlocks<Checker: BlockChecker & ~Copyable>(
        of reader: BlockReader, first: [Block], _ spool: RawSpool?, size: Int?, isLast: Bool, writer: RecordWriter?,
        makeChecker: @escaping (AcrossRecords?) -> Checker
    ) async throws {
        try writer?.begin(reader.text)
        try rejects?.begin(reader.text)
        let stream = stream
        let (across, joins, plan) = (across, joinsRecords, run.plan)
        var pipeline = BlockPipeline(
            jobs: across == nil || joins ? check.jobs : 1, isApart: joins,
            makeChecker: { makeChecker(joins ? AcrossRecords(apart: plan) : across) }, early: stream.printEarly)
        let joining = joins ? JoiningChecker<Checker>(AcrossJoiner(plan)) { makeChecker(across) } : nil
        // Before the first record of the block is looked at in order, in each run over a file: what one run had no memory for, the next
        // has none for either.
        func expect(_ block: Block) {
            if let count = block.expectedRecords(ofBytes: size) { across?.expect(count) }
        }
        var waiting = first[...]
        var isAtEnd = false
        var failure: (any Error)?
        while true {
            filling: while pipeline.hasRoom {
                let isLater = !(joining?.judgesNextApart() ?? true)
                if let block = waiting.popFirst() {
                    if joining == nil { expect(block) }
                    pipeline.submit(block, limits, isLater: isLater)
                    continue
                }
                guard !isAtEnd else { break }
                do {
                    // What was found is told before more is waited for.
                    switch try reader.next(waits: pipeline.isEmpty) {
                    case .block(let block):
                        if joining == nil { expect(block) }
                        pipeline.submit(block, limits, isLater: isLater)
                    case .end: isAtEnd = true
                    case .notYet: break filling
                    }
                } catch {
                    // What was read before stands.
                    failure = error
                    isAtEnd = true
                }
            }
            guard let (block, found) = await pipeline.next() else { break }
            let hasMore = !pipeline.isEmpty || !waiting.isEmpty || !isLast || failure != nil
            let isKnown = isAtEnd || hasMore
            let waits = isWriting(writer)
            func isEnd() throws -> Bool {
                try !hasMore && (isKnown || Self.isAtEnd(reader, waits: waits))
            }
            if let joining {
                expect(block)
                try join(found, of: block, with: joining, isEnd: isEnd, writer: writer)
            } else {
                // The limit may have come nearer since the block was handed out.
                let isWanting = !pipeline.isSequential && (limits.areExceeded(by: found) || found.overflows)
                let result = isWanting ? pipeline.checkAgain(block, limits, early: stream.printEarly) : found
                try take(result, isEnd: isEnd(), writer: writer)
            }
            if case .oversized(let count, _) = block.kind, let writer, let spool {
                try spool.take(count) { try writer.write($0) }
            }
            // Of a block in which the check was stopped nobody knows how much was judged.
            if !isCut { check.progress?(block.bytesRead, size, summary.records) }
            reader.recycle(block.bytes)
            if let failure = across?.failure { throw failure }
            if isOver { return }
        }
        if let failure { throw failure }
    }

    /// How long a pipe is given to say that it ends, in milliseconds.
    private static let patience = 100

    /// Whether nothing is left to be read. A program that writes into a pipe, and has written what ends the check, may never
    /// say that; then there is more, as far as anybody knows.
    private static func isAtEnd(_ reader: BlockReader, waits: Bool) throws -> Bool {
        while true {
            switch try reader.next(waits: waits) {
            case .block(let block): if block.recordCount > 0 { return false }
            case .end: return true
            case .notYet: if !reader.isReady(within: patience) { return false }
            }
        }
    }
}
