import CPostgreSQL
import Foundation
import ProvisoDatabase

/// An error of PostgreSQL.
struct PostgreSQLError: Error {
    let state: String
    let message: String
    let constraint: String?
    let column: String?
}

/// A connection of PostgreSQL, which runs one query at a time.
actor PostgreSQLConnection {
    private nonisolated(unsafe) let connection: OpaquePointer

    init(_ address: String) throws {
        guard let connection = PQconnectdb(address) else { throw Self.error("no memory") }
        guard PQstatus(connection) == CONNECTION_OK else {
            let message = String(cString: PQerrorMessage(connection))
            PQfinish(connection)
            throw Self.error(message)
        }
        self.connection = connection
    }

    deinit { PQfinish(connection) }

    /// Runs a query, and returns its rows as texts.
    @discardableResult
    func query(_ sql: String, _ arguments: [StoredValue] = []) throws -> [[String?]] {
        let texts = arguments.map(\.postgreSQLText)
        let pointers = texts.map { text in text.flatMap { strdup($0) } }
        defer { for pointer in pointers { free(pointer) } }
        let values = pointers.map { UnsafePointer($0) }
        let result = PQexecParams(connection, sql, Int32(values.count), nil, values, nil, nil, 0)
        defer { PQclear(result) }
        switch PQresultStatus(result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK: break
        default:
            func field(_ code: Character) -> String? {
                PQresultErrorField(result, Int32(code.asciiValue ?? 0)).map { String(cString: $0) }
            }
            throw PostgreSQLError(
                state: field("C") ?? "08000", message: field("M") ?? String(cString: PQerrorMessage(connection)),
                constraint: field("n"), column: field("c"))
        }
        return (0..<PQntuples(result)).map { row in
            (0..<PQnfields(result)).map { column in
                PQgetisnull(result, row, column) == 1 ? nil : String(cString: PQgetvalue(result, row, column))
            }
        }
    }

    private static func error(_ message: String) -> PostgreSQLError {
        PostgreSQLError(state: "08001", message: message, constraint: nil, column: nil)
    }
}

extension StoredValue {
    fileprivate var postgreSQLText: String? {
        switch self {
        case .null: nil
        case .integer(let value): String(value)
        case .real(let value): String(value)
        case .text(let value): value
        case .boolean(let value): value ? "true" : "false"
        }
    }
}

/// A database of PostgreSQL that rules ask which keys exist.
struct PostgreSQLStore: RecordStore {
    let connection: PostgreSQLConnection

    func existing(_ question: KeyQuestion) async throws -> Set<Int> {
        let statement = question.statement(in: .postgreSQL)
        let rows = try await connection.query(statement.sql, statement.arguments)
        return Set(rows.compactMap { $0.first.flatMap { $0 }.flatMap { Int($0) } })
    }
}

extension ConstraintFailure {
    init?(_ error: PostgreSQLError) {
        self.init(postgreSQL: error.state, constraint: error.constraint, column: error.column)
    }
}
