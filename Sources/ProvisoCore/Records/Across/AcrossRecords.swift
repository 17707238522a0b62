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
    private let makeSorter: () -> any KeySorter
    private let ruleCount: Int
    private var states: [(any AcrossState)?]
    /// What takes keys from the records themselves.
    private let sources: [any KeySource]
    /// How many records were judged.
    package private(set) var count = 0
    /// The slots whose values are kept until the next record was judged, and their values in the record above.
    private let kept: [AttributeReference]
    private var above: [Int: DataValue] = [:]
    /// What a run before this one found after its last record, by rule.
    private let carriedOver: [(any SortedKeys)?]
    /// The records that have an error, as bits by their numbers.
    private var invalid: [UInt64] = []
    /// Why a rule could not go on.
    package private(set) var failure: ReadingError?
    /// The key that is put together, to be used again.
    private var key: [UInt8] = []

    /// Begins a run.
    ///
    /// - Parameters:
    ///   - kept: The attributes whose values in the record above are asked for.
    ///   - ruleCount: How many rules look at all records.
    ///   - numbers: The numbers of those that keep something, and of tolerances.
    ///   - sources: What takes keys from the records themselves.
    ///   - memory: How much they may keep in memory, in bytes.
    ///   - hasLines: Whether the records have lines.
    ///   - carriedOver: What an earlier run over the same records found after the last, of which this one tells with the
    ///     records.
    ///   - makeSorter: Makes what sorts the keys that memory does not hold.
    init(
        keeping kept: [AttributeReference], ruleCount: Int, numbers: [Int], sources: [any KeySource], memory: Int,
        hasLines: Bool, carriedOver: [(any SortedKeys)?], makeSorter: @escaping () -> any KeySorter
    ) {
        self.kept = kept
        self.ruleCount = ruleCount
        self.sources = sources
        self.memory = memory
        self.hasLines = hasLines
        self.makeSorter = makeSorter
        self.carriedOver = carriedOver
        states = Array(repeating: nil, count: (numbers.max() ?? -1) + 1)
    }

    /// The memory that each rule may take.
    var memoryPerRule: Int { memory / max(1, ruleCount) }

    /// What a rule knows, made when it is first asked for.
    func state<State: AcrossState>(_ number: Int, _ make: () throws(ReadingError) -> State) -> State? {
        if failure != nil { return nil }
        if let known = states[number] as? State { return known }
        return attempt { () throws(ReadingError) in
            let state = try make()
            states[number] = state
            return state
        }
    }

    /// What a rule knows, if it knows anything.
    func knownState(_ number: Int) -> (any AcrossState)? { states[number] }

    /// Makes what sorts keys.
    func sorter() -> any KeySorter { makeSorter() }

    /// What is known of a rule from a run before.
    func carriedOver(_ number: Int) throws(ReadingError) -> FindingReader? {
        guard number < carriedOver.count, let findings = carriedOver[number] else { return nil }
        return try FindingReader(findings)
    }

    /// Whether a run before was over the same records.
    var isCarriedOver: Bool { !carriedOver.isEmpty }

    /// Does what may fail; after the first failure nothing is done any more.
    func attempt<Result>(_ body: () throws(ReadingError) -> Result?) -> Result? {
        guard failure == nil else { return nil }
        do throws(ReadingError) {
            return try body()
        } catch {
            failure = error
            return nil
        }
    }

    /// Lends the key of some attributes of a record.
    func withKey<Result, Failure: Error>(
        of attributes: [AttributeReference], in record: borrowing Record, _ encoding: KeyEncoding,
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        key.removeAll(keepingCapacity: true)
        for (index, attribute) in attributes.enumerated() {
            let start = key.count
            encoding.append(record.value(of: attribute), to: &key)
            // Where one part ends and the next begins must not be open.
            if index < attributes.count - 1 { key.append(ordered: key.count - start) }
        }
        return try key.withUnsafeBufferPointer(body)
    }

    // MARK: Records

    /// Begins with a record.
    package func begin(_ place: RecordPosition) {
        self.place = place
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
        let (word, bit) = (record / 64, UInt64(1) << UInt64(record % 64))
        if word >= invalid.count { invalid.append(contentsOf: repeatElement(0, count: word + 1 - invalid.count)) }
        defer { invalid[word] |= bit }
        return invalid[word] & bit == 0
    }
}

/// What takes keys from the records themselves, in which others look them up.
protocol KeySource: AnyObject, Sendable {
    /// Takes the key of a record, which is as the filters left it.
    func note(_ record: inout Record, among records: AcrossRecords)
}

/// What one rule knows of the records so far.
protocol AcrossState: AnyObject {
    /// Ends the records.
    ///
    /// - Returns: What is known of single records only now, in their order; `nil` for nothing.
    func end() throws(ReadingError) -> (any SortedKeys)?
}

extension AcrossState {
    /// Nothing is known only now.
    func end() -> (any SortedKeys)? { nil }
}
