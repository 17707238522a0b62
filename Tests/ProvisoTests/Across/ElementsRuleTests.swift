import Proviso
import Testing

@Suite struct ElementsRuleTests {
    struct Order: Sendable {
        var number: Int
        var customer: String?
        var day: String
    }

    private static let orders = [
        Order(number: 1, customer: "a", day: "1"), Order(number: 2, customer: "b", day: "3"),
        Order(number: 2, customer: nil, day: "2"), Order(number: 5, customer: "a", day: "2"),
        Order(number: 6, customer: "a", day: "1"), Order(number: 7, customer: nil, day: ""),
    ]

    private func found(_ result: ValidationResult) -> [String] {
        result.violations.map { "\($0.path) \($0.code)" }
    }

    @Test func unique() {
        let result = Self.orders.validate(across: .unique(\.number), .unique(\.customer, \.day))
        #expect(found(result) == ["[2].number unique", "[4].customer unique"])
        #expect(result.violations.map { $0.parameters["firstRecord"] } == [2, 1])
        #expect(result.violations[0].message == "Number must be unique. Record 2 has the same value.")
        // No customer is none that two orders have in common.
        #expect(
            found(Self.orders.validate(across: .unique(\.customer))) == ["[3].customer unique", "[4].customer unique"])
        #expect([Order]().validate(across: .unique(\.number)).isValid)
    }

    @Test func exists() {
        struct Customer { var id: String }
        let result = Self.orders.validate(across: .exists(\.customer, in: [Customer(id: "a")], \.id))
        #expect(found(result) == ["[1].customer exists"])
        #expect(result.violations.first?.message == "Customer was not found in the column “id”.")
    }

    @Test func orderAndNumbers() {
        let orders = Self.orders
        #expect(found(orders.validate(across: .sorted(by: \.number))) == [])
        #expect(found(orders.validate(across: .sorted(by: \.number, strict: true))) == ["[2].number sorted"])
        #expect(
            found(orders.validate(across: .sorted(by: \.day)))
                == ["[2].day sorted", "[4].day sorted", "[5].day sorted"])
        #expect(found(orders.validate(across: .sorted(by: \.day, descending: true))) == ["[1].day sorted"])
        #expect(found(orders.validate(across: .sequence(\.number))) == ["[2].number sequence", "[3].number sequence"])
        #expect(
            [Int8.max, Int8.min].map { Order(number: Int($0), day: "") }
                .validate(across: .sequence(\.number, start: 127, step: -255)).isValid)
    }

    @Test func allTogether() {
        let result = Self.orders.validate(across: .count(...5), .distinct(\.customer, 3...), .unique(\.number))
        #expect(found(result) == ["[2].number unique", " records.tooMany", "customer distinct.tooFew"])
    }

    // MARK: Records of documents

    @Test func documentsJudgeRecordsTogether() throws {
        let document = try RuleDocument([
            "records": ["max": 4],
            "rules": [
                ["id", "unique"], ["attributes": "parent", "type": "exists", "column": "id"],
                ["attributes": "name", "type": "required", "atMost": "10 %"],
            ],
        ])
        let records: [DataValue] = [
            ["id": 1, "parent": 3, "name": "a"], ["id": 1, "parent": 9, "name": "b"], ["id": 3, "name": ""], 5,
            ["id": 4, "name": "c"],
        ]
        let result = try document.validator().validate(records: records)
        #expect(
            found(result) == [
                "[1].id unique", "[2].name required", "[3] record.malformed", "[1].parent exists", "name atMost",
                " records.tooMany",
            ])
        #expect(result.violations[0].message == "Id must be unique. Record 1 has the same value.")
        // A record alone has none beside it.
        #expect(try document.validate(["id": 1, "parent": 9, "name": "x"]).isValid)
    }

    @Test(
        arguments: [
            ["attributes": "a", "type": "each", "rule": "unique"],
            ["attributes": "a", "type": "nested", "rules": [["b", "unique"]]],
            ["attributes": "a", "type": "each", "rule": ["type": "required", "atMost": "1 %"]],
            ["attributes": "a", "type": "required", "atMost": 5],
            ["attributes": "a", "type": "required", "atMost": "101 %"],
            ["attributes": "a", "type": "required", "atMost": "-1 %"], ["attributes": "a", "type": "distinct"],
            ["attributes": "a", "type": "distinct", "min": 3, "max": 2],
            ["attributes": "a", "type": "sequence", "step": 0],
            ["attributes": "a", "type": "exists"], ["attributes": "a", "type": "exists", "column": ["b", "c"]],
            ["attributes": "a", "type": "sorted", "order": "up"],
        ] as [DataValue])
    func mistakes(rule: DataValue) {
        #expect(throws: RuleDocumentError.self) { try RuleDocument([rule]) }
    }
}
