import ProvisoCore
import ProvisoOpenAPI
import ProvisoSchema
import TestSupport
import Testing

/// Descriptions that are made to take long, or to end the program.
struct HostileTests {
    /// As deep as JSON may be, in a body and in a parameter.
    @Test(arguments: ["3.0.3", "3.1.0"])
    func deepSchemas(_ version: String) throws {
        let depth = 480
        let schema =
            String(repeating: #"{"type":"array","items":"#, count: depth) + #"{"type":"integer","readOnly":true}"#
            + String(repeating: "}", count: depth)
        let document = try OpenAPIDocument(
            json: """
                {"openapi": "\(version)", "info": {"title": "t", "version": "1"}, "paths": {"/things": {"post": {
                  "operationId": "add", "parameters": [{"name": "q", "in": "query", "schema": \(schema)}],
                  "requestBody": {"content": {"application/json": {"schema": \(schema)}}}, "responses": {"200": {"description": ""}}}}}}
                """)
        let json = String(repeating: "[", count: depth) + "\"x\"" + String(repeating: "]", count: depth)
        #expect(try API.judge(json, by: document).count == 1)
        #expect(try API.judge("[1]", by: document) == ["body[0] schema.type"])
    }

    @Test func schemasThatLeadBackInParameters() throws {
        let tree: DataValue = [
            "type": "object", "additionalProperties": ["$ref": "#/components/schemas/T"],
            "properties": ["a": ["$ref": "#/components/schemas/T"], "b": ["$ref": "#/components/schemas/T"]],
            "anyOf": [["$ref": "#/components/schemas/L"], ["$ref": "#/components/schemas/L"]],
        ]
        let document = try API.document(
            [
                "/t": [
                    "get": [
                        "parameters": [
                            [
                                "name": "q", "in": "query", "style": "deepObject",
                                "schema": ["$ref": "#/components/schemas/T"],
                            ]
                        ], "responses": ["200": ["description": ""]],
                    ]
                ]
            ], version: "3.0.3",
            components: ["schemas": ["T": tree, "L": ["properties": ["c": ["$ref": "#/components/schemas/T"]]]]])
        #expect(document.validate(OpenAPIRequest("GET", "/t?q[a][b][a]=1")).count <= 2)
    }

    @Test func longChainsOfReferences() throws {
        func paths(_ count: Int) -> DataValue {
            var paths: DataObject = ["/0": ["get": ["operationId": "x", "responses": ["200": ["description": ""]]]]]
            for number in 1...count { paths["/\(number)"] = ["$ref": .string("#/paths/~1\(number - 1)")] }
            return .object(paths)
        }
        // Each of the paths has the same operation.
        let document = try API.document(paths(60), version: "3.0.3")
        #expect(document.operations.count == 61)
        #expect(document.validate(OpenAPIRequest("GET", "/60")).isEmpty)
        #expect(throws: SchemaError.self) { _ = try API.document(paths(200), version: "3.0.3") }
    }

    @Test func manyPathsAreFoundQuickly() throws {
        var paths = DataObject()
        for number in 0..<2000 {
            paths["/p\(number)/{id}"] = [
                "get": [
                    "parameters": [["name": "id", "in": "path", "required": true, "schema": ["type": "integer"]]],
                    "responses": ["200": ["description": ""]],
                ]
            ]
        }
        let time = try ProcessorTime.measure {
            let document = try API.document(.object(paths))
            #expect(API.lines(document.validate(OpenAPIRequest("GET", "/p1999/x"))) == ["path.id schema.type"])
        }
        #expect(time < .seconds(30))
    }

    /// Whatever is changed in a description, loading it ends with an error or a description that judges.
    @Test func changedDescriptions() throws {
        let text = Array(
            ##"{"openapi":"3.0.3","info":{"title":"t","version":"1"},"paths":{"/a/{id}":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"integer"}}],"post":{"operationId":"a","requestBody":{"$ref":"#/components/requestBodies/B"},"responses":{"200":{"description":"","content":{"*/*":{"schema":{"oneOf":[{"$ref":"#/components/schemas/S"}],"discriminator":{"propertyName":"k"}}}}}}}}},"components":{"schemas":{"S":{"type":"object","nullable":true,"required":["k"],"properties":{"k":{"type":"string","readOnly":true},"s":{"$ref":"#/components/schemas/S"}}}},"requestBodies":{"B":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/S"}}}}}}}"##
                .utf8)
        var random = SplitMix64(seed: 36)
        let pieces = ["\"$ref\":\"#\"", "\"", "{}", "[]", "null", "1", "{", "/", "~1", "3.1.0", "$schema", ","].map {
            Array($0.utf8)
        }
        var loaded = 0
        for _ in 0..<Sweep.count(20_000, sample: 600) {
            var bytes = text
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let start = Int.random(in: 0..<bytes.count, using: &random)
                let end = min(bytes.count, start + Int.random(in: 0...4, using: &random))
                bytes.replaceSubrange(start..<end, with: pieces[Int.random(in: 0..<pieces.count, using: &random)])
            }
            guard let document = try? OpenAPIDocument(json: bytes.span) else { continue }
            loaded += 1
            for operation in document.operations {
                let request = OpenAPIRequest("POST", "/a/1", body: .value(["k": "S", "s": nil]))
                _ = operation.validate(request)
                _ = operation.validate(OpenAPIResponse(200, body: .value(["k": "T"])))
            }
        }
        #expect(loaded > 0)
    }
}
