internal import ProvisoCore

/// Checks the rows of a block.
struct CSVBlockChecker: ~Copyable {
    private var judge: RecordJudge
    private var scanner: CSVRowScanner
    private let dialect: CSVDialect
    private let header: CSVHeader
    private let file: String
    private let writing: WritingMode?
    /// Looks at the cells, when that is wanted.
    private var profiler: CSVProfiler?

    init(
        _ run: RecordValidator, _ printer: ViolationPrinter, header: CSVHeader, dialect: CSVDialect, file: String,
        writing: WritingMode?, across: AcrossRecords? = nil, missing: Set<String> = []
    ) {
        judge = RecordJudge(
            run, printer, across: across, missing: missing, locator: CSVValueLocator(header, dialect, run))
        scanner = CSVRowScanner(dialect)
        // A row with more cells needs none of those beyond, whatever their number.
        scanner.cellLimit = header.columns.count
        self.header = header
        self.dialect = dialect
        self.file = file
        self.writing = writing
        profiler = printer.reportOptions.profiles.map { CSVProfiler(header.columns, $0) }
    }

    /// Checks a block; the header is passed over in the first one.
    ///
    /// - Parameter early: Takes what is found before the block is done.
    mutating func check(
        _ block: Block, _ limits: CheckLimits, early: (([UInt8]) -> Void)? = nil
    ) -> BlockResult {
        judge.begin(limits)
        judge.early = early
        defer { judge.early = nil }
        if case .oversized(_, let quote) = block.kind {
            // A comment of any length is no record.
            guard block.recordCount > 0 else { return judge.result }
            if let quote {
                judge.result.failure = DataError(
                    file: file, at: quote, "the quote that opens here is never closed",
                    hint: "close it, or double it if it belongs to the text of a quoted cell")
            } else {
                judge.refuse(RecordPlace(number: block.firstRecord, line: block.firstLine), .tooLong)
                rejectOversized()
            }
            return judge.result
        }
        // The rows of one block are views into its memory, which stands still meanwhile.
        block.bytes.withUnsafeBufferPointer { checkRows(of: block, $0) }
        if let profile = profiler?.finish() { judge.result.findings?.profile = profile }
        judge.finishCoverage()
        return judge.result
    }

    private mutating func checkRows(of block: Block, _ bytes: UnsafeBufferPointer<UInt8>) {
        let isUTF8 = UTF8Check.isValid(bytes.span)
        var lines = LineCursor(firstLine: block.firstLine, endings: .all)
        var offset = block.index == 0 ? header.length : 0
        var number = block.index == 0 ? 1 : block.firstRecord
        let keepsRejects = judge.rejects != nil
        if block.index == 0, let writing { writeHeader(of: bytes, writing) }
        if block.index == 0, keepsRejects { rejectHeader(of: bytes) }
        while true {
            let outcome = scanner.scan(bytes.span, from: offset)
            switch outcome {
            case .end:
                if writing != nil { copy(offset..<bytes.count, of: bytes) }
                return
            case .unclosedQuote(let quote):
                judge.result.failure = CSVHeader.unclosedQuote(quote, block, file)
                return
            case .row(let next):
                if judge.result.isFull {
                    judge.result.isCut = true
                    return
                }
                let row = scanner.rowRange
                func place() -> RecordPlace {
                    let line = lines.line(of: row.lowerBound, in: bytes.span)
                    return RecordPlace(.row, number: number, line: line, bytes: bytes, range: row)
                }
                if scanner.cellCount != header.columns.count, !isShort {
                    judge.refuse(
                        place(), RecordFault.cells.rawValue,
                        [("found", scanner.cellCount), ("expected", header.columns.count)],
                        wording: "record.malformed/cells")
                    write(row, next, from: offset, of: bytes, isValid: false, isMalformed: true)
                    if keepsRejects { reject(row, next, of: bytes) }
                } else if !isUTF8, !UTF8Check.isValid(bytes.span.extracting(row)) {
                    judge.refuse(place(), .notUTF8)
                    write(row, next, from: offset, of: bytes, isValid: false, isMalformed: true)
                    if keepsRejects { reject(row, next, of: bytes) }
                } else {
                    profiler?.add(scanner, of: bytes)
                    fill(from: bytes, isShort ? boundCells : header.bindings)
                    let isValid = judge.judge(place)
                    if keepsRejects, !isValid { reject(row, next, of: bytes) }
                    if writing != nil {
                        write(row, next, from: offset, of: bytes, isValid: isValid, isMalformed: false)
                    }
                }
                number += 1
                offset = next
            }
        }
    }

    /// Whether the last row ends before the last column, and may.
    private var isShort: Bool { scanner.cellCount < header.columns.count && dialect.allowsShortRows }

    /// The bindings of a short row, which has no value for the others.
    private var boundCells: [(slot: Int, column: Int)] { header.bindings.filter { $0.column < scanner.cellCount } }

    private mutating func fill(
        from bytes: UnsafeBufferPointer<UInt8>, _ bindings: [(slot: Int, column: Int)]
    ) {
        judge.record.reset(input: bytes, isFlat: true)
        for (slot, column) in bindings {
            let cell = scanner.cell(column)
            if cell.needsUnquoting {
                judge.record.set(slot, .untyped) { scratch in
                    var text: [UInt8] = []
                    cell.unquote(in: bytes.span, into: &text)
                    text.withUnsafeBufferPointer { scratch.append($0) }
                }
            } else {
                judge.record.set(slot, .untyped, start: cell.start, end: cell.end)
            }
        }
        judge.record.finishFilling()
    }

