internal import ProvisoCore

/// Some values of each column, with how often they come.
///
/// Of the different values of a column those are kept whose hashes are smallest, up to 1024, which depends on the values alone;
/// where there are no more, these are all. A value that is kept was kept from its first occurrence on, so its count is exact.
final class ColumnSamples: Sendable {
    /// A value and how often it comes.
    struct Value: Sendable {
        let text: String
        var count: Int
    }

    /// What was seen in a column.
    struct Column: Sendable {
        fileprivate var kept: [UInt64: Value] = [:]
        fileprivate var limit = UInt64.max
        /// How often each of the texts comes by which people say that there is nothing.
        fileprivate(set) var markers: [String: Int] = [:]
        /// Whether the values are all that there are.
        fileprivate(set) var isComplete = true

        /// The values, the most frequent first.
        var values: [Value] {
            kept.values.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
        }

        fileprivate mutating func add(_ text: String, _ hash: UInt64) {
            let length = text.utf8.count
            if length <= ColumnSamples.longestMarker, ColumnSamples.markers.contains(text) {
                markers[text, default: 0] += 1
            }
            guard length <= ColumnSamples.longestValue else { return isComplete = false }
            guard hash <= limit else { return }
            kept[hash, default: Value(text: text, count: 0)].count += 1
            guard kept.count * 4 > 5 * ColumnSamples.mostValues else { return }
            shrink()
        }

        /// Takes over what another thread has seen. Of the values that are kept in the end each thread kept all, from the first on.
        fileprivate mutating func merge(_ other: Column) {
            markers.merge(other.markers, uniquingKeysWith: +)
            kept.merge(other.kept) { Value(text: $0.text, count: $0.count + $1.count) }
            isComplete = isComplete && other.isComplete
            limit = min(limit, other.limit)
            kept = kept.filter { $0.key <= limit }
            shrink()
        }

        /// Keeps the values whose hashes are smallest.
        fileprivate mutating func shrink() {
            guard kept.count > ColumnSamples.mostValues else { return }
            let hashes = kept.keys.sorted()
            limit = hashes[ColumnSamples.mostValues - 1]
            for hash in hashes.dropFirst(ColumnSamples.mostValues) { kept[hash] = nil }
            isComplete = false
        }
    }

    /// So many different values of a column are kept.
    static let mostValues = 1024
    /// Longer values, in bytes of UTF-8, are not kept.
    static let longestValue = 200
    /// The longest text, in bytes, that people write for nothing.
    private static let longestMarker = markers.map(\.utf8.count).max() ?? 0
    /// What people write for nothing.
    static let markers: Set = [
        "NA", "N/A", "n/a", "na", "#N/A", "NaN", "nan", "NULL", "null", "Null", "None", "none", "nil", "-", "--", "—",
        "?", ".",
        "\\N", "(null)", "<NA>",
    ]

    /// For each column what was seen, apart for threads, which would wait for each other otherwise.
    private let columns: [PerThread<Column>]

    /// - Parameters:
    ///   - count: How many columns there are.
    ///   - jobs: How many threads look at them.
    init(_ count: Int, jobs: Int) { columns = (0..<count).map { _ in PerThread(Column(), jobs: jobs) } }

    func values(of position: Int) -> Column {
        var all = Column()
        for column in columns[position].values { all.merge(column) }
        return all
    }

    /// A document with a rule that takes the values of each column, and refuses none.
    func document(_ names: AttributeNames) throws -> RuleDocument {
        var registry = RuleRegistry.standard
        let columns = columns
        registry.register("sample", options: ["column"]) { value, options in
            if case .number(let number)? = options["column"], let position = Int(number.spelling) {
                switch value {
                case .array, .object: break
                default:
                    var text = value.text ?? value.description
                    let hash = text.withUTF8 { ValueHash.of($0) }
                    columns[position].update { [text] in $0.add(text, hash) }
                }
            }
            return true
        }
        let rules = names.indices.flatMap { position in
            RuleWay.entries(
                names[position].attribute, areColumns: names.areColumns,
                [["type": "sample", "column": .number(ExactNumber(position))]])
        }
        var document: DataObject = ["rules": .array(rules)]
        document["attributes"] = RuleWay.attributes(names)
        return try RuleDocument(.object(document), registry: registry)
    }
}
