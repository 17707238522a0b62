import ProvisoCore
import ProvisoLanguages
import ProvisoOpenAPI
import Testing

/// Messages in all languages.
struct LanguageTests {
    private static func violations() throws -> [Violation] {
        let integer: DataValue = ["type": "integer"]
        let schemas: DataValue = [
            "A": [
                "type": "object",
                "properties": [
                    "id": ["type": "integer", "readOnly": true], "n": ["type": "integer", "format": "int32"],
                ],
            ]
        ]
        let alternatives: DataValue = [
            "oneOf": [["$ref": "#/components/schemas/A"]], "discriminator": ["propertyName": "kind"],
        ]
        let document = try API.document(
            [
                "/t/{id}": [
                    "post": [
                        "operationId": "t",
                        "parameters": [
                            ["name": "id", "in": "path", "required": true, "schema": integer],
                            ["name": "q", "in": "query", "required": true, "schema": integer],
                            ["name": "r", "in": "query", "schema": integer],
                        ],
                        "requestBody": [
                            "content": [
                                "application/json": ["schema": ["$ref": "#/components/schemas/A"]],
                                "application/x+json": ["schema": alternatives],
                                "text/plain": ["schema": integer],
                            ]
                        ], "responses": ["200": ["description": ""]],
                    ]
                ]
            ], version: "3.0.3", components: ["schemas": schemas],
            options: OpenAPIOptions(refusesUnknownQuery: true, refusesOtherDirection: true))
        let operation = try document.operation("t")
        var found = operation.validate(OpenAPIResponse(404))
        let bodies: [(type: String, body: OpenAPIBody)] = [
            ("text/html", .text("")), ("text/html", .text("x")), ("text/plain", .bytes([0xFF])),
            ("application/json", .text("{")),
            ("application/json", .text(#"{"id":1,"n":9999999999}"#)), ("application/x+json", .text("{}")),
            ("application/x+json", .text(#"{"kind":"B"}"#)),
        ]
        for (type, body) in bodies {
            let request = OpenAPIRequest("POST", "/t/%zz?r=1&r=2&s=3&qq=4", headers: ["Content-Type": type], body: body)
            found += document.validate(request)
        }
        return found + document.validate(OpenAPIRequest("GET", "/t/1")) + document.validate(OpenAPIRequest("GET", "/u"))
            + operation.validate(OpenAPIRequest("POST", "/u"))
    }

    /// No message is that of another language, and none is made of its code alone.
    @Test func messagesAreTranslated() throws {
        let violations = try Self.violations()
        let codes = Set(violations.map(\.code.rawValue))
        #expect(
            codes.isSuperset(
                of: [
                    "required", "malformed", "repeated", "unknownParameter", "json", "text", "mediaType", "status",
                    "path", "method",
                ].map { "openapi." + $0 }), "\(codes)")
        #expect(codes.isSuperset(of: ["schema.readOnly", "schema.format", "schema.discriminator"]), "\(codes)")
        for language in MessageCatalog.availableLanguages where language != "en" && !language.hasPrefix("en-") {
            let catalog = try #require(MessageCatalog.catalog(for: language))
            for violation in violations {
                #expect(
                    violation.message(in: catalog) != violation.message(in: .english), "\(language) \(violation.code)")
            }
        }
    }
}
