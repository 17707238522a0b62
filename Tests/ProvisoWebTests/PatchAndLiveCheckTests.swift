import ProvisoCore
import ProvisoWeb
import Testing

@Suite struct MergePatchTests {
    /// The examples of RFC 7396, appendix A.
    @Test(arguments: [
        (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#), (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
        (#"{"a":"b"}"#, #"{"a":null}"#, "{}"), (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
        (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#), (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
        (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
        (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#), (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
        (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#), (#"{"a":"foo"}"#, "null", "null"),
        (#"{"a":"foo"}"#, #""bar""#, #""bar""#), (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
        (#"[1,2]"#, #"{"a":"b","c":null}"#, #"{"a":"b"}"#), ("{}", #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
    ]) func merges(original: String, patch: String, result: String) throws {
        let merged = try DataValue(json: original).merging(patch: DataValue(json: patch))
        #expect(try merged == DataValue(json: result))
    }

    @Test func tellsWhatIsPatched() {
        let patch: DataValue = ["a": ["b": 1], "list": [1, 2]]
        let answers = ["a", "a.b", "list[1]", ""].map { patch.patches(FieldPath(stringLiteral: $0)) }
        #expect(answers == [true, true, true, true])
        #expect(!patch.patches("c") && !patch.patches("a.c"))
    }
}

@Suite struct LiveCheckTests {
    @Test func isAskedForByItsHeader() {
        #expect(LiveCheck(header: nil) == nil)
        #expect(LiveCheck(header: "false") == nil)
        #expect(LiveCheck(header: "true") != nil)
    }

    @Test(arguments: [
        ("email,address.city", "email", true), ("email,address.city", "address.city", true),
        ("email, address.city", "address.city", true),
        ("email,address.city", "address.postcode", false), ("email", "emails", false), ("tags.2", "tags[2]", true),
        ("tags", "tags[2]", true), ("tags.2", "tags", false), ("items.*.name", "items[7].name", true),
        ("items.*.name", "items[7].price", false), ("", "email", false),
    ]) func coversFields(only: String, path: String, isCovered: Bool) throws {
        let check = try #require(LiveCheck(header: "true", fields: only))
        #expect(check.covers(FieldPath(stringLiteral: path)) == isCovered)
    }

    @Test func writesTheBody() {
        let violations = [
            Violation("required", at: "tags[2]"), Violation("email", at: "email"), Violation("required", at: "tags[2]"),
            Violation("required", at: "remark", severity: .warning),
        ]
        let body = LiveCheck.body(of: violations)
        #expect(body["errors"]?["tags.2"] == .array([violations[0], violations[2]].map { .string($0.message) }))
        #expect(body["errors"]?["email"]?[0] != nil)
        #expect(body["errors"]?["remark"] == nil)
        #expect(body["message"]?.text?.isEmpty == false)
    }
}
