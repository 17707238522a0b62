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

    @Test func rows() async throws {
        let document = try RuleDocument([["name", "required"], ["age", "number", ["min": 40]]])
        try await queue().read { database in
            let row = try #require(try Row.fetchOne(database, sql: "SELECT * FROM members"))
            #expect(try judge(row, by: document).violations.map(\.code) == ["number.tooSmall"])
        }
    }
}
