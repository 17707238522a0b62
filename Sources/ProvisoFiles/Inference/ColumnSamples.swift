internal import ProvisoCore
internal import ProvisoPatterns

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

        fileprivate mutating func add(_ text: String) {
            if ColumnSamples.markers.contains(text) { markers[text, default: 0] += 1 }
            guard text.utf8.count <= ColumnSamples.longestValue else { return isComplete = false }
            var text = text
            let hash = text.withUTF8 { ValueHash.of($0) }
            guard hash <= limit else { return }
            kept[hash, default: Value(text: text, count: 0)].count += 1
            guard kept.count > 2 * ColumnSamples.mostValues else { return }
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
    /// What people write for nothing.
    static let markers: Set = [
        "NA", "N/A", "n/a", "na", "#N/A", "NaN", "nan", "NULL", "null", "Null", "None", "none", "nil", "-", "--", "—",
        "?", ".",
        "\\N", "(null)", "<NA>",
    ]

    private let names: [String]
    private let columns: [Locked<Column>]

    init(_ names: [String]) {
        self.names = names
        columns = names.map { _ in Locked(Column()) }
    }

    func values(of position: Int) -> Column {
        columns[position].withLock { column in
            column.shrink()
            return column
        }
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
                    let text = value.text ?? value.description
                    columns[position].withLock { $0.add(text) }
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
