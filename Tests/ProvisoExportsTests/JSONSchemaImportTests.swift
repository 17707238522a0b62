import ProvisoCore
import ProvisoExports
import ProvisoYAML
import TestSupport
import Testing

/// Schemas become rules, and what does not is listed.
@Suite struct JSONSchemaImportTests {
    /// Schemas with records that pass and records that do not.
    @Test(arguments: [
        (
            ["type": "object", "required": ["a"], "properties": ["a": ["type": "integer", "minimum": 1]]] as DataValue,
            [["a": 1]] as [DataValue], [[:], ["a": 0], ["a": "1"], ["a": 1.5]] as [DataValue]
        ),
        (
            ["properties": ["a": ["type": "string", "minLength": 1, "pattern": "^[a-z]"]]],
            [[:], ["a": "x"]], [["a": ""], ["a": 1], ["a": "X"], ["a": []]]
        ),
        (
            ["properties": ["a": ["type": "array", "items": ["enum": ["x", "y"]]]]],
            [["a": []], ["a": ["x"]]], [["a": ["z"]], ["a": "x"], ["a": [""]]]
        ),
        (
            ["properties": ["a": ["$ref": "#/$defs/n"]], "$defs": ["n": ["type": "number", "exclusiveMaximum": 3]]],
            [["a": 2.5]], [["a": 3]]
        ),
        (
            [
                "properties": [
                    "a": [
                        "type": "object", "additionalProperties": false, "required": ["x"],
                        "properties": ["x": ["type": "boolean"]],
                    ]
                ]
            ],
            [["a": ["x": true]]], [["a": [:]], ["a": ["x": 1]], ["a": ["x": true, "y": 1]]]
        ),
        (
            [
                "if": ["properties": ["country": ["const": "US"]], "required": ["country"]],
                "then": ["required": ["state"]],
            ],
            [["country": "DE"], ["country": "US", "state": "NY"]], [["country": "US"]]
        ),
        (["properties": ["a": ["type": ["string", "null"], "format": "email"]]], [["a": nil]], [["a": "x"]]),
    ]) func verdicts(_ schema: DataValue, _ passing: [DataValue], _ failing: [DataValue]) throws {
        let imported = JSONSchemaImport(schema)
        #expect(imported.leftovers.isEmpty, "\(imported.leftovers)")
        let document = try RuleDocument(imported.data)
        for record in passing { #expect(try document.validate(record).isValid, "\(record) \(imported.yaml)") }
        for record in failing { #expect(try !document.validate(record).isValid, "\(record) \(imported.yaml)") }
    }

    /// Nothing is dropped in silence, and recursion ends.
    @Test func leftovers() throws {
        let imported = JSONSchemaImport([
            "properties": ["a": ["type": "array", "uniqueItems": true], "b": ["$ref": "#"], "c": ["$ref": "x.json"]]
        ])
        let pointers = imported.leftovers.map(\.pointer)
        #expect(pointers.contains("/properties/a/uniqueItems"))
        #expect(pointers.contains("/properties/c/$ref"))
        #expect(imported.leftovers.contains { $0.reason.contains("refers to itself") })
        _ = try RuleDocument(yaml: imported.yaml)
    }

    /// A document that is exported and imported again judges alike.
    @Test func exportAndImport() throws {
        let document = try RuleDocument([
            ["name", "required"], ["name", "trim"], ["name", "string", ["max": 4]],
            ["age", "number", ["min": 18, "integerOnly": true]], [["a", "b"], "allOrNone"],
        ])
        let again = try RuleDocument(JSONSchemaImport(JSONSchemaExport(document).schema).data)
        let records: [DataValue] = [
            [:], ["name": "Ada"], ["name": "  Ada   "], ["name": "Adalove"], ["name": "Ada", "age": 17],
            ["name": "Ada", "age": ""], ["name": "Ada", "age": 18.5], ["name": "Ada", "a": 1, "b": 2], ["name": []],
        ]
        for record in records {
            #expect(try document.validate(record).isValid == again.validate(record).isValid, "\(record)")
        }
    }
}
