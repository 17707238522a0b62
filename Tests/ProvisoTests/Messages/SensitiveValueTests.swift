import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// A violation of a sensitive attribute does not hold the value at all: what is not there cannot be shown, logged or sent.
@Suite struct SensitiveValueTests {
    private static let label = AttributeLabel("PIN", isSensitive: true)
    private static let taken = AnyRule<String>.satisfies("taken", message: "{value}?") { _ in false }

    struct User: Validatable {
        var pin = "hunter2"
        var name = "hunter2"
        static var rules: some RuleSet<User> {
            Rule(for: \.pin, named: "pin", label: SensitiveValueTests.label, .length(20...)).message("{value}?")
            Rule(for: \.name, named: "name", .length(20...)).message("{value}?")
        }
    }

    struct Asking: Validatable {
        var pin = "hunter2"
        var name = "hunter2"
        static var rules: some RuleSet<Asking> {
            Rule(for: \.pin, named: "pin", label: SensitiveValueTests.label, ListedRule(SensitiveValueTests.taken))
                .message("{value}?")
            Rule(for: \.name, named: "name", ListedRule(SensitiveValueTests.taken)).message("{value}?")
        }
    }

    private func check(_ violations: [Violation]) {
        #expect(violations.map(\.path.description) == ["pin", "name"])
        #expect(violations.map(\.wording.value) == [nil, "hunter2"])
        #expect(violations.map(\.message) == ["•••?", "hunter2?"])
    }

    @Test func ofModels() async {
        check(User().validate().violations)
        check(await Asking().validateAsync().violations)
    }

    @Test func ofDocuments() async throws {
        var registry = RuleRegistry.standard
        registry.registerAsync("taken", message: "x") { _, _ in false }
        func document(_ type: DataValue) throws -> RuleDocument {
            try RuleDocument(
                [
                    "attributes": ["pin": ["sensitive": true]],
                    "rules": [["attributes": ["pin", "name"], "type": type, "message": "{value}?"]],
                ], registry: registry)
        }
        let record: DataValue = ["pin": "hunter2", "name": "hunter2"]
        check(try document("email").validate(record).violations)
        check(try await document("taken").validateAsync(record).violations)
    }
}
