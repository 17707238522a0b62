import ProvisoCore
import ProvisoOpenAPI
import Testing

struct MultipartBodyTests {
    private static let schema: DataValue = [
        "type": "object", "required": ["title"],
        "properties": [
            "title": ["type": "string", "minLength": 2], "count": ["type": "integer"],
            "tags": ["type": "array", "maxItems": 2, "items": ["type": "string"]],
            "sizes": ["type": "array", "items": ["type": "integer", "maximum": 9]],
            "place": ["type": "object", "properties": ["city": ["type": "string", "minLength": 2]]],
            "photo": ["type": "string", "format": "binary", "maxLength": 4],
        ],
    ]

    /// A body of parts: what follows `name=` in the disposition, further headers, the content.
    private static func body(_ parts: [(name: String, headers: [String], content: [UInt8])]) -> OpenAPIBody {
        var bytes: [UInt8] = []
        for part in parts {
            bytes += "--x\r\nContent-Disposition: form-data; name=\(part.name)\r\n".utf8
            for header in part.headers { bytes += "\(header)\r\n".utf8 }
            bytes += Array("\r\n".utf8) + part.content + Array("\r\n".utf8)
        }
        return .bytes(bytes + Array("--x--\r\n".utf8))
    }

    private static func fields(_ fields: [(String, String)]) -> OpenAPIBody {
        body(fields.map { ("\"\($0.0)\"", [], Array($0.1.utf8)) })
    }

    private func judge(
        _ body: OpenAPIBody, type: String = "multipart/form-data; boundary=x", encoding: DataValue? = nil,
        version: String = "3.1.0"
    ) throws -> [String] {
        var media: DataObject = ["schema": Self.schema]
        if let encoding { media["encoding"] = encoding }
        let document = try API.document(
            [
                "/a": [
                    "post": [
                        "requestBody": ["required": true, "content": ["multipart/form-data": .object(media)]],
                        "responses": ["200": ["description": ""]],
                    ]
                ]
            ], version: version)
        return API.lines(
            document.validate(OpenAPIRequest("POST", "/a", headers: ["Content-Type": type], body: body)))
    }

    @Test(
        arguments: [
            ([("title", "Tea")], []),
            ([("title", "T"), ("count", "x")], ["body.title schema.minLength", "body.count schema.type"]),
            ([("count", "3")], ["body.title schema.required"]),
            ([("title", "Tea"), ("tags", "a")], []), ([("title", "Tea"), ("tags", "[\"a\"]")], []),
            ([("title", "Tea"), ("tags", "a"), ("tags", "b"), ("tags", "c")], ["body.tags schema.maxItems"]),
            ([("title", "Tea"), ("sizes", "8"), ("sizes", "10")], ["body.sizes[1] schema.maximum"]),
            ([("title", "Tea"), ("place", "{\"city\":\"E\"}")], ["body.place.city schema.minLength"]),
            ([("title", "Tea"), ("place", "{")], ["body.place openapi.json"]),
            ([("title", "Tea"), ("title", "Milk")], ["body.title openapi.repeated"]),
        ] as [([(String, String)], [String])])
    func fields(_ fields: [(String, String)], _ lines: [String]) throws {
        #expect(try judge(Self.fields(fields)).sorted() == lines.sorted())
    }

    @Test func aFileIsMeasuredInBytes() throws {
        let title: (String, [String], [UInt8]) = ("title", [], Array("Tea".utf8))
        let image = ["Content-Type: image/png"]
        let photo = "photo; filename=\"a.png\""
        #expect(try judge(Self.body([title, (photo, image, [0xFF, 0xC3, 0xA9, 0])])).isEmpty)
        #expect(
            try judge(Self.body([title, (photo, image, [0xFF, 0xC3, 0xA9, 0, 13])])) == ["body.photo schema.maxLength"])
        // A file that says it is text and is not is judged by its bytes all the same.
        #expect(try judge(Self.body([title, (photo, ["Content-Type: text/plain"], [0xFF])])).isEmpty)
        #expect(try judge(Self.body([("title", [], [0xFF, 0xFF])])) == ["body.title openapi.text"])
    }

    @Test func encodingChoosesTypes() throws {
        let title: (String, [String], [UInt8]) = ("title", [], Array("Tea".utf8))
        let encoding: DataValue = [
            "photo": ["contentType": "image/png, image/jpeg"], "tags": ["contentType": "application/json"],
        ]
        let photo = "photo; filename=\"a\""
        func judged(_ parts: [(String, [String], [UInt8])]) throws -> [String] {
            try judge(Self.body([title] + parts), encoding: encoding)
        }
        #expect(try judged([(photo, ["Content-Type: image/jpeg"], [1])]).isEmpty)
        #expect(try judged([(photo, ["Content-Type: image/gif"], [1])]) == ["body.photo openapi.mediaType"])
        // Each element of a list is JSON, or the whole list is.
        #expect(try judged([("tags", [], Array("[\"a\",\"b\",\"c\"]".utf8))]) == ["body.tags schema.maxItems"])
        let tags = ["\"a\"", "1"].map { ("tags", [], Array($0.utf8)) } as [(String, [String], [UInt8])]
        #expect(try judged(tags) == ["body.tags[1] schema.type"])
        #expect(try judged([("tags", [], Array("a".utf8))]) == ["body.tags openapi.json"])
    }

    @Test func theTypeOfAPartCounts() throws {
        let json = ["Content-Type: application/json"]
        #expect(try judge(Self.body([("title", json, Array("\"T\"".utf8))])) == ["body.title schema.minLength"])
        #expect(try judge(Self.body([("title", json, Array("7".utf8))])) == ["body.title schema.type"])
    }

    @Test(
        arguments: [
            ("multipart/form-data", "--x--"), ("multipart/form-data; boundary=y", "--x--"),
            ("multipart/form-data; boundary=x", "--x\r\n\r\nno name\r\n--x--"),
            ("multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data; name=title\r\n\r\nTea"),
        ])
    func whatIsNotMadeOfParts(_ type: String, _ text: String) throws {
        #expect(try judge(.text(text), type: type) == ["body openapi.malformed"])
    }

    @Test func anEmptyBodyOfPartsLacksItsMembers() throws {
        #expect(try judge(.text("--x--")) == ["body.title schema.required"])
        #expect(try judge(.text("--x--"), version: "3.0.3") == ["body.title schema.required"])
    }
}
