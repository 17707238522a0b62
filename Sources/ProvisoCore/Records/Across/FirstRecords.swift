/// Which record had a key first. Exact; what memory does not hold is compared after the last record.
final class FirstRecords: AcrossState, @unchecked Sendable {
    private let keys = KeyTable()
    private let memory: Int
    private let records: Unmanaged<AcrossRecords>
    private var isFull = false
    private var later: (any KeySorter)?
    private let carriedOver: FindingReader?
    private var piece: [UInt8] = []

    init(_ records: AcrossRecords, carriedOver: FindingReader?) {
        memory = records.memoryPerRule
        self.records = .passUnretained(records)
        self.carriedOver = carriedOver
    }

    override var table: KeyTable? { keys }

    override func expect(_ count: Int, after judged: Int) {
        if !isFull { keys.expect(count, after: judged, memory: memory) }
    }

    /// Notes the key of a record.
    ///
    /// - Returns: The place of the record that has it already, if that is known.
    @inline(__always)
    func note(
        _ key: UnsafeBufferPointer<UInt8>, hash: UInt64, at place: RecordPosition
    ) throws(ReadingError) -> RecordPosition? {
        if !isFull {
            if let first = keys.insert(key, hash: hash, at: place) { return first }
            isFull = keys.byteCount > memory || !keys.hasRoom
            return nil
        }
        if let first = keys.place(of: key, hash: hash) { return first }
        if let carriedOver { return try carriedOver.finding(about: place.record)?.other }
        let sorter = later ?? records._withUnsafeGuaranteedRef { $0.sorter() }
        later = sorter
        try SpilledKeys.add(key, hash: hash, at: place, to: sorter, &piece)
        return nil
    }

    /// Notes keys, up to the first one that is there already.
    ///
    /// - Returns: How many were noted.
    func note(_ keys: AcrossJournal.Keys) throws(ReadingError) -> Int {
        for index in 0..<keys.count {
            if try note(keys[index], hash: keys.hash(index), at: keys.place(index)) != nil { return index }
        }
        return keys.count
    }

    /// The hash of a key.
    func hash(of key: UnsafeBufferPointer<UInt8>) -> UInt64 { keys.hash(of: key) }

    override func end() throws(ReadingError) -> (any SortedKeys)? {
        guard let later else { return nil }
        let findings = records._withUnsafeGuaranteedRef { $0.sorter() }
        let reader = try later.sorted().makeReader()
        var (first, next): ([UInt8], [UInt8]) = ([], [])
        var hasFirst = false
        while try reader.next(into: &next) {
            if hasFirst, SpilledKeys.haveOneKey(first, next) {
                let finding = Finding(SpilledKeys.place(in: next), other: SpilledKeys.place(in: first))
                try finding.bytes.withUnsafeBufferPointer(findings.add)
            } else {
                swap(&first, &next)
                hasFirst = true
            }
        }
        self.later = nil
        return findings.count == 0 ? nil : try findings.sorted()
    }
}
