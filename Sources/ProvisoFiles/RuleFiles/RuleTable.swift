internal import ProvisoCore

/// A file of records that a rule document names: keys that others refer to, or the members of an enumeration.
struct RuleTable {
    private let path: RawPath
    let name: String
    private let format: DataFormat
    /// What separates the cells is found out from the first rows, unless the rule or the name says it.
    private let dialect: CSVDialect
    let records: JSONPointer?
    let encoding: TextEncoding?

    init(_ path: RawPath, _ table: RuleTableReference) throws {
        let given = table.format.map { format in
            switch format {
            case .csv: DataFormat.csv
            case .json: DataFormat.json
            case .ndjson: DataFormat.ndjson
            }
        }
        guard let format = given ?? DataFormat(path: table.path) else {
            throw DataFormat.unknown(
                of: path, named: table.path,
                hint: "it must end in .csv, .tsv, .tab, .json or .ndjson, or have a `format`")
        }
        if format != .csv, let option = table.optionsOfCSV.first {
            throw DataError(file: table.path, "`\(option)` is for CSV, and the file is \(format.rawValue)")
        }
        if format != .json, table.records != nil {
            throw DataError(file: table.path, "`records` is for JSON, and the file is \(format.rawValue)")
        }
        self.path = path
        name = table.path
        self.format = format
        records = table.records
        encoding = try table.encoding.map(TextEncoding.init(name:))
        dialect = try Self.dialect(of: table)
    }

    private static func dialect(of table: RuleTableReference) throws -> CSVDialect {
        var dialect = CSVDialect()
        if let delimiter = table.delimiter, delimiter != "auto" { dialect = try CSVDialect(delimiter: delimiter) }
        dialect.hasHeader = table.hasHeader
        dialect.columnNames = table.columns
        dialect.skippedLines = table.skippedRows
        dialect.allowsShortRows = table.allowsShortRows
        if table.delimiter == nil {
            dialect = dialect.assumed(for: table.path)
            // Names that say nothing leave it to the rows.
            if dialect.delimiter == CSVDialect().delimiter { dialect.choice = .automatic }
        } else if table.delimiter == "auto" {
            dialect.choice = .automatic
        }
        if let comment = table.comment { try dialect.setComment(comment) }
        return dialect
    }

    func open() throws -> InputFile {
        if path.isReadOnce { throw FileError(file: name, .notReadTwice) }
        return try InputFile(path: path, expandingTo: format == .json ? .whole : .streamed)
    }

    /// The names of the columns of CSV; `nil` for other formats.
    func columns() throws -> [String]? {
        let input = try open()
        guard format == .csv else { return nil }
        let reader = BlockReader(input, records: .csv(dialect), encoding: encoding)
        while let block = try reader.next() {
            guard block.recordCount > 0 else { continue }
            var scanner = CSVRowScanner(reader.dialect)
            return try header(of: block, &scanner).columns
        }
        guard dialect.hasHeader else { return dialect.columnNames }
        throw DataError(file: name, "the file is empty")
    }

    /// Hands out each record.
    func forEachRecord(_ layout: RecordLayout, _ body: (inout Record) throws -> Void) throws {
        switch format {
        case .csv: try forEachRow(layout, body)
        case .ndjson: try forEachLine(layout, body)
        case .json: try forEachElement(layout, body)
        }
    }

    // MARK: CSV

    private func header(
        of block: Block, _ scanner: inout CSVRowScanner
    ) throws -> (columns: [String], end: Int) {
        guard block.kind == .records, case .row(let next) = scanner.scan(block.bytes.span, from: 0) else {
            throw DataError(file: name, "the first row cannot be read")
        }
        guard UTF8Check.isValid(block.bytes.span.extracting(0..<next)) else {
            throw error("it is not UTF-8 text", in: block, hint: "give its `encoding`")
        }
        guard dialect.hasHeader else { return (CSVColumnNames(dialect, count: scanner.cellCount).all, 0) }
        let names = scanner.cells.map { cell in
            var text: [UInt8] = []
            cell.unquote(in: block.bytes.span, into: &text)
            return String(decoding: text, as: UTF8.self)
        }
        let columns = CSVColumnNames(names)
        if let (first, second) = columns.doubled { throw CSVHeader.doubled(first, second, columns.all, name, nil) }
        return (columns.all, next)
    }

