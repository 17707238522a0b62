import ProvisoCore
import ProvisoExports
import Testing

/// A document that is `closed` and a schema with `additionalProperties: false` say the same.
@Suite struct ClosedSchemaTests {
    @Test func exported() throws {
        let document = try RuleDocument([
            "closed": true,
            "rules": [
                ["a", "string", ["skipOnEmpty": false]], ["b", "safe"], ["c.d", "number", ["skipOnEmpty": false]],
                [
                    "attributes": "n", "type": "nested", "closed": true,
                    "rules": [["k", "number", ["skipOnEmpty": false]]],
                ],
            ],
        ])
        let export = JSONSchemaExport(document)
        #expect(export.claims.filter { $0.rule == "closed" }.map(\.description) == ["exact: closed"])
        #expect(export.schema["additionalProperties"] == false)
        let properties = try #require(export.schema["properties"])
        #expect(properties["b"] == [:])
        #expect(
            properties["c"]
                == [
                    "properties": ["d": ["type": "number"]], "required": ["d"], "type": "object",
                    "additionalProperties": false,
                ])
        #expect("\(properties["n"] ?? [:])".contains(#""additionalProperties":false"#))
        // What it says is read again.
        let imported = JSONSchemaImport(export.schema)
        #expect(imported.data["closed"] == true)
        #expect(!imported.leftovers.contains { $0.pointer.hasSuffix("additionalProperties") })
    }

    /// A schema cannot say names that are given by a pattern.
    @Test func names() throws {
        let document = try RuleDocument([
            "closed": true, "attributes": ["a": ["column": ["pattern": "a.*"]]], "rules": [["a", "string"]],
        ])
        #expect(JSONSchemaExport(document).claims.filter { $0.rule == "closed" }.map(\.extent) == [.notExpressible])
        #expect(try document.validate(["a1": "x"]).isValid)
        #expect(try !document.validate(["b": "x"]).isValid)
    }

    struct Import: Sendable, CustomTestStringConvertible {
        let schema: String
        /// Records that pass and that fail; none where the document cannot be closed.
        var passing: [DataValue] = []
        var failing: [DataValue] = []
        var testDescription: String { schema }
    }

    @Test(arguments: [
        Import(
            schema: #"{"properties": {"a": {"type": "string"}, "b": true}, "additionalProperties": false}"#,
            passing: [[:], ["a": "x"], ["b": ["x": 1]]], failing: [["z": nil], ["a": "x", "z": 1], ["": 1]]),
        Import(
            schema: #"{"properties": {"a": {"type": "string"}, "c": {"type": "object", "properties": {"d": {}}}},"#
                + #" "required": ["a"], "additionalProperties": false, "patternProperties": {}}"#,
            passing: [["a": "x"], ["a": "x", "c": ["d": 1, "e": 1]]], failing: [[:], ["a": "x", "d": 1]]),
        Import(
            schema: #"{"properties": {"a": true, "b": {}}, "additionalProperties": false}"#,
            passing: [[:], ["a": 1, "b": [:]]], failing: [["c": 1]]),
        // Rules for a part of `c` would refuse its other parts.
        Import(
            schema: #"{"properties": {"c": {"properties": {"d": {"type": "number"}}}}, "additionalProperties": false}"#),
        Import(schema: #"{"properties": {"a": true}, "required": ["b"], "additionalProperties": false}"#),
        Import(
            schema: #"{"properties": {"a": true}, "patternProperties": {"^b": true}, "additionalProperties": false}"#),
        Import(schema: #"{"properties": {"a.b": true}, "additionalProperties": false}"#),
        Import(
            schema:
                #"{"properties": {"a": true}, "allOf": [{"properties": {"b": {"type": "string"}}}], "additionalProperties": false}"#
        ),
    ])
    func imported(_ example: Import) throws {
        let imported = JSONSchemaImport(try DataValue(json: example.schema))
        let isClosed = !example.passing.isEmpty
        #expect((imported.data["closed"] == true) == isClosed)
        #expect(imported.leftovers.contains { $0.pointer == "/additionalProperties" } != isClosed)
        guard isClosed else { return }
        #expect(imported.leftovers.isEmpty, "\(imported.leftovers)")
        let document = try RuleDocument(imported.data)
        for record in example.passing { #expect(try document.validate(record).isValid, "\(record)") }
        for record in example.failing { #expect(try !document.validate(record).isValid, "\(record)") }
    }
}
