import Foundation
import Proviso
import TestSupport
import Testing

@Suite struct JSONParserTests {
    @Test(arguments: [
        (#"{"a":1,"b":[true,null,"x"]}"#, #"{"a":1,"b":[true,null,"x"]}"#),
        (" [ ] ", "[]"), ("{ }", "{}"), ("\u{FEFF}1", "1"), ("1.50", "1.50"), ("1E+2", "1E+2"), ("-0", "-0"),
        (#""\u00e9\ud83d\ude00\/\b\f\n\r\t\\\"""#, #""é😀/\u0008\u000c\n\r\t\\\"""#),
        (#""\u0000""#, #""\u0000""#), ("\"\u{7F}\"", #""\u007f""#),
        ("123456789012345678901234567890.5", "123456789012345678901234567890.5"),
        (#"{"é":{"":[[],[{}]]}}"#, #"{"é":{"":[[],[{}]]}}"#),
    ])
    func reads(_ text: String, as expected: String) throws {
        #expect(try DataValue(json: text).description == expected)
    }

    @Test func keepsTheOrderOfKeys() throws {
        guard case .object(let object) = try DataValue(json: #"{"z":1,"a":2,"m":3}"#) else {
            Issue.record("not an object")
            return
        }
        #expect(object.members.map(\.key) == ["z", "a", "m"])
    }

    @Test(arguments: [
        ("", "1:1: no value"),
        ("  \n ", "2:2: no value"),
        ("[1,]", "1:3: comma after the last value; remove the comma before ]"),
        ("{\"a\":1,\n}", "1:7: comma after the last value; remove the comma before }"),
        ("[,1]", "1:2: comma without a value before it; remove the comma, or put a value before it"),
        ("[1,,1]", "1:4: comma without a value before it; remove the comma, or put a value before it"),
        ("[1 2]", "1:4: comma missing; put a comma before it"),
        ("{\"a\" 1}", "1:6: colon missing after key; put a colon between key and value"),
        ("{\"a\":}", "1:6: value missing; put a value here, or null"),
        ("{a:1}", "1:2: key not in quotes; put the key in double quotes"),
        ("{1:1}", "1:2: key is not a string; put the key in double quotes"),
        ("{'a':1}", "1:2: string in single quotes; use double quotes"),
        ("['a']", "1:2: string in single quotes; use double quotes"),
        ("[1] // x", "1:5: comment; remove it: JSON has no comments"),
        ("{ # x\n}", "1:3: comment; remove it: JSON has no comments"),
        ("[True]", "1:2: unknown word; write true, false or null, or put a text in double quotes"),
        ("[NaN]", "1:2: number is not finite; write null, or put it in double quotes"),
        ("[-Infinity]", "1:2: number is not finite; write null, or put it in double quotes"),
        ("[1}", "1:3: closing bracket does not match; an object ends with }, an array with ]"),
        ("{]", "1:2: closing bracket does not match; an object ends with }, an array with ]"),
        ("]", "1:1: closing bracket without an opening one; remove it"),
        ("1]", "1:2: closing bracket without an opening one; remove it"),
        ("{}{}", "1:3: more than one value; a text holds one value; with a value on each line it is NDJSON"),
        ("[1", "1:3: array not closed; close it with ]; the text may have been cut off"),
        ("{\"é\":1", "1:7: object not closed; close it with }; the text may have been cut off"),
        ("{\"a", "1:2: string not closed; close it with a double quote; the text may have been cut off"),
        ("007", "1:1: number with a leading zero; remove the zeros before it, or put it in double quotes"),
        ("+1", "1:1: number with a plus sign; remove the plus sign"),
        (".5", "1:1: number without a digit before the point; put a 0 before the point"),
        ("-.5", "1:2: number without a digit before the point; put a 0 before the point"),
        ("5.", "1:3: number not complete; digits must follow the sign, the point and the exponent"),
        ("1e", "1:3: number not complete; digits must follow the sign, the point and the exponent"),
        ("0x1F", "1:1: hexadecimal number; write it as a decimal number, or put it in double quotes"),
        (
            "\"a\nb\"",
            "1:3: control character in a string; write \\n for a line feed, \\t for a tab, \\u00XX for others"
        ),
        (#""C:\dir""#, "1:4: unknown escape in a string; write \\\\ for a back-slash"),
        (#""\u12""#, "1:2: \\u without four hexadecimal digits; write four hexadecimal digits after \\u"),
        (
            #""\ud800""#,
            "1:2: half of a surrogate pair; write both halves, \\uD800 to \\uDBFF and then \\uDC00 to \\uDFFF"
        ),
        (
            #""\udc00\ud800""#,
            "1:2: half of a surrogate pair; write both halves, \\uD800 to \\uDBFF and then \\uDC00 to \\uDFFF"
        ),
        ("{\"a\":1,\"\\u0061\":2}", "1:8: duplicate key; remove one of the two, or rename it"),
        ("[\u{FEFF}1]", "1:2: byte order mark inside the text; remove it: only the very start of a text may have one"),
        ("[\u{A0}1]", "1:2: unexpected character"),
        ("[1\u{0}]", "1:3: unexpected character"),
    ])
    func says(_ text: String, _ message: String) {
        let error = #expect(throws: JSONSyntaxError.self) { try DataValue(json: text) }
        #expect(error?.description == message)
    }

    @Test func refusesInvalidUTF8() {
        let error = #expect(throws: JSONSyntaxError.self) {
            try DataValue(json: ([0x22, 0x0A, 0xC3, 0x22] as [UInt8]).span)
        }
        #expect(error?.reason == "invalid UTF-8")
        #expect(error?.offset == 2)
        #expect(error?.position == SourcePosition(line: 2, column: 1))
    }

    @Test func stopsAtTheDepthLimit() throws {
        let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(try DataValue(json: deepest).isEmpty == false)
        for count in [513, 100_000] {
            let error = #expect(throws: JSONSyntaxError.self) {
                try DataValue(json: String(repeating: "[", count: count))
            }
            #expect(error?.reason == "nested too deeply")
            #expect(error?.offset == 512)
        }
        let error = #expect(throws: JSONSyntaxError.self) {
            try DataValue(json: String(repeating: "{\"a\":", count: 100_000))
        }
        #expect(error?.reason == "nested too deeply")
    }

    @Test func givesPositionsAndDoubledKeysToDocuments() throws {
        let text = "\u{FEFF}{\n  \"é\": [1, \"x\"],\n  \"é\": null\n}"
        let node = try DocumentNode(json: Array(text.utf8).span)
        guard case .mapping(let members) = node.content, members.count == 2,
            case .sequence(let elements) = members[0].value.content
        else {
            Issue.record("other shape")
            return
        }
        #expect(node.position == SourcePosition(line: 1, column: 1))
        #expect(members.map(\.key.text) == ["é", "é"])
        #expect(
            members.map(\.key.position) == [SourcePosition(line: 2, column: 3), SourcePosition(line: 3, column: 3)])
        #expect(elements.map(\.position) == [SourcePosition(line: 2, column: 9), SourcePosition(line: 2, column: 12)])
        #expect(members[1].value.position == SourcePosition(line: 3, column: 8))
    }

    /// Whatever is cut off an array or an object, the rest is refused by all who read JSON.
    @Test func refusesWhatIsCutOff() throws {
        let text = #" [ {"a\u00e9\ud83d\ude00":[1.5e-3,true,null,false,"x"],"é":{}} , -0 ] "#
        let bytes = Array(text.utf8)
        let last = bytes.count - 1
        #expect(try DataValue(json: Array(bytes[..<last]).span).isEmpty == false)
        var scanner = JSONRecordScanner()
        for count in 0..<last {
            let part = Array(bytes[..<count])
            #expect((try? DataValue(json: part.span)) == nil)
            #expect((try? DocumentNode(json: part.span)) == nil)
            #expect((try? JSONElements(validating: part.span)) == nil)
            #expect(throws: JSONFault.self) { try scanner.scanElements(of: part.span) }
        }
    }

    @Test func acceptsWhatTheGrammarAccepts() {
        var json = RandomJSON(seed: 1)
        for _ in 0..<Sweep.count(1500, sample: 600) {
            let text = json.value()
            #expect(NaiveJSON.accepts(Array(text.utf8)), "\(text)")
            agree(Array(text.utf8))
            agree(json.broken(text))
        }
    }

    private func agree(_ bytes: [UInt8]) {
        let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
        let expected = isUTF8 && NaiveJSON.accepts(bytes)
        let value = try? DocumentNode(json: bytes.span).value
        #expect((value != nil) == expected, "\(String(decoding: bytes, as: UTF8.self))")
        let strict = try? DataValue(json: bytes.span)
        #expect((strict != nil) == (expected && NaiveJSON.hasDuplicateKeys(bytes) == false))
        if let strict {
            #expect(strict == value)
            #expect((try? DataValue(json: strict.description)) == strict)
        }
    }

    /// JSONSerialization refuses numbers that no `Double` holds, and takes texts in UTF-16 and UTF-32, told by NUL bytes.
    @Test func acceptsWhatFoundationAccepts() {
        var json = RandomJSON(seed: 2)
        for _ in 0..<Sweep.count(2000, sample: 800) {
            let bytes = json.broken(json.value())
            let node = try? DocumentNode(json: bytes.span)
            let foundation = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
            if bytes.contains(0) { continue }
            if let node, holdsHugeNumber(node.value) { continue }
            #expect((node != nil) == (foundation != nil), "\(String(decoding: bytes, as: UTF8.self)) \(bytes)")
        }
    }

    private func holdsHugeNumber(_ value: DataValue) -> Bool {
        switch value {
        case .number(let number): number.approximation.isInfinite
        case .array(let elements): elements.contains(where: holdsHugeNumber)
        case .object(let object): object.members.contains { holdsHugeNumber($0.value) }
        default: false
        }
    }
}
