import ProvisoCore
import ProvisoOpenAPI
import ProvisoSchema
import Testing

/// References to everything that they may lead to, in the document and in others.
struct ReferenceTests {
    private static let others = [
        "https://x.test/common.json":
            ##"{"Page":{"name":"page","in":"query","schema":{"$ref":"#/Count"}},"Count":{"type":"integer","minimum":1},"Body":{"content":{"application/json":{"schema":{"$ref":"schemas/user.json"}}}},"Ok":{"description":"","headers":{"X-A":{"$ref":"#/Header"}}},"Header":{"required":true,"schema":{"$ref":"#/Count"}},"Item":{"post":{"operationId":"add","parameters":[{"$ref":"#/Page"}],"requestBody":{"$ref":"#/Body"},"responses":{"200":{"$ref":"#/Ok"}}}}}"##,
        "https://x.test/schemas/user.json":
            ##"{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"friend":{"$ref":"#"},"age":{"$ref":"../common.json#/Count"}}}"##,
    ]

    @Test(arguments: ["3.0.3", "3.1.0"])
    func leadToOtherDocuments(_ version: String) throws {
        var resources = SchemaResources()
        for (uri, text) in Self.others { try resources.add(json: text, uri: uri) }
        let document = try OpenAPIDocument(
            json:
                ##"{"openapi":"\##(version)","info":{"title":"","version":""},"paths":{"/u":{"$ref":"common.json#/Item"}}}"##,
            uri: "https://x.test/api.json", resources: resources)
        let operation = try document.operation("add")
        let request = OpenAPIRequest(
            "POST", "/u?page=0", headers: ["Content-Type": "application/json"],
            body: .text(#"{"name":"a","age":0,"friend":{"friend":{"name":1}}}"#))
        #expect(
            API.lines(operation.validate(request)) == [
                "query.page schema.minimum", "body.age schema.minimum", "body.friend.name schema.required",
                "body.friend.friend.name schema.type",
            ])
        #expect(
            API.lines(operation.validate(OpenAPIResponse(200, headers: ["x-a": "0"]))) == ["header.X-A schema.minimum"])
    }

    @Test func leadToIdentifiersAndAnchors() throws {
        let document = try API.body(
            ["$ref": "urn:user"], version: "3.1.0",
            schemas: [
                "User": [
                    "$id": "urn:user", "properties": ["a": ["$ref": "#age"]],
                    "$defs": ["Age": ["$anchor": "age", "type": "integer"]],
                ]
            ])
        #expect(try API.judge(#"{"a":"1"}"#, by: document) == ["body.a schema.type"])
    }

    @Test(
        arguments: [
            ##""/a":{"$ref":"#/paths/~1a"}"##, ##""/a":{"$ref":"#/paths/~1b"},"/b":{"$ref":"#/paths/~1a"}"##,
        ])
    func neverGoRound(_ paths: String) {
        #expect(throws: SchemaError.self) {
            _ = try OpenAPIDocument(
                json: #"{"openapi":"3.0.3","info":{"title":"","version":""},"paths":{\#(paths)}}"#)
        }
    }

    @Test func callbacksMayLeadBack() throws {
        let document = try API.document(
            [
                "/a": [
                    "post": [
                        "operationId": "a", "callbacks": ["c": ["{$request.body#/url}": ["$ref": "#/paths/~1a"]]],
                        "responses": ["200": ["description": ""]],
                    ]
                ]
            ])
        #expect(document.operations.map(\.path) == ["/a"])
    }
}
