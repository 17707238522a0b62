import ProvisoCore
import ProvisoSchema
import Testing

/// What is found out when a schema is loaded.
struct LoadingTests {
    /// Schemas that are refused, with the first problem.
    static let mistakes: [(schema: String, problem: String)] = [
        (
            "{\n \"type\": \"strin\"}",
            "2:10: `/type` is not valid in a schema: Type must be one of these values: “array”, “boolean”, “integer”, “null”, “number”, “object”, “string”. Did you mean `string`?"
        ),
        (
            #"{"type": "int"}"#,
            "1:10: `/type` is not valid in a schema: Type must be one of these values: “array”, “boolean”, “integer”, “null”, “number”, “object”, “string”. Did you mean `integer`?"
        ),
        (
            #"{"type": ["string", "nul"]}"#,
            "1:21: `/type/1` is not valid in a schema: Type must be one of these values: “array”, “boolean”, “integer”, “null”, “number”, “object”, “string”. Did you mean `null`?"
        ),
        (
            #"{"properties": {"a": {"required": true}}}"#,
            "1:35: `/properties/a/required` is not valid in a schema: Required must be a list. Beside `properties`, list the names: `required: [name]`."
        ),
        (
            #"{"additionalProperties": "false"}"#,
            "1:26: `/additionalProperties` is not valid in a schema: Its type must be boolean or object."
        ),
        (
            "{\"minLength\": -1}",
            "1:15: `/minLength` is not valid in a schema: Min length must be greater than or equal to 0."
        ),
        ("[]", "1:1: A schema must be an object, or true or false."),
        ("5", "1:1: A schema must be an object, or true or false."),
        (
            #"{"type": "object", "properties": {"a": {"minimum": 1, "minimum": 2}}}"#,
            "1:55: The key `minimum` stands here twice. Remove one of the two, or rename it."
        ),
        (
            #"{"enum": [{"a": 1, "a": 2}], "minLength": 1, "\u006DinLength": 2}"#,
            "1:46: The key `minLength` stands here twice. Remove one of the two, or rename it."
        ),
        (
            #"{"properties": {"default": {"maxLength": 1, "maxLength": 2}}}"#,
            "1:45: The key `maxLength` stands here twice. Remove one of the two, or rename it."
        ),
        ("{\"type\": }", "1:10: The schema is not JSON: value missing. Put a value here, or null."),
        (
            ##"{"$ref": "#/$defs/adress", "$defs": {"address": {}}}"##,
            "1:10: The reference `#/$defs/adress` leads nowhere. Did you mean `#/$defs/address`?"
        ),
        (
            ##"{"$ref": "#/$defs/a", "$defs": {"a": {"allOf": [{"$ref": "#"}]}}}"##,
            "1:1: The schema refers to itself without end: `schema:#`. A reference back must be to a part of the value."
        ),
        (
            ##"{"not": {"$ref": "#"}}"##,
            "1:1: The schema refers to itself without end: `schema:#`. A reference back must be to a part of the value."
        ),
        (
            #"{"$ref": "other.json"}"#,
            "1:10: The schema `other.json` is not at hand. Hand it in: schemas are never fetched."
        ),
        (
            #"{"$schema": "http://example.com/own"}"#,
            "1:13: The schema is written in a dialect that is not known: `http://example.com/own`. Hand in the schema of the dialect, or name one of JSON Schema, such as https://json-schema.org/draft/2020-12/schema."
        ),
        (
            #"{"pattern": "a("}"#,
            "1:13: The pattern `a(` is no regular expression of ECMA-262: the group is not closed (character 2)."
        ),
    ]

    @Test(arguments: mistakes.indices)
    func names(_ index: Int) throws {
        let (schema, problem) = Self.mistakes[index]
        let error = #expect(throws: SchemaError.self) { try JSONSchema(json: schema) }
        #expect(error?.problems.first?.description == problem)
    }