    private func forEachRow(_ layout: RecordLayout, _ body: (inout Record) throws -> Void) throws {
        var record = Record(layout: layout)
        var bindings: [(slot: Int, column: Int)] = []
        try forEachRow(expect: { _ in }) { columns in
            bindings = Self.bindings(of: columns, layout)
            return true
        } _: { scanner, bytes in
            record.reset(input: bytes, isFlat: true)
            for (slot, column) in bindings where column < scanner.cellCount {
                let cell = scanner.cell(column)
                if cell.needsUnquoting {
                    record.set(slot, .untyped) { scratch in
                        var text: [UInt8] = []
                        cell.unquote(in: bytes.span, into: &text)
                        text.withUnsafeBufferPointer { scratch.append($0) }
                    }
                } else {
                    record.set(slot, .untyped, start: cell.start, end: cell.end)
                }
            }
            try body(&record)
        }
    }

    /// Hands out each cell of the only column that a layout knows, and says how many there will be as far as that can be told.
    ///
    /// - Returns: Whether that was done: the file is CSV and has the column once.
    func forEachText(
        _ layout: RecordLayout, expect: (Int) -> Void, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws -> Bool {
        guard format == .csv else { return false }
        var place: Int?
        var unquoted: [UInt8] = []
        try forEachRow(expect: expect) { columns in
            let bindings = Self.bindings(of: columns, layout)
            if bindings.count == 1 { place = bindings[0].column }
            return place != nil
        } _: { scanner, bytes in
            // A short row has an empty cell.
            guard let place, place < scanner.cellCount else {
                return try body(UnsafeBufferPointer(rebasing: bytes[..<0]))
            }
            let cell = scanner.cell(place)
            if cell.needsUnquoting {
                unquoted.removeAll(keepingCapacity: true)
                cell.unquote(in: bytes.span, into: &unquoted)
                try unquoted.withUnsafeBufferPointer(body)
            } else {
                try body(UnsafeBufferPointer(rebasing: bytes[cell.start..<cell.end]))
            }
        }
        return place != nil
    }

    private static func bindings(of columns: [String], _ layout: RecordLayout) -> [(slot: Int, column: Int)] {
        columns.enumerated().compactMap { index, column in layout.slot(named: column).map { ($0, index) } }
    }

    /// Goes through the rows of CSV.
    ///
    /// - Parameters:
    ///   - expect: Is told how many rows there will be, as far as that can be told from what was read so far.
    ///   - begin: Takes the columns; says whether to go on.
    ///   - row: Takes each row, which was scanned.
    private func forEachRow(
        expect: (Int) -> Void, _ begin: ([String]) -> Bool,
        _ row: (borrowing CSVRowScanner, UnsafeBufferPointer<UInt8>) throws -> Void
    ) throws {
        let input = try open()
        let reader = BlockReader(input, records: .csv(dialect), encoding: encoding)
        var scanner = CSVRowScanner(dialect)
        var hasBegun = false
        var width = 0
        while let block = try reader.next() {
            guard block.recordCount > 0 else { continue }
            if case .oversized(_, let quote?) = block.kind { throw CSVHeader.unclosedQuote(at: quote, name) }
            guard block.kind == .records else { throw error("the row is too long", in: block) }
            var offset = 0
            if !hasBegun {
                hasBegun = true
                scanner = CSVRowScanner(reader.dialect)
                let header = try header(of: block, &scanner)
                offset = header.end
                width = header.columns.count
                guard begin(header.columns) else { return }
            }
            try block.bytes.withUnsafeBufferPointer { bytes in
                if let invalid = UTF8Check.firstInvalid(in: bytes.span) {
                    throw error("it is not UTF-8 text", in: block, at: invalid, hint: "give its `encoding`")
                }
                var outcome = scanner.scan(bytes.span, from: offset)
                while case .row(let next) = outcome {
                    guard scanner.cellCount == width || scanner.cellCount < width && dialect.allowsShortRows else {
                        throw error("a row has \(scanner.cellCount) cells for \(width) columns", in: block, at: offset)
                    }
                    try row(scanner, bytes)
                    offset = next
                    outcome = scanner.scan(bytes.span, from: offset)
                }
                // The rows behind it would be missing.
                if case .unclosedQuote(let quote) = outcome { throw CSVHeader.unclosedQuote(quote, block, name) }
            }
            if let count = block.expectedRecords(ofBytes: input.size) { expect(count) }
            reader.recycle(block.bytes)
        }
    }

    func error(_ reason: String, in block: Block, at offset: Int = 0, hint: String? = nil) -> DataError {
        var lines = LineCursor(firstLine: block.firstLine, endings: .all)
        let line = lines.line(of: offset, in: block.bytes.span)
        return DataError(file: name, at: SourcePosition(line: line, column: 1), reason, hint: hint)
    }
}
