import Foundation
import ProvisoFormats
import Testing

@Suite struct JSONFormatTests {
    static let valid = [
        "{}", "[]", "null", "true", "false", "0", "-0", "1", "-1.5e+10", "0.1", "1E5", "123456789012345678901234567890",
        "\"\"", "\"a\"", "\"\\u0041\\n\\\\\\/\\\"\"", "\"\\ud800\"", "\"é漢😀\"", " [ 1 , 2 , [ ] , { } ] ",
        "\n\t\r {}\n",
        "{\"a\":1,\"b\":[true,false,null],\"c\":{\"d\":\"e\"}}", "{\"a\":1,\"a\":2}", "[[[[]]]]", "\"\u{7F}\"",
        "{\"\":0}",
        "[1e1,2]", "[-0]", "[0]", "1 ", "\"\u{2028}\"",
    ]
    static let invalid = [
        "", " ", "{", "}", "[", "]", "[1,]", "{\"a\":1,}", "{a:1}", "{'a':1}", "[1 2]", "{\"a\" 1}", "{\"a\":}", "{,}",
        "[,]",
        "nul", "nulll", "True", "NaN", "Infinity", "-", "+1", "01", "-01", "1.", ".5", "1e", "1e+", "0x1", "\"",
        "\"\\x\"",
        "\"\\u12\"", "\"\\u12g4\"", "\"a\nb\"", "\"a\tb\"", "\"\0\"", "{} {}", "1 2", "[1]]", "[}", "{]", "//a\n1",
        "/**/1",
        "\u{FEFF}{}", "{\"a\":1 \"b\":2}", "undefined", "[1,,2]", "{1:2}", "1\u{A0}", "é", "[\"a\"", "{\"a\"",
        "{\"a\":",
        "{\"a\":1", "-a", "1.e5", "1.5.5", "--1", "tru", "\"\\\"", "[\"\\", "1a", "[1a]", "\0", "1\0",
    ]

    @Test func followsTheGrammar() {
        expectValid(JSONFormat(), Self.valid)
        expectInvalid(JSONFormat(), Self.invalid)
        let reason = JSONFormat().failure(in: "[1,]")
        #expect(reason == FormatFailure("value missing", at: 3))
    }

    @Test func refusesWhatIsNotUTF8() {
        for bytes: [UInt8] in [
            [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xE2, 0x82, 0x22],
            [0x22, 0xC3],
        ] {
            let isValid = JSONFormat().isValid(utf8: bytes.span)
            #expect(!isValid, "\(bytes)")
        }
    }

    @Test func limitsTheDepth() {
        func nested(_ depth: Int) -> String {
            (0..<depth).map { $0 % 2 == 0 ? "[" : "{\"a\":" }.joined() + (depth % 2 == 0 ? "1" : "")
                + (0..<depth).reversed().map { $0 % 2 == 0 ? "]" : "}" }.joined()
        }
        for depth in [1, 2, 63, 64, 65, 127, 128, 129, 511, 512] {
            #expect(JSONFormat().failure(in: nested(depth)) == nil, "\(depth)")
        }
        #expect(JSONFormat().failure(in: nested(513))?.reason == "nested too deeply")
        #expect(JSONFormat(maxDepth: 0).isValid("1") && !JSONFormat(maxDepth: 0).isValid("[]"))
        #expect(JSONFormat(maxDepth: 100_000).isValid(nested(100_000)))
        // Brackets that do not match are found at every depth.
        var wrong = Array(nested(200))
        wrong[wrong.count - 70] = wrong[wrong.count - 70] == "]" ? "}" : "]"
        #expect(!JSONFormat().isValid(String(wrong)))
    }

    @Test func foundationTakesWhatPasses() {
        // The other way round it would not: Foundation takes trailing commas and more.
        fuzz(JSONFormat(), from: Self.valid.filter { !$0.contains("ud800") }, takesControls: true) { text in
            let parsed = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            #expect(parsed != nil || text.contains("\\u"), "\(text.debugDescription)")
        }
    }
}
