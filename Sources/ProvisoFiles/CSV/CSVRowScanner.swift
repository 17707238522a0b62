@_spi(Bytes) import ProvisoCore

/// Finds the rows of CSV text and their cells.
///
/// RFC 4180, and what is met in practice:
/// - Rows end with LF, CRLF or a lone CR, in any mixture; in quotes all of them are text. (A file of a system that ends
///   lines with CR alone, or with CR CR LF, is so read as it was meant.)
/// - A line without any byte is no row. A line of blanks, or of `""`, is one.
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

    /// The cells of the last row.
    ///
    /// Let go of a copy of the array before the next scan, or that must make a new one.
    package private(set) var cells: [CSVCell] = []
    /// How many cells the last row has, those beyond ``cellLimit`` too.
    package private(set) var cellCount = 0
    /// How many cells are kept; a row with more than there are columns needs no more than their count.
    package var cellLimit = Int.max
    /// Where the last row stands, without the line end.
    package private(set) var rowRange = 0..<0

    private let delimiter: UInt8
    /// The bytes of the delimiter after the first.
    private let delimiterRest: [UInt8]

    package init(_ dialect: CSVDialect) {
        delimiter = dialect.delimiter.first ?? UInt8(ascii: ",")
        delimiterRest = Array(dialect.delimiter.dropFirst())
    }

    /// Finds the next row.
    ///
    /// - Parameters:
    ///   - bytes: Text that begins at the beginning of a row and ends at the end of one.
    ///   - offset: Where to go on: 0, or what the row before gave.
    /// - Complexity: One pass over the row, eight bytes at a time.
    package mutating func scan(_ bytes: Span<UInt8>, from offset: Int) -> Outcome {
        cells.removeAll(keepingCapacity: true)
        cellCount = 0
        var start = max(0, offset)
        while start < bytes.count, bytes[start] == UInt8(ascii: "\n") || bytes[start] == UInt8(ascii: "\r") {
            start &+= 1
        }
        guard start < bytes.count else {
            rowRange = bytes.count..<bytes.count
            return .end
        }
        let outcome = scanRow(bytes, from: start)
        if case .unclosedQuote = outcome { rowRange = start..<bytes.count }
        return outcome
    }

    private mutating func scanRow(_ bytes: Span<UInt8>, from rowStart: Int) -> Outcome {
        let count = bytes.count
        let quote = UInt8(ascii: "\"")
        let delimiters = ByteWord.repeating(delimiter)
        let lineFeeds = ByteWord.repeating(UInt8(ascii: "\n"))
        let carriageReturns = ByteWord.repeating(UInt8(ascii: "\r"))
        var cellStart = rowStart
        var index = rowStart
        cells: while true {
            var (opening, closing) = (-1, -1)
            var hasDoubledQuotes = false
            if cellStart < count, bytes[cellStart] == quote {
                opening = cellStart
                index = cellStart &+ 1
                closing = closingQuote(in: bytes, from: index, &hasDoubledQuotes)
                guard closing >= 0 else { return .unclosedQuote(at: opening) }
                index = closing &+ 1
            }
            // Goes on to the delimiter or the line end that ends the cell.
            while index < count {
                var mask: UInt64
                if count &- index >= ByteWord.size {
                    let word = ByteWord(bytes, at: index)
                    mask = word.equal(delimiters) | word.equal(lineFeeds) | word.equal(carriageReturns)
                } else {
                    // Near the end of the data, a byte at a time.
                    mask = bytes[index] == delimiter || bytes[index] == 0x0A || bytes[index] == 0x0D ? 0x80 : 0
                }
                while mask != 0 {
                    let end = index &+ ByteWord.first(in: mask)
                    mask &= mask &- 1
                    let isDelimiter = bytes[end] == delimiter
                    if isDelimiter, !delimiterRest.isEmpty, !isRestOfDelimiter(at: end &+ 1, in: bytes) { continue }
                    if opening < 0 {
                        append(CSVCell(start: cellStart, end: end))
                    } else {
                        append(quoted(opening, closing, hasDoubledQuotes, end: end))
                        opening = -1
                    }
                    guard isDelimiter else {
                        rowRange = rowStart..<end
                        let isPair = bytes[end] == 0x0D && end &+ 1 < count && bytes[end &+ 1] == 0x0A
                        return .row(next: end &+ (isPair ? 2 : 1))
                    }
                    cellStart = end &+ 1 &+ delimiterRest.count
                    if cellStart < count, bytes[cellStart] == quote { continue cells }
                }
                index &+= count &- index >= ByteWord.size ? ByteWord.size : 1
            }
            if opening < 0 {
                append(CSVCell(start: cellStart, end: count))
            } else {
                append(quoted(opening, closing, hasDoubledQuotes, end: count))
            }
            rowRange = rowStart..<count
            return .row(next: count)
        }
    }

    @inline(__always)
    private mutating func append(_ cell: CSVCell) {
        cellCount &+= 1
        if cellCount <= cellLimit { cells.append(cell) }
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
