import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// The rules of a document in one scenario, made once.
@Suite struct RecordValidatorTests {
    private static let rules: DataValue = [
        ["attributes": "name", "type": "trim"],
        ["attributes": "name", "type": "required"],
        ["attributes": "code", "type": "required", "on": ["register"]],
        [
            "attributes": "address", "type": "nested",
            "rules": [["attributes": "city", "type": "required", "on": "register"]],
        ],
        [
            "attributes": "tags", "type": "each",
            "rules": [["type": "string", "max": 2, "except": "register"]],
        ],
    ]

    private static let records: [DataValue] = [
        ["name": " Ada ", "address": ["zip": "1"], "tags": ["abc"]], ["name": " "],
        ["name": "x", "code": "1", "address": ["city": "Rome"], "tags": ["a"]], 7,
    ]

    @Test(arguments: ["default", "register"] as [Scenario], records)
    func saysWhatTheDocumentSays(_ scenario: Scenario, _ record: DataValue) throws {
        let document = try RuleDocument(Self.rules)
        let validator = try document.validator(for: scenario)
        let (tidied, result) = validator.tidy(record)
        #expect(try document.tidy(record, scenario: scenario) == (tidied, result))
        #expect(validator.validate(record) == result)
        #expect(validator.scenario == scenario)
    }

    @Test func hasTheRulesOfItsScenarioAlone() throws {
        let document = try RuleDocument(Self.rules)
        let record: DataValue = ["name": "x", "address": ["zip": "1"], "tags": ["abc"]]
        func paths(_ scenario: Scenario) throws -> [String] {
            try document.validator(for: scenario).validate(record).violations.map(\.path.description)
        }
        #expect(try paths(.default) == ["tags[0]"])
        #expect(try paths("register") == ["code", "address.city"])
    }

    @Test func anUnknownScenarioIsFoundWhereTheValidatorIsMade() throws {
        let document = try RuleDocument(Self.rules)
        let error = #expect(throws: UnknownScenario.self) { try document.validator(for: "regster") }
        #expect(error?.suggestion == "register")
    }

    @Test func isMadeOnce() throws {
        let document = try RuleDocument(Self.rules)
        for scenario in document.scenarios {
            let plan = try document.validator(for: scenario).plan
            #expect(try document.validator(for: scenario).plan === plan)
            #expect(document.validator(inAny: scenario).plan === plan)
        }
        // Scenarios of other rules of a form, which the document does not know, have one plan.
        #expect(document.validator(inAny: "a").plan === document.validator(inAny: "b").plan)
    }

    /// A text, a number and a list have no parts, so that a default has no place in them; in what is missing or null it has.
    @Test func aPartOfNoObjectGetsNoDefault() throws {
        let document = try RuleDocument([
            [["o.role", "o.p.q"], "default", ["value": "u"]], [["o.role", "o.p.q"], "required"],
            ["attributes": "t", "type": "required", "when": ["attribute": "o.role", "value": "u"]],
        ])
        for value in ["text", 5, [1], [], true, ""] as [DataValue] {
            let record: DataValue = ["o": value, "t": nil]
            let (tidied, result) = try document.tidy(record)
            #expect(result.violations.map(\.path.description) == ["o.role", "o.p.q"], "\(value)")
            #expect(tidied == record)
        }
        let filled: DataValue = ["t": 1, "o": ["role": "u", "p": ["q": "u"]]]
        for start in [[:], ["o": nil], ["o": [:]], ["o": ["p": nil]], ["o": ["p": [:], "role": nil]]] as [DataObject] {
            var record = start
            record["t"] = 1
            let (tidied, result) = try document.tidy(.object(record))
            #expect(result.isValid && tidied == filled, "\(tidied)")
        }
        let (tidied, result) = try document.tidy(["t": 1, "o": ["p": "x"]])
        #expect(result.violations.map(\.path.description) == ["o.p.q"])
        #expect(tidied == ["t": 1, "o": ["p": "x", "role": "u"]])
    }

    @Test func limitsAndStops() throws {
        let validator = try RuleDocument([
            [["a", "b", "c"], "required"], ["attributes": "a", "type": "email", "skipOnEmpty": false],
        ]).validator()
        #expect(validator.validate([:]).violations.count == 3)
        #expect(validator.validate([:], limit: 2).violations.count == 2)
        #expect(validator.validate([:], stop: .model).violations.map(\.path.description) == ["a"])
    }

    @Test func servesManyTasks() async throws {
        let validator = try RuleDocument(Self.rules).validator(for: "register")
        let counts = await withTaskGroup(of: Int.self) { group in
            for number in 0..<32 {
                group.addTask { validator.validate(["name": number % 2 == 0 ? "x" : ""]).violations.count }
            }
            return await group.reduce(0, +)
        }
        #expect(counts == 16 * 1 + 16 * 2)
    }
}
