import ProvisoCore

/// Cuts CSV text between rows: line ends in quotes do not count.
///
/// It agrees with ``CSVRowScanner`` on what a row is. A quote opens a cell exactly when it is the first byte of the text
/// or stands behind a line end or a delimiter, outside quotes; so only quotes and line ends need to be looked for.
struct CSVCutter: RecordCutter {
    private(set) var boundary = 0
    private(set) var lines = 0
    private(set) var records = 0
    private(set) var openQuote: SourcePosition?

    private let delimiter: [UInt8]
    /// With what lines begin that are no rows, and whose quotes open nothing.
    private let comment: [UInt8]
    /// The number of the line that the text begins with.
    private let firstLine: Int
    private var isInComment = false
    private var scanned = 0
    private var tally = RowTally()
    private var isQuoted = false
    /// Where the cell that is not closed was opened, until that is discarded.
    private var openingOffset: Int?

    // What lay between the last boundary and the beginning of the buffer and was discarded.
    private var linesDiscarded = 0
    private var columnsDiscarded = 0
    private var lastDiscarded: UInt8?

    init(_ dialect: CSVDialect, firstLine: Int = 1) {
        delimiter = dialect.delimiter
        comment = dialect.comment
        self.firstLine = firstLine
    }

    mutating func advance(in bytes: Span<UInt8>, isLast: Bool, stopsAtFirst: Bool) {
        let before = boundary
        if comment.isEmpty {
            scan(bytes, isLast: isLast, stopsAtFirst: stopsAtFirst)
        } else {
            scanLines(bytes, isLast: isLast, stopsAtFirst: stopsAtFirst)
        }
        countLines(in: bytes, since: before)
        if isLast, scanned == bytes.count {
            locateOpenQuote(in: bytes)
            let last = boundary
            boundary = bytes.count
            records = tally.rows
            countLines(in: bytes, since: last)
        }
    }

    private mutating func countLines(in bytes: Span<UInt8>, since start: Int) {
        guard boundary > start else { return }
        let previous = start > 0 ? bytes[start - 1] : lastDiscarded
        lines += linesDiscarded + LineEnds.all.count(in: bytes.extracting(start..<boundary), after: previous)
        linesDiscarded = 0
    }

    private mutating func scan(_ bytes: Span<UInt8>, isLast: Bool, stopsAtFirst: Bool) {
        var limit = bytes.count
        // What a quote or a carriage return at the very end means, the next byte will tell.
        if !isLast, limit > scanned, bytes[limit - 1] == UInt8(ascii: "\"") || bytes[limit - 1] == 0x0D { limit -= 1 }
        var index = scanned
        // Where the bytes outside quotes begin that are not counted yet.
        var stretch = index
        while index < limit {
            let quote = ByteSearch.firstIndex(of: UInt8(ascii: "\""), in: bytes, from: index, to: limit)
            if isQuoted {
                guard let quote else {
                    (index, stretch) = (limit, limit)
                    break
                }
                let isDoubled = quote + 1 < bytes.count && bytes[quote + 1] == UInt8(ascii: "\"")
                isQuoted = isDoubled
                index = quote + (isDoubled ? 2 : 1)
                stretch = index
            } else {
                guard let quote else {
                    index = limit
                    break
                }
                index = quote + 1
                if opensCell(quote, in: bytes) {
                    if count(bytes, from: stretch, to: index, stopsAtFirst: stopsAtFirst) { return }
                    isQuoted = true
                    openingOffset = quote
                    openQuote = nil
                    stretch = index
                }
            }
        }
        if stretch < index, count(bytes, from: stretch, to: index, stopsAtFirst: stopsAtFirst) { return }
        scanned = index
    }

