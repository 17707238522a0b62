/// The keys that others refer to. Exact; what memory does not hold is compared after the last record.
final class ReferencedKeys: AcrossState {
    private let table = KeyTable()
    private let memory: Int
    private let records: Unmanaged<AcrossRecords>
    /// Whether every key is known before the first record.
    private var isComplete = false
    private var isFull = false
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

    /// Adds a key that others may refer to.
    func add(_ key: UnsafeBufferPointer<UInt8>) throws(ReadingError) {
        let hash = table.hash(of: key)
        if !isFull {
            _ = table.insert(key, hash: hash, at: Self.nowhere)
            isFull = table.byteCount > memory
        } else if table.place(of: key, hash: hash) == nil {
            let sorter = others ?? records._withUnsafeGuaranteedRef { $0.sorter() }
            others = sorter
            try SpilledKeys.add(key, hash: hash, at: Self.nowhere, to: sorter, &piece)
        }
    }

    /// Says that no further key comes.
    func complete() { isComplete = true }

    /// Whether a reference leads nowhere, as far as that is known.
    func isMissing(_ key: UnsafeBufferPointer<UInt8>, at place: RecordPosition) throws(ReadingError) -> Bool {
        let hash = table.hash(of: key)
        if table.place(of: key, hash: hash) != nil { return false }
        if isComplete, others == nil { return true }
        if isCarriedOver { return try carriedOver?.finding(about: place.record) != nil }
        let sorter = waiting ?? records._withUnsafeGuaranteedRef { $0.sorter() }
        waiting = sorter
        try SpilledKeys.add(key, hash: hash, at: place, to: sorter, &piece)
        return false
    }

    func end() throws(ReadingError) -> (any SortedKeys)? {
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
                return table.place(of: key, hash: table.hash(of: key)) != nil
            }
            if isKnown { continue }
            try Finding(SpilledKeys.place(in: reference)).bytes.withUnsafeBufferPointer(findings.add)
        }
        self.waiting = nil
        self.others = nil
        return findings.count == 0 ? nil : try findings.sorted()
    }
}
