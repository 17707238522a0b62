#if Macros
import Foundation
import Proviso
import ProvisoCore
import RuleTestSupport
import Testing

/// The rules of Swift models as rule documents.
@Suite struct ModelDocumentTests {
    @Validatable
    struct Address: Codable {
        @Rules(.trim, .required, .length(...8)) var postcode = ""
        @Rules(.required, when: { (address: Address) in address.postcode.isEmpty }) var city = ""
    }

    @Validatable
    struct Member: Codable {
        @Rules(.trim, .required, .length(4...24), .matches("[a-z][a-z0-9_]*")) var username = ""
        @Rules(.trim, .required, .email, message: "{attribute} does not look like an address.") var email = ""
        @Rules(.required, .length(8...), .equal(to: \Member.passwordRepeat)) var password = ""
        var passwordRepeat = ""
        @Rules(.range(18...120)) var age: Int?
        @Rules(.in(["US", "DE"]), on: .register) var country = "US"
        @Rules(.length(2...).severity(.warning)) @Rules(.condition("nickname") { (name: String) in name != "root" })
        var nickname = ""
        @Rules(.nested) var address: Address?
        @Rules(.each(.trim, .length(1...3))) var tags: [String] = []

        @RuleSetBuilder<Member>
        static var modelRules: some RuleSet<Member> {
            AllOrNone(\Member.username, \Member.email)
        }
    }

    @Test func aDocumentSaysWhatItCan() throws {
        let made = Member.ruleDocument
        let document = try made.document()
        #expect(document.warnings.isEmpty)
        #expect(made.swiftRules.map(\.rule) == ["condition", "required"])
        #expect(made.swiftRules.map(\.reason) == [.code, .condition])
        #expect(made.swiftRules.map(\.attributes) == [["nickname"], ["address.city"]])
        #expect(document.scenarios.map(\.rawValue) == ["default", "register"])
    }

    /// What the model finds in values, the document finds in records of them, with the words.
    @Test(
        arguments: [
            [:], ["username": "ad", "email": "x", "password": "short", "passwordRepeat": "other"],
            ["username": "ada", "email": " ada@example.org "],
            ["username": "Ada Lovelace", "age": 17, "nickname": "x"],
            ["username": "adalove", "email": "ada@", "tags": ["ok", "", "long"]],
            ["username": "adalove", "email": "ada@example.org", "password": "12345678", "passwordRepeat": "12345678"],
            ["address": ["postcode": "123456789"], "country": "FR", "age": 121],
        ] as [DataObject])
    func itJudgesAsTheModel(_ record: DataObject) throws {
        let document = try Member.ruleDocument.document()
        for scenario in [Scenario.default, .register] {
            var whole: DataObject = [
                "username": "", "email": "", "password": "", "passwordRepeat": "", "country": "US", "nickname": "",
                "tags": [],
            ]
            for (name, value) in record.members { whole[name] = value }
            if case .object(var address)? = whole["address"] {
                address["city"] = ""
                whole["address"] = .object(address)
            }
            let member = try JSONDecoder().decode(Member.self, from: Data(DataValue.object(whole).description.utf8))
            let ofModel = member.validate(scenario: scenario).violations
                .filter {
                    $0.code.rawValue != "condition" && $0.code.rawValue != "nickname"
                        && $0.path.description != "address.city"
                }
            let ofDocument = try document.validator(for: scenario).validate(.object(whole)).violations
            #expect(ofModel.map(\.description) == ofDocument.map(\.description))
            #expect(ofModel.map(\.message) == ofDocument.map(\.message))
            #expect(ofModel.map(\.severity) == ofDocument.map(\.severity))
        }
    }

    @Validatable
    struct Order: Codable {
        @Rules(.range(1...9)) var amount = 1
        @Rules(.positive, on: "pay") var cents: Int64?
        @Rules(.range(0...1)) var share = 0.5
        var count = 0
    }

