import ProvisoCore
import ProvisoOpenAPI
import Testing

/// Parameters: types of text, places, what is ignored.
struct ParameterTests {
    private func document(
        _ parameters: DataValue, shared: DataValue = [], version: String = "3.1.0",
        options: OpenAPIOptions = OpenAPIOptions()
    ) throws -> OpenAPIDocument {
        try API.document(
            [
                "/t": [
                    "parameters": shared,
                    "get": ["parameters": parameters, "responses": ["200": ["description": "ok"]]],
                ]
            ],
            version: version, options: options)
    }

    private func query(_ text: String, _ schema: DataValue, version: String = "3.1.0") throws -> [String] {
        let document = try document([["name": "q", "in": "query", "schema": schema]], version: version)
        return API.lines(document.validate(OpenAPIRequest("GET", "/t?q=" + text)))
    }

    @Test(
        arguments: [
            ("7", ["type": "integer", "const": 7], []),
            ("9007199254740993", ["type": "integer", "const": 9_007_199_254_740_993], []),
            ("9007199254740993", ["type": "integer", "const": 9_007_199_254_740_992], ["schema.const"]),
            ("0.1", ["type": "number", "multipleOf": 0.1], []),
            ("1e3", ["type": "integer", "const": 1000], []),
            ("01", ["type": "integer"], ["schema.type"]), ("+1", ["type": "integer"], ["schema.type"]),
            ("1.5", ["type": "integer"], ["schema.type"]), ("", ["type": "integer"], ["schema.type"]),
            ("true", ["type": "boolean", "const": true], []), ("1", ["type": "boolean"], ["schema.type"]),
            ("True", ["type": "boolean"], ["schema.type"]),
            ("null", ["type": "null"], []), ("null", ["type": ["integer", "null"]], []),
            ("null", ["type": ["string", "null"], "const": "null"], []),
            ("7", ["type": "string", "const": "7"], []), ("7", ["enum": [7, "x"]], []), ("x", ["enum": [7, "x"]], []),
            ("7", ["anyOf": [["type": "integer"], ["type": "string"]], "const": 7], []),
            ("7", ["allOf": [["type": ["integer", "string"]], ["type": "string"]], "const": "7"], []),
            ("a%20b%2Bc+d", ["const": "a b+c d"], []), ("%F0%9F%A6%8A", ["const": "🦊", "maxLength": 1], []),
            ("a", ["oneOf": [["type": "string"], ["type": "array", "items": ["type": "string"]]], "const": "a"], []),
            ("a", ["oneOf": [["type": "string"], ["type": "object", "properties": ["x": [:]]]], "const": "a"], []),
            ("a&q=b", ["oneOf": [["type": "string"], ["type": "array"]], "const": ["a", "b"]], []),
            // Parts of which only some keywords speak.
            ("1&q=true&q=x", ["type": "array", "prefixItems": [["type": "integer"], ["type": "boolean"]]], []),
            ("1&q=2", ["type": "array", "prefixItems": [["type": "integer"]], "items": ["type": "string"]], []),
            ("a&q=1", ["type": "array", "contains": ["type": "integer"]], []),
            ("a&q=b", ["type": "array", "contains": ["type": "integer"]], ["schema.contains"]),
            ("1", ["allOf": [["type": "array", "items": [:]], ["items": ["type": "integer"]]]], []),
            ("5", ["not": ["type": "string"]], []), ("five", ["not": ["type": "string"]], ["schema.not"]),
            // Limits of numbers say that text which spells a number is one.
            ("4", ["minimum": 5], ["schema.minimum"]), ("5", ["minimum": 5], []), ("x", ["minimum": 5], []),
            ("9", ["multipleOf": 2], ["schema.multipleOf"]), ("123", ["maxLength": 2], ["schema.maxLength"]),
            ("123", ["type": "string", "minimum": 500], []),
            (
                "4", ["$id": "https://x.test/s", "$defs": ["m": ["minimum": 5]], "$ref": "#/$defs/m"],
                ["schema.minimum"]
            ),
        ] as [(String, DataValue, [String])])
    func textHasTheTypesOfTheSchema(_ text: String, _ schema: DataValue, _ codes: [String]) throws {
        #expect(try query(text, schema) == codes.map { "query.q " + $0 })
    }

