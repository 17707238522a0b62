import ProvisoCore
import TestSupport
import Testing

/// An object of JSON as text is judged as the tree that it spells.
@Suite struct JSONRecordTests {
    private static let values = [
        "null", "true", "false", "0", "-1.50", "1e3", "12345678901234567890", #""""#, #""a b""#, #""a\u0041\n""#,
        #""\ud83d\ude00""#,
        "[]", #"[1, "b", null]"#, "{}", #"{"y": " z "}"#, #""12""#, #""ada@example.org""#,
    ]

    @Test func judgesAsTheTree() throws {
        let validator = try RuleDocument([
            ["a", "required"], ["a", "trim"], ["b", "number", ["min": 1]], ["b", "string", ["max": 3]],
            ["attributes": "c", "type": "each", "rules": [["type": "number"]]], ["d.y", "trim"],
            ["d.y", "string", ["min": 2]], [["a", "d"], "allOrNone"], ["a\u{301}", "email"],
        ]).validator()
        var source = SplitMix64(seed: 33)
        for _ in 0..<Sweep.count(20_000, sample: 2_000) {
            let names = [#""a""#, #""b""#, #""c""#, #""d""#, #""\u0061\u0301""#].shuffled(using: &source).prefix(
                Int.random(in: 0...5, using: &source))
            let text =
                "{" + names.map { "\($0): \(Self.values.randomElement(using: &source) ?? "")" }.joined(separator: ",")
                + "}"
            let tree = validator.validate(try DataValue(json: text))
            #expect(validator.validate(from: try JSONRecord(Array(text.utf8))) == tree, "\(text)")
        }
    }

    @Test(arguments: ["", "[]", "{", #"{"a": 1, "a": 2}"#, "{\"a\": \"\u{1}\"}", #"{"a": 01}"#, "null"])
    func refusesWhatIsNoObject(_ text: String) {
        #expect(throws: JSONSyntaxError.self) { try JSONRecord(Array(text.utf8)) }
    }

    @Test func refusesWhatIsNoUTF8() {
        #expect(throws: JSONSyntaxError.self) { try JSONRecord([0x7B, 0x22, 0xFF, 0x22, 0x3A, 0x31, 0x7D]) }
    }
}
