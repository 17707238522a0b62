#if GRDB
public import GRDB
public import ProvisoDatabase

/// A database of SQLite that rules ask which keys exist.
///
/// ```swift
/// let store = DatabaseStore(queue)
/// Rule(for: \.name, .unique(in: StoredKey("members", "name", in: store)))
/// ```
public struct DatabaseStore: RecordStore {
    private let reader: any DatabaseReader

    /// Creates a store over a queue or a pool.
    public init(_ reader: some DatabaseReader) { self.reader = reader }

    /// Asks with one query.
    ///
    /// - Throws: `DatabaseError`. SQLite takes 32 766 values in one query.
    public func existing(_ question: KeyQuestion) async throws -> Set<Int> {
        let statement = question.statement(in: .sqlite)
        let arguments = StatementArguments(statement.arguments.map(\.databaseValue))
        return try await reader.read { database in
            try Set(Int.fetchAll(database, sql: statement.sql, arguments: arguments))
        }
    }
}

extension StoredValue {
    fileprivate var databaseValue: DatabaseValue {
        switch self {
        case .null: .null
        case .integer(let value): value.databaseValue
        case .real(let value): value.databaseValue
        case .text(let value): value.databaseValue
        case .boolean(let value): value.databaseValue
        }
    }
}
#endif
