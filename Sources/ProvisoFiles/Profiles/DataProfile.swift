internal import ProvisoCore

/// The contents of the columns of all files, or JSON objects, that have the same rules.
///
/// A check gathers it in the same pass (see ``FileCheck/gathersProfiles``), with the same result for any number of threads.
public struct DataProfile: Sendable, Hashable {
    /// The pattern that the rule document has for the files; `nil` where the rules are for all files.
    public internal(set) var pattern: String?
    /// How many records were looked at: those that can be read.
    public private(set) var records = 0
    /// The columns, in the order in which they came up.
    public private(set) var columns: [ColumnProfile] = []
    /// Whether there are more columns than are kept: those of the thousand names that sort first are.
    public private(set) var hasMoreColumns = false
    private var positions: [TextKey: Int] = [:]
    /// What the parts before say of their columns.
    private var bounds: [TextKey: ColumnProfile.Bounds] = [:]
    /// Samples of the columns' values, in the same order; none when they are not wanted.
    private(set) var samples: [ValueSamples] = []
    private var sampleLimits: SampleLimits?
    /// The last name that may still be kept.
    private var lastName: String?
    /// Changes whenever columns change their positions.
    private(set) var generation = 0

    static let mostColumns = 1000

    /// - Parameter samples: Where samples of the values are wanted, what is known of them already.
    init(samples: SampleLimits? = nil) { sampleLimits = samples }

    /// How many records lack a column; `nil` where that means nothing, since a record may have several values there.
    public func missing(_ column: ColumnProfile) -> Int? {
        column.name.contains("[]") ? nil : records - column.values
    }

    mutating func addRecords(_ count: Int) { records += count }

    /// The position of a column; a new one comes last.
    ///
    /// - Returns: `nil` when there are too many columns to keep this one.
    mutating func position(of name: String, _ make: () -> ColumnProfile) -> Int? {
        let key = TextKey(name)
        if let position = positions[key] { return position }
        if let lastName, Self.precedes(lastName, name) {
            hasMoreColumns = true
            return nil
        }
        positions[key] = columns.count
        columns.append(make())
        if let bounds = bounds[key] { columns[columns.count - 1].begin(within: bounds) }
        if let sampleLimits { samples.append(sampleLimits.samples(of: name)) }
        guard columns.count >= 2 * Self.mostColumns else { return columns.count - 1 }
        shrink()
        return positions[key]
    }

    mutating func addEmpty(at position: Int) { columns[position].addEmpty() }
    mutating func add(_ type: ValueType, at position: Int) { columns[position].add(type) }

    /// Notes a text or a number that is not empty.
    ///
    /// - Parameters:
    ///   - seed: Tells a text from a number that is spelled alike, where the data does.
    ///   - read: Reads the value, if that is needed; `nil` for what is surely text.
    @inline(__always)
    mutating func add(
        _ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64 = 0, at position: Int, _ scratch: inout ShapeScratch,
        read: () -> ProfiledText?
    ) {
        withColumns { $0.add(bytes, seed: seed, at: position, &scratch, read: read) }
    }

    /// Lends all columns, so that not each value is asked whether their memory is shared.
    @inline(__always)
    mutating func withColumns(_ body: (LentColumns) -> Void) {
        columns.withUnsafeMutableBufferPointer { columns in
            samples.withUnsafeMutableBufferPointer { body(LentColumns(columns: columns, samples: $0)) }
        }
    }

    /// The columns of a profile, and samples of their values where they are wanted.
    struct LentColumns {
        fileprivate let columns: UnsafeMutableBufferPointer<ColumnProfile>
        fileprivate let samples: UnsafeMutableBufferPointer<ValueSamples>

        @inline(__always)
        func addEmpty(at position: Int) { columns[position].addEmpty() }

        /// Notes a text or a number that is not empty.
        @inline(__always)
        func add(
            _ bytes: UnsafeBufferPointer<UInt8>, seed: UInt64 = 0, at position: Int, _ scratch: inout ShapeScratch,
            read: () -> ProfiledText?
        ) {
            let (hash, isASCII) = ValueHash.look(at: bytes, seed: seed)
            let type = columns[position].add(bytes, hash: hash, isASCII: isASCII, &scratch, read: read)
            if samples.isEmpty || columns[position].isSensitive { return }
            samples[position].add(bytes, type, hash: seed == 0 ? hash : ValueHash.of(bytes))
        }
    }

    /// Notes `true` or `false` of JSON.
    mutating func add(boolean bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
        columns[position].add(.boolean)
        if isSampled(position) { samples[position].add(bytes, .boolean, hash: ValueHash.of(bytes)) }
    }

    private func isSampled(_ position: Int) -> Bool { !samples.isEmpty && !columns[position].isSensitive }

    /// Begins another part of the data, of which not more is kept than may be among what is kept of all.
    mutating func begin(within bounds: [TextKey: ColumnProfile.Bounds]) {
        self.bounds = bounds
        for index in columns.indices {
            if let bounds = bounds[TextKey(columns[index].name)] { columns[index].begin(within: bounds) }
        }
        if let sampleLimits { samples = columns.map { sampleLimits.samples(of: $0.name) } }
    }

    /// Takes over what the part of the data that comes next has.
    mutating func merge(_ next: DataProfile) {
        if columns.isEmpty { sampleLimits = next.sampleLimits }
        records += next.records
        hasMoreColumns = hasMoreColumns || next.hasMoreColumns
        if let last = next.lastName, lastName.map({ Self.precedes(last, $0) }) ?? true {
            lastName = last
            shrink()
        }
        for (index, column) in next.columns.enumerated() {
            let empty = ColumnProfile(
                column.name, attribute: column.attribute, isSensitive: column.isSensitive, naming: column.naming)
            guard let position = position(of: column.name, { empty }) else { continue }
            columns[position].merge(column)
            if !samples.isEmpty, index < next.samples.count { samples[position].merge(next.samples[index]) }
        }
    }

    /// Leaves nothing in it that depends on how the data was parted.
    mutating func finish() {
        bounds = [:]
        shrink()
        for index in columns.indices { columns[index].finish() }
        for index in samples.indices {
            samples[index].finish()
            sampleLimits?.note(samples[index], of: columns[index].name)
        }
    }

    /// Keeps the columns whose names sort first. One that goes never comes back, so that those which stay are complete.
    private mutating func shrink() {
        var names = columns.map(\.name).sorted(by: Self.precedes)
        if let lastName { names.removeAll { Self.precedes(lastName, $0) } }
        if names.count > Self.mostColumns {
            names.removeSubrange(Self.mostColumns...)
            lastName = names.last
        }
        guard names.count < columns.count else { return }
        hasMoreColumns = true
        let kept = Set(names.map { TextKey($0) })
        if !samples.isEmpty {
            samples = zip(columns, samples).filter { kept.contains(TextKey($0.0.name)) }.map(\.1)
        }
        columns.removeAll { !kept.contains(TextKey($0.name)) }
        positions = Dictionary(
            columns.enumerated().map { (TextKey($1.name), $0) }, uniquingKeysWith: { first, _ in first })
        generation += 1
    }

    private static func precedes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}

extension DataProfile {
    /// Whether both say the same of the same data.
    public static func == (left: Self, right: Self) -> Bool {
        left.pattern == right.pattern && left.records == right.records && left.columns == right.columns
            && left.hasMoreColumns == right.hasMoreColumns
    }

    /// Hashes the records and the columns.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(records)
        hasher.combine(columns)
    }
}
