import ProvisoCore
import ProvisoIdentifierFormats
import ProvisoIdentifiers
import Testing

/// Schemes of an app, in Swift and in rule documents.
@Suite struct SchemeTests {
    private static let registry = RuleRegistry.standard.adding(.identifiers)
    private static let scheme: DataValue = [
        "country": "DE", "pattern": "M-n{6}", "check": "luhn@1-7", "example": "M-123455",
    ]

    private static func document(_ scheme: DataValue, country: DataValue = "DE") throws -> RuleDocument {
        try RuleDocument(
            [["id", "identityCard", ["country": country, "schemes": .array([scheme])]]], registry: registry)
    }

    @Test func aSchemeReplacesThatOfItsCountry() throws {
        let document = try Self.document(Self.scheme)
        #expect(try document.validate(["id": "M-123455"]).isValid)
        #expect(try document.validate(["id": "m 123455"]).isValid == document.validate(["id": "M 123455"]).isValid)
        for wrong in ["M-123456", "M-12345", "T220001293"] {
            #expect(try !document.validate(["id": .string(wrong)]).isValid)
        }
        let message = try #require(try document.validate(["id": "x"]).violations.first).message
        #expect(message.contains("M-123455"), "\(message)")
    }

    @Test func aSchemeAddsACountry() throws {
        var scheme = DataObject()
        for (key, value) in ["country": "AQ", "pattern": "Qn{3}", "example": "Q123"] as KeyValuePairs<String, DataValue>
        {
            scheme[key] = value
        }
        let document = try Self.document(.object(scheme), country: "AQ")
        #expect(try document.validate(["id": "Q042"]).isValid)
        #expect(try !document.validate(["id": "R042"]).isValid)
    }

    @Test func mistakesAreFoundWhenTheDocumentIsLoaded() {
        let wrong: [DataValue] = [
            "M-n{6}", ["country": "DE"], ["country": "DE", "pattern": "n{3}", "example": "12"],
            ["country": "DEU", "pattern": "n{3}", "example": "123"],
            ["country": "DE", "pattern": "n{3}", "example": "123", "chek": "luhn"],
        ]
        for scheme in wrong {
            #expect(throws: RuleDocumentError.self, "\(scheme)") { try Self.document(scheme) }
        }
    }

    @Test func values() {
        let membership = NationalNumberScheme(country: "DE", pattern: "M-n{6}", check: "luhn@1-7", example: "M-123455")
        for kind in NationalNumberKind.allCases where kind != .postalCode && kind != .vat {
            let rule: AnyRule<String> = .nationalNumber(kind, countries: ["DE"], schemes: [membership])
            #expect(Validator.validate("M-123455", rule).isValid, "\(kind)")
            #expect(
                Validator.validate("M-123456", rule).violations.map(\.code.rawValue) == [kind.rawValue], "\(kind)")
        }
    }
}
