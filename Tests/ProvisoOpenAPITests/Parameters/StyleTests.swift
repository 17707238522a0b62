import ProvisoCore
import ProvisoOpenAPI
import Testing

/// Every style of the specification with and without `explode`, for every kind of value.
struct StyleTests {
    private static let text: DataValue = "blue"
    private static let list: DataValue = ["blue", "black", "brown"]
    private static let object: DataValue = ["R": 100, "G": 200, "B": 150]
    private static let empty: DataValue = ""

    /// A row of the table of styles: where the parameter is, how it is written, and what that means.
    struct Row: Sendable, CustomTestStringConvertible {
        let place: String
        let style: String
        let explodes: Bool
        let text: String
        let value: DataValue

        var testDescription: String { "\(place) \(style) \(explodes) \(text)" }
    }

    private static func rows(
        _ place: String, _ style: String, _ explodes: Bool, _ values: [(String, DataValue)]
    ) -> [Row] {
        values.map { Row(place: place, style: style, explodes: explodes, text: $0.0, value: $0.1) }
    }

    static let table: [Row] =
        rows(
            "path", "matrix", false,
            [
                (";color", empty), (";color=blue", text), (";color=blue,black,brown", list),
                (";color=R,100,G,200,B,150", object),
            ])
        + rows(
            "path", "matrix", true,
            [
                (";color", empty), (";color=blue", text), (";color=blue;color=black;color=brown", list),
                (";R=100;G=200;B=150", object),
            ])
        + rows(
            "path", "label", false,
            [
                (".", empty), (".blue", text), (".blue,black,brown", list), (".blue.black.brown", list),
                (".R,100,G,200,B,150", object), (".R.100.G.200.B.150", object),
            ])
        + rows(
            "path", "label", true,
            [(".", empty), (".blue", text), (".blue.black.brown", list), (".R=100.G=200.B=150", object)])
        + rows(
            "path", "simple", false,
            [("blue", text), ("blue,black,brown", list), ("R,100,G,200,B,150", object)])
        + rows("path", "simple", true, [("blue", text), ("blue,black,brown", list), ("R=100,G=200,B=150", object)])
        + rows(
            "header", "simple", false,
            [("blue", text), ("blue, black,brown", list), ("R, 100, G, 200, B, 150", object)])
        + rows("header", "simple", true, [("blue", text), ("blue,black,brown", list), ("R=100, G=200,B=150", object)])
        + rows(
            "query", "form", false,
            [
                ("color=", empty), ("color", empty), ("color=blue", text), ("color=blue,black,brown", list),
                ("color=R,100,G,200,B,150", object),
            ])
        + rows(
            "query", "form", true,
            [
                ("color=", empty), ("color=blue", text), ("color=blue&color=black&color=brown", list),
                ("R=100&G=200&B=150", object),
            ])
        + rows(
            "query", "spaceDelimited", false,
            [
                ("color=blue%20black%20brown", list), ("color=blue+black+brown", list),
                ("color=R%20100%20G%20200%20B%20150", object),
            ])
        + rows("query", "spaceDelimited", true, [("color=blue&color=black&color=brown", list)])
        + rows(
            "query", "pipeDelimited", false,
            [
                ("color=blue|black|brown", list), ("color=blue%7Cblack%7cbrown", list),
                ("color=R|100|G|200|B|150", object),
            ])
        + rows("query", "pipeDelimited", true, [("color=blue&color=black&color=brown", list)])
        + rows(
            "query", "deepObject", true,
            [
                ("color[R]=100&color[G]=200&color[B]=150", object),
                ("color%5BR%5D=100&color[G]=200&color[B]=150", object),
            ])
        + rows(
            "cookie", "form", false,
            [
                ("color=", empty), ("color=blue", text), ("color=blue,black,brown", list),
                ("color=R,100,G,200,B,150", object),
            ])
        + rows(
            "cookie", "form", true,
            [
                ("color=blue", text), ("color=blue; color=black; color=brown", list), ("R=100; G=200; B=150", object),
                ("a=1; color=blue&color=black&color=brown", list),
                ("R=100&G=200&B=150", object),
            ])

    /// The schema that only this value passes.
    private static func schema(_ value: DataValue) -> DataValue {
        let number: DataValue = ["type": "integer"]
        let type: DataObject =
            switch value {
            case .array: ["type": "array", "items": ["type": "string"]]
            case .object: ["type": "object", "properties": ["R": number, "G": number, "B": number]]
            default: ["type": "string"]
            }
        var schema = type
        schema["enum"] = [value]
        return .object(schema)
    }

