#if GRDB
public import GRDB
internal import ProvisoCore
public import ProvisoDatabase

extension ConstraintFailure {
    /// Reads an error of SQLite.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - table: The table of the row.
    /// - Returns: `nil` for an error that is about no constraint.
    public init?(_ error: DatabaseError, table: String) {
        self.init(sqlite: error.extendedResultCode.rawValue, message: error.message ?? "", table: table)
    }
}

extension DatabaseWriter {
    /// Writes, and throws what a constraint refuses as the violation of the rule that it stands for.
    ///
    /// ```swift
    /// try await queue.write(StoredConstraints("members")) { try member.insert($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - constraints: The constraints of the table that is written.
    ///   - updates: Writes, in one transaction.
    /// - Throws: `ValidationError` for a row that a constraint refuses, and any other error as it is.
    public func write<Result: Sendable>(
        _ constraints: StoredConstraints, _ updates: @escaping @Sendable (Database) throws -> Result
    ) async throws -> Result {
        do {
            return try await write(updates)
        } catch let error as DatabaseError {
            guard let failure = ConstraintFailure(error, table: constraints.table) else { throw error }
            throw ValidationError([constraints.violation(for: failure)])
        }
    }
}
#endif
