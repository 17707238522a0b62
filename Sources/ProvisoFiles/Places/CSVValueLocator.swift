import ProvisoCore

/// Finds the cells of a row.
struct CSVValueLocator: ValueLocator {
    private let columns: [FieldPath: Int]
    private var scanner: CSVRowScanner
    /// The number of the row whose cells the scanner has.
    private var scanned = 0

    init(_ header: CSVHeader, _ dialect: CSVDialect, _ run: RecordValidator) {
        scanner = CSVRowScanner(dialect)
        scanner.cellLimit = header.columns.count
        var columns = Dictionary(
            header.columns.enumerated().map { (FieldPath($1), $0) }, uniquingKeysWith: { first, _ in first })
        // What a column is called by the rules goes before what another has in the header.
        for (slot, column) in header.bindings { columns[FieldPath(run.plan.layout.slots[slot].name)] = column }
        self.columns = columns
    }

    mutating func range(of path: FieldPath, in record: RecordPlace) -> Range<Int>? {
        cell(of: path, in: record)?.rawRange
    }

    mutating func append(valueOf path: FieldPath, in record: RecordPlace, to bytes: inout [UInt8]) -> Bool {
        guard let cell = cell(of: path, in: record) else { return false }
        cell.unquote(in: record.bytes.span, into: &bytes)
        return true
    }

    private mutating func cell(of path: FieldPath, in record: RecordPlace) -> CSVCell? {
        guard !record.range.isEmpty, let column = column(of: path) else { return nil }
        if scanned != record.number {
            scanned = 0
            guard case .row = scanner.scan(record.bytes.span, from: record.range.lowerBound) else { return nil }
            scanned = record.number
        }
        return column < scanner.cellCount ? scanner.cell(column) : nil
    }

    /// The column of an attribute; what lies inside of a value is in the cell of the value.
    private func column(of path: FieldPath) -> Int? {
        // A column may be called `tags[2]` too.
        if let column = columns[path] ?? columns[FieldPath(path.description)] { return column }
        var path = path
        while !path.isEmpty {
            if let column = columns[path] { return column }
            path.components.removeLast()
        }
        return nil
    }
}
