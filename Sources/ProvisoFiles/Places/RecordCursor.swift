import ProvisoCore

/// Knows line and column of places in the records that are judged, and goes on from one place to the next.
struct RecordCursor {
    /// Where the record begins.
    private var start = TextCursor(endings: .all)
    /// Where the last place was.
    private var cursor = TextCursor(endings: .all)
    private var number = 0
    /// Where the text begins in which the element is that was asked for last.
    private var textStart = (line: 0, column: 0)

    /// The place of an offset in the text around a record.
    ///
    /// - Complexity: Linear in the bytes between the places asked for, where they come one after another; else in the record.
    mutating func position(of offset: Int, in record: RecordPlace) -> SourcePosition {
        // Rows and lines begin their line; what is before an element in its text is gone through once.
        let startsLine = record.kind != .element
        let text = startsLine ? record.bytes.span.extracting(record.range) : record.bytes.span
        let target = startsLine ? offset - record.range.lowerBound : offset
        if number != record.number {
            number = record.number
            if startsLine {
                start = TextCursor(line: record.line, endings: record.kind == .line ? .lineFeeds : .all)
            } else {
                if textStart != record.textStart || record.range.lowerBound < start.offset {
                    textStart = record.textStart
                    start = TextCursor(line: textStart.line, column: textStart.column, endings: .all)
                }
                start.advance(to: record.range.lowerBound, in: text)
            }
            cursor = start
        }
        if target < cursor.offset { cursor = start }
        cursor.advance(to: target, in: text)
        return cursor.position
    }
}
