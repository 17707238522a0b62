internal import ProvisoCore

/// The records as they are written.
extension CSVBlockChecker {
    mutating func copy(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
        judge.result.written.append(contentsOf: bytes[range])
    }

    mutating func writeHeader(of bytes: UnsafeBufferPointer<UInt8>, _ writing: WritingMode) {
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
    mutating func write(
        _ row: Range<Int>, _ next: Int, from start: Int, of bytes: UnsafeBufferPointer<UInt8>, isValid: Bool,
        isMalformed: Bool
    ) {
        guard let writing else { return }
        guard isValid || writing == .everything else {
            // Comments stay where the record behind them goes.
            if !dialect.comment.isEmpty { copy(start..<row.lowerBound, of: bytes) }
            return
        }
        guard !isMalformed else {
            copy(start..<row.upperBound, of: bytes)
            if fitsAddedColumns {
                for _ in header.added { judge.result.written.append(contentsOf: dialect.delimiter) }
            }
            return copy(row.upperBound..<next, of: bytes)
        }
        guard judge.isChanged || !header.added.isEmpty else { return copy(start..<next, of: bytes) }
        copy(start..<row.lowerBound, of: bytes)
        var written = row.lowerBound
        for (slot, column) in header.bindings where column < scanner.cellCount && judge.record.isChanged(slot) {
            let cell = scanner.cell(column)
            copy(written..<cell.rawRange.lowerBound, of: bytes)
            writeValue(
                of: slot, isQuoted: cell.isQuoted, isFirst: column == 0, isAlone: scanner.cellCount == 1)
            written = cell.rawRange.upperBound
        }
        copy(written..<row.upperBound, of: bytes)
        if scanner.cellCount < header.columns.count { writeMissingCells() }
        for slot in header.added {
            judge.result.written.append(contentsOf: dialect.delimiter)
            writeValue(of: slot)
        }
        copy(row.upperBound..<next, of: bytes)
    }

    /// Whether a row that is too long would be valid beside the columns that were added: its last cells would be taken for theirs.
    private var fitsAddedColumns: Bool {
        let width = header.columns.count + header.added.count
        guard scanner.cellCount > header.columns.count else { return false }
        return scanner.cellCount == width || (scanner.cellCount < width && dialect.allowsShortRows)
    }

    /// Adds the cells that a short row lacks, up to the last that was given a value, or all when others come behind them.
    private mutating func writeMissingCells() {
        var count = scanner.cellCount
        for (slot, column) in header.bindings where column >= scanner.cellCount && judge.record.isChanged(slot) {
            while count <= column {
                judge.result.written.append(contentsOf: dialect.delimiter)
                count += 1
            }
            writeValue(of: slot)
        }
        guard !header.added.isEmpty else { return }
        for _ in count..<header.columns.count { judge.result.written.append(contentsOf: dialect.delimiter) }
    }

    private mutating func writeValue(
        of slot: Int, isQuoted: Bool = false, isFirst: Bool = false, isAlone: Bool = false
    ) {
        var text: String
        switch judge.record.data(slot) {
        case .null: text = ""
        case .string(let string), .untyped(let string): text = string
        case let value: text = value.description
        }
        text.withUTF8 {
            dialect.write($0.span, isQuoted: isQuoted, isFirst: isFirst, isAlone: isAlone, to: &judge.result.written)
        }
    }
}
