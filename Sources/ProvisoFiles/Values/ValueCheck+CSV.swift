import ProvisoCore

extension ValueCheck {
    /// Checks the rows of a CSV file.
    mutating func checkRows(_ input: InputFile, _ run: inout ValueRun) throws {
        let dialect = dialect.assumed(for: input.isStandardInput ? assumedName ?? input.name : input.name)
        let reader = BlockReader(input, records: .csv(dialect), encoding: encoding)
        var columns: [String]?
        while !run.isOver, let block = try reader.next() {
            if case .oversized(_, let quote) = block.kind {
                if let quote { throw CSVHeader.unclosedQuote(at: quote, input.name) }
                try run.take(ValueRun.tooLong, line: block.firstLine)
                continue
            }
            var offset = 0
            var scanner = CSVRowScanner(reader.dialect)
            if columns == nil {
                let (names, length) = try CSVHeader.columns(block, dialect: reader.dialect, file: input.name)
                columns = names
                offset = length
                judge.use(columns: names)
            }
            try checkRows(of: block, from: offset, count: columns?.count ?? 0, &scanner, input.name, &run)
            try run.flush()
        }
        if columns == nil, dialect.hasHeader {
            throw DataError(
                file: input.name, "the file is empty",
                hint: "a CSV file begins with a row that names its columns, or give --no-header")
        }
    }

    private func checkRows(
        of block: Block, from start: Int, count: Int, _ scanner: inout CSVRowScanner, _ file: String,
        _ run: inout ValueRun
    ) throws {
        let bytes = block.bytes.span
        var cursor = LineCursor(firstLine: block.firstLine, endings: .all)
        var offset = start
        var text: [UInt8] = []
        while !run.isOver {
            switch scanner.scan(bytes, from: offset) {
            case .end: return
            case .unclosedQuote(let quote): throw CSVHeader.unclosedQuote(quote, block, file)
            case .row(let next):
                let line = cursor.line(of: scanner.rowRange.lowerBound, in: bytes)
                offset = next
                guard scanner.cellCount == count || scanner.cellCount < count && dialect.allowsShortRows else {
                    try run.take(ValueRun.wrongCells(scanner.cellCount, expected: count), line: line)
                    continue
                }
                var cells: [String] = []
                cells.reserveCapacity(count)
                for cell in scanner.cells {
                    text.removeAll(keepingCapacity: true)
                    cell.unquote(in: bytes, into: &text)
                    guard let cell = String(validating: text, as: UTF8.self) else { break }
                    cells.append(cell)
                }
                guard cells.count == scanner.cellCount else {
                    try run.take(ValueRun.malformed(RecordFault.notUTF8.rawValue), line: line)
                    continue
                }
                try run.take(judge.judge(row: cells), line: line)
            }
        }
    }
}
