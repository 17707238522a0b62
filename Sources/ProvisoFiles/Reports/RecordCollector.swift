import ProvisoCore

/// Keeps the records of a file. A check that has one judges with one thread.
final class RecordCollector: @unchecked Sendable {
    private let most: Int
    private(set) var records: [DataValue] = []

    init(_ most: Int) { self.most = most }

    /// Keeps a record, if there is room.
    func add(_ record: inout Record) {
        if records.count < most { records.append(.object(record.object)) }
    }
}
