import ProvisoCore
import TestSupport
import Testing

/// RFC 6901, and the records that a pointer leads to.
@Suite struct JSONPointerTests {
    /// The examples of RFC 6901, section 5.
    static let document = """
        { "foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\\\j": 5, "k\\"l": 6, " ": 7, "m~n": 8 }
        """

    @Test(arguments: [
        ("", []), ("/foo", ["foo"]), ("/foo/0", ["foo", "0"]), ("/", [""]), ("/a~1b", ["a/b"]), ("/m~0n", ["m~n"]),
        ("/~01", ["~1"]), ("//", ["", ""]), ("/ ", [" "]), ("/i\\j", ["i\\j"]),
    ])
    func reads(_ text: String, _ components: [String]) {
        #expect(JSONPointer(text)?.components == components)
        #expect(JSONPointer(text)?.description == text)
    }

    @Test(arguments: ["foo", "/~", "/~2", "/a~", "~0", "#/foo"])
    func refuses(_ text: String) { #expect(JSONPointer(text) == nil) }

    private func elements(_ json: String, _ pointer: String) throws -> JSONElements {
        let bytes = Array(json.utf8)
        let place: JSONPointer = try #require(JSONPointer(pointer))
        return try JSONElements(validating: bytes.span, at: place)
    }

    /// The records that a pointer leads to, as they stand there.
    private func records(_ json: String, _ pointer: String) throws -> [String] {
        var elements = try elements(json, pointer)
        let bytes = Array(json.utf8)
        var records: [String] = []
        while let element = elements.next(in: bytes.span) {
            records.append(String(decoding: bytes[element.range], as: UTF8.self))
        }
        #expect(records.count == elements.count)
        return records
    }

    @Test(arguments: [
        (#"{"a": [{"x":1}, {"x":[2,{}]}], "b": []}"#, "/a", [#"{"x":1}"#, #"{"x":[2,{}]}"#]),
        (#"{"a": {"a": {"a": [1, "two", null]}}}"#, "/a/a/a", ["1", #""two""#, "null"]),
        (#"{"a": {"a": {"a": [1]}}}"#, "/a/a", [#"{"a": [1]}"#]),
        (#"[[1], [{"q":1},{"q":2}]]"#, "/1", [#"{"q":1}"#, #"{"q":2}"#]),
        (#"{"x": {"b": [0]}, "b": [{"r":1}]}"#, "/b", [#"{"r":1}"#]),
        (#"{"\u0061": [{}]}"#, "/a", ["{}"]), (#"{"a": []}"#, "/a", []), (#"[{"x":1}]"#, "", [#"{"x":1}"#]),
        (#"{"3166-1": [{"a":1}], "3166-2": [{"a":2}]}"#, "/3166-2", [#"{"a":2}"#]),
    ])
    func leadsToRecords(_ json: String, _ pointer: String, _ expected: [String]) throws {
        #expect(try records(json, pointer) == expected)
    }

    @Test func theExamplesOfTheStandard() throws {
        #expect(try records(Self.document, "/foo") == [#""bar""#, #""baz""#])
        for pointer in ["/foo/0", "/", "/a~1b", "/c%d", "/e^f", "/g|h", "/i\\j", "/k\"l", "/ ", "/m~0n"] {
            let absence = try elements(Self.document, pointer).absence
            #expect(absence?.reason == "what stands at \(pointer) is neither an array nor an object")
        }
    }

    @Test(arguments: [
        (#"{"items": [1]}"#, "/itmes", "did you mean /items?"), (#"{"a": 1, "b": 2}"#, "/zzzz", "the file has /a, /b"),
        (#"{"data": {"rows": []}}"#, "/data/rwos", "did you mean /data/rows?"),
        (#"[[]]"#, "/1", "the file is an array, with elements from 0 to 0"), (#"{"a": 1}"#, "/a/b", nil),
        (#"{"a": []}"#, "/a/0/b", "/a is an empty array"), ("7", "/a", nil),
    ])
    func saysWhatThereIs(_ json: String, _ pointer: String, _ hint: String?) throws {
        let absence = try #require(try elements(json, pointer).absence)
        #expect(absence.reason == "there is nothing at \(pointer)")
        #expect(absence.hint == hint)
    }

    @Test(arguments: [#"{"a": [1}"#, #"{"a": [1]"#, #"{"a": [1]} x"#])
    func theWholeFileMustBeJSON(_ json: String) {
        #expect(throws: JSONSyntaxError.self) { try elements(json, "/a") }
    }

    /// What the search finds is what the parsed value has there.
    @Test func agreesWithTheParser() throws {
        var random = SplitMix64(seed: 6901)
        for _ in 0..<500 {
            let value = Self.value(depth: 4, &random)
            let text = value.description
            for (pointer, target) in Self.places(of: value, "") {
                let elements = try elements(text, pointer)
                switch target {
                case .array(let members):
                    #expect(elements.isArray && elements.count == members.count, "\(text) \(pointer)")
                case .object: #expect(!elements.isArray && elements.count == 1, "\(text) \(pointer)")
                default: #expect(elements.absence != nil, "\(text) \(pointer)")
                }
            }
        }
    }

    private static func value(depth: Int, _ random: inout SplitMix64) -> DataValue {
        switch depth == 0 ? 0 : Int.random(in: 0...3, using: &random) {
        case 1: .array((0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: depth - 1, &random) })
        case 2, 3:
            .object(
                ["a", "b/", "c~", "é\""].filter { _ in Bool.random(using: &random) }.reduce(into: DataObject()) {
                    $0[$1] = value(depth: depth - 1, &random)
                })
        default: [.null, 1, "x,]}", true][Int.random(in: 0...3, using: &random)]
        }
    }

    private static func places(of value: DataValue, _ pointer: String) -> [(String, DataValue)] {
        let inner: [(String, DataValue)] =
            switch value {
            case .array(let elements): elements.enumerated().map { (String($0), $1) }
            case .object(let object): object.members.map { ($0.key, $0.value) }
            default: []
            }
        return [(pointer, value)]
            + inner.flatMap { key, value in
                places(
                    of: value,
                    pointer + "/" + key.replacing("~", with: "~0").replacing("/", with: "~1"))
            }
    }
}
