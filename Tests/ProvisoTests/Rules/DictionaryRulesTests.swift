#if Macros
import Proviso
import RuleTestSupport
import Testing

/// Rules for the values and the keys of dictionaries, and for elements that are optional: as rules, in models, as a document.
@Suite struct DictionaryRulesTests {
    @Validatable
    struct Home: Codable, Equatable {
        @Rules(.trim, .required) var city = ""
        @Rules(.length(...4), on: "short") var code = ""
        @NotAssignable var isVerified = false
    }

    enum Currency: String, Hashable { case eur, usd }

    @Validatable
    struct Account: Codable, Equatable {
        @Rules(.count(1...), .values(.nested), .keys(.length(...5))) var homes: [String: Home] = [:]
        @Rules(.values(.trim, .length(...3))) var notes: [String: String] = [:]
        @Rules(.each(.nested)) var past: [Home?] = []
        @Rules(.values(.nested)) var next: [String: Home?]?
    }

    struct Listed: Validatable {
        var homes: [String: Home] = [:]
        var notes: [String: String] = [:]
        var past: [Home?] = []
        var next: [String: Home?]?
        static var rules: some RuleSet<Listed> {
            Rule(for: \.homes, .count(1...), .values(.nested), .keys(.length(...5)))
            Rule(for: \.notes, .values(.trim, .length(...3)))
            Rule(for: \.past, .each(.nested))
            Rule(for: \.next, .values(.nested))
        }
    }

    static let document: DataValue = [
        [
            "attributes": "homes", "type": "values",
            "rule": ["type": "nested", "rules": [["city", "trim"], ["city", "required"]]],
        ],
        ["attributes": "homes", "type": "keys", "rule": ["type": "string", "max": 5]],
        ["attributes": "notes", "type": "values", "rules": ["trim", ["type": "string", "max": 3]]],
    ]

    private static func told(_ result: ValidationResult) -> [String] {
        result.violations.map { "\($0.path) \($0.code) \($0.message)" }
    }

    @Test func everyWayFindsTheSame() throws {
        let homes = ["work": Home(city: " "), "a": Home(city: " Ely ")]
        let notes = ["x": " ab ", "y": "abcd", "z": ""]
        let expected = [
            "homes.work.city required City is required.",
            "notes.y string.tooLong Notes must be 3 characters or fewer.",
        ]
        // Of one attribute the first rule that finds something speaks.
        let named = ["homes.seaside string.tooLong Homes must be 5 characters or fewer."]
        var account = Account(homes: homes, notes: notes)
        #expect(Self.told(account.validate()) == expected)
        #expect(Self.told(Listed(homes: homes, notes: notes).validate()) == expected)
        let data: DataValue = [
            "homes": ["a": ["city": " Ely "], "work": ["city": " "]],
            "notes": ["x": " ab ", "y": "abcd", "z": ""],
        ]
        #expect(Self.told(try RuleDocument(Self.document).validate(data)) == expected)
        let seaside = ["seaside": Home(city: "Rye")]
        #expect(Self.told(Account(homes: seaside).validate()) == named)
        #expect(Self.told(Listed(homes: seaside).validate()) == named)
        #expect(Self.told(try RuleDocument(Self.document).validate(["homes": ["seaside": ["city": "Rye"]]])) == named)
        // What filters inside make is written back.
        account.homes["work"] = nil
        account.notes["y"] = nil
        let tidied = try account.validated()
        #expect(tidied.homes == ["a": Home(city: "Ely")])
        #expect(tidied.notes == ["x": "ab", "z": ""])
        let record = try RuleDocument(Self.document).tidy(["notes": ["x": " ab "]]).record
        #expect(record == ["notes": ["x": "ab"]])
    }

    @Test func optionalElements() {
        let account = Account(
            homes: ["a": Home(city: "Ely")], past: [nil, Home(city: "Rye"), Home()], next: ["a": nil, "b": Home()])
        #expect(account.validate().violations.map(\.path.description) == ["past[2].city", "next.b.city"])
        let rules = ModelRules<Account> {
            Rule(for: \.past, .each(.required, .nested))
        }
        let form = FormModel(account, rules: rules)
        form.validate()
        #expect(form.violations.map(\.path.description) == ["past[0]", "past[2].city"])
        #expect([nil, 5, 11].validate(.each(.range(...10))).violations.map(\.path.description) == ["[0]", "[2]"])
        #expect(["a": nil, "b": 11].validate(.values(.range(...10))).violations.map(\.path.description) == ["a", "b"])
    }

