/// A record in the text that it is read from, borrowed while it is judged.
struct RecordPlace {
    /// What a record is.
    enum Kind {
        /// A row of CSV, which may span lines.
        case row
        /// A line of NDJSON.
        case line
        /// An element of a JSON file, which may begin anywhere in a line.
        case element
    }

    /// The number of the record, counted from 1; 0 for a file as a whole.
    let number: Int
    /// The line at which the record begins, counted from 1; 0 for a file as a whole.
    let line: Int
    /// The text around the record: a block of a file, or all of it. Gone when the record has been judged.
    let bytes: UnsafeBufferPointer<UInt8>
    /// The place of the record in it; empty if it is not held.
    let range: Range<Int>
    let kind: Kind
    /// Line and column at which the text around an element begins: it may be anywhere in a line.
    let textStart: (line: Int, column: Int)

    init(
        _ kind: Kind, number: Int, line: Int, bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>,
        textStart: (line: Int, column: Int) = (1, 1)
    ) {
        self.kind = kind
        self.number = number
        self.line = line
        self.bytes = bytes
        self.range = range
        self.textStart = textStart
    }

    /// A record of which no text is held.
    init(number: Int, line: Int) {
        self.init(.row, number: number, line: line, bytes: UnsafeBufferPointer(start: nil, count: 0), range: 0..<0)
    }

    /// The text of the record.
    var text: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[range]) }
}
