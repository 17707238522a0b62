import Foundation
import Proviso
import Testing

@Suite("Violations as JSON")
struct ViolationJSONTests {
    private let violation = Violation(
        .stringTooShort, at: FieldPath("tags").appending(2), parameters: ["min": 3], severity: .warning)
    private let json =
        #"{"path":"tags[2]","rule":"string","code":"string.tooShort","severity":"warning","#
        + #""message":"Tags must be at least 3 characters long.","parameters":{"min":3}}"#

    @Test func members() {
        #expect(violation.json() == json)
        #expect(violation.data()["parameters"] == ["min": 3])
        #expect([violation, violation].json() == "[\(json),\(json)]")
        #expect([Violation]().json() == "[]")
        #expect(ValidationResult([violation]).json() == #"{"valid":true,"violations":["# + json + "]}")
        #expect(ValidationResult([]).json() == #"{"valid":true,"violations":[]}"#)
        #expect("".validate(.required).data()["valid"] == false)
    }

    @Test func inALanguage() {
        let house = MessageCatalog(.english, over: .english, messages: ["string.tooShort": "Too short"])
        #expect(violation.data(in: house)["message"] == "Too short")
        #expect([violation].data(in: house)[0]?["message"] == "Too short")
        #expect(ValidationResult([violation]).json(in: house).contains(#""message":"Too short""#))
    }

    @Test func theEncoderOfFoundationSaysTheSame() throws {
        func object(_ data: Data) throws -> NSDictionary? {
            try JSONSerialization.jsonObject(with: data) as? NSDictionary
        }
        let expected = try object(Data(json.utf8))
        #expect(try object(JSONEncoder().encode(violation)) == expected)
        let result = ValidationResult([violation])
        #expect(try object(JSONEncoder().encode(result)) == object(Data(result.json().utf8)))
    }

    @Test(
        "What ends lines or moves cursors is escaped",
        arguments: [
            ("\u{80}", "\\u0080"), ("\u{85}", "\\u0085"), ("\u{9F}", "\\u009f"), ("\u{A0}", "\u{A0}"),
            ("\u{2027}", "\u{2027}"), ("\u{2028}", "\\u2028"), ("\u{2029}", "\\u2029"), ("\u{202A}", "\u{202A}"),
            ("é\u{2028}é", "é\\u2028é"), ("\u{85}\u{2028}\u{1B}", "\\u0085\\u2028\\u001b"), ("a\u{C2}", "a\u{C2}"),
            ("“", "“"), ("\u{2FFF}", "\u{2FFF}"),
        ])
    func separators(text: String, escaped: String) {
        #expect(DataValue.string(text).description == "\"\(escaped)\"")
    }
}
