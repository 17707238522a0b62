import Foundation
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
                == ["[2].day sorted", "[4].day sorted"])
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

    @Test func whatIsEmptyHasNoPlaceInAnOrder() {
        struct Reading {
            var value: Double?
            var number: Int?
        }
        let readings = [
            Reading(value: 3, number: 1), Reading(value: nil, number: nil), Reading(value: 1, number: 2),
            Reading(value: 2, number: 4),
        ]
        #expect(found(readings.validate(across: .sorted(by: \.value))) == ["[2].value sorted"])
        #expect(readings.validate(across: .sorted(by: \.value)).violations[0].parameters["previousRecord"] == 1)
        #expect(found(readings.validate(across: .sequence(\.number))) == ["[3].number sequence"])
    }

    @Test func whatIsNoNumberHidesNothing() {
        struct Reading { var value: Double }
        let readings = [3.0, .nan, 1, .infinity, 0].map(Reading.init)
        let result = readings.validate(across: .sorted(by: \.value))
        #expect(
            found(result) == [
                "[1].value sorted.type", "[2].value sorted", "[3].value sorted.type", "[4].value sorted",
            ])
        #expect(result.violations[0].message == "Value must be a number.")
        #expect(result.violations[1].message == "Value is out of order. It belongs before record 1.")
    }

    enum Level: Int, Comparable, Sendable {
        case low, middle, high

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    @Test func anyOrderWillDo() {
        struct Step: Sendable {
            var level: Level?
            var day: Date
        }
        let days = [0, 10, 10, 5].map { Date(timeIntervalSince1970: $0) }
        let steps = zip([Level.low, .high, nil, .middle], days).map { Step(level: $0, day: $1) }
        #expect(found(steps.validate(across: .sorted(by: \.level))) == ["[3].level sorted"])
        #expect(found(steps.validate(across: .sorted(by: \.level, descending: true))) == ["[1].level sorted"])
        #expect(
            found(steps.validate(across: .sorted(by: \.day, strict: true))) == ["[2].day sorted", "[3].day sorted"])
        #expect(found(steps.validate(across: .unique(\.level), .unique(\.day, \.level))) == [])
        let told = steps.validate(across: .sorted(by: \.level).message("{value} comes too late."))
        #expect(told.violations.map(\.message) == ["middle comes too late."])
    }

    // MARK: What is called on a rule

    @Test func severitiesAndMessages() {
        let result = Self.orders.validate(
            across: .unique(\.number).severity(.warning).message("{attribute} {value} again, as in {firstRecord}"),
            .distinct(\.customer, 3...).severity(.info).message("{count} of {min}", for: "distinct.tooFew"),
            .count(...5).severity(.warning).message("At most {max}, please."))
        #expect(result.isValid)
        #expect(result.violations.map(\.severity) == [.warning, .info, .warning])
        #expect(result.violations.map(\.message) == ["Number 2 again, as in 2", "2 of 3", "At most 5, please."])
        #expect(result.violations.map(\.rule) == ["unique", "distinct", "records"])
    }

    @Test func conditions() {
        let orders = Self.orders
        #expect(found(orders.validate(across: .unique(\.number).when { $0.customer != nil })) == [])
        #expect(
            found(orders.validate(across: .sequence(\.number).when { $0.number != 2 })) == ["[3].number sequence"])
        #expect(found(orders.validate(across: .count(...2).when { $0.day == "2" })) == [])
        #expect(found(orders.validate(across: .count(...2).when { $0.customer == "a" })) == [" records.tooMany"])
        // A condition is not asked about what is left alone.
        #expect(
            orders.map { Order(number: $0.number, customer: nil, day: "") }
                .validate(across: .unique(\.customer).when { _ in fatalError() }).isValid)
        let asked = orders.validate(across: .unique(\.customer).skipOnEmpty(false))
        #expect(found(asked).contains("[5].customer unique"))
    }

    @Test func limits() {
        let rules: [ElementsRule<Order>] = [.unique(\.customer), .sorted(by: \.day), .count(...1)]
        let all = Self.orders.validate(across: rules)
        #expect(all.violations.count == 5)
        for limit in 1...5 {
            let limited = Self.orders.validate(across: rules, limit: limit)
            #expect(limited.violations == Array(all.violations.prefix(limit)))
        }
        // An error takes the place of the last warning.
        let warning: [ElementsRule<Order>] = [.unique(\.customer).severity(.warning), .count(...1)]
        #expect(found(Self.orders.validate(across: warning, limit: 2)) == ["[3].customer unique", " records.tooMany"])
        #expect(!Self.orders.validate(across: warning, limit: 1).isValid)
    }

    #if Macros
    @Validatable
    struct Account: Sendable {
        @Labeled("User name") var name = ""
        @Sensitive var token = ""
        @Sensitive var key = Level.low

        static let ruleMessages: ModelMessages = ["distinct.tooFew": "Too few of {attribute}."]
    }

    @Test func wordsOfModels() {
        let accounts = [Account(name: "a", token: "x"), Account(name: "a", token: "x")]
        let result = accounts.validate(
            across: .unique(\.name), .unique(\.token).message("{value} again"), .unique(\.key).message("{value} again"),
            .distinct(\.name, 2...))
        #expect(
            result.violations.map(\.message) == [
                "User name must be unique. Record 1 has the same value.", "••• again", "••• again",
                "Too few of User name.",
            ])
    }
    #endif

    // MARK: Records of documents

    @Test func limitsOfRecords() throws {
        let document = try RuleDocument(["records": ["max": 1], "rules": [["id", "unique"], ["id", "required"]]])
        let records: [DataValue] = [["id": 1], ["id": 1], ["id": nil], 5, ["id": 1]]
        let all = try document.validator().validate(records: records)
        #expect(all.violations.count == 5)
        for limit in 1...5 {
            let limited = try document.validator().validate(records: records, limit: limit)
            #expect(limited.violations == Array(all.violations.prefix(limit)))
        }
    }

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
