/// The columns of a table that identify its rows together, as rules ask for them.
///
/// ```swift
/// let names = StoredKey("members", "name", in: store)
///     .within("club", 7)          // only rows of this club
///     .except("id", member.id)    // but not the row that is edited
/// ```
public struct StoredKey: Sendable {
    /// The database.
    public let store: any RecordStore
    /// The name of the table.
    public let table: String
    /// The columns.
    public let columns: [String]
    /// What the rows have besides.
    public private(set) var scope: [ColumnValue] = []
    /// The row that is not looked at; empty for none.
    public private(set) var exception: [ColumnValue] = []

    /// Names columns of a table.
    ///
    /// - Parameters:
    ///   - table: The name of the table. It may hold any character.
    ///   - columns: The names of the columns.
    ///   - store: The database.
    public init(_ table: String, _ columns: String..., in store: any RecordStore) {
        (self.table, self.columns, self.store) = (table, columns, store)
    }

    /// The same key among the rows that have a value in a column. A null asks for rows without a value.
    public func within(_ column: String, _ value: some StorableValue) -> Self {
        var key = self
        key.scope.append(ColumnValue(column, value))
        return key
    }

    /// The same key without the row that has a value in a column: the one that is edited. A null excepts no row, as a new row
    /// has no identifier yet.
    public func except(_ column: String, _ value: some StorableValue) -> Self {
        guard value.storedValue != .null else { return self }
        var key = self
        key.exception.append(ColumnValue(column, value))
        return key
    }

    /// Finds out which values exist, with one query for all of them, or none if none can exist.
    ///
    /// - Parameter keys: The values, each with one for each column.
    /// - Returns: The positions of those that exist.
    /// - Throws: What the store throws.
    public func existing(_ keys: [[StoredValue]]) async throws -> Set<Int> {
        let asked = keys.indices.filter { keys[$0].count == columns.count && !keys[$0].contains(.null) }
        guard !asked.isEmpty else { return [] }
        let question = KeyQuestion(
            table: table, columns: columns, keys: asked.map { keys[$0] }, scope: scope, exception: exception)
        let found = try await store.existing(question)
        return Set(found.filter(asked.indices.contains).map { asked[$0] })
    }
}
