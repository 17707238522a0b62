import Foundation
import GRDB
import ProvisoCore
import ProvisoDatabase
import ProvisoGRDB

/// A database with a table of members, whose names need quotes.
protocol TestDatabase: Sendable {
    var store: any RecordStore { get }
    func run(_ sql: String) async throws
    /// Inserts a member; what a constraint refuses is thrown as a `ValidationError`.
    func insert(name: String?, club: Int?, age: Int) async throws
    func count() async throws -> Int
}

enum Members {
    static let table = #"the "members""#
    static let nameColumn = #"na"me, x"#

    static let constraints = StoredConstraints(table)
        .column(nameColumn, is: "name")
        .unique(["name", "club"], named: "members_key")
        .check("age", "number.tooSmall", named: "members_age")
        .foreignKey(["club"], to: "clubs", named: "members_club")

    static let schema = [
        "CREATE TABLE clubs (id integer PRIMARY KEY)",
        "INSERT INTO clubs VALUES (1), (2), (3)",
        #"""
        CREATE TABLE "the ""members""" (id integer PRIMARY KEY, "na""me, x" text NOT NULL, club integer, age integer,
            CONSTRAINT members_age CHECK (age >= 18), CONSTRAINT members_club FOREIGN KEY (club) REFERENCES clubs (id),
            CONSTRAINT members_key UNIQUE ("na""me, x", club))
        """#,
    ]

    static let insertion = #"INSERT INTO "the ""members""" (id, "na""me, x", club, age) VALUES "#
}

struct SQLiteDatabase: TestDatabase {
    let pool: DatabasePool
    let queries = QueryCount()
    var store: any RecordStore { DatabaseStore(pool) }

    init() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var configuration = Configuration()
        let queries = queries
        configuration.prepareDatabase { database in
            database.trace { event in
                if "\(event)".contains("WITH k(") { queries.add() }
            }
        }
        pool = try DatabasePool(
            path: folder.appendingPathComponent("members.sqlite").path, configuration: configuration)
        for sql in Members.schema { try await run(sql) }
    }

    func run(_ sql: String) async throws { try await pool.write { try $0.execute(sql: sql) } }

    func insert(name: String?, club: Int?, age: Int) async throws {
        try await pool.write(Members.constraints) { database in
            try database.execute(sql: Members.insertion + "(NULL, ?, ?, ?)", arguments: [name, club, age])
        }
    }

    func count() async throws -> Int {
        try await pool.read { try Int.fetchOne($0, sql: #"SELECT count(*) FROM "the ""members""""#) ?? 0 }
    }
}

/// Counts the queries for keys.
final class QueryCount: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    func add() { lock.withLock { count += 1 } }
    var value: Int { lock.withLock { count } }
}

struct PostgreSQLDatabase: TestDatabase {
    static let address = ProcessInfo.processInfo.environment["PROVISO_POSTGRESQL"]
    let connections: [PostgreSQLConnection]
    var store: any RecordStore { PostgreSQLStore(connection: connections[Int.random(in: connections.indices)]) }

    /// A schema of its own for each test, on several connections.
    init(_ address: String) async throws {
        connections = try (0..<8).map { _ in try PostgreSQLConnection(address) }
        let schema = "s" + UUID().uuidString.prefix(8)
        try await connections[0].query("CREATE SCHEMA \"\(schema)\"")
        for connection in connections { try await connection.query("SET search_path TO \"\(schema)\"") }
        for sql in Members.schema { try await run(sql) }
        try await run("CREATE SEQUENCE member_numbers START 1000")
    }

    func run(_ sql: String) async throws { try await connections[0].query(sql) }

    func insert(name: String?, club: Int?, age: Int) async throws {
        do {
            try await connections[Int.random(in: connections.indices)].query(
                Members.insertion + "(nextval('member_numbers'), $1, $2, $3)",
                [name.storedValue, club.storedValue, age.storedValue])
        } catch let error as PostgreSQLError {
            guard let failure = ConstraintFailure(error) else { throw error }
            throw ValidationError([Members.constraints.violation(for: failure)])
        }
    }

    func count() async throws -> Int {
        Int(try await connections[0].query(#"SELECT count(*) FROM "the ""members""""#)[0][0] ?? "") ?? 0
    }
}

/// A database that does not answer.
struct AwayStore: RecordStore {
    struct Away: Error {}
    func existing(_ question: KeyQuestion) async throws -> Set<Int> { throw Away() }
}