    // MARK: Rows with errors

    /// Begins the rows with errors with the header, which gets a column for the reasons.
    private mutating func rejectHeader(of bytes: UnsafeBufferPointer<UInt8>) {
        guard header.length > 0, case .row(let next) = scanner.scan(bytes.span, from: 0) else { return }
        let taken = Set(header.columns.map(TextKey.init))
        keep(
            bytes[scanner.rowRange],
            with: RejectionWriter.freeName { taken.contains(TextKey($0)) }, bytes[scanner.rowRange.upperBound..<next])
    }

    /// Keeps a row as it is, with the reasons in a further cell: behind empty ones where the row has too few.
    private mutating func reject(_ row: Range<Int>, _ next: Int, of bytes: UnsafeBufferPointer<UInt8>) {
        guard let rejects = judge.rejects else { return }
        var cells = Array(bytes[row])
        for _ in 0..<max(0, header.columns.count - scanner.cellCount) { cells.append(contentsOf: dialect.delimiter) }
        keep(cells, with: rejects.cell(of: judge.rejection), bytes[row.upperBound..<next])
    }

    /// A row that is not held leaves empty cells.
    private mutating func rejectOversized() {
        guard let rejects = judge.rejects else { return }
        let delimiters = (1..<max(1, header.columns.count)).flatMap { _ in dialect.delimiter }
        keep(delimiters, with: rejects.cell(of: judge.rejection), [0x0A])
    }

    private mutating func keep(_ cells: some Sequence<UInt8>, with text: String, _ end: some Sequence<UInt8>) {
        judge.keep(cells)
        judge.keep(dialect.delimiter)
        var (text, cell) = (text, [UInt8]())
        text.withUTF8 { dialect.write($0.span, to: &cell) }
        judge.keep(cell)
        judge.keep(end)
    }

    // MARK: Writing

    private mutating func copy(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
        judge.result.written.append(contentsOf: bytes[range])
    }

    private mutating func writeHeader(of bytes: UnsafeBufferPointer<UInt8>, _ writing: WritingMode) {
        guard header.length > 0 else { return }
        guard !header.added.isEmpty, case .row = scanner.scan(bytes.span, from: 0) else {
            return copy(0..<header.length, of: bytes)
        }
        copy(0..<scanner.rowRange.upperBound, of: bytes)
        for slot in header.added {
            var name = judge.run.plan.layout.column(of: slot)
            judge.result.written.append(contentsOf: dialect.delimiter)
            name.withUTF8 { dialect.write($0.span, to: &judge.result.written) }
        }
        copy(scanner.rowRange.upperBound..<header.length, of: bytes)
    }

    /// Writes a row as the filters left it, with its line end and the blank lines before it.
    private mutating func write(
        _ row: Range<Int>, _ next: Int, from start: Int, of bytes: UnsafeBufferPointer<UInt8>, isValid: Bool,
        isMalformed: Bool
    ) {
        guard let writing else { return }
        guard isValid || writing == .everything else {
            // Comments stay where the record behind them goes.
            if !dialect.comment.isEmpty { copy(start..<row.lowerBound, of: bytes) }
            return
        }
        guard !isMalformed, judge.isChanged || !header.added.isEmpty else { return copy(start..<next, of: bytes) }
        copy(start..<row.lowerBound, of: bytes)
        var written = row.lowerBound
        for (slot, column) in header.bindings where column < scanner.cellCount && judge.record.isChanged(slot) {
            let cell = scanner.cell(column)
            copy(written..<cell.rawRange.lowerBound, of: bytes)
            writeValue(of: slot, isQuoted: cell.isQuoted, isAlone: scanner.cellCount == 1)
            written = cell.rawRange.upperBound
        }
        copy(written..<row.upperBound, of: bytes)
        if scanner.cellCount < header.columns.count { writeMissingCells() }
        for slot in header.added {
            judge.result.written.append(contentsOf: dialect.delimiter)
            writeValue(of: slot, isQuoted: false, isAlone: false)
        }
        copy(row.upperBound..<next, of: bytes)
    }

    /// Adds the cells that a short row lacks, up to the last that was given a value, or all when others come behind them.
    private mutating func writeMissingCells() {
        var count = scanner.cellCount
        for (slot, column) in header.bindings where column >= scanner.cellCount && judge.record.isChanged(slot) {
            while count <= column {
                judge.result.written.append(contentsOf: dialect.delimiter)
                count += 1
            }
            writeValue(of: slot, isQuoted: false, isAlone: false)
        }
        guard !header.added.isEmpty else { return }
        for _ in count..<header.columns.count { judge.result.written.append(contentsOf: dialect.delimiter) }
    }

    private mutating func writeValue(of slot: Int, isQuoted: Bool, isAlone: Bool) {
        var text: String
        switch judge.record.data(slot) {
        case .null: text = ""
        case .string(let string), .untyped(let string): text = string
        case let value: text = value.description
        }
        text.withUTF8 { dialect.write($0.span, isQuoted: isQuoted, isAlone: isAlone, to: &judge.result.written) }
    }
}

/// Which records are written.
enum WritingMode: Sendable {
    case everything
    case onlyValid
}
