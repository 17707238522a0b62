import Foundation
import GRDB
import ProvisoCore
import ProvisoDatabase
import ProvisoGRDB
import Testing

/// The databases to test: PostgreSQL where PROVISO_POSTGRESQL says how to reach it, as Scripts/check-databases does.
enum DatabaseKind: String, CaseIterable, Sendable {
    case sqlite, postgreSQL

    static var available: [Self] { PostgreSQLDatabase.address == nil ? [.sqlite] : allCases }

    func open() async throws -> any TestDatabase {
        switch self {
        case .sqlite: try await SQLiteDatabase()
        case .postgreSQL: try await PostgreSQLDatabase(try #require(PostgreSQLDatabase.address))
        }
    }
}

@Suite struct DatabaseTests {
    private func names(in store: any RecordStore) -> StoredKey {
        StoredKey(Members.table, Members.nameColumn, in: store)
    }

    private func verdict(_ name: String, _ key: StoredKey) async -> AsyncValidationResult {
        await Validator.validateAsync(name, rules: RuleList<String>(.required, .unique(in: key)))
    }

    /// Two hundred sign-ups of one name at once: one row, and 199 violations. Those that are checked first all pass, so the
    /// unique index decides.
    @Test(arguments: DatabaseKind.available, [true, false])
    func parallelSignUps(_ kind: DatabaseKind, _ checksAllFirst: Bool) async throws {
        let database = try await kind.open()
        let store = database.store
        let key = names(in: store).within("club", 1)
        let found = try await withThrowingTaskGroup(of: [Violation].self) { group in
            if checksAllFirst {
                for _ in 0..<200 { group.addTask { await verdict("ada", key).violations } }
                for try await violations in group { #expect(violations.isEmpty) }
            }
            for _ in 0..<200 {
                group.addTask {
                    if !checksAllFirst {
                        let result = await verdict("ada", key)
                        guard result.isValid else {
                            #expect(result.failures.isEmpty)
                            return result.violations.map { violation in
                                var violation = violation
                                violation.path = "name"
                                return violation
                            }
                        }
                    }
                    do {
                        try await database.insert(name: "ada", club: 1, age: 30)
                        return []
                    } catch let error as ValidationError {
                        return error.violations
                    }
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(try await database.count() == 1)
        #expect(found.count == 199)
        #expect(found.allSatisfy { $0.code == .unique && $0.path == "name" && $0.severity == .error })
    }

    @Test(arguments: DatabaseKind.available) func scopesAndExceptions(_ kind: DatabaseKind) async throws {
        let database = try await kind.open()
        try await database.run(Members.insertion + "(1, 'ada', 1, 30), (2, 'eve', 2, 30), (3, 'bob', NULL, 30)")
        let key = names(in: database.store)
        let cases: [(String, StoredKey, Bool)] = [
            ("ada", key, false), ("Ada", key, true), ("new", key, true), ("ada' OR 'a' = 'a", key, true),
            ("ada", key.within("club", 1), false), ("ada", key.within("club", 2), true),
            ("bob", key.within("club", StoredValue.null), false), ("ada", key.within("club", StoredValue.null), true),
            ("ada", key.except("id", 1), true), ("ada", key.except("id", 2), false),
            ("ada", key.except("id", Int?.none), false), ("eve", key.within("club", 2).except("id", 2), true),
        ]
        for (name, key, passes) in cases {
            let result = await verdict(name, key)
            #expect(result.failures.isEmpty)
            #expect(result.violations.map(\.code) == (passes ? [] : [.unique]), "\(name) \(key)")
        }
        let exists = await Validator.validateAsync(
            2, rules: RuleList<Int>(.exists(in: StoredKey("clubs", "id", in: database.store))))
        #expect(exists.isValid)
        let missing = await Validator.validateAsync(
            9, rules: RuleList<Int>(.exists(in: StoredKey("clubs", "id", in: database.store))))
        #expect(missing.violations.map(\.code) == [.exists])
    }

    @Test(arguments: DatabaseKind.available) func severalColumns(_ kind: DatabaseKind) async throws {
        let database = try await kind.open()
        try await database.run(Members.insertion + "(1, 'ada', 1, 30), (2, 'eve', 2, 30)")
        let key = StoredKey(Members.table, Members.nameColumn, "club", in: database.store)
        let check = StoredKeyCheck.unique(["name", "club"], in: key)
        let found = try await check.violations(of: [["ada", 1], ["ada", 2], ["eve", 2], ["eve", .null]])
        #expect(found.map(\.path.description) == ["[0].name", "[2].name"])
        #expect(found.map(\.code) == [.unique, .unique])
        #expect(found.first?.message == "The combination of name and club must be unique.")
        #expect(try await check.violation(of: ["new", 1]) == nil)
        #expect(try await StoredKeyCheck.exists(["name", "club"], in: key).violation(of: ["ada", 2])?.code == .exists)
    }

    /// A thousand values are one query.
    @Test func oneQueryForAList() async throws {
        let database = try await SQLiteDatabase()
        try await database.run(Members.insertion + "(1, 'n7', 1, 30), (2, 'n500', 2, 30)")
        let values = (0..<1000).map { "n\($0)" }
        let result = await Validator.validateAsync(
            values, rules: RuleList<[String]>(.eachUnique(in: names(in: database.store))))
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(result.violations.map(\.path.description) == ["[7]", "[500]"])
        #expect(database.queries.value == 1)
    }

    /// Without an answer nothing is valid.
    @Test func away() async {
        for rule in [AnyRule<String>.unique(in: names(in: AwayStore())), .exists(in: names(in: AwayStore()))] {
            let result = await Validator.validateAsync("ada", rules: RuleList<String>([rule]))
            #expect(!result.isValid && result.failures.map(\.code) == [.asyncFailed])
        }
        #expect("ada".validate(.unique(in: names(in: AwayStore()))).violations.map(\.code) == [.asyncUnchecked])
    }

    /// What constraints refuse has the code and the attribute of the rule.
    @Test(arguments: DatabaseKind.available) func constraintErrors(_ kind: DatabaseKind) async throws {
        let database = try await kind.open()
        try await database.insert(name: "ada", club: 1, age: 30)
        let cases: [(String?, Int?, Int, ViolationCode, FieldPath)] = [
            ("ada", 1, 30, .unique, "name"), (nil, 1, 30, .required, "name"),
            ("eve", 1, 17, "number.tooSmall", "age"), ("eve", 99, 30, .exists, "club"),
        ]
        for (name, club, age, code, path) in cases {
            let error = await #expect(throws: ValidationError.self) {
                try await database.insert(name: name, club: club, age: age)
            }
            #expect(error?.violations.map(\.code) == [code])
            #expect(error?.violations.map(\.path) == [path])
        }
        #expect(try await database.count() == 1)
    }

    /// A row is judged as the object with its values.
    @Test func rows() async throws {
        let database = try await SQLiteDatabase()
        let validator = try RuleDocument([
            ["id", "number", ["min": 2]], ["club", "required"], ["note", "string", ["max": 3]],
        ]).validator()
        try await database.pool.read { connection in
            let rows = try Row.fetchAll(
                connection, sql: "SELECT 1 AS id, NULL AS club, 'long text' AS note UNION ALL SELECT 2, 1, x'616263'")
            #expect(
                validator.validate(from: rows[0]).violations.map(\.code) == [
                    "number.tooSmall", "required", "string.tooLong",
                ])
            #expect(validator.validate(from: rows[1]).isValid)
        }
    }

    /// Who prints an error reads which constraint it is about.
    @Test(
        arguments: [
            (ConstraintFailure(.unique, columns: ["name", "team"]), "unique constraint failed: name, team"),
            (ConstraintFailure(.check, name: "age >= 18"), "check constraint failed: age >= 18"),
            (ConstraintFailure(.foreignKey), "foreign key constraint failed"),
        ])
    func errorsSayWhatIsWrong(_ failure: ConstraintFailure, _ words: String) {
        #expect(failure.localizedDescription == words)
        #expect("\(failure)" == words)
    }
}
