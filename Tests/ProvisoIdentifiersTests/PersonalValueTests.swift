import ProvisoCore
import ProvisoIdentifiers
import Testing

/// Values of persons are shown nowhere, unless the document says that they may be.
@Suite struct PersonalValueTests {
    private static let registry = RuleRegistry.standard.adding(.identifiers)

    private static func violation(
        of rules: DataValue, attributes: DataObject = [:], in record: DataValue
    ) throws -> Violation {
        let document = try RuleDocument(["attributes": .object(attributes), "rules": rules], registry: registry)
        return try #require(try document.validate(record).violations.first)
    }

    @Test func personalRulesAreThese() {
        let personal = Self.registry.descriptions.filter(\.isPersonal).map(\.name)
        #expect(personal == ["bankAccount", "identityCard", "passport", "socialSecurity", "taxID"])
    }

    @Test func anAttributeWithAPersonalRuleIsSensitive() throws {
        let rules: DataValue = [["id", "identityCard", ["country": "ES", "message": "{value} is wrong."]]]
        let hidden = try Self.violation(of: rules, in: ["id": "12345678A"])
        #expect(hidden.message == "••• is wrong.")
        #expect(hidden.suggestion == nil)
        let shown = try Self.violation(of: rules, attributes: ["id": ["sensitive": false]], in: ["id": "12345678A"])
        #expect(shown.message == "12345678A is wrong.")
    }

    @Test func otherRulesOfTheAttributeHideItToo() throws {
        let rules: DataValue = [
            ["id", "string", ["max": 3, "message": "{value} is long."]], ["id", "identityCard", ["country": "ES"]],
        ]
        #expect(try Self.violation(of: rules, in: ["id": "12345678Z"]).message == "••• is long.")
    }

    @Test func partsAndElementsAreHidden() throws {
        let inner: DataValue = [["id", "passport", ["country": "DE", "message": "{value}!"]]]
        let nested: DataValue = [["person", "nested", ["rules": inner]]]
        #expect(try Self.violation(of: nested, in: ["person": ["id": "?"]]).message == "•••!")
        let open: DataObject = ["person.id": ["sensitive": false]]
        #expect(try Self.violation(of: nested, attributes: open, in: ["person": ["id": "?"]]).message == "?!")
        let each: DataValue = [
            ["ids", "each", ["rule": ["type": "passport", "country": "DE", "message": "{value}!"]]]
        ]
        #expect(try Self.violation(of: each, in: ["ids": ["?"]]).message == "•••!")
    }

    @Test func telephoneNumbersAreShown() throws {
        let rules: DataValue = [["phone", "phone", ["country": "DE", "message": "{value}!"]]]
        #expect(try Self.violation(of: rules, in: ["phone": "1"]).message == "1!")
    }

    @Test func parametersNeverHaveTheValue() throws {
        for rule in Self.registry.descriptions where rule.isPersonal {
            let found = try Self.violation(of: [["id", .string(rule.name)]], in: ["id": "secret-4711-?"])
            #expect(!found.data().description.contains("4711"), "\(rule.name)")
        }
    }

    @Test func valuesOfModelsAreHidden() {
        let found = Validator.validate("12345678A", .identityCard(country: "ES")).violations
        #expect(found.count == 1)
        for violation in found { #expect(!violation.data().description.contains("12345678")) }
    }
}