    @Test func valuesAlone() {
        #expect([Currency.usd: 5, .eur: -1].validate(.values(.positive)).violations.map(\.path.description) == ["eur"])
        #expect([3: "x", 12: "y"].validate(.keys(.range(...10))).violations.map(\.path.description) == ["12"])
        #expect(Validator.validate(nil as [String: Int]?, .values(.positive)).codes == ["values.type"])
        #expect(Validator.validate(nil as [String: Int]?, .keys(.lowercase)).codes == ["keys.type"])
        let many = Dictionary(uniqueKeysWithValues: (10..<60).map { ("k\($0)", "") })
        // In the order of the keys, also where a limit cuts.
        let found = many.validate(.values(.required))
        #expect(found.violations.map(\.path.description) == (10..<60).map { "k\($0)" })
    }

    @Test func scenariosAndParts() throws {
        let account = Account(homes: ["a": Home(city: "", code: "12345"), "b": Home(city: "")])
        #expect(account.validate(scenario: "short").violations.map(\.path.description).contains("homes.a.code"))
        #expect(
            account.validate(attributes: ["homes.a.city"]).violations.map(\.path.description) == ["homes.a.city"])
        #expect(account.validate(attributes: ["homes.b"]).violations.map(\.path.description) == ["homes.b.city"])
        #expect(account.validate(attributes: ["homes.b.cty"]).codes == ["attribute.unknown"])
        #expect(account.validate(attributes: ["homes"]).violations.count == 2)
    }

    @Test func decoding() {
        let json = #"{"homes": {"a": {"city": " ", "isVerified": true}}}"#
        do {
            _ = try Account.decode(json: json)
            Issue.record("it was taken")
        } catch {
            #expect(
                error.violations.map { "\($0.path) \($0.code)" }.sorted()
                    == ["homes.a.city required", "homes.a.isVerified unassignable"])
        }
    }

    /// A document that opens the parts of values opens these alone.
    @Test func assignment() throws {
        let document = try RuleDocument([
            [
                "attributes": "homes", "type": "values",
                "rule": ["type": "nested", "rules": [["city", "required"], ["!code", "required"]]],
            ]
        ])
        let form = RecordForm(
            ["homes": ["a": ["city": "Ely", "code": "x"], "b": ["city": "Ayr"]]], rules: document)
        let assignment = form.assign([
            "homes": ["a": ["city": "Rye", "code": "y", "more": 1], "c": ["city": "Ham", "code": "z"]]
        ])
        #expect(assignment.refused.map(\.name) == ["homes.a.code", "homes.a.more", "homes.c.code"])
        #expect(form.model == ["homes": ["a": ["city": "Rye", "code": "x"], "c": ["city": "Ham"]]])
    }

    @Test func documents() throws {
        let rules = try RuleDocument([
            ["p", "keys", ["rule": "integer"]], ["p", "values", ["rules": ["trim", ["type": "number", "min": 1]]]],
        ])
        #expect(try rules.validate(["p": ["1": 1, "2": 2.5]]).isValid)
        #expect(
            try rules.validate(["p": ["1": 0, "x": "2"]]).violations.map { "\($0.path) \($0.code)" }
                == ["p.x integer"])
        #expect(
            try rules.validate(["p": ["1": 0, "2": "2"]]).violations.map { "\($0.path) \($0.code)" }
                == ["p.1 number.tooSmall", "p.2 number.type"])
        #expect(try rules.validate(["p": [1]]).codes == ["keys.type"])
        #expect(try rules.validate(["p": .untyped("x")]).codes == ["keys.type"])
        #expect(try rules.validate([:]).isValid)
        #expect(try rules.validate(["p": [:]]).isValid)
        #expect(throws: RuleDocumentError.self) { try RuleDocument([["p", "values"]]) }
        #expect(throws: RuleDocumentError.self) { try RuleDocument([["p", "values", ["rules": []]]]) }
        #expect(throws: RuleDocumentError.self) { try RuleDocument([["p", "keys", ["rule": "strin"]]]) }
    }
}
#endif
