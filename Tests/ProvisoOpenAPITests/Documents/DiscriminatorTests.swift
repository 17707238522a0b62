import ProvisoCore
import ProvisoOpenAPI
import Testing

/// `discriminator` chooses among alternatives in 3.0, and is an annotation in 3.1.
struct DiscriminatorTests {
    private static let schemas: DataValue = [
        "Cat": [
            "type": "object", "required": ["kind", "lives"],
            "properties": ["kind": ["type": "string"], "lives": ["type": "integer"]],
        ],
        "Dog": [
            "type": "object", "required": ["kind"],
            "properties": ["kind": ["type": "string"], "bark": ["type": "string"]],
        ],
    ]
    private static let alternatives: DataValue = [
        ["$ref": "#/components/schemas/Cat"], ["$ref": "#/components/schemas/Dog"],
    ]

    private func document(_ keyword: String, _ mapping: DataValue?, version: String = "3.0.3") throws -> OpenAPIDocument
    {
        var discriminator: DataObject = ["propertyName": "kind"]
        discriminator["mapping"] = mapping
        return try API.body(
            .object([keyword: Self.alternatives, "discriminator": .object(discriminator)]), version: version,
            schemas: Self.schemas)
    }

    @Test(
        arguments: ["oneOf", "anyOf"],
        [
            (nil, #"{"kind":"Cat","lives":9}"#, []), (nil, #"{"kind":"Cat"}"#, ["body.lives schema.required"]),
            (nil, #"{"kind":"Cat","lives":"9"}"#, ["body.lives schema.type"]),
            (nil, #"{"kind":"Dog","bark":1}"#, ["body.bark schema.type"]),
            (nil, #"{"lives":9}"#, ["body.kind schema.discriminator"]),
            (nil, #"{"kind":"Cow"}"#, ["body.kind schema.discriminator"]),
            (nil, #"{"kind":1}"#, ["body.kind schema.type"]),
            (["cat": "Cat"], #"{"kind":"cat"}"#, ["body.lives schema.required"]),
            (["cat": "#/components/schemas/Cat"], #"{"kind":"cat","lives":9}"#, []),
            (["cat": "Cat"], #"{"kind":"Dog"}"#, []),
        ] as [(DataValue?, String, [String])])
    func chooses(_ keyword: String, _ row: (DataValue?, String, [String])) throws {
        #expect(try API.judge(row.1, by: document(keyword, row.0)) == row.2)
    }

    @Test func saysWhatIsPossible() throws {
        let operation = try document("oneOf", ["cat": "Cat"]).operation("add")
        let violations = operation.validate(OpenAPIRequest("POST", "/things", body: .value(["kind": "cow"])))
        #expect(violations.map(\.message) == ["Kind must be one of these values: “Cat”, “Dog”, “cat”."])
    }

    /// In 3.1 the alternatives alone decide: both fit, so `oneOf` fails.
    @Test func isAnAnnotationIn31() throws {
        let json = #"{"kind":"Cat","lives":9}"#
        #expect(try API.judge(json, by: document("oneOf", nil, version: "3.1.0")) == ["body schema.oneOf"])
        #expect(try API.judge(#"{"kind":"Cow"}"#, by: document("anyOf", nil, version: "3.1.0")).isEmpty)
    }

    @Test func mistakesInMappingAreFound() {
        #expect(throws: (any Error).self) { _ = try document("oneOf", ["cat": "#/components/schemas/Katze"]) }
        #expect(throws: (any Error).self) { _ = try document("oneOf", ["cat": "Katze"]) }
    }
}
