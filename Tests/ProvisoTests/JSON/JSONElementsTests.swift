import Proviso
import Testing

@Suite struct JSONElementsTests {
    private func elements(_ text: String) throws -> [String] {
        let bytes = Array(text.utf8)
        var walk = try JSONElements(validating: bytes.span)
        var found: [String] = []
        while let element = walk.next(in: bytes.span) {
            let text = String(decoding: bytes[element.range], as: UTF8.self)
            found.append(
                "\(element.line) \(text)" + (element.isObject ? "" : " no object"))
        }
        #expect(found.count == walk.count)
        return found
    }

    @Test(
        arguments: [
            ("[]", []), (" [ ] ", []), ("{}", ["1 {}"]), ("\u{FEFF}\n{\"a\":\n1} ", ["2 {\"a\":\n1}"]),
            ("[{}, {\"a\":[1,2]},\n\n {\"b\":\"]\\\"\"} ]", ["1 {}", "1 {\"a\":[1,2]}", "3 {\"b\":\"]\\\"\"}"]),
            (
                "[1 ,\"x,\",[[ ]],null,{},-1.5e3]",
                [
                    "1 1 no object", "1 \"x,\" no object", "1 [[ ]] no object", "1 null no object", "1 {}",
                    "1 -1.5e3 no object",
                ]
            ),
            (
                "[{\"a\":1,\"a\":2},{\"a\":1},[{\"b\":{\"c\":1,\"c\":1}}]]",
                [
                    "1 {\"a\":1,\"a\":2}", "1 {\"a\":1}", "1 [{\"b\":{\"c\":1,\"c\":1}}] no object",
                ]
            ),
            ("{\"a\":{\"b\":1,\"b\":2}}", ["1 {\"a\":{\"b\":1,\"b\":2}}"]),
            ("[\r{},\r\n{}\r,5\r]", ["2 {}", "3 {}", "4 5 no object"]),
        ] as [(String, [String])])
    func walks(_ text: String, _ expected: [String]) throws {
        #expect(try elements(text) == expected)
    }

    @Test(arguments: [
        ("", "1:1: no value"), ("\u{FEFF}", "1:1: no value"),
        ("\n12", "2:1: not an array of objects, nor an object; put the records in [ and ]"),
        ("\"x\"", "1:1: not an array of objects, nor an object; put the records in [ and ]"),
        ("[{}\n,{\"a\":1,}]", "2:8: comma after the last value; remove the comma before }"),
        (
            "{\"a\":1}\n{\"a\":2}",
            "2:1: more than one value; a text holds one value; with a value on each line it is NDJSON"
        ),
        ("[{\"a\":1},\n{\"a\":", "2:6: object not closed; close it with }; the text may have been cut off"),
    ])
    func refuses(_ text: String, _ message: String) {
        let error = #expect(throws: JSONSyntaxError.self) { try elements(text) }
        #expect(error?.description == message)
    }

    @Test func findsWhatTheParserFinds() throws {
        var json = RandomJSON(seed: 5)
        for _ in 0..<1500 {
            let values = (0..<Int.random(in: 0..<5, using: &json.random)).map { _ in json.value() }
            let bytes = Array("[\(values.joined(separator: ", "))]".utf8)
            var walk = try JSONElements(validating: bytes.span)
            var found: [String] = []
            while let element = walk.next(in: bytes.span) {
                let text = Array(bytes[element.range])
                found.append(String(decoding: text, as: UTF8.self))
            }
            #expect(found == values)
        }
    }
}
