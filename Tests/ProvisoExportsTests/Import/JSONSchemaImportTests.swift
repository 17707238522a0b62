import ProvisoCore
import ProvisoExports
import ProvisoYAML
import TestSupport
import Testing

/// Schemas become rules, and what does not is listed.
@Suite struct JSONSchemaImportTests {
    /// References that lead to twice as many at each step are followed up to a number, and what is left out is said once.
    @Test func manyReferences() throws {
        var definitions = DataObject()
        for index in 0..<60 {
            let next: DataValue = ["$ref": .string("#/$defs/d\(index + 1)")]
            definitions["d\(index)"] = ["allOf": [next, next]]
        }
        definitions["d60"] = ["type": "object"]
        let schema = JSONSchemaImport(["$defs": .object(definitions), "$ref": "#/$defs/d0"])
        let left = schema.leftovers.filter { $0.reason.contains("too large") || $0.reason.contains("too many") }
        #expect(!left.isEmpty && left.count(where: { $0.reason.contains("too large") }) <= 1)
    }

    /// A schema with records that pass and records that do not, as JSON.
    struct Case: Sendable {
        let schema: String
        let passing: String
        let failing: String

        init(_ schema: String, passing: String, failing: String) {
            (self.schema, self.passing, self.failing) = (schema, passing, failing)
        }

        /// Imports the schema, and judges the records by the document and by what it is in YAML.
        @discardableResult func check() throws -> JSONSchemaImport {
            func records(_ text: String) throws -> [DataValue] {
                guard case .array(let records) = try DocumentNode(jsonText: text).value else { return [] }
                return records
            }
            let imported = JSONSchemaImport(try DocumentNode(jsonText: schema).value)
            for document in [try RuleDocument(imported.data), try RuleDocument(yaml: imported.yaml)] {
                for record in try records(passing) {
                    #expect(try document.validate(record).isValid, "\(record) \(imported.yaml)")
                }
                for record in try records(failing) {
                    #expect(try !document.validate(record).isValid, "\(record) \(imported.yaml)")
                }
            }
            return imported
        }
    }

