import ProvisoCore

/// What is printed of where a violation is.
struct ViolationPlace {
    /// The number of the record; 0 for a file as a whole.
    let record: Int
    /// The line of the record; 0 for a file as a whole.
    let line: Int
    /// Where the value stands, where that was asked for and is known.
    var value: SourcePosition?
    /// Tells the record and the violation from others, where that was asked for; else 0.
    var fingerprint: UInt64 = 0

    init(_ record: RecordPlace) {
        self.record = record.number
        line = record.line
    }
}