    private static func judge(_ row: Row, version: String, schema: DataValue) throws -> [String] {
        let isPath = row.place == "path"
        let document = try API.document(
            [
                isPath ? "/things/{color}" : "/things": [
                    "get": [
                        "parameters": [
                            [
                                "name": "color", "in": .string(row.place), "required": true,
                                "style": .string(row.style),
                                "explode": .bool(row.explodes), "schema": schema,
                            ]
                        ], "responses": ["200": ["description": "ok"]],
                    ]
                ]
            ], version: version)
        var target = "/things"
        if isPath { target += "/" + row.text }
        if row.place == "query" { target += "?" + row.text }
        let headers: OpenAPIHeaders =
            switch row.place {
            case "header": ["COLOR": row.text]
            case "cookie": ["cookie": row.text]
            default: [:]
            }
        return API.lines(document.validate(OpenAPIRequest("GET", target, headers: headers)))
    }

    @Test(arguments: table, ["3.0.3", "3.1.0"])
    func means(_ row: Row, _ version: String) throws {
        let found = try Self.judge(row, version: version, schema: Self.schema(row.value))
        #expect(found.isEmpty, "\(found)")
        // The test would see another value.
        let other: DataValue = row.value == Self.text ? "red" : Self.text
        var wrong = Self.schema(row.value)
        if case .object(var members) = wrong {
            members["enum"] = [other]
            wrong = .object(members)
        }
        #expect(try !Self.judge(row, version: version, schema: wrong).isEmpty)
    }

    /// A parameter is missing where its text is not there at all.
    @Test(arguments: ["form", "spaceDelimited", "pipeDelimited", "deepObject"], [true, false])
    func missing(_ style: String, _ explodes: Bool) throws {
        for value in [Self.text, Self.list, Self.object] {
            let row = Row(place: "query", style: style, explodes: explodes, text: "other=1", value: value)
            let found = try Self.judge(row, version: "3.0.3", schema: Self.schema(value))
            #expect(found == ["query.color openapi.required"])
        }
    }

    static let malformed: [(Row, String)] = [
        (Row(place: "path", style: "matrix", explodes: false, text: "blue", value: text), "malformed"),
        (Row(place: "path", style: "matrix", explodes: false, text: ";colour=blue", value: text), "malformed"),
        (Row(place: "path", style: "label", explodes: true, text: "blue", value: text), "malformed"),
        (Row(place: "path", style: "label", explodes: true, text: ".R.G", value: object), "malformed"),
        (Row(place: "path", style: "simple", explodes: false, text: "R,100,G", value: object), "malformed"),
        (Row(place: "path", style: "simple", explodes: false, text: "R,1,R,2", value: object), "repeated"),
        (Row(place: "path", style: "simple", explodes: true, text: "R=1,G", value: object), "malformed"),
        (Row(place: "path", style: "simple", explodes: false, text: "%zz", value: text), "malformed"),
        (Row(place: "path", style: "simple", explodes: false, text: "%C3", value: text), "malformed"),
        (Row(place: "query", style: "form", explodes: true, text: "color=a&color=b", value: text), "repeated"),
        (Row(place: "query", style: "form", explodes: false, text: "color=a&color=b", value: list), "repeated"),
        (Row(place: "query", style: "form", explodes: true, text: "color=%4", value: text), "malformed"),
        (Row(place: "query", style: "form", explodes: true, text: "R=1&R=2", value: object), "repeated"),
        (Row(place: "query", style: "deepObject", explodes: true, text: "color[R=1", value: object), "malformed"),
        (Row(place: "query", style: "deepObject", explodes: true, text: "color[]=1", value: object), "malformed"),
        (
            Row(place: "query", style: "deepObject", explodes: true, text: "color[R]=1&color[R]=2", value: object),
            "repeated"
        ),
        (
            Row(place: "query", style: "deepObject", explodes: true, text: "color[R]=1&color[R][x]=2", value: object),
            "repeated"
        ),
        (Row(place: "cookie", style: "form", explodes: false, text: "color=%", value: text), "malformed"),
    ]

    @Test(arguments: malformed)
    func isRefused(_ row: Row, _ code: String) throws {
        let found = try Self.judge(row, version: "3.1.0", schema: Self.schema(row.value))
        #expect(found == ["\(row.place).color openapi.\(code)"])
    }
}