    /// Scans line by line where comments are to be told from rows.
    private mutating func scanLines(_ bytes: Span<UInt8>, isLast: Bool, stopsAtFirst: Bool) {
        var limit = bytes.count
        if !isLast, limit > scanned, bytes[limit - 1] == UInt8(ascii: "\"") || bytes[limit - 1] == 0x0D { limit -= 1 }
        var index = scanned
        while index < limit {
            let start = index
            if isQuoted {
                guard let quote = ByteSearch.firstIndex(of: UInt8(ascii: "\""), in: bytes, from: index, to: limit)
                else {
                    index = limit
                    break
                }
                let isDoubled = quote + 1 < bytes.count && bytes[quote + 1] == UInt8(ascii: "\"")
                isQuoted = isDoubled
                index = quote + (isDoubled ? 2 : 1)
                continue
            }
            if !isInComment, index == 0 || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D {
                let beginning = CSVComment.beginning(comment, in: bytes, at: index, isLast: isLast)
                if beginning == .undecided { break }
                isInComment = beginning == .comment
            }
            while index < limit, bytes[index] != 0x0A, bytes[index] != 0x0D,
                isInComment || bytes[index] != UInt8(ascii: "\"")
            {
                index += 1
            }
            if index < limit, bytes[index] == UInt8(ascii: "\"") {
                index += 1
                tally.count(bytes.extracting(start..<index))
                if opensCell(index - 1, in: bytes) {
                    isQuoted = true
                    openingOffset = index - 1
                    openQuote = nil
                }
                continue
            }
            let isEnd = index < limit
            if isEnd {
                let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
                index += isPair ? 2 : 1
            }
            if !isInComment { tally.count(bytes.extracting(start..<index)) }
            if isEnd {
                isInComment = false
                boundary = index
                records = tally.rows
                if stopsAtFirst { break }
            }
        }
        scanned = index
    }

    /// Counts a stretch outside quotes, and moves the boundary behind the last line end in it; or behind the first,
    /// where the scan then ends, which is returned.
    private mutating func count(_ bytes: Span<UInt8>, from start: Int, to end: Int, stopsAtFirst: Bool) -> Bool {
        var index: Int
        if stopsAtFirst {
            index = start
            while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
            guard index < end else {
                tally.count(bytes.extracting(start..<end))
                return false
            }
            let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            index += isPair ? 2 : 1
            scanned = index
        } else {
            index = end
            while index > start, bytes[index - 1] != 0x0A, bytes[index - 1] != 0x0D { index -= 1 }
        }
        tally.count(bytes.extracting(start..<index))
        if index > start {
            boundary = index
            records = tally.rows
        }
        if !stopsAtFirst { tally.count(bytes.extracting(index..<end)) }
        return stopsAtFirst
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
        openingOffset = openingOffset.map { $0 - count }
        columnsDiscarded = 0
        lastDiscarded = nil
    }

    /// A delimiter may lie across the place, so a few bytes stay to be looked back at.
    var discardable: Int { max(0, scanned - 4) }

    mutating func discard(from bytes: Span<UInt8>) {
        let count = discardable
        guard count > 0 else { return }
        locateOpenQuote(in: bytes)
        let part = bytes.extracting(0..<count)
        linesDiscarded += LineEnds.all.count(in: part, after: lastDiscarded)
        columnsDiscarded = columns(in: part)
        lastDiscarded = part[count - 1]
        scanned -= count
        openingOffset = openingOffset.flatMap { $0 >= count ? $0 - count : nil }
    }

    /// Finds line and column of the quote that is open, while its bytes are there and the boundary is before it.
    private mutating func locateOpenQuote(in bytes: Span<UInt8>) {
        guard isQuoted else {
            openQuote = nil
            return
        }
        guard openQuote == nil, let offset = openingOffset, offset >= boundary else { return }
        let previous = boundary > 0 ? bytes[boundary - 1] : lastDiscarded
        let linesBefore = LineEnds.all.count(in: bytes.extracting(boundary..<offset), after: previous)
        openQuote = SourcePosition(
            line: firstLine + lines + linesDiscarded + linesBefore,
            column: columns(in: bytes.extracting(0..<offset)) + 1)
    }

    /// The columns between the last line end and the end of the bytes, with which the buffer begins.
    private func columns(in bytes: Span<UInt8>) -> Int {
        var start = bytes.count
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        let line = bytes.extracting(start..<bytes.count)
        return SourcePosition(ofOffset: line.count, in: line).column - 1 + (start == 0 ? columnsDiscarded : 0)
    }
}
