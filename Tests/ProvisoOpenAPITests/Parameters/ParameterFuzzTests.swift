import ProvisoCore
import ProvisoOpenAPI
import TestSupport
import Testing

/// Parameters made at random: written by the specification they come back, changed they never end the program.
struct ParameterFuzzTests {
    private static let styles: [(place: String, style: String)] = [
        ("path", "matrix"), ("path", "label"), ("path", "simple"), ("query", "form"), ("query", "spaceDelimited"),
        ("query", "pipeDelimited"), ("query", "deepObject"), ("header", "simple"), ("cookie", "form"),
    ]

    private static func document(_ schema: DataValue) throws -> OpenAPIDocument {
        var paths = DataObject()
        for (place, style) in styles {
            for explodes in [true, false] {
                let path = "/\(place)/\(style)/\(explodes)" + (place == "path" ? "/{v}" : "")
                paths[path] = [
                    "get": [
                        "parameters": [
                            [
                                "name": "v", "in": .string(place), "required": true, "style": .string(style),
                                "explode": .bool(explodes), "schema": schema,
                            ]
                        ], "responses": ["200": ["description": "ok"]],
                    ]
                ]
            }
        }
        return try API.document(.object(paths))
    }

    @Test func changedTextIsReadOrRefused() throws {
        let schemas: [DataValue] = [
            ["type": "string"], ["type": ["integer", "null"]], ["type": "array", "items": ["type": "integer"]],
            ["type": "object", "properties": ["a": ["type": "integer"], "b": ["type": "array", "items": [:]]]],
            ["type": "object", "additionalProperties": true], [:], ["type": ["array", "object", "string"]],
        ]
        let pieces = [
            "v", "=", "&", ";", ".", ",", "|", "%20", "%", "%7C", "[", "]", "a", "b", "1", "-", "é", "%C3%A9", "%FF",
            "+", " ", "{", "🦊",
        ]
        var random = SplitMix64(seed: 11)
        var judged = 0
        for schema in schemas {
            let document = try Self.document(schema)
            for _ in 0..<Sweep.count(2_000, sample: 200) {
                let count = Int.random(in: 0...12, using: &random)
                let text = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
                for (place, style) in Self.styles {
                    let explodes = Bool.random(using: &random)
                    let target = "/\(place)/\(style)/\(explodes)"
                    let request =
                        switch place {
                        case "path": OpenAPIRequest("GET", target + "/" + text)
                        case "query": OpenAPIRequest("GET", target + "?" + text)
                        case "header": OpenAPIRequest("GET", target, headers: ["v": text])
                        default: OpenAPIRequest("GET", target, headers: ["Cookie": text])
                        }
                    for violation in document.validate(request) { #expect(!violation.message.isEmpty) }
                    judged += 1
                }
            }
        }
        #expect(judged >= 12_000)
    }

    /// What a list is written as in each style is that list again, whatever is in its elements.
    @Test func listsComeBack() throws {
        var random = SplitMix64(seed: 12)
        let letters = Array("abc,.;|&=%+ é/?#[]🦊\"")
        for _ in 0..<Sweep.count(2_000, sample: 200) {
            let elements = (0..<Int.random(in: 2...4, using: &random)).map { _ in
                String(
                    (0..<Int.random(in: 1...4, using: &random)).map { _ in
                        letters[Int.random(in: 0..<letters.count, using: &random)]
                    })
            }
            let document = try Self.document([
                "type": "array", "items": ["type": "string"], "const": .array(elements.map(DataValue.string)),
            ])
            let encoded = elements.map(Self.encoded)
            let pairs = encoded.map { "v=" + $0 }.joined(separator: "&")
            for target in [
                "/path/matrix/false/;v=" + encoded.joined(separator: ","),
                "/path/matrix/true/" + encoded.map { ";v=" + $0 }.joined(),
                "/path/label/true/." + encoded.joined(separator: "."),
                "/path/simple/false/" + encoded.joined(separator: ","),
                "/query/form/false?v=" + encoded.joined(separator: ","), "/query/form/true?" + pairs,
                "/query/pipeDelimited/true?" + pairs,
            ] {
                #expect(document.validate(OpenAPIRequest("GET", target)).isEmpty, "\(target)")
            }
        }
    }

    /// Everything but letters is percent-encoded, the points of labels too.
    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
            return isLetter ? String(Unicode.Scalar(byte)) : "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }
}
