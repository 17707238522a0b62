import ProvisoCore
import ProvisoOpenAPI
import Testing

/// Bodies by their media types.
struct BodyTests {
    private static let item: DataValue = [
        "type": "object", "required": ["n"],
        "properties": [
            "n": ["type": "integer"], "tags": ["type": "array", "items": ["type": "string"], "maxItems": 2],
            "place": ["type": "object", "properties": ["city": ["type": "string", "minLength": 2]]],
        ],
    ]

    private func document(_ content: DataValue, isRequired: Bool = false) throws -> OpenAPIDocument {
        try API.document([
            "/t": [
                "post": [
                    "requestBody": ["required": .bool(isRequired), "content": content],
                    "responses": ["200": ["description": ""]],
                ]
            ]
        ])
    }

    private func judge(_ document: OpenAPIDocument, _ type: String?, _ body: OpenAPIBody) -> [String] {
        API.lines(
            document.validate(
                OpenAPIRequest("POST", "/t", headers: type.map { ["Content-Type": $0] } ?? [:], body: body)))
    }

    @Test(
        arguments: [
            ("application/json", "1"), ("Application/JSON; charset=UTF-8", "1"), ("application/json;v=2", "2"),
            ("application/json; v=\"2\"; q=1", "2"), ("application/problem+json", "3"), ("application/cbor", "4"),
            ("image/png", "5"),
        ])
    func theBestDescriptionIsTaken(_ type: String, _ expected: String) throws {
        let content = [
            ("application/json", "1"), ("application/json; v=2", "2"), ("application/*+json", "3"),
            ("application/*", "4"),
            ("*/*", "5"),
        ].reduce(into: DataObject()) { $0[$1.0] = ["schema": ["const": .string($1.1)]] }
        let document = try document(.object(content))
        #expect(judge(document, type, .value(.string(expected))).isEmpty)
        #expect(judge(document, type, .value("0")) == ["body schema.const"])
    }

    @Test func typesThatAreNotDescribed() throws {
        let document = try document(["application/json": ["schema": Self.item], "text/plain": [:]])
        let request = OpenAPIRequest("POST", "/t", headers: ["content-type": "text/html"], body: .text("<p>"))
        let found = document.validate(request)
        #expect(API.lines(found) == ["header.Content-Type openapi.mediaType"])
        #expect(found.first?.message == "Content-Type must be one of these values: “application/json”, “text/plain”.")
        #expect(judge(document, nil, .text("{}")) == ["body.n schema.required"])
    }

    @Test func requiredBodies() throws {
        let required = try document(["application/json": ["schema": Self.item]], isRequired: true)
        #expect(judge(required, nil, .none) == ["body openapi.required"])
        #expect(judge(required, "application/json", .bytes([])) == ["body openapi.required"])
        #expect(judge(try document(["application/json": [:]]), nil, .none).isEmpty)
    }

    @Test(
        arguments: [
            (#"{"n":1}"#, []),
            (
                #"{"n":"1","tags":["a","b","c"],"place":{"city":"E"}}"#,
                ["body.n schema.type", "body.tags schema.maxItems", "body.place.city schema.minLength"]
            ),
            ("{", ["body openapi.json"]), ("\u{FEFF}{}", ["body.n schema.required"]), ("[]", ["body schema.type"]),
        ] as [(String, [String])])
    func json(_ text: String, _ lines: [String]) throws {
        let document = try document(["application/json": ["schema": Self.item]])
        #expect(judge(document, "application/json", .text(text)).sorted() == lines.sorted())
    }

    @Test(
        arguments: [
            ("n=1&tags=a&tags=b", []), ("n=x", ["body.n schema.type"]), ("", ["body openapi.required"]),
            ("tags=a", ["body.n schema.required"]), ("n=1&tags=a&tags=b&tags=c", ["body.tags schema.maxItems"]),
            ("n=1&place=%7B%22city%22:%22E%22%7D", ["body.place.city schema.minLength"]),
            ("n=1&place=x", ["body.place openapi.malformed"]), ("n=1&n=2", ["body.n openapi.repeated"]),
            ("n=%zz", ["body.n openapi.malformed"]), ("n=1&a+b=%2B", []),
        ] as [(String, [String])])
    func forms(_ text: String, _ lines: [String]) throws {
        let document = try document(["application/x-www-form-urlencoded": ["schema": Self.item]], isRequired: true)
        #expect(judge(document, "application/x-www-form-urlencoded", .text(text)) == lines)
    }

    @Test func formsHaveStyles() throws {
        let document = try document([
            "application/x-www-form-urlencoded": [
                "schema": Self.item,
                "encoding": ["tags": ["explode": false], "place": ["style": "deepObject", "explode": true]],
            ]
        ])
        let type = "application/x-www-form-urlencoded"
        #expect(judge(document, type, .text("n=1&tags=a,b&place[city]=Ely")).isEmpty)
        #expect(
            judge(document, type, .text("n=1&tags=a,b,c&place[city]=E")) == [
                "body.tags schema.maxItems", "body.place.city schema.minLength",
            ])
    }

    @Test func textsAndOthers() throws {
        let document = try document([
            "text/plain": ["schema": ["type": "integer", "minimum": 3]],
            "application/octet-stream": ["schema": ["maxLength": 1]],
        ])
        #expect(judge(document, "text/plain", .text("2")) == ["body schema.minimum"])
        #expect(judge(document, "text/plain; charset=utf-8", .bytes([0xFF])) == ["body openapi.text"])
        #expect(judge(document, "text/plain; charset=latin1", .bytes([0xFF])).isEmpty)
        #expect(judge(document, "application/octet-stream", .text("long")).isEmpty)
    }
}