    static let cases: [Case] = [
        Case(
            #"{"type": "object", "required": ["a"], "properties": {"a": {"type": "integer", "minimum": 1}}}"#,
            passing: #"[{"a": 1}]"#, failing: #"[{}, {"a": 0}, {"a": "1"}, {"a": 1.5}]"#),
        Case(
            #"{"properties": {"a": {"type": "string", "minLength": 1, "pattern": "^[a-z]"}}}"#,
            passing: #"[{}, {"a": "x"}]"#, failing: #"[{"a": ""}, {"a": 1}, {"a": "X"}, {"a": []}]"#),
        Case(
            #"{"properties": {"a": {"type": "array", "items": {"enum": ["x", "y"]}}}}"#,
            passing: #"[{"a": []}, {"a": ["x"]}]"#, failing: #"[{"a": ["z"]}, {"a": "x"}, {"a": [""]}]"#),
        Case(
            #"{"properties": {"a": {"type": "array", "minItems": 2, "maxItems": 3}, "b": {"type": "array", "minItems": 1}}}"#,
            passing: #"[{}, {"a": [1, 2]}, {"a": [1, 2, 3]}, {"b": [0]}]"#,
            failing: #"[{"a": [1]}, {"a": []}, {"a": [1, 2, 3, 4]}, {"a": "xy"}, {"b": []}]"#),
        Case(
            #"{"required": ["a"], "properties": {"a": {"type": "object", "minProperties": 1, "maxProperties": 2}}}"#,
            passing: #"[{"a": {"x": 1}}, {"a": {"x": 1, "y": null}}]"#,
            failing: #"[{}, {"a": {}}, {"a": {"x": 1, "y": 2, "z": 3}}, {"a": []}]"#),
        Case(
            ##"{"properties": {"a": {"$ref": "#/$defs/n"}}, "$defs": {"n": {"type": "number", "exclusiveMaximum": 3}}}"##,
            passing: #"[{"a": 2.5}]"#, failing: #"[{"a": 3}]"#),
        Case(
            #"{"properties": {"a": {"type": "object", "additionalProperties": false, "required": ["x"],"#
                + #""properties": {"x": {"type": "boolean"}}}}}"#,
            passing: #"[{"a": {"x": true}}]"#, failing: #"[{"a": {}}, {"a": {"x": 1}}, {"a": {"x": true, "y": 1}}]"#),
        Case(
            #"{"if": {"properties": {"c": {"const": "US"}}, "required": ["c"]}, "then": {"required": ["s"]}}"#,
            passing: #"[{"c": "DE"}, {"c": "US", "s": "NY"}]"#, failing: #"[{"c": "US"}]"#),
        // Formats that a rule has with an option that none of its examples has.
        Case(
            #"{"properties": {"a": {"type": "string", "format": "ipv4"}, "b": {"type": "string", "format": "time"}}}"#,
            passing: #"[{"a": "192.0.2.1", "b": "10:30:00Z"}, {"b": "10:30:00.5+02:00"}]"#,
            failing: #"[{"a": "999.1.1.1"}, {"a": "::1"}, {"b": "10:30:00"}, {"b": "25:00:00Z"}]"#),
        Case(
            #"{"properties": {"a": {"type": ["string", "null"], "format": "email"}}}"#,
            passing: #"[{"a": null}]"#, failing: #"[{"a": "x"}]"#),
    ]

    /// The rule wants a text to look for.
    @Test func containsTheEmptyText() throws {
        let schema = #"{"properties": {"a": {"type": "array", "contains": {"const": ""}}}}"#
        let imported = try Case(schema, passing: #"[{"a": [""]}]"#, failing: #"[{"a": 1}]"#).check()
        #expect(imported.leftovers.count == 1)
    }

    @Test(arguments: cases) func verdicts(_ example: Case) throws {
        let imported = try example.check()
        #expect(imported.leftovers.isEmpty, "\(imported.leftovers)")
    }

    /// Nothing is dropped in silence, and recursion ends.
    @Test func leftovers() throws {
        let imported = JSONSchemaImport([
            "properties": [
                "a": ["type": "array", "prefixItems": []], "b": ["$ref": "#"], "c": ["$ref": "x.json"],
                "d": ["allOf": [true, false]],
            ]
        ])
        let pointers = imported.leftovers.map(\.pointer)
        #expect(pointers.contains("/properties/a/prefixItems"))
        #expect(pointers.contains("/properties/c/$ref"))
        #expect(pointers.contains("/properties/d/allOf/1") && !pointers.contains("/properties/d/allOf/0"))
        #expect(imported.leftovers.contains { $0.reason.contains("refers to itself") })
        // A name is written as JSON Pointer has it.
        let named = JSONSchemaImport(
            try DocumentNode(jsonText: #"{"properties": {"a/b~": {"type": "string", "not": {"minLength": 2}}}}"#).value)
        #expect(named.leftovers.map(\.pointer) == ["/properties/a~1b~0/not"])
        _ = try RuleDocument(yaml: imported.yaml)
    }

    /// A document that is exported and imported again judges alike.
    @Test func exportAndImport() throws {
        let document = try RuleDocument([
            ["name", "required"], ["name", "trim"], ["name", "string", ["max": 4]],
            ["age", "number", ["min": 18, "integerOnly": true]], [["a", "b"], "allOrNone"],
            ["tags", "count", ["min": 2, "max": 3]],
        ])
        let again = try RuleDocument(JSONSchemaImport(JSONSchemaExport(document).schema).data)
        let records: [DataValue] = [
            [:], ["name": "Ada"], ["name": "  Ada   "], ["name": "Adalove"], ["name": "Ada", "age": 17],
            ["name": "Ada", "age": ""], ["name": "Ada", "age": 18.5], ["name": "Ada", "a": 1, "b": 2], ["name": []],
            ["name": "Ada", "tags": [1]], ["name": "Ada", "tags": [1, 2]], ["name": "Ada", "tags": ["x": 1]],
            ["name": "Ada", "tags": []], ["name": "Ada", "tags": "ab"],
        ]
        for record in records {
            #expect(try document.validate(record).isValid == again.validate(record).isValid, "\(record)")
        }
    }

    /// Keywords are about values as they come, before filters.
    @Test func filtersBehindKeywords() throws {
        for (rules, record) in [
            ([["c", "lowercase"], ["c", "filter", ["filter": "uppercase"]]], ["c": "abc"]),
            ([["a", "uppercase"], ["a", "default", ["value": true]], ["b", "trim"]], ["b": " x "]),
        ] as [(DataValue, DataValue)] {
            let document = try RuleDocument(rules)
            let again = try RuleDocument(JSONSchemaImport(JSONSchemaExport(document).schema).data)
            #expect(try document.validate(record).isValid && again.validate(record).isValid, "\(again.data)")
        }
    }

    /// An export keeps what no schema says; the import reads it again, or says that it does not.
    @Test func exportsKeepWhatIsNoRule() throws {
        let document = try RuleDocument([
            "missing": ["NA"], "decimal": ",", "where": ["attribute": "kind", "value": "a"],
            "records": ["min": 1], "columns": ["required": ["name"]],
            "rules": [
                ["name", "required"], ["attributes": "age", "type": "number", "severity": "warning"],
                ["attributes": "code", "type": "string", "max": 3, "on": "login"],
            ],
        ])
        let imported = JSONSchemaImport(JSONSchemaExport(document).schema)
        for key in ["missing", "decimal", "where", "records", "columns"] {
            #expect(imported.data[key] == document.data[key], "\(key)")
            #expect(imported.yaml.contains("\n\(key): "), "\(imported.yaml)")
        }
        #expect(try RuleDocument(imported.data).ruleCount == 2)
        #expect(imported.leftovers.map(\.pointer) == ["/$defs/login"])
        #expect(imported.converted < imported.keywords)
    }

    @Test(
        arguments: [
            (["x-proviso": 5], "/x-proviso"), (["x-proviso": nil], "/x-proviso"),
            (["x-proviso": ["rules": "x"]], "/x-proviso/rules"),
            (["x-proviso": ["attributes": []]], "/x-proviso/attributes"),
        ] as [(DataValue, String)])
    func whatIsNoExportIsNamed(_ schema: DataValue, _ pointer: String) {
        let imported = JSONSchemaImport(schema)
        #expect(imported.leftovers.map(\.pointer) == [pointer])
        #expect(imported.converted == 0)
    }

    /// A condition for the whole record comes back as one, and not as that of each rule.
    @Test func exportsKeepWhichRecordsAreMeant() throws {
        let document = try RuleDocument([
            "where": ["attribute": "kind", "operator": "==", "value": "a"],
            "rules": [["name", "required"], ["age", "number", ["min": 1]]],
        ])
        let imported = JSONSchemaImport(JSONSchemaExport(document).schema)
        #expect(imported.data["where"] == document.data["where"])
        #expect(imported.leftovers.isEmpty)
        #expect(!imported.yaml.contains("when"))
        let again = try RuleDocument(imported.data)
        for record: DataValue in [["kind": "a"], ["kind": "b"], ["kind": "a", "name": "x", "age": 0], ["name": "x"]] {
            #expect(try document.validate(record).isValid == again.validate(record).isValid, "\(record)")
        }
    }

    /// In draft-03 a member says of itself that it has to be there; later that is a mistake, which is said.
    @Test func requiredIsWhatTheDialectSays() throws {
        func imported(_ text: String) throws -> JSONSchemaImport {
            JSONSchemaImport(try DocumentNode(jsonText: text).value)
        }
        let members = #""properties":{"a":{"type":"string","required":true},"b":{"required":false}}"#
        let old = try imported(#"{"$schema":"http://json-schema.org/draft-03/schema#",\#(members)}"#)
        let document = try RuleDocument(old.data)
        #expect(old.leftovers.isEmpty)
        #expect(try document.validate(["a": "x"]).isValid)
        #expect(try document.validate([:] as DataValue).violations.map(\.code) == [.required])
        let new = try imported("{\(members)}")
        #expect(new.leftovers.map(\.pointer) == ["/properties/a/required", "/properties/b/required"])
        for list in [#""a""#, #"["a","a"]"#, #"["a",1]"#, "{}"] {
            let wrong = try imported(#"{"properties":{"a":{"type":"string"}},"required":\#(list)}"#)
            #expect(wrong.leftovers.map(\.pointer) == ["/required"], "\(list)")
        }
    }
}
