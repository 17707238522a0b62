import Foundation
import GRDB
import Proviso

/// The accounts and sessions, in a file of SQLite.
final class AccountStore: Sendable {
    /// That of the program, opened when it is first asked: rules are static, and ask it too.
    static let shared = Result {
        try AccountStore(path: ProcessInfo.processInfo.environment["SIGN_UP_DATABASE"] ?? "sign-up.sqlite")
    }

    /// Somebody else has the name: the unique index decides, whatever was asked before.
    struct NameIsTaken: Error {}

    private let database: DatabaseQueue

    init(path: String) throws {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(1)
        database = try DatabaseQueue(path: path, configuration: configuration)
        try database.write { database in
            try database.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS account (
                        userName TEXT PRIMARY KEY NOT NULL, email TEXT NOT NULL, password BLOB NOT NULL, age INTEGER,
                        site TEXT NOT NULL DEFAULT '', rank TEXT);
                    CREATE TABLE IF NOT EXISTS session (
                        id BLOB PRIMARY KEY NOT NULL, userName TEXT NOT NULL REFERENCES account ON DELETE CASCADE,
                        expires REAL NOT NULL);
                    """)
        }
    }

    func isFree(_ name: String) async throws -> Bool {
        try await database.read { database in
            try Bool.fetchOne(database, sql: "SELECT 1 FROM account WHERE userName = ?", arguments: [name]) == nil
        }
    }

    func add(_ account: Account, password: Data) async throws {
        do {
            try await database.write { database in
                try database.execute(
                    sql: "INSERT INTO account (userName, email, password) VALUES (?, ?, ?)",
                    arguments: [account.userName, account.email, password])
            }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            throw NameIsTaken()
        }
    }

    func update(_ account: Account, named name: String) async throws {
        try await database.write { database in
            try database.execute(
                sql: "UPDATE account SET email = ?, age = ?, site = ? WHERE userName = ?",
                arguments: [account.email, account.age, account.site, name])
        }
    }

    func password(of name: String) async throws -> Data? {
        try await database.read { database in
            try Data.fetchOne(database, sql: "SELECT password FROM account WHERE userName = ?", arguments: [name])
        }
    }

    // MARK: Sessions

    /// Sessions are found by the hash of what the cookie holds, so that nobody who reads the file can use one.
    func begin(session id: Data, of name: String, expires: Date) async throws {
        try await database.write { database in
            try database.execute(
                sql: "DELETE FROM session WHERE expires < ?", arguments: [Date().timeIntervalSince1970])
            try database.execute(
                sql: "INSERT INTO session (id, userName, expires) VALUES (?, ?, ?)",
                arguments: [id, name, expires.timeIntervalSince1970])
        }
    }

    func end(session id: Data) async throws {
        try await database.write { database in
            try database.execute(sql: "DELETE FROM session WHERE id = ?", arguments: [id])
        }
    }

    func account(ofSession id: Data) async throws -> Account? {
        try await database.read { database in
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT account.userName, email, age, site, rank FROM account NATURAL JOIN session
                    WHERE id = ? AND expires > ?
                    """, arguments: [id, Date().timeIntervalSince1970])
            return row.map { row in
                Account(
                    userName: row["userName"], email: row["email"], age: row["age"], site: row["site"],
                    rank: row["rank"])
            }
        }
    }
}
