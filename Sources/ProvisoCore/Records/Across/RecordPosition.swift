/// Where a record stands.
package struct RecordPosition: Sendable, Equatable {
    /// The number of the record, counted from 1.
    package var record: Int
    /// The number of its first line, counted from 1; 0 where there are no lines.
    package var line: Int

    package init(record: Int, line: Int) {
        self.record = record
        self.line = line
    }
}
