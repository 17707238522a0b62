/// The rules of a region that an app handed in, as a table that is read like that of the library.
final class PhoneRegionTable: Sendable {
    private nonisolated(unsafe) let bytes: UnsafeMutablePointer<UInt8>
    private let count: Int
    private let start: Int
    private let acceptedTypes: Int

    init(_ rules: PhoneRegionRules) throws(PhoneRulesError) {
        var writer = PhoneTableWriter()
        let record = try writer.record(rules)
        start = writer.place(record)
        acceptedTypes = writer.placeAccepted()
        count = writer.bytes.count
        bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        bytes.initialize(from: writer.bytes, count: count)
    }

    deinit {
        bytes.deallocate()
    }

    /// The record; it is good as long as the table is kept.
    var record: PhoneRecord {
        PhoneRecord(table: UnsafePointer(bytes), start: start, acceptedTypes: acceptedTypes)
    }
}

extension PhoneRegionTable: Hashable {
    /// Equal rules make equal tables.
    static func == (left: PhoneRegionTable, right: PhoneRegionTable) -> Bool {
        guard left.count == right.count else { return false }
        for place in 0..<left.count where left.bytes[place] != right.bytes[place] { return false }
        return true
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(record.region)
    }
}