    @Test func everyMistakeIsNamed() throws {
        let error = #expect(throws: SchemaError.self) {
            try JSONSchema(json: #"{"required": "a", "properties": {"a": {"maximum": "1"}}, "items": 3}"#)
        }
        #expect(error?.problems.count == 3)
    }

    /// A format that is asked for and is not known is named, where formats are checked.
    @Test func unknownFormatsAreNotes() throws {
        var options = SchemaOptions()
        options.assertsFormats = true
        let text = #"{"properties":{"a":{"format":"emial"},"b":{"format":"email"},"c":{"format":"loan-number"}}}"#
        let schema = try JSONSchema(json: text, options: options)
        #expect(
            schema.notes.map(\.description) == [
                "1:30: The format `emial` is not known, and every text passes it. Did you mean `email`?",
                "1:76: The format `loan-number` is not known, and every text passes it.",
            ])
        #expect(try JSONSchema(json: text).notes.isEmpty)
    }

    @Test func unknownKeywordsAreNotes() throws {
        let schema = try JSONSchema(json: "{\n \"minLenght\": 3, \"x-own\": 1, \"properties\": {\"minLenght\": true}}")
        #expect(
            schema.notes.map(\.description) == [
                "2:2: The keyword `minLenght` is not known, and has no effect. Did you mean `minLength`?"
            ])
        #expect(schema.passes("a"))
    }

    @Test func vocabulariesSwitchKeywordsOff() throws {
        var resources = SchemaResources()
        try resources.add(
            json: ##"""
                {"$id": "http://x.test/meta", "$schema": "https://json-schema.org/draft/2020-12/schema",
                 "$vocabulary": {"https://json-schema.org/draft/2020-12/vocab/core": true,
                   "https://json-schema.org/draft/2020-12/vocab/applicator": true,
                   "https://json-schema.org/draft/2020-12/vocab/format-assertion": false,
                   "http://x.test/unknown": false},
                 "$dynamicAnchor": "meta", "allOf": [{"$ref": "https://json-schema.org/draft/2020-12/meta/core"}]}
                """##)
        let schema = try JSONSchema(
            json:
                #"{"$schema":"http://x.test/meta","properties":{"a":{"type":"number"},"b":{"format":"ipv4"},"c":false}}"#,
            resources: resources)
        #expect(schema.passes(["a": "x"]))
        #expect(!schema.passes(["b": "x"]))
        #expect(!schema.passes(["c": 1]))
    }

    @Test func aVocabularyThatIsNeededMustBeKnown() throws {
        var resources = SchemaResources()
        try resources.add(
            json:
                #"{"$id":"http://x.test/m","$schema":"https://json-schema.org/draft/2019-09/schema","$vocabulary":{"http://x.test/v":true}}"#
        )
        #expect(throws: SchemaError.self) {
            try JSONSchema(json: #"{"$schema":"http://x.test/m"}"#, resources: resources)
        }
    }

    @Test func formatsAreCheckedIfAsked() throws {
        #expect(try JSONSchema(["format": "date"]).passes("x"))
        let schema = try JSONSchema(["format": "date"], options: SchemaOptions(assertsFormats: true))
        #expect(!schema.passes("x"))
        #expect(schema.passes("2026-02-28"))
        #expect(schema.passes(3))
        #expect(try JSONSchema(["format": "no-such"], options: SchemaOptions(assertsFormats: true)).passes("x"))
    }

    @Test func contentIsCheckedIfAsked() throws {
        let text =
            #"{"$schema":"http://json-schema.org/draft-07/schema","contentEncoding":"base64","contentMediaType":"application/json"}"#
        #expect(try JSONSchema(json: text).passes("{:}"))
        let schema = try JSONSchema(json: text, options: SchemaOptions(assertsContent: true))
        #expect(schema.passes("eyJmb28iOiAiYmFyIn0K"))
        #expect(!schema.passes("ezp9Cg=="))
        #expect(!schema.passes("{}"))
        #expect(schema.validate("{}").map(\.code) == ["schema.contentEncoding"])
    }
}
