import GRDB
import ProvisoCore
import ProvisoDatabase
import ProvisoGRDB

// What the guide Databases shows, as it is there; Examples/check-guide compares them. PostgreSQL.swift has its adapter.

struct Member: Codable, PersistableRecord, Sendable {
    static let databaseTableName = "members"
    var id: Int?
    var name: String?
    var club: Int
    var age: Int
}

func isFree(_ queue: DatabaseQueue, _ member: Member) async -> AsyncValidationResult {
    let store = DatabaseStore(queue)
    let name = StoredKey("members", "name", in: store)
        .within("club", 7)  // only among the members of this club
        .except("id", member.id)  // but not the row that is edited
    let result = await Validator.validateAsync("ada", rules: RuleList<String>(.required, .unique(in: name)))
    return result
}

func takenSeats(_ store: DatabaseStore) async throws -> [Violation] {
    let seats = StoredKeyCheck.unique(["row", "seat"], in: StoredKey("bookings", "row", "seat", in: store))
    let violations = try await seats.violations(of: [[3, 12], [3, 13]])  // at [0].row, [1].row
    return violations
}

func insert(_ member: Member, _ queue: DatabaseQueue) async throws {
    let constraints = StoredConstraints("members")
        .unique(["name", "club"], named: "members_key")
        .check("age", "number.tooSmall", named: "members_age")
        .foreignKey(["club"], to: "clubs", named: "members_club")

    try await queue.write(constraints) { try member.insert($0) }  // throws ValidationError
}

func judge(_ record: DataValue, in store: DatabaseStore) async throws -> AsyncValidationResult {
    var registry = RuleRegistry.standard
    registry.registerStoredRules(in: store)
    let document = try RuleDocument(
        [
            [
                "attributes": "name", "type": "uniqueInTable", "table": "members", "column": "name",
                "within": ["club": 7],
            ],
            ["attributes": "club", "type": "existsInTable", "table": "clubs", "column": "id"],
        ], registry: registry)
    let result = try await document.validator().validateAsync(record)
    return result
}

func judge(_ row: Row, by document: RuleDocument) throws -> ValidationResult {
    let validator = try document.validator()
    let result = validator.validate(from: row)
    return result
}
