/// What rules that look at all records ask while some records are judged apart from those before them: their keys, in the order
/// of the records. It is joined with what is known of the records before, in their order.
package struct AcrossJournal: Sendable {
    /// A key, and the rule that asks for it.
    struct Entry {
        let hash: UInt64
        let start: UInt32
        let count: UInt32
        /// The number of the rule.
        let rule: UInt32
        /// The record's place among those of the journal.
        let record: UInt32
        /// Whether it is a key that others may refer to.
        let isSource: Bool
    }

    /// Some records that follow each other: how far the journal went when they ended.
    package struct Part: Sendable {
        var entries: Range<Int>
        var records: Range<Int>
        var tolerances: Range<Int>
        var invalid: Range<Int>
        /// What rules know that keep no keys, each with its number.
        var states: [(number: Int, state: AcrossState)] = []
    }

    /// Keys of one rule that follow each other, lent by a journal.
    struct Keys {
        let entries: UnsafeBufferPointer<Entry>
        let bytes: UnsafeBufferPointer<UInt8>
        let records: UnsafeBufferPointer<RecordPosition>

        var count: Int { entries.count }
        @inline(__always)
        subscript(index: Int) -> UnsafeBufferPointer<UInt8> {
            let start = Int(entries[index].start)
            return UnsafeBufferPointer(rebasing: bytes[start..<start + Int(entries[index].count)])
        }
        subscript(range: Range<Int>) -> Keys {
            Keys(entries: UnsafeBufferPointer(rebasing: entries[range]), bytes: bytes, records: records)
        }
        @inline(__always)
        func hash(_ index: Int) -> UInt64 { entries[index].hash }
        /// Whether others may refer to it.
        @inline(__always)
        func isSource(_ index: Int) -> Bool { entries[index].isSource }
        /// Where its record stands.
        @inline(__always)
        func place(_ index: Int) -> RecordPosition { records[Int(entries[index].record)] }
    }

    /// For how many keys the places in a table are read at once: one waits for memory as long as all of them.
    private static let keysReadAhead = 256

    private(set) var bytes: [UInt8] = []
    private(set) var entries: [Entry] = []
    private(set) var records: [RecordPosition] = []
    /// The numbers of rules that some records may break, for each record that does, with its place in the journal.
    private(set) var tolerances: [(number: Int, record: Int)] = []
    /// The numbers of the records that have an error.
    private(set) var invalid: [Int] = []
    private var ended = Part(entries: 0..<0, records: 0..<0, tolerances: 0..<0, invalid: 0..<0)

    package init() {}

    /// How much a journal holds: many times the keys of a block of short records. Behind it records are judged in their order.
    private static let mostBytes = 16 << 20

    /// Whether no further record should be added.
    package var isFull: Bool {
        bytes.count + entries.count * MemoryLayout<Entry>.stride + records.count * MemoryLayout<RecordPosition>.stride
            > Self.mostBytes
    }

    /// Begins with a record.
    @inline(__always)
    mutating func begin(_ place: RecordPosition) { records.append(place) }

    /// Adds the key of some attributes of a record.
    ///
    /// - Parameter hash: The hash of all tables.
    mutating func add(
        _ rule: Int, isSource: Bool, _ attributes: [AttributeReference], of record: borrowing Record,
        _ encoding: KeyEncoding, _ hash: TableHash
    ) {
        // Of a record with more and larger keys than any has all are judged again.
        guard bytes.count <= Self.mostBytes else { return }
        let start = bytes.count
        encoding.append(attributes, of: record, to: &bytes)
        addEntry(rule, isSource: isSource, from: start, hash)
    }

    /// Adds the key of a text that others may refer to.
    ///
    /// - Parameter hash: The hash of all tables.
    @inline(__always)
    mutating func add(
        _ rule: Int, text: UnsafeBufferPointer<UInt8>, _ encoding: KeyEncoding, _ hash: TableHash
    ) {
        let start = bytes.count
        encoding.append(text: text, to: &bytes)
        addEntry(rule, isSource: true, from: start, hash)
    }

    @inline(__always)
    private mutating func addEntry(_ rule: Int, isSource: Bool, from start: Int, _ hash: TableHash) {
        let value = bytes.withUnsafeBufferPointer { hash.hash(UnsafeBufferPointer(rebasing: $0[start...])) }
        entries.append(
            Entry(
                hash: value, start: UInt32(truncatingIfNeeded: start),
                count: UInt32(truncatingIfNeeded: bytes.count - start), rule: UInt32(truncatingIfNeeded: rule),
                record: UInt32(truncatingIfNeeded: records.count - 1), isSource: isSource))
    }

    /// Lends the keys of a part.
    func withKeys<Result>(of part: Part, _ body: (Keys) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { bytes in
            records.withUnsafeBufferPointer { records in
                entries.withUnsafeBufferPointer { entries in
                    body(
                        Keys(
                            entries: UnsafeBufferPointer(rebasing: entries[part.entries]), bytes: bytes,
                            records: records))
                }
            }
        }
    }

    /// Hands out all keys.
    ///
    /// - Parameter table: The table in which they will be looked for; where that is, is read for several of them at once.
    func forEachKey(
        readingFirst table: KeyTable, _ body: (UnsafeBufferPointer<UInt8>, UInt64) throws(ReadingError) -> Void
    ) throws(ReadingError) {
        try bytes.withUnsafeBufferPointer { bytes throws(ReadingError) in
            for start in stride(from: 0, to: entries.count, by: Self.keysReadAhead) {
                let some = entries[start..<min(entries.count, start + Self.keysReadAhead)]
                for entry in some { table.readAhead(for: entry.hash) }
                for entry in some {
                    let start = Int(entry.start)
                    try body(UnsafeBufferPointer(rebasing: bytes[start..<start + Int(entry.count)]), entry.hash)
                }
            }
        }
    }

    /// Notes that a record breaks a rule that some may break.
    mutating func noteBreach(of number: Int) { tolerances.append((number, records.count - 1)) }

    /// Notes that a record has an error.
    mutating func noteError(in record: Int) { invalid.append(record) }

    /// Ends the records that came since the last end.
    mutating func endPart(_ states: [(number: Int, state: AcrossState)]) -> Part {
        ended.entries = ended.entries.upperBound..<entries.count
        ended.records = ended.records.upperBound..<records.count
        ended.tolerances = ended.tolerances.upperBound..<tolerances.count
        ended.invalid = ended.invalid.upperBound..<invalid.count
        var part = ended
        part.states = states
        return part
    }

    /// Makes room for as much as another journal has.
    package mutating func reserveCapacity(as other: AcrossJournal) {
        bytes.reserveCapacity(other.bytes.count)
        entries.reserveCapacity(other.entries.count)
        records.reserveCapacity(other.records.count)
    }

    /// Forgets all.
    package mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        records.removeAll(keepingCapacity: true)
        tolerances.removeAll(keepingCapacity: true)
        invalid.removeAll(keepingCapacity: true)
        ended = Part(entries: 0..<0, records: 0..<0, tolerances: 0..<0, invalid: 0..<0)
    }
}
