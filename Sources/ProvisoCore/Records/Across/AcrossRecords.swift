/// What rules that look at all records know while a file, or a list, is judged record by record.
///
/// Belongs to one run over one file. Records are judged one after another then, in their order.
package final class AcrossRecords {
    /// Where the record stands that is being judged.
    var place = RecordPosition(record: 0, line: 0)
    /// How much memory the rules may take together, in bytes, before they go on on disk.
    let memory: Int
    /// Whether the records have lines.
    let hasLines: Bool
    /// After so many records out of order a rule for their order looks at no more: whoever asks knows enough then.
    package var mostOutOfOrder = Int.max
    /// Whether another thread may do a part of the work.
    package var usesThreads = false
    private let makeSorter: () -> any KeySorter
    private let ruleCount: Int
    /// What the rules know, by their numbers; and the tables of keys that they hold. In memory of its own, since of properties
    /// of the object overlapping access would be looked for.
    let states: UnsafeMutableBufferPointer<AcrossState?>
    let tables: UnsafeMutableBufferPointer<Unmanaged<KeyTable>?>
    /// What takes keys from the records themselves.
    private let sources: [any KeySource]
    /// How many records were judged.
    package internal(set) var count = 0
    /// The slots whose values are kept until the next record was judged, and their values in the record above.
    private let kept: [AttributeReference]
    private var above: [Int: DataValue] = [:]
    /// What a run before this one found after its last record, by rule.
    private let carriedOver: [(any SortedKeys)?]
    /// The records that have an error, as bits by their numbers.
    private var invalid: [UInt64] = []
    /// Why a rule could not go on.
    package var failure: ReadingError? { fault }
    private var fault: ReadingError?
    /// The key that is put together, to be used again; in memory of its own, too.
    private let key: UnsafeMutablePointer<[UInt8]>
    /// Takes what rules ask for, where records are judged apart from those before them.
    let journal: UnsafeMutablePointer<AcrossJournal>?
    /// How many of the keys that rules ask for next have been joined already, and are new.
    var joinedKeys = 0
    let hash = TableHash()
    /// The layout of the records.
    let layout: RecordLayout

    /// Begins a run.
    ///
    /// - Parameters:
    ///   - layout: The layout of the records.
    ///   - kept: The attributes whose values in the record above are asked for.
    ///   - ruleCount: How many rules look at all records.
    ///   - numbers: The numbers of those that keep something, and of tolerances.
    ///   - sources: What takes keys from the records themselves.
    ///   - memory: How much they may keep in memory, in bytes.
    ///   - hasLines: Whether the records have lines.
    ///   - carriedOver: What an earlier run over the same records found after the last, of which this one tells with the
    ///     records.
    ///   - isApart: Whether the records are judged apart from those before them.
    ///   - makeSorter: Makes what sorts the keys that memory does not hold.
    init(
        _ layout: RecordLayout, keeping kept: [AttributeReference], ruleCount: Int, numbers: [Int],
        sources: [any KeySource], memory: Int, hasLines: Bool, carriedOver: [(any SortedKeys)?], isApart: Bool,
        makeSorter: @escaping () -> any KeySorter
    ) {
        let count = (numbers.max() ?? -1) + 1
        states = .allocate(capacity: count)
        states.initialize(repeating: nil)
        tables = .allocate(capacity: count)
        tables.initialize(repeating: nil)
        self.ruleCount = ruleCount
        self.sources = sources
        self.layout = layout
        key = .allocate(capacity: 1)
        key.initialize(to: [])
        journal = isApart ? .allocate(capacity: 1) : nil
        journal?.initialize(to: AcrossJournal())
        self.kept = kept
        self.memory = memory
        self.hasLines = hasLines
        self.makeSorter = makeSorter
        self.carriedOver = carriedOver
    }

    deinit {
        states.deinitialize()
        states.deallocate()
        tables.deallocate()
        key.deinitialize(count: 1)
        key.deallocate()
        journal?.deinitialize(count: 1)
        journal?.deallocate()
    }

    /// The memory that each rule may take.
    var memoryPerRule: Int { memory / max(1, ruleCount) }

    /// What a rule knows, made when it is first asked for.
    func state<State: AcrossState>(_ number: Int, _ make: () throws(ReadingError) -> State) -> State? {
        if fault != nil { return nil }
        // Each number belongs to one rule.
        if let known = states[number] { return unsafeDowncast(known, to: State.self) }
        return attempt { () throws(ReadingError) in
            let state = try make()
            states[number] = state
            tables[number] = state.table.map(Unmanaged.passUnretained)
            return state
        }
    }

    /// What a rule knows, if it knows anything.
    func knownState(_ number: Int) -> AcrossState? { states[number] }

    /// Makes what sorts keys.
    func sorter() -> any KeySorter { makeSorter() }

    /// What is known of a rule from a run before.
    func carriedOver(_ number: Int) throws(ReadingError) -> FindingReader? {
        guard number < carriedOver.count, let findings = carriedOver[number] else { return nil }
        return try FindingReader(findings)
    }

    /// Whether a run before was over the same records.
    package var isCarriedOver: Bool { !carriedOver.isEmpty }

    /// Does what may fail; after the first failure nothing is done any more.
    func attempt<Result>(_ body: () throws(ReadingError) -> Result?) -> Result? {
        guard fault == nil else { return nil }
        do throws(ReadingError) {
            return try body()
        } catch {
            fault = error
            return nil
        }
    }

    /// Lends the key of some attributes of a record.
    func withKey<Result, Failure: Error>(
        of attributes: [AttributeReference], in record: borrowing Record, _ encoding: KeyEncoding,
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        makeKey(of: attributes, in: record, encoding)
        return try key.pointee.withUnsafeBufferPointer(body)
    }

    @inline(never)
    private func makeKey(
        of attributes: [AttributeReference], in record: borrowing Record, _ encoding: KeyEncoding
    ) {
        key.pointee.removeAll(keepingCapacity: true)
        encoding.append(attributes, of: record, to: &key.pointee)
    }

    // MARK: Apart

    /// Whether records are judged apart from those before them.
    var isApart: Bool { journal != nil }

    /// Whether a rule need not look at the key of a record now: it is written down for later, or was joined already.
    @inline(__always)
    func defers(
        _ number: Int, _ attributes: [AttributeReference], of record: borrowing Record, _ encoding: KeyEncoding,
        isSource: Bool = false
    ) -> Bool {
        if let journal {
            journal.pointee.add(number, isSource: isSource, attributes, of: record, encoding, hash)
            return true
        }
        guard joinedKeys > 0 else { return false }
        joinedKeys -= 1
        return true
    }

    /// Whether no further record should be judged apart before the journal is taken.
    package var isFull: Bool { journal?.pointee.isFull ?? false }

    /// Ends a part of the records that are judged apart.
    package func endPart() -> AcrossJournal.Part? {
        var known: [(number: Int, state: AcrossState)] = []
        for number in states.indices {
            guard let state = states[number] else { continue }
            known.append((number, state))
            states[number] = nil
        }
        return journal?.pointee.endPart(known)
    }

    /// Takes the journal of the records that were judged apart, and begins with another one.
    package func takeJournal() -> AcrossJournal? {
        guard let journal else { return nil }
        let taken = journal.pointee
        journal.pointee = AcrossJournal()
        journal.pointee.reserveCapacity(as: taken)
        return taken
    }

    /// Has rules look at every key again.
    package func forgetJoined() { joinedKeys = 0 }

    // MARK: Records

    /// Begins with a record.
    package func begin(_ place: RecordPosition) {
        self.place = place
        if let journal { return journal.pointee.begin(place) }
        count += 1
    }

    /// Ends a record, which is now as the filters left it.
    package func end(_ record: inout Record) {
        for source in sources { source.note(&record, among: self) }
        for attribute in kept {
            record.prepare(attribute.slot)
            let value = record.value(of: attribute)
            // The number that it stands for, whatever the unit and the signs beside it.
            above[attribute.slot] = ExactNumber(spelledBy: value).map(DataValue.number) ?? value.data
        }
    }

    /// The value of a slot in the record above; `nil` above the first one.
    func valueAbove(of slot: Int) -> DataValue? { above[slot] }

    /// Ends all records.
    ///
    /// - Returns: What is known of single ones only now, by rule.
    /// - Throws: What kept a rule from going on.
    func end() throws(ReadingError) -> [(any SortedKeys)?] {
        if let failure { throw failure }
        if isCarriedOver { return states.map { _ in nil } }
        return try states.map { state throws(ReadingError) in try state?.end() }
    }

    /// Whether the record has an error.
    func hasError(in record: Int) -> Bool {
        record / 64 < invalid.count && invalid[record / 64] & 1 << UInt64(record % 64) != 0
    }

    /// Notes that the record has an error.
    ///
    /// - Returns: Whether none was known of.
    @discardableResult
    package func noteError(in record: Int) -> Bool {
        if let journal {
            journal.pointee.noteError(in: record)
            return true
        }
        let (word, bit) = (record / 64, UInt64(1) << UInt64(record % 64))
        if word >= invalid.count { invalid.append(contentsOf: repeatElement(0, count: word + 1 - invalid.count)) }
        defer { invalid[word] |= bit }
        return invalid[word] & bit == 0
    }
}
