import ProvisoCore

/// What is printed of where a violation is.
struct ViolationPlace {
    /// The number of the record; 0 for a file as a whole.
    let record: Int
    /// The line of the record; 0 for a file as a whole.
    let line: Int
    /// Where the value stands, where that was asked for and is known.
    var value: Point?
    /// Tells the record and the violation from others, where that was asked for; else 0.
    var fingerprint: UInt64 = 0

    /// A line and a column of a file. Nothing but numbers, since there is one for each violation.
    struct Point {
        let line: Int
        let column: Int

        init(_ position: SourcePosition) { (line, column) = (position.line, position.column) }
    }

    init(_ record: RecordPlace) {
        self.record = record.number
        line = record.line
    }
}
