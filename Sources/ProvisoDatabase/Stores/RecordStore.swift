/// A database that rules ask which keys exist.
///
/// A store answers one question with one query, however many keys it asks for. ``KeyQuestion/statement(in:)`` writes that
/// query, so a store for another database sends it and reads a column of whole numbers:
///
/// ```swift
/// struct PostgreSQLStore: RecordStore {
///     let connection: Connection
///
///     func existing(_ question: KeyQuestion) async throws -> Set<Int> {
///         let statement = question.statement(in: .postgreSQL)
///         return Set(try await connection.query(statement.sql, statement.arguments))
///     }
/// }
/// ```
public protocol RecordStore: Sendable {
    /// Finds out which keys exist.
    ///
    /// - Parameter question: The keys, and the rows among which they are looked for.
    /// - Returns: The positions in ``KeyQuestion/keys`` of those that exist.
    /// - Throws: What kept the database from answering. The rule that asked then has a failure with the code `async.failed`.
    func existing(_ question: KeyQuestion) async throws -> Set<Int>
}

/// A question to a database: which of these keys exist?
public struct KeyQuestion: Sendable, Hashable {
    /// The name of the table.
    public let table: String
    /// The columns of the key.
    public let columns: [String]
    /// The keys, each with a value for each column. A key with a null does not exist.
    public let keys: [[StoredValue]]
    /// What the rows have besides: only these are looked at.
    public let scope: [ColumnValue]
    /// The row that is not looked at, by the columns that identify it; empty for none.
    public let exception: [ColumnValue]

    /// Creates a question.
    public init(
        table: String, columns: [String], keys: [[StoredValue]], scope: [ColumnValue] = [],
        exception: [ColumnValue] = []
    ) {
        (self.table, self.columns, self.keys) = (table, columns, keys)
        (self.scope, self.exception) = (scope, exception)
    }
}

/// A column with the value that it has.
public struct ColumnValue: Sendable, Hashable {
    /// The name of the column.
    public let column: String
    /// The value.
    public let value: StoredValue

    /// Creates a pair.
    public init(_ column: String, _ value: some StorableValue) {
        (self.column, self.value) = (column, value.storedValue)
    }
}
