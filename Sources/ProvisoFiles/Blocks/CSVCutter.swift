import Proviso

/// Cuts CSV text between rows: line ends in quotes do not count.
///
/// It agrees with ``CSVRowScanner`` on what a row is. A quote opens a cell exactly when it is the first byte of the text
/// or stands behind a line end or a delimiter, outside quotes; so only quotes and line ends need to be looked for.
struct CSVCutter: RecordCutter {
    private(set) var boundary = 0
    private(set) var lines = 0
    private(set) var records = 0
    private(set) var openQuote: OpenQuote?

    private let delimiter: [UInt8]
    private var scanned = 0
    private var tally = RecordTally()
    /// The columns of the line at the beginning of the buffer that were discarded.
    private var columnsBefore = 0

    init(_ dialect: CSVDialect) { delimiter = dialect.delimiter }

    mutating func advance(in bytes: Span<UInt8>, isLast: Bool, stopsAtFirst: Bool) {
        var limit = bytes.count
        // What a quote or a carriage return at the very end means, the next byte will tell.
        if !isLast, limit > scanned, bytes[limit - 1] == UInt8(ascii: "\"") || bytes[limit - 1] == 0x0D { limit -= 1 }
        var index = scanned
        var stretch = index
        scan: while index < limit {
            if openQuote != nil {
                let quote = ByteSearch.firstIndex(of: UInt8(ascii: "\""), in: bytes, from: index, to: limit)
                tally.count(quoted: bytes.extracting(index..<(quote ?? limit)))
                guard let quote else {
                    index = limit
                    stretch = limit
                    break scan
                }
                tally.passQuote()
                let isDoubled = quote + 1 < bytes.count && bytes[quote + 1] == UInt8(ascii: "\"")
                if !isDoubled { openQuote = nil }
                index = quote + (isDoubled ? 2 : 1)
                stretch = index
            } else {
                guard let quote = ByteSearch.firstIndex(of: UInt8(ascii: "\""), in: bytes, from: index, to: limit)
                else {
                    index = limit
                    break scan
                }
                if opensCell(quote, in: bytes) {
                    if stopsAtFirst, countFirst(bytes, from: stretch, to: quote + 1) { return }
                    count(bytes, from: stretch, to: quote + 1)
                    openQuote = OpenQuote(offset: quote, linesBefore: tally.lines)
                    stretch = quote + 1
                }
                index = quote + 1
            }
        }
        if stretch < index {
            if stopsAtFirst, countFirst(bytes, from: stretch, to: index) { return }
            count(bytes, from: stretch, to: index)
        }
        scanned = index
        if isLast {
            boundary = bytes.count
            lines = tally.lines
            records = tally.records
        }
    }

    /// Counts a stretch outside quotes, and moves the boundary behind the last line end in it.
    private mutating func count(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
        var index = end
        while index > start, bytes[index - 1] != 0x0A, bytes[index - 1] != 0x0D { index -= 1 }
        if index > start {
            tally.count(unquoted: bytes.extracting(start..<index))
            boundary = index
            lines = tally.lines
            records = tally.records
        }
        tally.count(unquoted: bytes.extracting(index..<end))
    }

    /// Counts a stretch up to its first line end alone, and puts the boundary and the end of the scan behind that.
    private mutating func countFirst(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool {
        var index = start
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        guard index < end else { return false }
        let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        scanned = index + (isPair ? 2 : 1)
        count(bytes, from: start, to: scanned)
        return true
    }

    private func opensCell(_ quote: Int, in bytes: Span<UInt8>) -> Bool {
        guard quote > 0 else { return true }
        let previous = bytes[quote - 1]
        if previous == 0x0A || previous == 0x0D { return true }
        guard previous == delimiter.last, quote >= delimiter.count else { return false }
        for index in delimiter.indices where bytes[quote - delimiter.count + index] != delimiter[index] { return false }
        return true
    }

    mutating func removeFirst(_ count: Int) {
        boundary -= count
        scanned -= count
        columnsBefore = 0
        if let offset = openQuote?.offset { openQuote?.offset = offset - count }
    }

    /// A delimiter may lie across the place, so a few bytes stay to be looked back at.
    var discardable: Int { max(0, scanned - 4) }

    mutating func discard(from bytes: Span<UInt8>) {
        if let offset = openQuote?.offset, openQuote?.column == nil {
            let column = columns(in: bytes.extracting(0..<offset)) + 1
            openQuote?.column = column
        }
        let count = discardable
        columnsBefore = columns(in: bytes.extracting(0..<count))
        scanned -= count
        if let offset = openQuote?.offset { openQuote?.offset = offset >= count ? offset - count : nil }
    }

    /// The columns between the last line end and the end of the bytes, with which the buffer begins.
    private func columns(in bytes: Span<UInt8>) -> Int {
        var start = bytes.count
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        let line = bytes.extracting(start..<bytes.count)
        return SourcePosition(ofOffset: line.count, in: line).column - 1 + (start == 0 ? columnsBefore : 0)
    }
}
