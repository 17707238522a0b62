import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// Rules of a document that run on a Swift model.
@Suite struct DocumentOnModelTests {
    private struct Member: Validatable {
        var name = "x"
        var code = "abc"
        var pin = "1"
        var tags = ["", "a"]

        static var rules: some RuleSet<Member> {
            Rule(for: \.name, \.code, \.pin, .trim)
            Rule(for: \.tags, .each(.trim))
        }
        static let ruleMessages: ModelMessages = [
            "required": "{attribute}, please.", "title/required": "Missing", "string.tooLong": "{value} is long.",
            "string.tooShort": "model", "in/not": "Not {value}.",
        ]
    }

    private static func form(_ rules: DataValue) throws -> FormModel<Member> {
        let form = FormModel(Member())
        try form.addRules(try RuleDocument(rules))
        form.validate()
        return form
    }

    @Test func theMessagesOfTheModelHold() throws {
        let form = try Self.form([
            ["attributes": "code", "type": "string", "max": 2],
            ["attributes": "name", "type": "in", "range": ["x"], "not": true],
            ["attributes": "tags", "type": "each", "rule": "required"],
            ["attributes": "pin", "type": "email"],
        ])
        #expect(
            form.violations.map(\.message) == [
                "Not x.", "abc is long.", "Pin must be an email address, like name@example.com.", "Tags, please.",
            ])
        #expect(form.violations.last?.title == "Missing")
    }

    private struct Street: Validatable, Codable, Equatable, DefaultInitializable {
        var street = " Main "
        var postCode = "1"
        var isChecked = true
        var geo: [String: Int] = [:]
        enum CodingKeys: String, CodingKey { case street, postCode = "post_code", isChecked, geo }
        static var rules: some RuleSet<Street> {
            Rule(for: \.street, .required)
            Rule(for: \.postCode, .length(...9))
            Rule(for: \.isChecked, .required).notAssignable()
        }
    }

    private struct Plain: Codable, Equatable {
        var a = 1
        var b = "x"
    }

    private struct Company: Validatable, Codable {
        var name = "x"
        var address = Street()
        var branch: Street?
        var plain = Plain()
        static var rules: some RuleSet<Company> {
            Rule(for: \.name, .required)
            Rule(for: \.address, .nested)
            Rule.safe(\.branch)
            Rule.safe(\.plain)
        }
    }

    @Test func aDocumentNamesPartsOfAttributes() throws {
        let form = FormModel(Company())
        try form.addRules(
            RuleDocument([
                ["attributes": "address.street, address.post_code", "type": "trim"],
                ["attributes": "address.street", "type": "string", "min": 5],
                ["attributes": "address.post_code", "type": "string", "min": 5],
                ["attributes": "branch.post_code", "type": "string", "max": 3],
                ["attributes": "address.geo.lat", "type": "number", "max": 90],
                ["attributes": "plain.a", "type": "number", "max": 3],
            ]))
        #expect(!form.validate())
        #expect(
            form.errors.map { "\($0.code) \($0.path) \($0.outsidePath)" } == [
                "string.tooShort address.street address.street",
                "string.tooShort address.postCode address.post_code",
            ])
        #expect(form.address.street == "Main")
        #expect(form.errors(for: \.address.postCode).count == 1)
        form.validatesOnChange = true
        form.enter("12345", into: \.address.postCode)
        #expect(form.errors.map(\.path) == ["address.street"])
        let assignment = form.assign([
            "address": ["street": "Long Lane", "post_code": "54321"], "branch": ["post_code": "12"],
            "plain": ["a": 2, "b": "y"],
        ])
        #expect(assignment.isComplete)
        #expect(form.address.street == "Long Lane")
        #expect(form.address.isChecked)
        #expect(form.branch?.postCode == "12")
        #expect(form.validate())
        try form.setValue(4, for: "plain.a")
        #expect(form.plain == Plain(a: 4, b: "y"))
        #expect(form.errors.map(\.path) == ["plain.a"])
    }

    @Test(
        arguments: [
            ("address.stret", "address.street"), ("adress.street", "address"), ("address.street.x", nil),
            ("branch.postCode", "branch.post_code"), ("tags.x", nil),
        ] as [(String, String?)])
    func aPartThatThereIsNotIsRefused(_ name: String, _ suggestion: String?) throws {
        let form = FormModel(Company())
        let document = try RuleDocument([["attributes": .string(name), "type": "required"]])
        let error = #expect(throws: UnknownAttribute.self) { try form.addRules(document) }
        #expect(error?.name == name)
        if let suggestion { #expect(error?.suggestion == suggestion) }
    }

    @Test func aPartThatIsProtectedStaysSo() throws {
        let form = FormModel(Company())
        try form.addRules(
            RuleDocument([
                ["attributes": "address.street", "type": "required"],
                ["attributes": "!address.post_code", "type": "required"],
            ]))
        let assignment = form.assign(["address": ["street": "s", "post_code": "p", "isChecked": false]])
        #expect(assignment.refused.map(\.name) == ["address.post_code", "address.isChecked"])
        #expect(form.address == Street(street: "s"))
    }

    @Test func thoseOfTheDocumentGoFirst() throws {
        let form = try Self.form([
            "attributes": ["code": ["sensitive": true]],
            "messages": ["string.tooShort": "document"],
            "rules": [
                ["attributes": "name", "type": "string", "min": 2],
                ["attributes": "pin", "type": "string", "min": 2, "message": "rule"],
                ["attributes": "code", "type": "string", "max": 2],
            ],
        ])
        #expect(form.violations.map(\.message) == ["document", "••• is long.", "rule"])
    }
}
