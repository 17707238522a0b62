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
    /// The last name that may still be kept.
    private var lastName: String?
    /// Changes whenever columns change their positions.
    private(set) var generation = 0

    static let mostColumns = 1000

    init() {}

    /// How many records lack a column; `nil` where that means nothing, since a record may have several values there.
    public func missing(_ column: ColumnProfile) -> Int? {
        column.name.contains("[]") ? nil : records - column.values
    }

    mutating func addRecord() { records += 1 }

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
        guard columns.count >= 2 * Self.mostColumns else { return columns.count - 1 }
        shrink()
        return positions[key]
    }

    mutating func addEmpty(at position: Int) { columns[position].addEmpty() }
    mutating func add(_ type: ValueType, at position: Int) { columns[position].add(type) }
    mutating func add(_ value: ProfiledText, at position: Int, _ scratch: inout ShapeScratch) {
        columns[position].add(value, &scratch)
    }

    /// Takes over what the part of the data that comes next has.
    mutating func merge(_ next: DataProfile) {
        records += next.records
        hasMoreColumns = hasMoreColumns || next.hasMoreColumns
        if let last = next.lastName, lastName.map({ Self.precedes(last, $0) }) ?? true {
            lastName = last
            shrink()
        }
        for column in next.columns {
            let empty = ColumnProfile(column.name, attribute: column.attribute, isSensitive: column.isSensitive)
            if let position = position(of: column.name, { empty }) { columns[position].merge(column) }
        }
    }

    /// Leaves nothing in it that depends on how the data was parted.
    mutating func finish() {
        shrink()
        for index in columns.indices { columns[index].finish() }
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
