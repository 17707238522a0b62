@_spi(Bytes) import ProvisoCore

/// Finds the rows of CSV text and their cells.
///
/// RFC 4180, and what is met in practice:
/// - Rows end with LF, CRLF or a lone CR, in any mixture; in quotes all of them are text. (A file of a system that ends
///   lines with CR alone, or with CR CR LF, is so read as it was meant.)
/// - A line without any byte is no row, and neither is one that begins with the mark of comments. A line of blanks, or of `""`, is one.
/// - A quote opens a cell only as its very first byte; anywhere else outside quotes it is text.
/// - Text after a closing quote belongs to the cell: `"a"b` is `ab`.
/// - A row need not end with a line end at the end of the data.
///
/// Cells are ranges of the bytes given. The buffer for them is kept from row to row, so that in the long run nothing is
/// allocated.
///
/// ```swift
/// var scanner = CSVRowScanner(dialect)
/// var offset = 0
/// while case .row(let next) = scanner.scan(bytes, from: offset) {
///     for cell in scanner.cells { … bytes[cell.start..<cell.end] … }
///     offset = next
/// }
/// ```
package struct CSVRowScanner {
    package enum Outcome: Sendable, Hashable {
        /// A row was found; the next one begins at `next`, or blank lines before it.
        case row(next: Int)
        /// There is no further row.
        case end
        /// The last row has a quote that is never closed.
        case unclosedQuote(at: Int)
    }

    /// The cells of the last row, copied.
    var cells: [CSVCell] { Array(found[..<min(cellCount, cellLimit)]) }
    /// Room for the cells of a row, of which those of the last one come first.
    private var found = [CSVCell](repeating: CSVCell(start: 0, end: 0), count: 16)
    /// How many cells the last row has, those beyond ``cellLimit`` too.
    private(set) var cellCount = 0
    /// How many cells are kept; a row with more than there are columns needs no more than their count.
    package var cellLimit = Int.max
    /// Where the last row stands, without the line end.
    package private(set) var rowRange = 0..<0

    private let delimiter: UInt8
    /// The bytes of the delimiter after the first.
    private let delimiterRest: [UInt8]
    /// With what lines begin that are no rows.
    private let comment: [UInt8]
    private let hasComments: Bool

    init(_ dialect: CSVDialect) {
        delimiter = dialect.delimiter.first ?? UInt8(ascii: ",")
        delimiterRest = Array(dialect.delimiter.dropFirst())
        comment = dialect.comment
        hasComments = !comment.isEmpty
    }

    /// Finds the next row.
    ///
    /// - Parameters:
    ///   - bytes: Text that begins at the beginning of a row and ends at the end of one.
    ///   - offset: Where to go on: 0, or what the row before gave.
    /// - Complexity: One pass over the row, eight bytes at a time.
    mutating func scan(_ bytes: Span<UInt8>, from offset: Int) -> Outcome {
        cellCount = 0
        var start = max(0, offset)
        while start < bytes.count, bytes[start] == UInt8(ascii: "\n") || bytes[start] == UInt8(ascii: "\r") {
            start &+= 1
        }
        if hasComments { start = CSVComment.skip(comment, in: bytes, from: start) }
        guard start < bytes.count else {
            rowRange = bytes.count..<bytes.count
            return .end
        }
        while true {
            var row = Row(start: start)
            // Taken out, so that nobody else has it while it is written to.
            var room: [CSVCell] = []
            swap(&room, &found)
            let outcome = room.withUnsafeMutableBufferPointer { scan(&row, of: bytes, into: $0) }
            swap(&room, &found)
            guard let outcome else {
                // More cells than there is room for, which is kept from now on.
                found += found
                continue
            }
            cellCount = row.cellCount
            rowRange = start..<row.end
            return outcome
        }
    }

    /// A cell, by its place in the last row.
    @inline(__always)
    func cell(_ column: Int) -> CSVCell { found[column] }

    /// What is known of the row that is scanned.
    private struct Row {
        let start: Int
        var end = 0
        var cellCount = 0
    }

    /// Scans a row, or returns `nil` when it has more cells than there is room for.
    private func scan(
        _ row: inout Row, of bytes: Span<UInt8>, into found: UnsafeMutableBufferPointer<CSVCell>
    ) -> Outcome? {
        let count = bytes.count
        let quote = UInt8(ascii: "\"")
        let delimiter = delimiter
        let hasLongDelimiter = !delimiterRest.isEmpty
        let delimiters = ByteWord.repeating(delimiter)
        let limit = cellLimit
        let kept = min(limit, found.count)
        var cellStart = row.start
        var index = row.start
        var cellCount = 0
        cells: while true {
            var (opening, closing) = (-1, -1)
            var hasDoubledQuotes = false
            if cellStart < count, bytes[cellStart] == quote {
                opening = cellStart
                index = cellStart &+ 1
                closing = closingQuote(in: bytes, from: index, &hasDoubledQuotes)
                guard closing >= 0 else {
                    row.end = count
                    row.cellCount = cellCount
                    return .unclosedQuote(at: opening)
                }
                index = closing &+ 1
            }
            // Goes on to the delimiter or the line end that ends the cell.
            while true {
                var mask: UInt64 = 0x80
                // Near the end of the data, a byte at a time.
                var step = 1
                if ByteWord.fits(bytes, at: index) {
                    let word = ByteWord(bytes, at: index)
                    mask = word.candidates(equal: delimiters) | word.candidates(below: 0x0E)
                    step = ByteWord.size
                } else if index >= count {
                    break
                }
                while mask != 0 {
                    let end = index &+ ByteWord.first(in: mask)
                    mask &= mask &- 1
                    let byte = bytes[end]
                    let isDelimiter = byte == delimiter
                    if isDelimiter, !hasLongDelimiter, opening < 0, cellCount < kept {
                        // As nearly every cell is.
                        found[cellCount] = CSVCell(start: cellStart, end: end)
                        cellCount &+= 1
                        cellStart = end &+ 1
                        if cellStart < count, bytes[cellStart] == quote { continue cells }
                        continue
                    }
                    if isDelimiter {
                        if hasLongDelimiter, !isRestOfDelimiter(at: end &+ 1, in: bytes) { continue }
                    } else if byte != 0x0A, byte != 0x0D {
                        continue
                    }
                    if cellCount < kept {
                        found[cellCount] =
                            opening < 0
                            ? CSVCell(start: cellStart, end: end) : quoted(opening, closing, hasDoubledQuotes, end: end)
                    } else if cellCount < limit {
                        return nil
                    }
                    cellCount &+= 1
                    opening = -1
                    guard isDelimiter else {
                        row.end = end
                        row.cellCount = cellCount
                        let isPair = bytes[end] == 0x0D && end &+ 1 < count && bytes[end &+ 1] == 0x0A
                        return .row(next: end &+ (isPair ? 2 : 1))
                    }
                    cellStart = hasLongDelimiter ? end &+ 1 &+ delimiterRest.count : end &+ 1
                    if cellStart < count, bytes[cellStart] == quote { continue cells }
                }
                index &+= step
            }
            if cellCount < kept {
                found[cellCount] =
                    opening < 0
                    ? CSVCell(start: cellStart, end: count) : quoted(opening, closing, hasDoubledQuotes, end: count)
            } else if cellCount < limit {
                return nil
            }
            row.end = count
            row.cellCount = cellCount &+ 1
            return .row(next: count)
        }
    }

    private func quoted(_ opening: Int, _ closing: Int, _ hasDoubledQuotes: Bool, end: Int) -> CSVCell {
        let hasTextAfterQuote = end > closing &+ 1
        return CSVCell(
            start: opening &+ 1, end: hasTextAfterQuote ? end : closing, isQuoted: true,
            hasDoubledQuotes: hasDoubledQuotes, hasTextAfterQuote: hasTextAfterQuote)
    }

    private func isRestOfDelimiter(at offset: Int, in bytes: Span<UInt8>) -> Bool {
        guard bytes.count &- offset >= delimiterRest.count else { return false }
        for index in delimiterRest.indices where bytes[offset &+ index] != delimiterRest[index] { return false }
        return true
    }

    /// The offset of the quote that closes a cell, or -1 when there is none.
    @inline(__always)
    private func closingQuote(in bytes: Span<UInt8>, from start: Int, _ hasDoubledQuotes: inout Bool) -> Int {
        let quotes = ByteWord.repeating(UInt8(ascii: "\""))
        var index = start
        while index < bytes.count {
            if bytes.count &- index >= ByteWord.size {
                let mask = ByteWord(bytes, at: index).equal(quotes)
                guard mask != 0 else {
                    index &+= ByteWord.size
                    continue
                }
                index &+= ByteWord.first(in: mask)
            } else if bytes[index] != UInt8(ascii: "\"") {
                index &+= 1
                continue
            }
            guard index &+ 1 < bytes.count, bytes[index &+ 1] == UInt8(ascii: "\"") else { return index }
            hasDoubledQuotes = true
            index &+= 2
        }
        return -1
    }
}