    /// A fraction is no value of an integer property, whatever its rules ask.
    @Test(
        arguments: [
            (["amount": 2.5], ["amount number.notInteger"]), (["amount": 12], ["amount number.tooBig"]),
            (["cents": 2.5], []), (["share": 0.25], []), (["count": 2.5], []),
            (["amount": .untyped("2.0"), "cents": .number(ExactNumber("3.0")!)], []),
        ] as [(DataObject, [String])])
    func integersAreWhole(_ record: DataObject, _ expected: [String]) throws {
        let document = try Order.ruleDocument.document()
        let whole = record.members.reduce(into: ["amount": 1, "share": 0] as DataObject) { $0[$1.key] = $1.value }
        let found = try document.validator(for: .default).validate(.object(whole)).violations
        #expect(found.map { "\($0.path) \($0.code)" } == expected)
    }

    @Test func integersAreWholeInTheScenariosOfTheirRules() throws {
        let document = try Order.ruleDocument.document()
        #expect(try document.activeAttributes().map(\.name) == ["amount", "share"])
        #expect(try document.activeAttributes(in: "pay").map(\.name) == ["amount", "cents", "share"])
        let found = try document.validator(for: "pay").validate(["amount": 1, "cents": 2.5, "share": 0]).violations
        #expect(found.map { "\($0.path) \($0.code)" } == ["cents number.notInteger"])
    }

    /// A list of rules says the same as the macro.
    struct Listed: Validatable {
        var name = ""
        var start = 0
        var end = 0

        static var rules: some RuleSet<Listed> {
            Rule(for: \.name, .trim, .required).notAssignable()
            Rule(for: \.end, .compare(.greater, to: \.start)).message("{attribute} comes too soon.").group("order")
            Rule(for: \.name, .length(...5)).skipOnError(false).severity(.info)
        }
    }

    @Test func listsOfRulesAreDocumentsToo() throws {
        let made = Listed.ruleDocument
        #expect(made.swiftRules.isEmpty)
        #expect(
            made.data == [
                "rules": [
                    ["attributes": ["!name"], "type": "trim"], ["attributes": ["!name"], "type": "required"],
                    ["attributes": ["end"], "type": "number", "integerOnly": true, "allowZeroFraction": true],
                    [
                        "attributes": ["end"], "type": "compare", "compareAttribute": "start", "operator": ">",
                        "group": "order", "message": "{attribute} comes too soon.",
                    ],
                    ["attributes": ["name"], "type": "string", "max": 5, "severity": "info", "skipOnError": false],
                ]
            ])
        let found = try made.document().validate(["name": "abcdef", "start": 2, "end": 1]).violations
        #expect(found.map(\.message) == ["End comes too soon.", "Name must be 5 characters or fewer."])
    }

    @Validatable
    final class Node {
        @Rules(.required) var name = ""
        @Rules(.nested) var next: Node?
    }

    @Test func aModelThatHoldsItselfEnds() throws {
        let made = Node.ruleDocument
        #expect(made.swiftRules.contains { $0.reason == .recursion && $0.attributes == ["next"] })
        #expect(try made.document().validate([:]).violations.map(\.code.rawValue) == ["required"])
    }

    struct Place: Validatable {
        var name = ""

        static var rules: some RuleSet<Place> {
            Rule(for: \.name, .condition("name.known") { $0 != "Nowhere" }).on("travel", "move")
        }
    }

    struct Trip: Validatable {
        var code = ""
        var goal = Place()

        static var rules: some RuleSet<Trip> {
            Rule(for: \.code, .condition("code.free") { $0 != "A1" }).except("draft")
            Rule(for: \.goal, .nested).on("travel")
        }
    }

    /// A page asks the server about what only Swift can judge, in the scenarios in which it is judged.
    @Test func whatOnlySwiftCanJudgeRunsInScenarios() {
        let active = Trip.ruleDocument.swiftRules.map { rule in
            (rule.attributes, (["default", "draft", "travel", "move"] as [Scenario]).filter(rule.isActive))
        }
        #expect(active.map(\.0) == [["code"], ["goal.name"]])
        #expect(active.map(\.1) == [["default", "travel", "move"], ["travel"]])
    }

    @Test func aModelWithoutRulesHasNoDocument() {
        struct Bare: Validatable {}
        #expect(throws: RuleDocumentError.self) { try Bare.ruleDocument.document() }
    }
}
#endif
