import ProvisoCore
import ProvisoOpenAPI
import ProvisoSchema
import Testing

/// Answers by their status, and records of whole exchanges.
struct ResponseTests {
    private static func document(withDefault: Bool = true) throws -> OpenAPIDocument {
        func answer(_ name: String) -> DataValue {
            ["description": "", "content": ["application/json": ["schema": ["const": .string(name)]]]]
        }
        var responses: DataObject = [
            "200": [
                "description": "",
                "headers": [
                    "X-Count": ["required": true, "schema": ["type": "integer"]],
                    "Content-Type": ["required": true, "schema": ["type": "integer"]],
                    "X-List": ["schema": ["type": "array", "items": ["type": "integer"]]],
                ],
                "content": ["application/json": ["schema": ["type": "array", "items": ["type": "integer"]]]],
            ], "2XX": answer("2XX"), "404": answer("404"),
        ]
        if withDefault { responses["default"] = answer("default") }
        return try API.document([
            "/t": [
                "get": [
                    "operationId": "t", "responses": .object(responses),
                    "parameters": [["name": "limit", "in": "query", "schema": ["type": "integer"]]],
                ]
            ]
        ])
    }

    @Test(arguments: [(201, "2XX"), (299, "2XX"), (404, "404"), (500, "default"), (301, "default")])
    func areFoundByStatus(_ status: Int, _ name: String) throws {
        let operation = try Self.document().operation("t")
        #expect(operation.validate(OpenAPIResponse(status, body: .value(.string(name)))).isEmpty)
        #expect(API.lines(operation.validate(OpenAPIResponse(status, body: .value("x")))) == ["body schema.const"])
        #expect(operation.responseSchema(status: status)?.passes(.string(name)) ?? false)
    }

    @Test func statusesThatAreNotDescribed() throws {
        let found = try Self.document(withDefault: false).operation("t").validate(OpenAPIResponse(500))
        #expect(API.lines(found) == ["status openapi.status"])
        #expect(found.first?.message == "Status must be one of these values: “200”, “2XX”, “404”.")
    }

    @Test func headersAndBodies() throws {
        let operation = try Self.document().operation("t")
        func judge(_ headers: OpenAPIHeaders, _ body: String) -> [String] {
            API.lines(operation.validate(OpenAPIResponse(200, headers: headers, body: .text(body))))
        }
        #expect(judge(["x-count": "3", "Content-Type": "application/json"], "[1]").isEmpty)
        #expect(judge([:], "[1,\"2\"]") == ["header.X-Count openapi.required", "body[1] schema.type"])
        #expect(
            judge(["X-Count": "x", "X-List": "1", "x-list": "a"], "[]") == [
                "header.X-Count schema.type", "header.X-List[1] schema.type",
            ])
    }

    // MARK: Records

    private static func judge(_ record: DataValue) throws -> [String] {
        switch OpenAPIExchange.reading(record) {
        case .exchange(let exchange): API.lines(try document().validate(exchange))
        case .malformed(let violations): API.lines(violations)
        }
    }

    @Test(
        arguments: [
            (["method": "GET", "path": "/t?limit=1"], []),
            (["method": "GET", "url": "https://x.test:8080/t?limit=x#y"], ["query.limit schema.type"]),
            (["method": "GET", "url": "http://x.test?limit=x"], ["path openapi.path"]),
            (["method": "get", "path": "/t", "query": "limit=x"], ["query.limit schema.type"]),
            (["method": "get", "path": "/t", "query": ["limit": ["x"]]], ["query.limit schema.type"]),
            (["method": "get", "path": "/t", "query": ["limit": 5]], []),
            (["method": "GET", "path": "/t", "status": 200], ["response.header.X-Count openapi.required"]),
            (
                [
                    "method": "GET", "path": "/t", "status": "200", "responseHeaders": ["X-Count": 1],
                    "responseBody": [1, "x"],
                ], ["response.body[1] schema.type"]
            ),
            (
                [
                    "request": ["method": "GET", "path": "/t?limit=x"],
                    "response": ["status": 404, "body": "\"404\"", "headers": ["Content-Type": "application/json"]],
                ], ["query.limit schema.type"]
            ),
            (["method": "GET", "path": "/u", "status": 200], ["path openapi.path"]),
            (["path": 7, "headers": [1]], ["method openapi.required", "path openapi.type", "headers openapi.type"]),
            ([1], [" openapi.type"]),
            (["method": "GET", "path": "/t", "status": "OK"], ["status openapi.type"]),
        ] as [(DataValue, [String])])
    func records(_ record: DataValue, _ lines: [String]) throws {
        #expect(try Self.judge(record) == lines)
    }
}
