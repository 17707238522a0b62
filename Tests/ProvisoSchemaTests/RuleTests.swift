import ProvisoCore
import ProvisoSchema
import Testing

/// The rule `schema`, in documents and for values of Swift.
struct RuleTests {
    private let registry = RuleRegistry.standard.adding(.schemas)

    @Test func judgesValuesOfRecords() throws {
        let document = try RuleDocument(
            [
                "rules": [
                    [
                        "address", "schema",
                        ["schema": ["required": ["city"], "properties": ["zip": ["type": "string"]]]],
                    ]
                ]
            ],
            registry: registry)
        #expect(try document.validate(["address": ["city": "Ely"]]).isValid)
        let result = try document.validate(["address": ["zip": 7]])
        #expect(
            Set(result.violations.map { "\($0.path) \($0.code)" }) == [
                "address.city schema.required", "address.zip schema.type",
            ])
        #expect(result.violations.allSatisfy { $0.rule == "schema" })
    }

    /// The message names the member that is wrong, not the attribute around it, and shows nothing of what is secret.
    @Test func membersAreToldByTheirNames() throws {
        let schema: DataValue = ["required": ["zipCode"], "properties": ["lines": ["items": ["maxLength": 3]]]]
        let rules: DataValue = [["address", "schema", ["schema": schema, "message": "{attribute}: {value}"]]]
        let document = try RuleDocument(
            ["attributes": ["address": ["label": "Home", "sensitive": true]], "rules": rules], registry: registry)
        #expect(
            try document.validate(["address": ["lines": ["long"]]]).violations.map { "\($0.path): \($0.message)" }
                .sorted() == [
                    "address.lines[0]: Lines: •••", "address.zipCode: Zip code: •••",
                ])
        let value: DataValue = ["lines": []]
        let plain = try JSONSchema(schema)
        #expect(value.validate(.schema(plain)).messages == ["Zip code is required."])
    }

    @Test func cellsAreWhatTheSchemaSays() throws {
        let document = try RuleDocument(
            ["rules": [["n", "schema", ["schema": ["type": "integer", "minimum": 3]]]]], registry: registry)
        #expect(try document.validate(["n": .untyped("4")]).isValid)
        #expect(try document.validate(["n": .untyped("2")]).violations.map(\.code) == ["schema.minimum"])
        #expect(try document.validate(["n": .untyped("x")]).violations.map(\.code) == ["schema.type"])
        #expect(try document.validate([:]).isValid)
    }

    @Test func mistakesAreMistakesOfTheDocument() throws {
        let error = #expect(throws: RuleDocumentError.self) {
            try RuleDocument(json: #"{"rules":[["a","schema",{"schema":{"type":"strin"}}]]}"#, registry: registry)
        }
        #expect(error?.problems.first?.message.contains("`/type` is not valid in a schema") ?? false)
        let missing = #expect(throws: RuleDocumentError.self) {
            try RuleDocument(json: #"{"rules":[["a","schema"]]}"#, registry: registry)
        }
        #expect(missing?.problems.count == 1)
        #expect(throws: RuleDocumentError.self) {
            try RuleDocument(json: #"{"rules":[["a","schema",{"file":"x.json"}]]}"#, registry: registry)
        }
    }

    @Test func namesThatNothingKnowsAreWarnings() throws {
        let schema: DataValue = [
            "type": "string", "format": "emial", "patern": "x", "anyOf": [["format": "emial"], ["format": "e164"]],
        ]
        func warnings(_ options: DataObject) throws -> [String] {
            let document = try RuleDocument(["rules": [["a", "schema", .object(options)]]], registry: registry)
            return document.warnings.map { "\($0.message) \($0.suggestion ?? "")" }
        }
        #expect(
            try warnings(["schema": schema, "assertFormats": true]) == [
                "The keyword `patern` is not known, and has no effect. Did you mean `pattern`?",
                "The format `emial` is not known, and every text passes it. Did you mean `email`?",
                "The format `e164` is not known, and every text passes it. ",
            ])
        #expect(try warnings(["schema": schema]).count == 1)
    }

    @Test func judgesSwiftValues() throws {
        let schema = try JSONSchema(["items": ["type": "string"], "maxItems": 2])
        #expect(["a", "b"].validate(.schema(schema)).isValid)
        #expect(
            [1, 2, 3].validate(.schema(schema)).violations.map(\.code) == [
                "schema.maxItems", "schema.type", "schema.type", "schema.type",
            ])
    }
}
