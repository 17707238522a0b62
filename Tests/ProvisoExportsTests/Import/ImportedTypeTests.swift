import ProvisoCore
import ProvisoExports
import Testing

/// A keyword of JSON Schema is about values of one type, and all others pass it.
@Suite struct ImportedTypeTests {
    typealias Case = JSONSchemaImportTests.Case

    /// Schemas that rules express as they are.
    static let exact: [Case] = [
        // Null.
        Case(
            #"{"properties": {"a": {"type": "null"}}}"#, passing: #"[{}, {"a": null}]"#,
            failing: #"[{"a": ""}, {"a": 0}, {"a": []}]"#),
        Case(
            #"{"properties": {"a": {"type": "array", "items": {"enum": [null, "x"]}}}}"#,
            passing: #"[{"a": [null, "x"]}]"#,
            failing: #"[{"a": [""]}, {"a": ["y"]}]"#),
        Case(
            #"{"properties": {"a": {"type": "array", "items": {"type": ["string", "null"], "minLength": 1}}}}"#,
            passing: #"[{"a": [null, "x"]}]"#, failing: #"[{"a": [""]}, {"a": [[]]}, {"a": [{}]}, {"a": [0]}]"#),
        Case(
            #"{"properties": {"a": {"type": "array", "items": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}}}"#,
            passing: #"[{"a": [null, 1]}]"#, failing: #"[{"a": [""]}, {"a": [1.5]}]"#),
        // Empty values are values.
        Case(
            #"{"properties": {"a": {"type": "object", "additionalProperties": {"type": "number"}}}}"#,
            passing: #"[{"a": {}}, {"a": {"x": 1}}]"#,
            failing: #"[{"a": {"x": ""}}, {"a": {"x": []}}, {"a": {"x": null}}]"#),
        Case(
            #"{"properties": {"a": {"type": "object", "propertyNames": {"minLength": 1}}}}"#,
            passing: #"[{"a": {"x": 1}}]"#, failing: #"[{"a": {"": 1}}]"#),
        Case(
            #"{"properties": {"a": {"type": "object", "properties": {"x": {}}, "additionalProperties": false}}}"#,
            passing: #"[{"a": {"x": 1}}, {"a": {}}]"#,
            failing: #"[{"a": {"": 1}}, {"a": {"y": 1}}, {"a": {"x": 1, "": 2}}]"#),
        Case(#"{"properties": {"a": false}}"#, passing: "[{}]", failing: #"[{"a": ""}, {"a": []}, {"a": 1}]"#),
        Case(
            #"{"properties": {"a": {"not": {"enum": [null, "", [], {}]}}}}"#, passing: #"[{}, {"a": 1}]"#,
            failing: #"[{"a": ""}, {"a": []}, {"a": {}}]"#),
        // Members of what need not be an object.
        Case(
            #"{"required": ["a"], "properties": {"a": {"properties": {"x": {"type": "string"}, "y": {"properties": {"z": {"type": "number"}}}}}}}"#,
            passing: #"[{"a": "text"}, {"a": []}, {"a": {"x": "1", "y": 1}}, {"a": {"y": {"z": 1}}}]"#,
            failing: #"[{}, {"a": {"x": 1}}, {"a": {"y": {"z": ""}}}]"#),
        // Keywords about other types than the schema's ask for nothing.
        Case(
            #"{"minLength": 3, "properties": {"a": {"type": "number", "minLength": 3, "required": ["x"], "items": false}}}"#,
            passing: #"[{"a": 1}]"#, failing: #"[{"a": "abc"}]"#),
        // A schema beside it has said the type.
        Case(
            #"{"properties": {"a": {"type": "string", "allOf": [{"minLength": 2}, {"pattern": "^x"}]}}}"#,
            passing: #"[{"a": "xy"}]"#, failing: #"[{"a": "x"}, {"a": "yx"}, {"a": 12}]"#),
        Case(
            #"{"properties": {"a": {"type": "string"}, "c": {"type": "string"}},"#
                + #""if": {"properties": {"c": {"const": "x"}}, "required": ["c"]}, "then": {"properties": {"a": {"minLength": 2}}}}"#,
            passing: #"[{"a": "a"}, {"a": "aa", "c": "x"}]"#, failing: #"[{"a": "a", "c": "x"}]"#),
        // One of several schemas.
        Case(
            #"{"properties": {"a": {"anyOf": [{"type": "string", "format": "email"}, {"type": "integer", "minimum": 2}]}}}"#,
            passing: #"[{}, {"a": null}, {"a": "a@example.org"}, {"a": 2}]"#,
            failing: #"[{"a": "x"}, {"a": 1}, {"a": ""}, {"a": []}, {"a": {}}, {"a": true}]"#),
        Case(
            #"{"required": ["a"], "properties": {"a": {"type": "string", "anyOf": [{"pattern": "^x"}, {"minLength": 3}]}}}"#,
            passing: #"[{"a": "x"}, {"a": "abc"}]"#,
            failing: #"[{}, {"a": null}, {"a": "ab"}, {"a": ""}, {"a": 1234}]"#),
        Case(
            #"{"properties": {"a": {"oneOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}}}"#,
            passing: #"[{"a": "x"}, {"a": ""}, {"a": ["x"]}, {"a": []}]"#,
            failing: #"[{"a": [1]}, {"a": 1}, {"a": {}}]"#),
        Case(
            #"{"properties": {"a": {"type": "array", "items": {"anyOf": [{"type": "null"}, {"type": "integer"}, {"const": "x"}]}}}}"#,
            passing: #"[{"a": [null, 1, "x"]}]"#, failing: #"[{"a": [""]}, {"a": [[]]}, {"a": ["y"]}, {"a": [1.5]}]"#),
        Case(
            #"{"properties": {"a": {"anyOf": [false, {"type": "object", "required": ["b"], "properties": {"b": {"minimum": 1, "type": "number"}}}, {"enum": ["none"]}]}}}"#,
            passing: #"[{"a": {"b": 1}}, {"a": "none"}]"#,
            failing: #"[{"a": {}}, {"a": {"b": 0}}, {"a": ""}, {"a": 1}]"#),
        // Several types, each with what is said about it.
        Case(
            #"{"properties": {"a": {"type": ["string", "integer", "null"], "minLength": 2, "minimum": 5}}}"#,
            passing: #"[{"a": "ab"}, {"a": 5}, {"a": null}]"#,
            failing: #"[{"a": "a"}, {"a": 4}, {"a": 5.5}, {"a": ""}, {"a": []}, {"a": true}]"#),
        Case(
            #"{"properties": {"a": {"type": "array", "items": {"type": ["boolean", "string", "null"]}}}}"#,
            passing: #"[{"a": [true, "", null]}]"#, failing: #"[{"a": [0]}, {"a": [[]]}, {"a": [{}]}]"#),
        // Values of any kind.
        Case(
            #"{"properties": {"a": {"enum": [1, "1", [1], {"x": 1}, true]}}}"#,
            passing: #"[{"a": 1.0}, {"a": "1"}, {"a": [1]}, {"a": {"x": 1}}, {"a": true}]"#,
            failing: #"[{"a": 2}, {"a": [2]}, {"a": []}, {"a": {}}, {"a": false}, {"a": "true"}]"#),
        Case(
            #"{"properties": {"a": {"type": "integer", "maximum": 9007199254740992}}}"#,
            passing: #"[{"a": 1.0}, {"a": 9007199254740992}]"#, failing: #"[{"a": 9007199254740993}, {"a": 1.5}]"#),
        Case(
            #"{"properties": {"a": {"type": "string", "minLength": 2.0, "maxLength": 99999999999999999999}}}"#,
            passing: #"[{"a": "ab"}]"#, failing: #"[{"a": "a"}]"#),
        Case(
            #"{"properties": {"a": {"oneOf": [{"const": 1, "title": "one"}, {"type": "string", "const": "x"}]}}}"#,
            passing: #"[{"a": 1}, {"a": "x"}]"#, failing: #"[{"a": 2}, {"a": ""}]"#),
        // Lists and objects without room.
        Case(
            #"{"properties": {"a": {"type": "array", "items": false}, "b": {"type": "object", "additionalProperties": false}}}"#,
            passing: #"[{"a": [], "b": {}}]"#, failing: #"[{"a": [1]}, {"b": {"x": 1}}]"#),
        // Names that only paths would take apart.
        Case(
            #"{"required": ["unit price"], "properties": {"total, net": {"type": "number"}, "c[0]": {"type": "number"}}}"#,
            passing: #"[{"unit price": 1, "total, net": 1}]"#,
            failing: #"[{}, {"unit price": 1, "total, net": ""}, {"unit price": 1, "c[0]": ""}]"#),
        // Conditions.
        Case(#"{"if": true, "then": {"required": ["a"]}}"#, passing: #"[{"a": 1}]"#, failing: "[{}]"),
        Case(#"{"if": false, "then": {"required": ["a"]}}"#, passing: "[{}]", failing: "[]"),
        Case(
            #"{"if": {"properties": {"n": {"minimum": 5}}, "required": ["n"]}, "then": {"required": ["a"]}}"#,
            passing: #"[{}, {"n": 4}, {"n": 5, "a": 1}, {"n": "x", "a": 1}]"#, failing: #"[{"n": 5}, {"n": "x"}]"#),
        // Beside a reference, older dialects read nothing.
        Case(
            ##"{"$schema": "http://json-schema.org/draft-07/schema#", "properties": {"a": {"$ref": "#/definitions/d%22", "maxLength": 1}},"##
                + #""definitions": {"d\"": {"type": "string"}}}"#,
            passing: #"[{"a": "ab"}]"#, failing: #"[{"a": 1}]"#),
        Case(
            ##"{"properties": {"a": {"$ref": "#/$defs/d", "maxLength": 1}}, "$defs": {"d": {"type": "string"}}}"##,
            passing: #"[{"a": "a"}]"#, failing: #"[{"a": 1}]"#),
        // A reference may lead to another one.
        Case(
            ##"{"properties": {"a": {"$ref": "#/$defs/b"}}, "$defs": {"b": {"$ref": "#/$defs/c"}, "c": {"type": "string"}}}"##,
            passing: #"[{"a": "a"}]"#, failing: #"[{"a": 1}]"#),
        // YAML ends lines at some characters that are not written as escapes.
        Case(
            #"{"properties": {"a": {"enum": ["\u0085", "x\uFEFF", "\u2028"]}}}"#,
            passing: #"[{"a": "\u0085"}, {"a": "x\uFEFF"}, {"a": "\u2028"}]"#,
            failing: #"[{"a": ""}, {"a": " "}, {"a": "x"}]"#),
    ]

    @Test(arguments: exact.indices) func exactly(_ index: Int) throws {
        let imported = try Self.exact[index].check()
        #expect(imported.leftovers.isEmpty, "\(imported.leftovers)")
    }

    /// Schemas that rules do not express as they are, with what is said of that.
    static let inexact: [(Case, pointer: String, extent: JSONSchemaImport.Leftover.Extent)] = [
        // Null passes, and so does a missing property.
        (
            Case(
                #"{"required": ["a"], "properties": {"a": {"const": null}}}"#, passing: #"[{"a": null}, {}]"#,
                failing: #"[{"a": 1}, {"a": ""}]"#), "/properties/a", .weaker
        ),
        (
            Case(
                #"{"required": ["a"], "properties": {"a": {"enum": [null, "x"]}}}"#,
                passing: #"[{"a": null}, {"a": "x"}]"#,
                failing: #"[{"a": 1}, {"a": ""}]"#), "/properties/a", .weaker
        ),
        (
            Case(
                #"{"properties": {"a": {"required": ["x"], "properties": {"x": {"type": "string"}}}}}"#,
                passing: #"[{"a": {"x": "1"}}]"#, failing: #"[{"a": {}}, {"a": {"x": 1}}]"#),
            "/properties/a/properties",
            .stricter
        ),
        (
            Case(#"{"properties": {"a": {"minLength": 2}}}"#, passing: #"[{"a": 1}]"#, failing: "[]"),
            "/properties/a/minLength", .notExpressible
        ),
        (
            Case(#"{"properties": {"a": {"minimum": 2}}}"#, passing: #"[{"a": "x"}]"#, failing: "[]"),
            "/properties/a/minimum", .notExpressible
        ),
        (
            Case(#"{"properties": {"a": {"uniqueItems": true}}}"#, passing: #"[{"a": "x"}]"#, failing: "[]"),
            "/properties/a/uniqueItems", .notExpressible
        ),
        (Case(#"{"type": "string"}"#, passing: "[{}]", failing: "[]"), "/type", .notExpressible),
        (Case(#"{"required": ["a.b"]}"#, passing: "[{}]", failing: "[]"), "/required", .notExpressible),
        (Case(#"{"allOf": [false]}"#, passing: "[{}]", failing: "[]"), "/allOf/0", .notExpressible),
        (
            Case(#"{"if": {"required": ["a"]}, "then": false}"#, passing: "[{}]", failing: "[]"), "/then",
            .notExpressible
        ),
        (
            Case(
                #"{"properties": {"a": {"type": "array", "prefixItems": [{"type": "number"}], "items": {"type": "string"}}}}"#,
                passing: #"[{"a": [1, "x"]}]"#, failing: #"[{"a": 1}]"#), "/properties/a/items", .notExpressible
        ),
        (
            Case(
                #"{"properties": {"a": {"type": "array", "contains": {"const": 1}, "minContains": 0}}}"#,
                passing: #"[{"a": []}]"#, failing: #"[{"a": 1}]"#), "/properties/a/contains", .notExpressible
        ),
        (
            Case(
                #"{"properties": {"a": {"oneOf": [{"const": 1}, {"enum": [1, 2]}]}}}"#, passing: #"[{"a": 2}]"#,
                failing: #"[{"a": 3}, {"a": ""}]"#),
            "/properties/a/oneOf", .weaker
        ),
        (
            Case(
                #"{"properties": {"a": {"anyOf": [{"const": "x", "maxLength": 0}, {"const": 2}]}}}"#,
                passing: #"[{"a": 2}]"#,
                failing: #"[{"a": 3}]"#), "/properties/a/anyOf/0/maxLength", .notExpressible
        ),
        // What no rule can be made of does not end the import.
        (
            Case(#"{"properties": {"a": {"enum": []}}}"#, passing: "[{}]", failing: "[]"), "/properties/a/enum",
            .notExpressible
        ),
        (
            Case(
                #"{"properties": {"a": {"type": "string", "minLength": -1}}}"#, passing: #"[{"a": ""}]"#, failing: "[]"),
            "/properties/a/minLength", .notExpressible
        ),
        (
            Case(
                #"{"properties": {"a": {"type": "number", "multipleOf": 0}}}"#, passing: #"[{"a": 1}]"#, failing: "[]"),
            "/properties/a/multipleOf", .notExpressible
        ),
    ]

    @Test(arguments: inexact.indices) func reported(_ index: Int) throws {
        let (example, pointer, extent) = Self.inexact[index]
        let imported = try example.check()
        #expect(imported.leftovers.contains { $0.pointer == pointer && $0.extent == extent }, "\(imported.leftovers)")
        #expect(imported.converted < imported.keywords)
    }
}
