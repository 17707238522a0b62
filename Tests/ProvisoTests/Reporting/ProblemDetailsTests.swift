import TestSupport
import Foundation
import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// RFC 9457, with pointers as RFC 6901 has them in fragments.
@Suite("Problem details")
struct ProblemDetailsTests {
    private static let violations = [
        Violation(.numberType, at: "age"),
        Violation(.stringTooShort, at: FieldPath("address").appending("tags").appending(2), parameters: ["min": 3]),
        Violation("nickname.rude", at: "nickname", severity: .warning, message: "Are you sure?"),
        Violation("form.stopped"),
    ]

    @Test("An entry is made of each violation")
    func entries() {
        let problem = ProblemDetails(ValidationError(Self.violations), instance: "/users/7")
        #expect(
            problem.json
                == #"{"type":"about:blank","title":"Unprocessable Content","status":422,"#
                + #""detail":"There are 4 problems.","instance":"/users/7","errors":["#
                + ##"{"detail":"Age must be a number.","pointer":"#/age","code":"number.type"},"##
                + ##"{"detail":"Tags must be at least 3 characters long.","pointer":"#/address/tags/2","##
                + #""code":"string.tooShort","parameters":{"min":3}},"#
                + ##"{"detail":"Are you sure?","pointer":"#/nickname","code":"nickname.rude","severity":"warning"},"##
                + ##"{"detail":"The form could not be checked. Try again.","pointer":"#","code":"form.stopped"}]}"##)
        #expect(problem == ProblemDetails(Self.violations, instance: "/users/7"))
        #expect(ProblemDetails.mediaType == "application/problem+json")
        #expect(problem.language == "en")
    }

    @Test("A type of one's own has a title of one's own, and further members")
    func members() {
        var problem = ProblemDetails(
            Self.violations.prefix(1), type: "https://example.net/validation-error",
            title: "Your request is not valid.", status: 400, detail: "Mend it.")
        problem.extensions = ["traceId": "x1", "status": 200, "errors": []]
        problem.errors[0].parameters = [:]
        #expect(
            problem.json
                == #"{"type":"https://example.net/validation-error","title":"Your request is not valid.","status":400,"#
                + ##""detail":"Mend it.","errors":[{"detail":"Age must be a number.","pointer":"#/age","##
                + #""code":"number.type"}],"traceId":"x1"}"#)
        #expect(ProblemDetails(Self.violations, type: "/problems/input").title == nil)
        #expect(ProblemDetails(Self.violations, status: 400).title == "Bad Request")
        #expect(ProblemDetails(Self.violations, status: 418).title == nil)
        #expect(ProblemDetails([]).detail == "There are 0 problems.")
        #expect(ProblemDetails([]).json.hasSuffix(#""errors":[]}"#))
    }

    @Test(
        "Pointers are those of RFC 6901, section 6",
        arguments: [
            ([.key("foo")], "#/foo"), ([.key("foo"), .index(0)], "#/foo/0"), ([], "#"), ([.key("")], "#/"),
            ([.key("a/b")], "#/a~1b"), ([.key("c%d")], "#/c%25d"), ([.key("e^f")], "#/e%5Ef"),
            ([.key("g|h")], "#/g%7Ch"), ([.key("i\\j")], "#/i%5Cj"), ([.key("k\"l")], "#/k%22l"),
            ([.key(" ")], "#/%20"), ([.key("m~n")], "#/m~0n"), ([.key("~1")], "#/~01"),
            ([.key("größe")], "#/gr%C3%B6%C3%9Fe"), ([.key("a\u{0}\n")], "#/a%00%0A"),
            ([.key("x#y[0]?z{}")], "#/x%23y%5B0%5D?z%7B%7D"), ([.key("a.b"), .key("c-d_e")], "#/a.b/c-d_e"),
            ([.key("~\u{301}/\u{301}")], "#/~0%CC%81~1%CC%81"), ([.key("\u{2028}")], "#/%E2%80%A8"),
        ] as [([FieldPath.Component], String)])
    func pointer(components: [FieldPath.Component], pointer: String) throws {
        let path = FieldPath(components)
        #expect(path.jsonPointerFragment == pointer)
        #expect(ProblemDetails.Entry(Violation("x", at: path)).pointer == pointer)
        // Decoded it is the plain pointer, and the pointer leads to the names that it was made of.
        #expect(try #require(pointer.removingPercentEncoding) == "#" + path.jsonPointer)
        let names = path.jsonPointer.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .dropFirst().map { step -> [UInt8] in
                var name: [UInt8] = []
                var rest = step.makeIterator()
                while let byte = rest.next() {
                    name.append(
                        byte != UInt8(ascii: "~") ? byte : UInt8(ascii: rest.next() == UInt8(ascii: "0") ? "~" : "/"))
                }
                return name
            }
        #expect(
            names
                == components.map { component in
                    switch component {
                    case .key(let key): Array(key.utf8)
                    case .index(let index): Array("\(index)".utf8)
                    }
                })
    }

    @Test("Whatever comes in, JSON comes out that says the same")
    func anyText() throws {
        var random = SplitMix64(seed: 9457)
        let pieces = [
            "\"", "\\", "\n", "\u{0}", "\u{1B}[2J", "\u{7F}", "\u{85}", "\u{9B}", "\u{A0}", "\u{2028}", "\u{2029}",
            "\u{2027}", "é", "{x}", "</script>", "👩🏽‍🚀", "\u{202E}", "~", "/", "%", "\u{FFFF}", "a", "\u{10FFFF}", "Â",
            "â",
        ]
        func text() -> String {
            (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        }
        for _ in 0..<300 {
            let (key, name, detail, instance) = (text(), text(), text(), text())
            var problem = ProblemDetails(
                [Violation("x", at: FieldPath([.key(key)]), parameters: ["p": .string(name)], message: "{p}")],
                type: text(), title: text(), detail: detail, instance: instance)
            problem.extensions = ["extra": [.string(detail)]]
            let json = problem.json
            #expect(json.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) })
            #expect(!json.unicodeScalars.contains { 0x2028...0x2029 ~= $0.value })
            let read = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
            #expect(read["type"] as? String == problem.type)
            #expect(read["title"] as? String == problem.title)
            #expect(read["detail"] as? String == detail)
            #expect(read["instance"] as? String == instance)
            #expect((read["extra"] as? [String]) == [detail])
            let entry = try #require((read["errors"] as? [[String: Any]])?.first)
            #expect(entry["detail"] as? String == problem.errors[0].detail)
            #expect(entry["pointer"] as? String == problem.errors[0].pointer)
            #expect((entry["parameters"] as? [String: String]) == ["p": name])
            // The encoder of Foundation says the same.
            let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(problem))
            #expect((encoded as? NSDictionary) == (read as NSDictionary))
        }
    }

    @Test("The value is in it only if a message shows it")
    func values() {
        let problem = ProblemDetails("hunter2".validate(.length(20...), .matches("[A-Z]+")).violations)
        #expect(problem.errors.count == 2)
        #expect(!problem.json.contains("hunter2"))
    }
}
