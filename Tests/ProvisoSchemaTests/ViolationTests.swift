import ProvisoCore
import ProvisoSchema
import Testing

/// What is said of values that do not pass.
struct ViolationTests {
    /// Objects whose member `kind` says which schema is meant.
    private static let shapes = """
        {"oneOf":[
          {"properties":{"kind":{"const":"circle"},"r":{"type":"number"}},"required":["kind","r"]},
          {"properties":{"kind":{"enum":["square","cube"]}},"required":["kind","a","b"]}
        ]}
        """

    static let cases: [(schema: String, value: String, lines: [String])] = [
        (
            #"{"properties":{"name":{"minLength":3}}}"#, #"{"name":"Al"}"#,
            ["name: Name must be at least 3 characters long. (schema.minLength)"]
        ),
        (#"{"required":["id"]}"#, "{}", ["id: Id is required. (schema.required)"]),
        (
            #"{"items":{"type":"integer"}}"#, #"[1,"2",3.5]"#,
            [
                "[1]: Value must be a whole number. (schema.type)",
                "[2]: Value must be a whole number. (schema.type)",
            ]
        ),
        (#"{"enum":[1,"a",null]}"#, "2", ["Value must be one of these values: 1, “a”, null. (schema.enum)"]),
        (
            #"{"properties":{"colour":{}},"additionalProperties":false}"#, #"{"color":1}"#,
            ["color: There is no attribute “color”. Did you mean “colour”? (schema.additionalProperties)"]
        ),
        (#"{"exclusiveMaximum":10}"#, "10", ["Value must be less than 10. (schema.exclusiveMaximum)"]),
        (#"{"multipleOf":0.5}"#, "0.3", ["Value must be a multiple of 0.5. (schema.multipleOf)"]),
        (
            #"{"anyOf":[{"type":"string"},{"minimum":5}]}"#, "1",
            ["Value must be greater than or equal to 5. (schema.minimum)"]
        ),
        (
            #"{"contains":{"type":"string"},"minContains":2}"#, #"[1,"a"]"#,
            ["The number of accepted items in value must be at least 2. It is 1. (schema.minContains)"]
        ),
        (
            #"{"contains":{"type":"string"},"maxContains":1}"#, #"["a","b","c"]"#,
            ["The number of accepted items in value must be at most 1. It is 3. (schema.maxContains)"]
        ),
        (
            #"{"oneOf":[{"type":"integer"},{"minimum":5},{"maximum":1}]}"#, "7",
            ["Value must be in exactly one of the accepted formats. It is in 2 of them. (schema.oneOf)"]
        ),
        (
            #"{"oneOf":[{"minimum":5},{"maximum":1}]}"#, "3",
            ["Value must be in one of the accepted formats. (schema.oneOf)"]
        ),
        (
            #"{"anyOf":[{"enum":[null,"",[],{}]},{"type":"number","exclusiveMaximum":-1.3}]}"#, "-1",
            ["Value must be less than -1.3. (schema.exclusiveMaximum)"]
        ),
        (
            #"{"oneOf":[{"properties":{"k":{"const":"c"}}},{"properties":{"k":{"const":"a"}}},{"properties":{"k":{"const":"d"}}},{"properties":{"k":{"const":"b"}}}]}"#,
            #"{"k":"e"}"#, ["k: K must be one of these values: “c”, “a”, “d”, “b”. (schema.oneOf)"]
        ),
        (
            #"{"anyOf":[{"const":"a"},{"const":5}]}"#, #""b""#,
            ["Value must be in one of the accepted formats. (schema.anyOf)"]
        ),
        (shapes, #"{"kind":"circle","r":"1"}"#, ["r: R must be a number. (schema.type)"]),
        (shapes, #"{"kind":"square","a":1}"#, ["b: B is required. (schema.required)"]),
        (
            shapes, #"{"kind":"line","r":"1"}"#,
            ["kind: Kind must be one of these values: “circle”, “square”, “cube”. (schema.oneOf)"]
        ),
        (
            #"{"anyOf":[{"properties":{"a":{"const":1},"b":{"const":1}}},{"properties":{"a":{"const":2},"b":{"const":2}}}]}"#,
            #"{"a":1,"b":2}"#, ["Value must be in one of the accepted formats. (schema.anyOf)"]
        ),
        (
            #"{"anyOf":[{"enum":["a","b"]},{"type":"array","items":{"enum":["a","b"]}}]}"#, #"["a","c"]"#,
            ["[1]: Value must be one of these values: “a”, “b”. (schema.enum)"]
        ),
        (
            #"{"uniqueItems":true}"#, "[1,1]",
            ["Value must not have the same item twice. Items 1 and 2 are the same. (schema.uniqueItems)"]
        ),
        ("false", "1", ["Value has a value that is not allowed. Choose another one. (schema.false)"]),
        (#"{"if":{"required":["a"]},"then":{"required":["b"]}}"#, #"{"a":1}"#, ["b: B is required. (schema.required)"]),
        (#"{"dependentRequired":{"a":["b"]}}"#, #"{"a":1}"#, ["b: B is required. (schema.dependentRequired)"]),
        (
            #"{"allOf":[{"maxLength":2},{"pattern":"^a"}]}"#, #""bcd""#,
            [
                "Value must be 2 characters or fewer. (schema.maxLength)",
                "Value must be in the expected format. (schema.pattern)",
            ]
        ),
    ]

    @Test(arguments: cases.indices)
    func says(_ index: Int) throws {
        let (schema, value, lines) = Self.cases[index]
        let json = Array(value.utf8)
        let violations = try JSONSchema(json: schema).validate(json: json.span)
        #expect(violations.map(\.description) == lines)
    }

    @Test func locatesKeywords() throws {
        let schema = try JSONSchema(
            json:
                ##"{"$id":"http://x.test/s","properties":{"a/b":{"$ref":"#/$defs/t"}},"$defs":{"t":{"type":"string"}}}"##
        )
        let violation = try #require(schema.validate(["a/b": 1]).first)
        #expect(violation.parameters["keywordLocation"] == "/properties/a~1b/$ref/type")
        #expect(violation.parameters["absoluteKeywordLocation"] == "http://x.test/s#/$defs/t/type")
    }

    @Test func limitsViolations() throws {
        let schema = try JSONSchema(["items": ["type": "string"]], options: SchemaOptions(maxViolations: 3))
        #expect(schema.validate(.array(Array(repeating: 1, count: 50))).count == 3)
    }

    // MARK: Forms of the specification

    private let schema = """
        {"$id":"http://x.test/s","title":"T","properties":{"a":{"type":"string","readOnly":true,"unknown":1}},
         "allOf":[{"required":["a"]}]}
        """

    @Test func flag() throws {
        let schema = try JSONSchema(json: schema)
        #expect(schema.output(for: ["a": "x"], as: .flag) == ["valid": true])
        #expect(schema.output(for: [:], as: .flag) == ["valid": false])
    }

    @Test func basicErrors() throws {
        let output = try JSONSchema(json: schema).output(for: ["a": 1], as: .basic)
        #expect(output["valid"] == false)
        #expect(output["annotations"] == nil)
        #expect(
            output["errors"]?[0] == [
                "valid": false, "keywordLocation": "/properties/a/type",
                "absoluteKeywordLocation": "http://x.test/s#/properties/a/type", "instanceLocation": "/a",
                "error": "A must be text.",
            ])
    }

    @Test func basicAnnotations() throws {
        let output = try JSONSchema(json: schema).output(for: ["a": "x"], as: .basic)
        guard case .array(let units)? = output["annotations"] else { throw CancellationError() }
        let found = units.map {
            "\($0["instanceLocation"]?.text ?? "?") \($0["keywordLocation"]?.text ?? "?") \($0["annotation"] ?? .null)"
        }
        #expect(
            found == [
                "/a /properties/a/readOnly true", "/a /properties/a/unknown 1", " /properties [\"a\"]", " /title \"T\"",
            ])
        #expect(output["errors"] == nil)
    }

    /// Section 8 of the validation specification: keywords for content have no effect on values that are not texts.
    @Test func contentIsSaidOfTextsAlone() throws {
        let schema = try JSONSchema(
            json: #"{"contentEncoding":"base64","contentMediaType":"application/json","contentSchema":{"type":"null"}}"#
        )
        let keywords = ["contentEncoding", "contentMediaType", "contentSchema"]
        let ofText = schema.output(for: "bnVsbA==", as: .basic).description
        let ofNumber = schema.output(for: 1, as: .basic).description
        #expect(keywords.allSatisfy { ofText.contains("/\($0)\"") && !ofNumber.contains("/\($0)\"") })
        let alone = try JSONSchema(json: #"{"contentEncoding":"base64","contentSchema":{"type":"null"}}"#)
        let ofAlone = alone.output(for: "bnVsbA==", as: .basic).description
        #expect(ofAlone.contains("contentEncoding") && !ofAlone.contains("contentSchema"))
    }

    @Test func failedSchemasSayNothing() throws {
        let schema = try JSONSchema(
            json: #"{"anyOf":[{"title":"A","type":"string"},{"title":"B"}],"not":{"title":"C","type":"null"}}"#)
        let text = schema.output(for: 1, as: .basic).description
        #expect(!text.contains("\"A\"") && text.contains("\"B\"") && !text.contains("\"C\""))
    }

    @Test func detailedIsATree() throws {
        let output = try JSONSchema(json: #"{"anyOf":[{"type":"null"},{"items":{"type":"null"}}]}"#).output(
            for: [1], as: .detailed)
        #expect(output["errors"]?[0]?["keywordLocation"] == "/anyOf")
        #expect(output["errors"]?[0]?["errors"]?[0]?["keywordLocation"] == "/anyOf/0/type")
        #expect(output["errors"]?[0]?["errors"]?[1]?["keywordLocation"] == "/anyOf/1/items/type")
    }
}
