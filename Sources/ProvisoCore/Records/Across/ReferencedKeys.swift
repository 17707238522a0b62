/// The keys that others refer to. Exact; what memory does not hold is compared after the last record.
final class ReferencedKeys: AcrossState, @unchecked Sendable {
    private let keys = KeyTable(keepsPlaces: false)
    private let memory: Int
    private let records: Unmanaged<AcrossRecords>
    /// Whether every key is known before the first record.
    private var isComplete = false
    private var isFull = false
    /// How many keys were added many at a time, those too that were there.
    private var added = 0
    private var others: (any KeySorter)?
    private var waiting: (any KeySorter)?
    private let carriedOver: FindingReader?
    private let isCarriedOver: Bool
    private var piece: [UInt8] = []
    private static let nowhere = RecordPosition(record: 0, line: 0)

    init(_ records: AcrossRecords, carriedOver: FindingReader?) {
        memory = records.memoryPerRule
        self.records = .passUnretained(records)
        self.carriedOver = carriedOver
        isCarriedOver = records.isCarriedOver
    }

    override var table: KeyTable? { keys }

    override func expect(_ count: Int, after judged: Int) {
        if !isFull, !isComplete { keys.expect(count, after: judged, memory: memory) }
    }

    /// Says how many keys are to come, as far as that can be told.
    func expectAdded(_ count: Int) { expect(count, after: added) }

    /// The hash of a key.
    func hash(of key: UnsafeBufferPointer<UInt8>) -> UInt64 { keys.hash(of: key) }

    /// Adds a key that others may refer to.
    func add(_ key: UnsafeBufferPointer<UInt8>, hash: UInt64) throws(ReadingError) {
        if !isFull {
            _ = keys.insert(key, hash: hash, at: Self.nowhere)
            isFull = keys.byteCount > memory || !keys.hasRoom
        } else if !keys.contains(key, hash: hash) {
            let sorter = others ?? records._withUnsafeGuaranteedRef { $0.sorter() }
            others = sorter
            try SpilledKeys.add(key, hash: hash, at: Self.nowhere, to: sorter, &piece)
        }
    }

    /// Adds keys that others may refer to.
    func addAll(of journal: AcrossJournal) throws(ReadingError) {
        added += journal.entries.count
        try journal.forEachKey(readingFirst: keys) { key, hash throws(ReadingError) in try add(key, hash: hash) }
    }

    /// Says that no further key comes.
    func complete() { isComplete = true }

    /// Whether a reference leads nowhere, as far as that is known.
    @inline(__always)
    func isMissing(
        _ key: UnsafeBufferPointer<UInt8>, hash: UInt64, at place: RecordPosition
    ) throws(ReadingError) -> Bool {
        if keys.contains(key, hash: hash) { return false }
        if isComplete, others == nil { return true }
        if isCarriedOver { return try carriedOver?.finding(about: place.record) != nil }
        let sorter = waiting ?? records._withUnsafeGuaranteedRef { $0.sorter() }
        waiting = sorter
        try SpilledKeys.add(key, hash: hash, at: place, to: sorter, &piece)
        return false
    }

    /// Adds the keys that others may refer to, and looks up the others, up to the first one that leads nowhere.
    ///
    /// - Returns: How many were joined.
    func join(_ keys: AcrossJournal.Keys) throws(ReadingError) -> Int {
        for index in 0..<keys.count {
            let (key, hash) = (keys[index], keys.hash(index))
            if keys.isSource(index) {
                try add(key, hash: hash)
            } else if try isMissing(key, hash: hash, at: keys.place(index)) {
                return index
            }
        }
        return keys.count
    }

    override func end() throws(ReadingError) -> (any SortedKeys)? {
        guard let waiting else { return nil }
        let findings = records._withUnsafeGuaranteedRef { $0.sorter() }
        let references = try waiting.sorted().makeReader()
        let others = try others?.sorted().makeReader()
        var (reference, other): ([UInt8], [UInt8]) = ([], [])
        var hasOther = try others?.next(into: &other) ?? false
        while try references.next(into: &reference) {
            while hasOther, SpilledKeys.precedes(other, reference) {
                hasOther = try others?.next(into: &other) ?? false
            }
            if hasOther, SpilledKeys.haveOneKey(other, reference) { continue }
            // What came after the record may be among the keys by now.
            let isKnown = reference.withUnsafeBufferPointer { bytes in
                let key = UnsafeBufferPointer(rebasing: bytes[16..<SpilledKeys.keyEnd(of: reference)])
                return keys.contains(key, hash: keys.hash(of: key))
            }
            if isKnown { continue }
            try Finding(SpilledKeys.place(in: reference)).bytes.withUnsafeBufferPointer(findings.add)
        }
        self.waiting = nil
        self.others = nil
        return findings.count == 0 ? nil : try findings.sorted()
    }
}
