internal import ProvisoCore

/// Checks the rows of a block.
struct CSVBlockChecker: ~Copyable {
    var judge: RecordJudge
    var scanner: CSVRowScanner
    let dialect: CSVDialect
    let header: CSVHeader
    private let file: String
    let writing: WritingMode?
    /// Looks at the cells, when that is wanted.
    var profiler: CSVProfiler?
    /// Whether the rows were not looked at before.
    var profiles = true

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
        block.bytes.withUnsafeBufferPointer { bytes in
            var rows = RecordProgress(start(of: block), endings: .all)
            checkRows(of: block, bytes, &rows, to: bytes.count, isUTF8: UTF8Check.isValid(bytes.span))
        }
        if let profile = profiler?.finish() { judge.result.findings?.profile = profile }
        judge.finishCoverage()
        return judge.result
    }

    mutating func checkRows(
        of block: Block, _ bytes: UnsafeBufferPointer<UInt8>, _ rows: inout RecordProgress, to end: Int,
        atMost most: Int = .max, isUTF8: Bool
    ) {
        let keepsRejects = judge.rejects != nil
        defer { profiler?.look(at: bytes) }
        if block.index == 0, rows.offset == header.length {
            if let writing { writeHeader(of: bytes, writing) }
            if keepsRejects { rejectHeader(of: bytes) }
        }
        // Lent to every row, which would retain them otherwise.
        let bindings = header.bindings
        var count = 0
        while rows.offset < end {
            let offset = rows.offset
            let outcome = scanner.scan(bytes.span, from: offset)
            switch outcome {
            case .end:
                if writing != nil { copy(offset..<end, of: bytes) }
                rows.offset = end
                return
            case .unclosedQuote(let quote):
                judge.result.failure = CSVHeader.unclosedQuote(quote, block, file)
                return
            case .row(let next):
                if judge.result.isFull {
                    judge.result.isCut = true
                    return
                }
                if count == most { return }
                count += 1
                let row = scanner.rowRange
                let number = rows.number
                func place() -> RecordPlace {
                    let line = rows.lines.line(of: row.lowerBound, in: bytes.span)
                    return RecordPlace(.row, number: number, line: line, bytes: bytes, range: row)
                }
                if scanner.cellCount != header.columns.count, !isShort {
                    if scanner.cellCount < header.columns.count {
                        judge.result.rowsOfOtherWidth.short += 1
                        if scanner.cellCount == 1 { judge.result.rowsOfOtherWidth.single += 1 }
                    } else {
                        judge.result.rowsOfOtherWidth.long += 1
                    }
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
                    if profiles { profiler?.add(scanner, of: bytes) }
                    fill(from: bytes, bindings)
                    let isValid = judge.judge(place)
                    if keepsRejects, !isValid { reject(row, next, of: bytes) }
                    if writing != nil {
                        write(row, next, from: offset, of: bytes, isValid: isValid, isMalformed: false)
                    }
                }
                rows.number += 1
                rows.offset = next
            }
        }
    }

    /// Whether the last row ends before the last column, and may.
    private var isShort: Bool { scanner.cellCount < header.columns.count && dialect.allowsShortRows }

    /// Fills the record with the cells of a row. A short row has none for the last columns.
    private mutating func fill(
        from bytes: UnsafeBufferPointer<UInt8>, _ bindings: borrowing [(slot: Int, column: Int)]
    ) {
        judge.record.reset(input: bytes, isFlat: true)
        let cellCount = scanner.cellCount
        for index in bindings.indices {
            let (slot, column) = bindings[index]
            if column >= cellCount { continue }
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
        if !dialect.comment.isEmpty { judge.keep(bytes[..<scanner.rowRange.lowerBound]) }
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
}

/// Which records are written.
enum WritingMode: Sendable {
    case everything
    case onlyValid
}
