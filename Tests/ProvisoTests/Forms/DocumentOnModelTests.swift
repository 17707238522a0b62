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
