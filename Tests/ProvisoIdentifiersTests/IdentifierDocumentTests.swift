import Foundation
import Proviso
import ProvisoIdentifiers
import Testing

/// The rules of Swift models as rule documents, where a registry adds the rules.
@Suite struct IdentifierDocumentTests {
    struct Order: Validatable {
        var number = ""
        var country = ""

        static var rules: some RuleSet<Self> {
            Rule(for: \.number, .vat(country: \Order.country).message("Not a number of {country}.", for: "vat"))
            Rule(for: \.number, .vat.message("No number.", for: "vat").severity(.warning))
        }
    }

    /// A document keeps the message for a code of a rule that only a registry knows, and names the attribute of the country.
    @Test func messagesAreKept() throws {
        let made = Order.ruleDocument
        #expect(made.swiftRules.isEmpty)
        guard case .array(let rules)? = made.data["rules"] else {
            Issue.record("There are no rules.")
            return
        }
        #expect(rules.map { $0["countryAttribute"] } == ["country", nil])
        #expect(rules.map { $0["message"] } == ["Not a number of {country}.", "No number."])

        let document = try made.document(registry: .standard.adding(.identifiers))
        let result = try document.validate(["number": "U1", "country": "AT"])
        #expect(result.violations.map(\.code) == ["vat"])
    }

    #if Macros
    @Validatable struct Invoice: Codable {
        @Rules(.vat(country: \Invoice.country)) var number = ""
        @Rules(.length(...2)) var country = ""

        enum CodingKeys: String, CodingKey {
            case number = "vat_number"
            case country = "country_code"
        }
    }

    /// A document calls the attribute of the country by its key, as it calls all attributes.
    @Test func theCountryIsNamedByItsKey() throws {
        let made = Invoice.ruleDocument
        guard case .array(let rules)? = made.data["rules"] else {
            Issue.record("There are no rules.")
            return
        }
        #expect(rules.compactMap { $0["countryAttribute"] } == ["country_code"])

        let document = try made.document(registry: .standard.adding(.identifiers))
        let result = try document.validate(["vat_number": "U1", "country_code": "AT"])
        #expect(result.violations.map(\.path.description) == ["vat_number"])
    }
    #endif
}
