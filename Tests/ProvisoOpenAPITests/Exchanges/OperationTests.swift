import ProvisoCore
import ProvisoOpenAPI
import Testing

/// Which operation a request is for.
struct OperationTests {
    private static func item(_ names: [String: String], _ parameters: [String] = []) -> DataValue {
        var item = DataObject()
        for (method, id) in names.sorted(by: { $0.key < $1.key }) {
            item[method] = ["operationId": .string(id), "responses": ["200": ["description": ""]]]
        }
        item["parameters"] = .array(
            parameters.map { ["name": .string($0), "in": "path", "required": true, "schema": ["type": "string"]] })
        return .object(item)
    }

    private static func document() throws -> OpenAPIDocument {
        try API.document(
            [
                "/users": item(["get": "listUsers", "post": "createUser"]),
                "/users/{id}": item(["get": "getUser"], ["id"]),
                "/users/me": item(["get": "getMe"]),
                "/users/{id}/posts/{post}": item(["get": "getPost"], ["id", "post"]),
                "/files/{name}.{ext}": item(["get": "getFile"], ["name", "ext"]),
                "/files/{name}": item(["get": "getAny"], ["name"]),
                "/files/{name}.json": item(["get": "getJSON"], ["name"]),
                "/a b": item(["get": "space"]), "/": item(["get": "root"]),
            ],
            more: [
                "servers": [
                    ["url": "https://x.test/v1/"], ["url": "/{stage}/api", "variables": ["stage": ["default": "dev"]]],
                    ["url": "{host}/v3", "variables": ["host": ["default": "https://y.test"]]],
                ]
            ])
    }

    /// Which paths can fit is looked up by one segment; what does not tell them apart may be any of the others.
    @Test func manyPathsAreToldApart() throws {
        var paths = DataObject()
        for number in 0..<200 {
            paths["/v/a\(number)/{id}"] = Self.item(["get": "one\(number)"], ["id"])
            paths["/v/{kind}/b\(number)"] = Self.item(["get": "two\(number)"], ["kind"])
        }
        paths["/v/{kind}/{id}"] = Self.item(["get": "any", "post": "anyPost"], ["kind", "id"])
        paths["/v/c{kind}/{id}"] = Self.item(["get": "mixed"], ["kind", "id"])
        let document = try API.document(.object(paths))
        func found(_ path: String, _ method: String = "GET") -> String? {
            try? document.operation(method, path).id
        }
        for number in 0..<200 {
            #expect(found("/v/a\(number)/x") == "one\(number)")
            #expect(found("/v/%61\(number)/b7") == "one\(number)", "a text in front is more concrete")
            #expect(found("/v/x/b\(number)") == "two\(number)")
            #expect(found("/v/c/%62\(number)") == "two\(number)", "a name with text needs something for the name")
            #expect(found("/v/cx/b\(number)") == "mixed")
        }
        #expect(found("/v/x/y") == "any" && found("/v/cx/y") == "mixed" && found("/v/a1/x", "POST") == "anyPost")
        #expect(found("/v/x") == nil && found("/w/x/y") == nil)
    }

    @Test(
        arguments: [
            ("GET", "/v1/users", "listUsers"), ("post", "/users", "createUser"), ("GET", "/v1/users/7", "getUser"),
            ("GET", "/v1/users/me", "getMe"), ("GET", "/dev/api/users/me", "getMe"), ("GET", "/v3/users/me", "getMe"),
            ("GET", "/users/a%2Fb/posts/1", "getPost"), ("GET", "/files/a.tar.gz", "getFile"),
            ("GET", "/files/a", "getAny"),
            ("GET", "/files/.x", "getAny"), ("GET", "/a%20b", "space"), ("GET", "/v1/", "root"), ("GET", "/", "root"),
            ("GET", "/users/{id}", "getUser"), ("GET", "/users/7?x=/y", "getUser"),
        ])
    func isFoundByMethodAndPath(_ method: String, _ path: String, _ id: String) throws {
        #expect(try Self.document().operation(method, path).id == id)
        #expect(try Self.document().operation("\(method) \(path)").id == id)
    }

    @Test(
        arguments: [
            ("createUsr", "There is no operation `createUsr`. Did you mean `createUser`?"),
            ("DELETE /users/7", "The path `/users/7` has no method DELETE. It has `GET`."),
            ("DELETE /users", "The path `/users` has no method DELETE. It has `GET`, `POST`."),
            ("GET /user", "There is no path `/user`. Did you mean `/users`?"),
            ("GET /users/", "There is no path `/users/`. Did you mean `/users`?"),
        ])
    func isNamedWhereThereIsNone(_ name: String, _ message: String) throws {
        let document = try Self.document()
        do throws(OpenAPIOperationError) {
            _ = try document.operation(name)
            Issue.record("There is no \(name).")
        } catch {
            #expect(error.description == message)
        }
    }

    @Test func requestsWithoutAnOperation() throws {
        let document = try Self.document()
        #expect(API.lines(document.validate(OpenAPIRequest("GET", "/nothing"))) == ["path openapi.path"])
        let found = document.validate(OpenAPIRequest("DELETE", "/v1/users"))
        #expect(API.lines(found) == ["method openapi.method"])
        #expect(found.first?.message == "Method must be one of these values: “GET”, “POST”.")
        let operation = try document.operation("getUser")
        #expect(API.lines(operation.validate(OpenAPIRequest("GET", "/users"))) == ["path openapi.path"])
        #expect(API.lines(operation.validate(OpenAPIRequest("PUT", "/users/1"))) == ["method openapi.method"])
    }

    /// No path of the specification has a query, but documents have such paths.
    @Test func queriesInPathsChoose() throws {
        let document = try API.document(
            ["/a": Self.item(["get": "plain"]), "/a?beta=true": Self.item(["get": "beta"])],
            options: OpenAPIOptions(refusesUnknownQuery: true))
        for (target, id) in [
            ("/a", "plain"), ("/a?beta=true", "beta"), ("/a?x=1&beta=true", "beta"), ("/a?beta=1", "plain"),
        ] {
            #expect(try document.operation("GET", target).id == id)
        }
        #expect(document.validate(OpenAPIRequest("GET", "/a?beta=true")).isEmpty)
        #expect(
            API.lines(document.validate(OpenAPIRequest("GET", "/a?beta=1"))) == ["query.beta openapi.unknownParameter"])
    }
}
