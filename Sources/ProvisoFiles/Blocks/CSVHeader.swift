internal import ProvisoCore

/// The columns of a CSV file and what the rules make of them.
struct CSVHeader: Sendable {
    /// The names of the columns, in order.
    let columns: [String]
    /// For each attribute that has a column: its slot and the column's position.
    let bindings: [(slot: Int, column: Int)]
    /// The attributes without a column to which a default may give a value: written as new columns at the end.
    let added: [Int]
    /// How many bytes the row takes in the first block; 0 without a header.
    let length: Int

    init(columns: [String], length: Int, run: RecordValidator) {
        self.columns = columns
        self.length = length
        let layout = run.plan.layout
        let slots = layout.slots
        bindings = columns.enumerated().compactMap { index, name in
            name.isEmpty ? nil : layout.slot(ofColumn: name).map { ($0, index) }
        }
        let bound = Set(bindings.map(\.slot))
        // A default that is not active in this scenario gives nothing.
        let filtered = Set(run.filteredSlots)
        added = slots.indices.filter {
            slots[$0].hasDefault && filtered.contains($0) && !slots[$0].name.isEmpty && !bound.contains($0)
        }
    }

    /// The columns of a file that has no row to tell them by: none.
    static func none(run: RecordValidator) -> CSVHeader { CSVHeader(columns: [], length: 0, run: run) }

    /// Reads the header of the first block, or counts the columns of its first row.
    init(_ block: Block, dialect: CSVDialect, file: String, run: RecordValidator) throws(DataError) {
        let (columns, length) = try Self.columns(block, dialect: dialect, file: file)
        self.init(columns: columns, length: length, run: run)
    }

    /// The names of the columns, by the header of the first block or as many as its first row has, and how many bytes the header takes.
    static func columns(
        _ block: Block, dialect: CSVDialect, file: String
    ) throws(DataError) -> (columns: [String], length: Int) {
        if case .oversized(_, let quote) = block.kind {
            throw DataError(
                file: file, at: quote ?? SourcePosition(line: block.firstLine, column: 1),
                quote == nil ? "the first row is longer than 16 MiB" : "the quote that opens here is never closed")
        }
        var scanner = CSVRowScanner(dialect)
        switch scanner.scan(block.bytes.span, from: 0) {
        case .end: throw DataError(file: file, "the file has no rows")
        case .unclosedQuote(let offset): throw Self.unclosedQuote(offset, block, file)
        case .row(let next):
            guard dialect.hasHeader else {
                let names = CSVColumnNames(dialect, count: scanner.cellCount)
                if let (first, second) = names.doubled {
                    throw Self.doubled(first, second, names.all, file, nil)
                }
                return (names.all, 0)
            }
            var columns: [String] = []
            for cell in scanner.cells {
                var text: [UInt8] = []
                cell.unquote(in: block.bytes.span, into: &text)
                guard let name = String(validating: text, as: UTF8.self) else {
                    throw DataError(
                        file: file, at: SourcePosition(line: block.firstLine, column: 1),
                        "the name of column \(columns.count + 1) is not UTF-8",
                        hint: "give the file's encoding with --encoding")
                }
                columns.append(name)
            }
            let names = CSVColumnNames(columns)
            if let (first, second) = names.doubled {
                let offset = scanner.cell(second).rawRange.lowerBound
                throw Self.doubled(first, second, names.all, file, SourcePosition(ofCSVOffset: offset, in: block))
            }
            return (names.all, next)
        }
    }

    static func doubled(
        _ first: Int, _ second: Int, _ columns: [String], _ file: String, _ position: SourcePosition?
    ) -> DataError {
        DataError(
            file: file, at: position, "columns \(first + 1) and \(second + 1) are both named \"\(columns[second])\"",
            hint: "give every column a name of its own")
    }

    static func unclosedQuote(_ offset: Int, _ block: Block, _ file: String) -> DataError {
        unclosedQuote(at: SourcePosition(ofCSVOffset: offset, in: block), file)
    }

    static func unclosedQuote(at position: SourcePosition, _ file: String) -> DataError {
        DataError(
            file: file, at: position,
            "the quote that opens here is never closed",
            hint: "close it, or double it if it belongs to the text of a quoted cell")
    }
}

extension SourcePosition {
    /// The position of an offset in CSV, where a CR alone ends a line too.
    fileprivate init(ofCSVOffset offset: Int, in block: Block) {
        let bytes = block.bytes.span
        var cursor = LineCursor(firstLine: block.firstLine, endings: .all)
        let line = cursor.line(of: offset, in: bytes)
        var start = min(offset, bytes.count)
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        let before = bytes.extracting(start..<min(offset, bytes.count))
        self.init(line: line, column: SourcePosition(ofOffset: before.count, in: before).column)
    }
}
