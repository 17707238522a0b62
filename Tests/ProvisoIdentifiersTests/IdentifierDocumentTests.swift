import ProvisoCore
import ProvisoIdentifiers
import Testing

/// The rules of Swift models as rule documents, where a registry adds the rules.
@Suite struct IdentifierDocumentTests {
    struct Order: Validatable, Codable {
        enum CodingKeys: String, CodingKey {
            case number = "vat_number"
            case country = "country_code"
        }
        var number = ""
        var country = ""

        static var rules: some RuleSet<Self> {
            Rule(for: \.number, .vat(country: \Order.country).message("Not a number of {country}.", for: "vat"))
            Rule(for: \.number, .vat.message("No number.", for: "vat").severity(.warning))
        }
    }

    /// A document knows the attribute of the country by its key, and keeps a message for a code of a registered rule.
    @Test func keysAndMessagesAreKept() throws {
        let made = Order.ruleDocument
        #expect(made.swiftRules.isEmpty)
        guard case .array(let rules)? = made.data["rules"] else {
            Issue.record("There are no rules.")
            return
        }
        #expect(rules.map { $0["countryAttribute"] } == ["country_code", nil])
        #expect(rules.map { $0["message"] } == ["Not a number of {country}.", "No number."])

        let document = try made.document(registry: .standard.adding(.identifiers))
        let result = try document.validate(["vat_number": "U1", "country_code": "AT"])
        #expect(result.violations.map(\.message) == ["Not a number of Austria.", "No number."])
    }
}
