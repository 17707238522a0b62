/// A row of CSV as the reference reads it.
struct NaiveRow: Equatable, CustomStringConvertible {
    var cells: [[UInt8]]
    /// The bytes of the row without the line end.
    var raw: [UInt8]
    /// The line at which it begins.
    var line: Int
    var isClosed = true

    var description: String {
        "\(line): \(cells.map { String(decoding: $0, as: UTF8.self) })" + (isClosed ? "" : " not closed")
    }
}

/// Reads CSV a byte at a time with a state for each situation: slow and plainly right.
func naiveRows(_ bytes: [UInt8], delimiter: [UInt8] = [0x2C], comment: [UInt8] = []) -> [NaiveRow] {
    enum State { case cellStart, unquoted, quoted, afterQuoted }
    var rows: [NaiveRow] = []
    var row = NaiveRow(cells: [[]], raw: [], line: 1)
    var state = State.cellStart
    var line = 1
    var index = 0
    func endRow() {
        if !row.raw.isEmpty { rows.append(row) }
        row = NaiveRow(cells: [[]], raw: [], line: line)
        state = .cellStart
    }
    while index < bytes.count {
        let byte = bytes[index]
        let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        let isEnd = byte == 0x0A || byte == 0x0D
        if isEnd { line += 1 }
        let isLineStart = index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D
        if !comment.isEmpty, state != .quoted, isLineStart, bytes[index...].starts(with: comment) {
            while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
            continue
        }
        if state == .quoted {
            row.raw.append(byte)
            if byte != 0x22 {
                row.cells[row.cells.count - 1].append(byte)
                if isPair {
                    row.cells[row.cells.count - 1].append(0x0A)
                    row.raw.append(0x0A)
                    index += 1
                }
            } else if index + 1 < bytes.count, bytes[index + 1] == 0x22 {
                row.cells[row.cells.count - 1].append(0x22)
                row.raw.append(0x22)
                index += 1
            } else {
                state = .afterQuoted
            }
        } else if isEnd {
            if isPair { index += 1 }
            endRow()
        } else if bytes[index...].starts(with: delimiter) {
            row.raw += delimiter
            row.cells.append([])
            index += delimiter.count - 1
            state = .cellStart
        } else if state == .cellStart, byte == 0x22 {
            row.raw.append(byte)
            state = .quoted
        } else {
            row.raw.append(byte)
            row.cells[row.cells.count - 1].append(byte)
            if state == .cellStart { state = .unquoted }
        }
        index += 1
    }
    row.isClosed = state != .quoted
    endRow()
    return rows
}
