import ProvisoCore
import ProvisoOpenAPI
import Testing

/// Schemas of OpenAPI 3.0, which differ from those of JSON Schema, and the same in 3.1.
struct Schema30Tests {
    @Test(
        arguments: [
            // What 3.0 has of its own.
            (["type": "string", "nullable": true], "null", [], ["schema.type"]),
            (["type": "string"], "null", ["schema.type"], ["schema.type"]),
            (["nullable": true], "null", [], []),
            (
                ["type": "string", "nullable": true, "enum": ["a"]], "null", ["schema.enum"],
                ["schema.type", "schema.enum"]
            ),
            (["type": "string", "nullable": true, "enum": ["a", nil]], "null", [], ["schema.type"]),
            (["minimum": 3, "exclusiveMinimum": true], "3", ["schema.minimum"], nil),
            (["maximum": 3, "exclusiveMaximum": false], "3", [], nil),
            (["exclusiveMinimum": 3], "3", nil, ["schema.exclusiveMinimum"]),
            // What it does not have.
            (["const": 1], "2", [], ["schema.const"]),
            (["patternProperties": ["a": false]], #"{"a":1}"#, [], ["schema.patternProperties"]),
            (["$ref": "#/components/schemas/S", "minLength": 3], #""a""#, [], ["schema.minLength"]),
            (["type": "integer"], "1.0", ["schema.type"], []),
            (["id": "http://x.test/", "$id": "x"], "1", [], []),
            // Formats of both.
            (["format": "int32"], "2147483647", [], []),
            (["format": "int32"], "2147483648", ["schema.format"], ["schema.format"]),
            (["format": "int64"], "-9223372036854775808", [], []),
            (["format": "int64"], "9223372036854775808", ["schema.format"], ["schema.format"]),
            (["format": "float"], "1e39", ["schema.format"], ["schema.format"]),
            (["format": "double"], "1e308", [], []),
            (["format": "double"], "1e309", ["schema.format"], ["schema.format"]),
            (["format": "byte"], #""YQ==""#, [], []),
            (["format": "byte"], #""?""#, ["schema.format"], ["schema.format"]),
            (["format": "binary"], #""\u0000""#, [], []), (["format": "password"], #""x""#, [], []),
            (["format": "date"], #""2026-02-30""#, ["schema.format"], ["schema.format"]),
            (["format": "date-time"], #""2026-02-03T04:05:06Z""#, [], []), (["format": "own"], #""x""#, [], []),
        ] as [(DataValue, String, [String]?, [String]?)])
    func judges(_ schema: DataValue, _ json: String, _ codes30: [String]?, _ codes31: [String]?) throws {
        for (version, codes) in [("3.0.3", codes30), ("3.1.0", codes31)] {
            guard let codes else { continue }
            let document = try API.body(schema, version: version, schemas: ["S": ["type": "string"]])
            let found = try API.judge(json, by: document).map { String($0.split(separator: " ").last ?? "") }
            #expect(found == codes, "\(version)")
        }
    }

    @Test func formatsCanBeIgnored() throws {
        let document = try API.body(["format": "int32"], options: OpenAPIOptions(assertsFormats: false))
        #expect(try API.judge("2147483648", by: document).isEmpty)
    }

    // MARK: One way

    private static let user: DataValue = [
        "type": "object", "required": ["id", "name", "password"],
        "properties": [
            "id": ["$ref": "#/components/schemas/ID"], "name": ["type": "string"],
            "password": ["allOf": [["type": "string"], ["writeOnly": true]]],
        ],
    ]
    private static let id: DataValue = ["type": "integer", "readOnly": true]

    private func answer(_ json: String, by document: OpenAPIDocument) throws -> [String] {
        API.lines(
            try document.operation("add").validate(
                OpenAPIResponse(200, headers: ["Content-Type": "application/json"], body: .text(json))))
    }

    @Test func membersThatGoOneWayAreNotRequiredTheOther() throws {
        let document = try API.body(["$ref": "#/components/schemas/User"], schemas: ["User": Self.user, "ID": Self.id])
        #expect(try API.judge("{}", by: document) == ["body.name schema.required", "body.password schema.required"])
        #expect(try answer("{}", by: document) == ["body.id schema.required", "body.name schema.required"])
        #expect(try API.judge(#"{"id":1,"name":"a","password":"b"}"#, by: document).isEmpty)
        #expect(try API.judge(#"{"id":"1","name":"a","password":"b"}"#, by: document) == ["body.id schema.type"])
    }

    @Test func membersThatGoOneWayAreRefusedTheOtherIfAskedFor() throws {
        let document = try API.body(
            ["$ref": "#/components/schemas/User"], schemas: ["User": Self.user, "ID": Self.id],
            options: OpenAPIOptions(refusesOtherDirection: true))
        #expect(try API.judge(#"{"id":1,"name":"a","password":"b"}"#, by: document) == ["body.id schema.readOnly"])
        #expect(try answer(#"{"id":1,"name":"a","password":"b"}"#, by: document) == ["body.password schema.writeOnly"])
    }

    @Test func version31OnlyAnnotatesThem() throws {
        let document = try API.body(
            ["$ref": "#/components/schemas/User"], version: "3.1.0", schemas: ["User": Self.user, "ID": Self.id])
        #expect(
            try API.judge("{}", by: document) == [
                "body.id schema.required", "body.name schema.required", "body.password schema.required",
            ])
    }
}
