import GRDB
import ProvisoCore
import ProvisoGRDB
import Testing

/// What the guide Databases shows does what it says.
@Suite struct DatabaseGuideTests {
    private func queue() async throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try await queue.write { database in
            try database.execute(
                sql: """
                    CREATE TABLE clubs (id INTEGER PRIMARY KEY);
                    INSERT INTO clubs VALUES (7);
                    CREATE TABLE members (id INTEGER PRIMARY KEY, name TEXT NOT NULL, club INTEGER, age INTEGER,
                        CONSTRAINT members_age CHECK (age >= 18),
                        CONSTRAINT members_club FOREIGN KEY (club) REFERENCES clubs (id),
                        CONSTRAINT members_key UNIQUE (name, club));
                    INSERT INTO members VALUES (1, 'ada', 7, 36);
                    CREATE TABLE bookings (row INTEGER, seat INTEGER);
                    INSERT INTO bookings VALUES (3, 13);
                    """)
        }
        return queue
    }

    @Test func keys() async throws {
        let queue = try await queue()
        let other = await isFree(queue, Member(id: 2, club: 7, age: 36))
        #expect(other.violations.map(\.code) == [.unique])
        #expect(await isFree(queue, Member(id: 1, club: 7, age: 36)).isValid)
        #expect(try await takenSeats(DatabaseStore(queue)).map(\.path.description) == ["[1].row"])
    }

    @Test(arguments: [
        ("ada", 7, 36, "unique", "name"), (nil, 7, 36, "required", "name"), ("eve", 7, 17, "number.tooSmall", "age"),
        ("eve", 8, 36, "exists", "club"),
    ]) func races(name: String?, club: Int, age: Int, code: ViolationCode, path: FieldPath) async throws {
        let queue = try await queue()
        let error = await #expect(throws: ValidationError.self) {
            try await insert(Member(name: name, club: club, age: age), queue)
        }
        #expect(error?.violations.map(\.code) == [code])
        #expect(error?.violations.map(\.path) == [path])
        try await insert(Member(name: "eve", club: 7, age: 36), queue)
    }

    @Test(
        arguments: [
            (["name": "eve", "club": 7], []), (["name": "ada", "club": 7], ["name: unique"]),
            (["name": "eve", "club": 8], ["club: exists"]),
            (["club": [7, 8, 9]], ["club[1]: exists", "club[2]: exists"]),
            (["name": nil], []), (["name": .untyped("ada"), "club": .untyped("7")], ["name: unique"]),
        ] as [(DataValue, [String])]
    ) func documents(record: DataValue, found: [String]) async throws {
        let result = try await judge(record, in: DatabaseStore(queue()))
        #expect(result.failures.isEmpty, "\(result.failures)")
        #expect(result.violations.map { "\($0.path): \($0.code.rawValue)" } == found)
    }

    /// What a rule needs is missed when the document is loaded, and without an answer nothing is valid.
    @Test func documentsThatCannotAsk() async throws {
        var registry = RuleRegistry.standard
        registry.registerStoredRules(in: AwayStore())
        let error = #expect(throws: RuleDocumentError.self) {
            try RuleDocument([["name", "uniqueInTable", ["table": "members"]]], registry: registry)
        }
        #expect(error.map { "\($0)".contains("column") } ?? false)
        let document = try RuleDocument(
            [["name", "uniqueInTable", ["table": "members", "column": "name"]]], registry: registry)
        let result = try await document.validator().validateAsync(["name": "ada"])
        #expect(!result.isValid && result.failures.map(\.code) == [.asyncFailed])
    }

    @Test func rows() async throws {
        let document = try RuleDocument([["name", "required"], ["age", "number", ["min": 40]]])
        try await queue().read { database in
            let row = try #require(try Row.fetchOne(database, sql: "SELECT * FROM members"))
            #expect(try judge(row, by: document).violations.map(\.code) == ["number.tooSmall"])
        }
    }
}