    @Test func membersHaveTheTypesOfTheirPatterns() throws {
        let document = try document([
            [
                "name": "d", "in": "query", "style": "deepObject",
                "schema": [
                    "type": "object", "patternProperties": ["^x": ["type": "integer"], "^y": ["type": "boolean"]],
                ],
            ]
        ])
        func judge(_ query: String) -> [String] { API.lines(document.validate(OpenAPIRequest("GET", "/t?" + query))) }
        #expect(judge("d[x1]=1&d[y]=true&d[z]=z") == [])
        #expect(judge("d[x1]=one") == ["query.d.x1 schema.type"])
        #expect(judge("d[y]=1") == ["query.d.y schema.type"])
    }

    /// What the whole schema says of a member counts with each of its alternatives; one alternative may say something else than another.
    @Test func membersHaveTheTypesOfAlternatives() throws {
        let document = try document([
            [
                "name": "d", "in": "query", "style": "deepObject",
                "schema": [
                    "type": "object", "properties": ["a": ["type": "string"]],
                    "anyOf": [
                        ["properties": ["a": ["type": ["string", "integer"]], "b": ["type": "integer"]]],
                        ["properties": ["b": ["type": "boolean"]]],
                    ],
                ],
            ]
        ])
        func judge(_ query: String) -> [String] { API.lines(document.validate(OpenAPIRequest("GET", "/t?" + query))) }
        for query in ["d[a]=1", "d[b]=1", "d[b]=true", "d[a]=1&d[b]=7", "d[a]=x&d[b]=false"] {
            #expect(judge(query) == [], "\(query)")
        }
        #expect(judge("d[b]=x") != [])
    }

    @Test func typesBehindReferences() throws {
        let document = try API.document(
            [
                "/t": [
                    "get": [
                        "parameters": [["$ref": "#/components/parameters/Page"]],
                        "responses": ["200": ["description": "ok"]],
                    ]
                ]
            ], version: "3.0.3",
            components: [
                "parameters": [
                    "Page": ["name": "page", "in": "query", "schema": ["$ref": "#/components/schemas/Page"]]
                ],
                "schemas": [
                    "Page": ["allOf": [["$ref": "#/components/schemas/Count"], ["maximum": 9]]],
                    "Count": ["type": "integer", "nullable": true],
                ],
            ])
        #expect(API.lines(document.validate(OpenAPIRequest("GET", "/t?page=10"))) == ["query.page schema.maximum"])
        #expect(document.validate(OpenAPIRequest("GET", "/t?page=9")).isEmpty)
    }

    @Test func nullableIsNull() throws {
        #expect(try query("null", ["type": "integer", "nullable": true], version: "3.0.3").isEmpty)
        #expect(try query("", ["type": "integer", "nullable": true], version: "3.0.3").isEmpty)
    }

    @Test func parametersOfTheOperationComeFirst() throws {
        let shared: DataValue = [
            ["name": "a", "in": "query", "required": true, "schema": ["type": "integer"]],
            ["name": "b", "in": "query", "required": true, "schema": [:]],
            ["name": "X-A", "in": "header", "required": true, "schema": [:]],
        ]
        let document = try document(
            [["name": "a", "in": "query", "schema": [:]], ["name": "x-a", "in": "header", "schema": [:]]],
            shared: shared)
        #expect(API.lines(document.validate(OpenAPIRequest("GET", "/t?a=x"))) == ["query.b openapi.required"])
    }

    @Test func headersOfTheProtocolAreIgnored() throws {
        let names = ["Accept", "content-type", "Authorization", "X-Id"]
        let document = try document(
            .array(
                names.map { ["name": .string($0), "in": "header", "required": true, "schema": ["type": "integer"]] }))
        let found = API.lines(document.validate(OpenAPIRequest("GET", "/t", headers: ["Accept": "x"])))
        #expect(found == ["header.X-Id openapi.required"])
        #expect(document.validate(OpenAPIRequest("GET", "/t", headers: ["x-iD": " 7 "])).isEmpty)
    }

    @Test func emptyValuesPassWhereTheyMay() throws {
        let schema: DataValue = ["type": "integer"]
        let document = try document([
            ["name": "a", "in": "query", "allowEmptyValue": true, "schema": schema],
            ["name": "b", "in": "query", "schema": schema],
        ])
        #expect(API.lines(document.validate(OpenAPIRequest("GET", "/t?a&b"))) == ["query.b schema.type"])
        #expect(API.lines(document.validate(OpenAPIRequest("GET", "/t?a=x"))) == ["query.a schema.type"])
    }

    @Test func contentIsJSON() throws {
        let content: DataValue = [
            "application/json": [
                "schema": ["type": "object", "required": ["n"], "properties": ["n": ["type": "integer"]]]
            ]
        ]
        let document = try document([
            ["name": "f", "in": "query", "content": content], ["name": "X-F", "in": "header", "content": content],
        ])
        func judge(_ text: String, _ header: String) -> [String] {
            API.lines(document.validate(OpenAPIRequest("GET", "/t?f=" + text, headers: ["X-F": header])))
        }
        #expect(judge("%7B%22n%22:1%7D", #"{"n": 1}"#).isEmpty)
        #expect(judge("%7B%22n%22:%221%22%7D", "{}") == ["query.f.n schema.type", "header.X-F.n schema.required"])
        #expect(judge("%7B", "{") == ["query.f openapi.json", "header.X-F openapi.json"])
    }

    @Test func unknownParametersAreRefusedIfAskedFor() throws {
        let parameters: DataValue = [
            ["name": "limit", "in": "query", "schema": [:]],
            ["name": "filter", "in": "query", "style": "deepObject", "schema": ["type": "object"]],
            ["name": "paging", "in": "query", "schema": ["type": "object", "properties": ["page": [:]]]],
        ]
        let request = OpenAPIRequest("GET", "/t?limt=1&filter[a]=1&page=2&paging=3")
        #expect(try document(parameters).validate(request).isEmpty)
        let found = try document(parameters, options: OpenAPIOptions(refusesUnknownQuery: true)).validate(request)
        #expect(API.lines(found) == ["query.limt openapi.unknownParameter", "query.paging openapi.unknownParameter"])
        #expect(found.first?.message == "There is no attribute “limt”. Did you mean “limit”?")
    }

    @Test func otherMembersAreThoseThatNobodyDescribes() throws {
        let document = try document([
            ["name": "a", "in": "query", "schema": [:]],
            [
                "name": "rest", "in": "query",
                "schema": ["type": "object", "additionalProperties": ["type": "integer"], "maxProperties": 2],
            ],
        ])
        #expect(document.validate(OpenAPIRequest("GET", "/t?a=x&b=1&c=2")).isEmpty)
        #expect(API.lines(document.validate(OpenAPIRequest("GET", "/t?b=x"))) == ["query.rest.b schema.type"])
        #expect(
            API.lines(document.validate(OpenAPIRequest("GET", "/t?b=1&c=2&d=3"))) == ["query.rest schema.maxProperties"]
        )
    }

    @Test func deepObjectsHaveParts() throws {
        let document = try document([
            [
                "name": "f", "in": "query", "style": "deepObject", "explode": true,
                "schema": [
                    "type": "object",
                    "properties": [
                        "price": ["type": "object", "properties": ["min": ["type": "integer"]]],
                        "tags": ["type": "array", "items": ["type": "string"], "maxItems": 2],
                    ],
                ],
            ]
        ])
        func judge(_ query: String) -> [String] { API.lines(document.validate(OpenAPIRequest("GET", "/t?" + query))) }
        #expect(judge("f[price][min]=1&f[tags][]=a&f[tags][]=b").isEmpty)
        #expect(judge("f[price][min]=x&f[tags]=a") == ["query.f.price.min schema.type"])
        #expect(judge("f[tags]=a&f[tags]=b&f[tags]=c") == ["query.f.tags schema.maxItems"])
        #expect(judge("f" + String(repeating: "[a]", count: 40) + "=1") == ["query.f openapi.malformed"])
    }

    @Test func brokenNamesAreSaid() throws {
        #expect(
            API.lines(try document([]).validate(OpenAPIRequest("GET", "/t?%zz=1"))) == ["query.%zz openapi.malformed"])
    }
}
