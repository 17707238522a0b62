#if Command
import TestSupport
import Testing

/// Rule documents that cannot be understood: status 2, and each mistake with file, line, column and a way to fix it.
@Suite struct BadDocumentTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: String
        /// Column of the mistake and words of the message.
        let mistakes: [(column: Int, words: String)]
        var testDescription: String { rule }

        init(_ rule: String, _ mistakes: (column: Int, words: String)...) {
            self.rule = rule
            self.mistakes = mistakes
        }
    }

    /// Rules, each on a line of its own behind `  - `.
    static let cases: [Case] = [
        Case("[ name, requird ]", (13, "There is no rule `requird`. Did you mean `required`?")),
        Case("[ name, zzzzzzzzz ]", (13, "`proviso list` shows all rules.")),
        Case("[ name, length ]", (13, "Did you mean `string`?")),
        Case("[ name ]", (5, "[attributes, type]")),
        // What is nearly the name of something else in another system has its own meaning.
        Case("[ a, number, { gt: 1 } ]", (20, "`number` has no option `gt`.")),
        Case("[ a, number, { integerOnly: \"true\" } ]", (33, "Write it without quotes.")),
        Case("[ a, number, { integerOnly: 1 } ]", (33, "Write true.")),
        Case("[ a, b, {}, d ]", (5, "4 elements")),
        Case("[ a, required, 5 ]", (20, "are a mapping, not the number 5")),
        Case("[ a, string, { mni: 5 } ]", (20, "`string` has no option `mni`. Did you mean `min`?")),
        Case("[ [], required ]", (7, "`attributes` names no attribute.")),
        Case("[ \"\", required ]", (7, "`attributes` names no attribute.")),
        Case("[ \" , \", required ]", (7, "`attributes` names no attribute.")),
        Case("[ a..b, required ]", (7, "`a..b` is not the name of an attribute.")),
        Case("[ 5, required ]", (7, "Put a name that looks like a number in quotes.")),
        Case("[ [a, 5], required ]", (11, "this is the number 5")),
        Case("{ type: required }", (5, "The rule needs `attributes`.")),
        Case("{ attributes: a }", (5, "The rule needs `type`.")),
        Case("{ attributes: a, type: 5 }", (28, "`type` must be the name of a rule")),
        Case("just text", (5, "A rule is a mapping")),
        Case("{ attributes: a, type: string, mx: 4 }", (36, "Did you mean `max`?")),
        Case("{ attributes: a, type: string, min: 5, max: 4 }", (41, "`min` (5) is above `max` (4)")),
        Case("{ attributes: a, type: string, length: [5], max: 4 }", (54, "`max` (4) contradicts `length`")),
        Case("{ attributes: a, type: string, length: [5, 4] }", (44, "`length` (5) is above the greatest (4)")),
        Case("{ attributes: a, type: string, length: [] }", (44, "`length` must be a whole number")),
        Case("{ attributes: a, type: string, length: [1, 2, 3] }", (44, "`length` must be a whole number")),
        Case("{ attributes: a, type: string, length: \"5\" }", (44, "`length` must be a whole number")),
        Case("{ attributes: a, type: string, min: -1 }", (41, "`min` must be 0 or more, not -1.")),
        Case("{ attributes: a, type: string, min: 1.5 }", (41, "`min` must be a whole number")),
        Case("{ attributes: a, type: string, unit: letters }", (42, "`unit` must be `characters`")),
        Case("{ attributes: a, type: number, min: 5, max: 4 }", (41, "`min` (5) is above `max` (4)")),
        Case(
            "{ attributes: a, type: number, min: 9007199254740993, max: 9007199254740992 }", (41, "is above `max`")),
        Case("{ attributes: a, type: number, min: '5' }", (41, "Write it without quotes.")),
        Case("{ attributes: a, type: number, integerOnly: yes }", (49, "Write true.")),
        Case(
            "{ attributes: a, type: number, min: x, integerOnly: 1, tooSmal: x }", (41, "`min` must be a number"),
            (57, "must be true or false"), (60, "Did you mean `tooSmall`?")),
        Case("{ attributes: a, type: in, range: [] }", (39, "`range` is empty")),
        Case("{ attributes: a, type: in, range: 5 }", (39, "`range` must be a list")),
        Case("{ attributes: a, type: in }", (5, "The rule needs `range`.")),
        Case("{ attributes: a, type: match, pattern: '(' }", (44, "does not compile")),
        Case("{ attributes: a, type: match, pattern: 'a{3,2}' }", (44, "does not compile")),
        Case("{ attributes: a, type: match, pattern: '[z-a]' }", (44, "does not compile")),
        Case("{ attributes: a, type: match, pattern: '(a)\\1' }", (44, "back-references")),
        Case("{ attributes: a, type: match, pattern: 5 }", (44, "`pattern` must be text")),
        Case("{ attributes: a, type: match }", (5, "The rule needs `pattern`.")),
        Case("{ attributes: a, type: compare, operator: '=' }", (47, "Did you mean `==`?")),
        Case("{ attributes: a, type: compare, as: time }", (41, "`as` must be `number`, `string` or `date`")),
        Case("{ attributes: a, type: filter, filter: trimm }", (44, "Did you mean `trim`?")),
        Case("{ attributes: a, type: filter }", (5, "The rule needs `filter`.")),
        Case("{ attributes: a, type: default }", (5, "The rule needs `value`.")),
        Case("{ attributes: a, type: email, enableIdn: true }", (35, "Did you mean `enableIDN`?")),
        Case("{ attributes: a, type: url, validSchemes: [] }", (47, "`validSchemes` is empty")),
        Case("{ attributes: a, type: paymentCard, brands: [visaa] }", (49, "Did you mean `visa`?")),
        Case("{ attributes: a, type: each }", (5, "The rule needs `rule` or `rules`.")),
        Case("{ attributes: a, type: each, rule: { typ: string } }", (42, "Did you mean `type` where it says `typ`?")),
        Case("{ attributes: a, type: each, rule: { type: strin } }", (48, "Did you mean `string`?")),
        Case("{ attributes: a, type: each, rule: { type: string, mx: 1 } }", (56, "Did you mean `max`?")),
        Case("{ attributes: a, type: nested }", (5, "The rule needs `rules`.")),
        Case("{ attributes: a, type: nested, rules: [] }", (43, "at least one rule")),
        Case("{ attributes: a, type: nested, rules: [ [b, requird] ] }", (49, "Did you mean `required`?")),
        Case("{ attributes: a, type: allOrNone }", (5, "two attributes or more")),
        Case("{ attributes: a, type: required, on: 5 }", (42, "`on` must be a list of texts")),
        Case("{ attributes: a, type: required, on: [] }", (42, "`on` names no scenario.")),
        Case("{ attributes: a, type: required, except: [[x]] }", (46, "`except` must be a list of texts")),
        Case("{ attributes: a, type: required, skipOnEmpty: no }", (51, "Write false.")),
        Case("{ attributes: a, type: required, skipOnError: 1 }", (51, "`skipOnError` must be true or false")),
        Case("{ attributes: a, type: required, message: [x] }", (47, "`message` must be text, not a list.")),
        Case("{ attributes: a, type: required, message: '{atribute}' }", (47, "Did you mean {attribute}?")),
        Case(
            "{ attributes: a, type: required, severity: fatal }",
            (48, "`severity` must be `error`, `warning` or `info`")),
        Case("{ attributes: a, type: required, group: 5 }", (45, "`group` must be text")),
        Case("{ attributes: a, type: required, when: x }", (44, "`when` must be a mapping")),
        Case("{ attributes: a, type: required, when: {} }", (44, "needs `attribute`")),
        Case("{ attributes: a, type: required, when: { all: [] } }", (51, "not an empty list")),
        Case("{ attributes: a, type: required, when: { attribute: b } }", (44, "needs `value` or `compareAttribute`")),
        Case(
            "{ attributes: a, type: required, when: { attribute: b, operator: '=', value: 1 } }",
            (70, "Did you mean `==`?")),
        Case(
            "{ attributes: a, type: required, when: { atribute: b, value: 1 } }", (44, "needs `attribute`"),
            (46, "Did you mean `attribute`?")),
        Case("{ attributes: a, type: safe, foo: 1 }", (34, "It takes only what every rule takes")),
        Case("{ attributes: a, type: trim, side: up }", (40, "`side` must be `left`, `right` or `both`")),
        Case("{ attributes: a, type: contains }", (5, "The rule needs `value`.")),
        Case("{ attributes: a, type: required, type: email }", (38, "The key `type` stands here twice.")),
        Case("{ attributes: a, attributes: b, type: email }", (22, "The key `attributes` stands here twice.")),
        Case(
            "{ attributes: a, type: each, rule: { type: string, type: email } }",
            (56, "The key `type` stands here twice.")),
        Case(
            "{ attributes: a, type: trim, when: { attribute: b, value: 1, value: 2 } }",
            (66, "The key `value` stands here twice.")),
        Case("[ a, string, { max: 1, max: 2 } ]", (28, "The key `max` stands here twice.")),
        Case("{ attributes: a, type: string, max: 1, \"max\": 2 }", (44, "The key `max` stands here twice.")),
        Case("[ a, in, { range: [ 1, { x: 1, x: 2 } ] } ]", (36, "The key `x` stands here twice.")),
        Case("[ a, default, { value: { x: [ { y: 1, y: 2 } ] } } ]", (43, "The key `y` stands here twice.")),
        Case(
            "{ attributes: a, type: trim, when: { attribute: b, value: { x: 1, x: 2 } } }",
            (71, "The key `x` stands here twice.")),
        Case(
            "{ attributes: a, type: trim, when: { attribute: b, operator: in, value: [ { x: 1, x: 2 } ] } }",
            (87, "The key `x` stands here twice.")),
    ]

    /// Tags that mean nothing, and tags of other values.
    static let tags: [Case] = [
        Case("[ a, !foo required ]", (10, "The tag `!foo` does not fit here.")),
        Case("[ a, required, { message: !include m.txt } ]", (31, "The tag `!include` does not fit here.")),
        Case("!!str [ a, required ]", (5, "The tag `!!str` does not fit here.")),
        Case("[ a, in, { range: !!set { a, b } } ]", (23, "The tag `!!set` does not fit here.")),
    ]

    @Test(arguments: cases + tags)
    func oneRule(_ example: Case) throws {
        let folder = try Folder(["r.yaml": "rules:\n  - \(example.rule)\n", "a.ndjson": "{}\n"])
        let commands = [["check", "a.ndjson", "--rules", "r.yaml"], ["rules", "r.yaml"]]
        for arguments in Sweep.cases(commands, sample: 1) {
            let run = try Command.run(arguments, in: folder.path)
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.errorLines.count == example.mistakes.count, "\(run.error)")
            for (line, mistake) in zip(run.errorLines, example.mistakes) {
                #expect(
                    line.hasPrefix("r.yaml:2:\(mistake.column): error: ") && line.contains(mistake.words), "\(line)")
            }
        }
    }

    /// All mistakes of a document are told at once, in the order in which they stand.
    @Test func allAtOnce() throws {
        let rules = Self.cases.map { "  - \($0.rule)\n" }.joined()
        let folder = try Folder(["r.yaml": "rules:\n" + rules])
        let run = try Command.run("rules", "r.yaml", in: folder)
        #expect(run.status == 2)
        let places = run.errorLines.map { $0.split(separator: ":").dropFirst().prefix(2).joined(separator: ":") }
        let expected = Self.cases.enumerated().flatMap { index, example in
            example.mistakes.map { "\(index + 2):\($0.column)" }
        }
        #expect(places == expected)
    }

    /// JSON documents have the same mistakes and positions.
    @Test func json() throws {
        let text = """
            {
              "rules": [
                ["name", "requird"], { "attributes": "é", "type": "string", "mx": 4 },
                { "attributes": "a", "type": "required", "type": "email" }
              ],
              "atributes": {}
            }
            """
        let folder = try Folder(["r.json": text])
        let run = try Command.run("rules", "r.json", in: folder)
        #expect(run.status == 2)
        #expect(
            run.error == """
                r.json:3:14: error: There is no rule `requird`. Did you mean `required`?
                r.json:3:65: error: `string` has no option `mx`. Did you mean `max`?
                r.json:4:46: error: The key `type` stands here twice.
                r.json:6:3: error: A rule document has no key `atributes`. Did you mean `attributes`?

                """)
    }

    static let documents: [(name: String, text: String, places: [String])] = [
        ("r.yaml", "", ["r.yaml: error: The document is empty."]),
        ("r.json", "", ["r.json:1:1: error: The document is not JSON"]),
        ("r.yaml", "# nothing\n", ["r.yaml: error: The document is empty."]),
        ("r.yaml", "rules: []", ["r.yaml:1:1: error: The document has no rules."]),
        ("r.json", "[]", ["r.json:1:1: error: The document has no rules."]),
        (
            "r.json", #"{"type":"object","properties":{"a":{"type":"string"}},"required":["a"]}"#,
            ["r.json: it is a JSON Schema, and no rule document; give it with --schema"]
        ),
        (
            "r.yaml", "openapi: 3.1.0\npaths: {}",
            ["r.yaml: it is a description of OpenAPI, and no rule document; give it with --openapi"]
        ),
        ("r.yaml", "{}", ["r.yaml:1:1: error: The document has no `rules`."]),
        (
            "r.yaml", "files: [{ pattern: a, files: [], rules: [[a, required]] }]",
            ["r.yaml:1:23: error: `files` cannot stand inside of `files`."]
        ),
        ("r.yaml", "rules:\n", ["r.yaml:1:7: error: `rules` must be a list, not null."]),
        ("r.yaml", "rules: 5", ["r.yaml:1:8: error: `rules` must be a list, not the number 5."]),
        ("r.yaml", "name,age\nx,1\n", ["r.yaml:1:1: error: A rule document is a mapping with `rules`"]),
        ("r.yaml", "rules:\n\t- [a, b]", ["r.yaml:2:1: error: The document is not YAML"]),
        ("r.yaml", "rules: [[a, required]", ["error: The document is not YAML"]),
        (
            "r.yaml", "rules:\n  - { attributes: a, type: in, range: #fff }\n",
            ["` #` begins a comment: put the value of `range` in single quotes."]
        ),
        ("r.yaml", "rules: [[a, required, {message: \"x\\d\"}]]", ["r.yaml:1:35: error: The document is not YAML"]),
        ("r.yaml", "rules: [[a, required]]\n---\nrules: []", ["another document"]),
        ("r.yaml", "rules: *nosuch", ["r.yaml:1:8: error: The document is not YAML: found undefined alias."]),
        ("r.yaml", "rules: [[a, \"x\u{7}\"]]", ["control characters"]),
        ("r.json", "[[\"a\",\"required\"],]", ["r.json:1:18: error: The document is not JSON"]),
        ("r.json", "{\"rules\":[[\"a\",\"requi", ["error: The document is not JSON: string not closed"]),
        ("r.json", "{'rules':[]}", ["r.json:1:2: error: The document is not JSON"]),
        ("r.yaml", "proviso: 2\nrules: [[a, required]]", ["r.yaml:1:10: error: `proviso` must be 1"]),
        (
            "r.yaml", "attributes: { a: { lable: x } }\nrules: [[a, required]]",
            ["r.yaml:1:20: error: An attribute has no key `lable`. Did you mean `label`?"]
        ),
        (
            "r.yaml", "attributes: { a: 5 }\nrules: [[a, required]]",
            ["r.yaml:1:18: error: What an attribute is called must be text"]
        ),
        (
            "r.yaml", "attributes: { a: { sensitive: maybe, article: 5 } }\nrules: [[a, required]]",
            ["r.yaml:1:31: error: `sensitive` must be true or false", "r.yaml:1:47: error: `article` must be text"]
        ),
        (
            "r.yaml", "scenarios: { s: { a: b } }\nrules: [[a, required]]",
            ["r.yaml:1:17: error: The scenario `s` must be a list"]
        ),
        ("r.yaml", "scenarios: [s]\nrules: [[a, required]]", ["r.yaml:1:12: error: `scenarios` must be a mapping"]),
        (
            "r.yaml", "messages: { requird: x }\nrules: [[a, required]]",
            ["r.yaml:1:13: error: There is no code `requird`. Did you mean `required`?"]
        ),
        (
            "r.yaml", "messages: { required: '{foo}' }\nrules: [[a, required]]",
            ["r.yaml:1:23: error: The message has a place {foo}"]
        ),
        (
            "r.yaml", "rules: [[a, required]]\nrules: [[b, requird]]\nmessages: { required: x, required: y }",
            [
                "r.yaml:2:1: error: The key `rules` stands here twice.",
                "r.yaml:2:13: error: There is no rule `requird`.",
                "r.yaml:3:26: error: The key `required` stands here twice.",
            ]
        ),
    ]

    @Test(arguments: documents)
    func wholeDocument(_ name: String, _ text: String, _ words: [String]) throws {
        let folder = try Folder([name: text])
        let run = try Command.run("rules", name, in: folder)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errorLines.count == words.count, "\(run.error)")
        for (line, words) in zip(run.errorLines, words) { #expect(line.contains(words), "\(line)") }
    }

    /// Documents made to take all time or memory: refused, or read, in a moment.
    @Test func hostileDocuments() throws {
        let depth = 100_000
        let letters = "abcdefghij".map(String.init)
        let bomb =
            "a: &a [x,x,x,x,x,x,x,x,x,x]\n"
            + zip(letters.dropFirst(), letters).map { name, before in
                "\(name): &\(name) [" + Array(repeating: "*\(before)", count: 10).joined(separator: ",") + "]\n"
            }.joined()
        let many = (0..<30_000).map { "k\($0): 1" }.joined(separator: ", ")
        for (name, text, words) in [
            ("r.json", "{\"rules\":" + String(repeating: "[", count: depth), "nested too deeply"),
            (
                "r.json", String(repeating: "{\"a\":", count: depth) + "1" + String(repeating: "}", count: depth),
                "nested too deeply"
            ),
            ("r.yaml", "rules: " + String(repeating: "[", count: depth), "nested too deeply"),
            ("r.yaml", "rules: " + String(repeating: "{a: ", count: depth), "nested too deeply"),
            ("r.yaml", "rules:\n" + String(repeating: "- ", count: depth), "nested too deeply"),
            ("r.yaml", bomb + "rules: *j\n", "more than 100 000 values"),
            ("r.yaml", bomb + "rules: []\n? *j\n: 1\n? *j\n: 2\n", "aliases inside of keys"),
            ("r.yaml", bomb + "rules: []\n*j : 1\n*i : 2\n", "aliases inside of keys"),
            ("r.yaml", "rules: &a [*a]", "undefined alias"),
            ("r.yaml", "rules:\n- {attributes: a, type: string, \(many)}", "`string` has no option `k29999`"),
            ("r.yaml", "rules:\n- &a {\(many)}\n- {<<: *a, <<: *a}", "`<<`"),
            ("r.yaml", "rules:\n- &a {\(many)}\n- {<<: [*a, *a]}", "needs `attributes`"),
            ("r.yaml", "rules:\n- [a, match, {pattern: '((a{1,100}){1,100}){1,100}'}]", "does not compile"),
            ("r.yaml", "rules: [[a, required]]\n#" + String(repeating: " ", count: 2 << 20), "larger than"),
            ("r.json", "[[\"a\",\"required\"]]" + String(repeating: " ", count: 9 << 20), "larger than"),
        ] {
            let folder = try Folder([name: text])
            let run = try Command.run(["rules", name], in: folder.path, measuresMemory: true)
            #expect(run.status == 2)
            #expect(run.error.contains(words), "\(run.error.prefix(500))")
            #expect(run.peakMemory < 256 << 20)
        }
    }

    @Test(arguments: [
        ("where: { expression: a - previous.a, operator: '>', value: 0 }", "`where` says which records count"),
        ("where: { attribute: a, operator: '<', value: 2023-02-29, as: date }", "`value` is not a date (RFC 3339)."),
        ("where: { attribute: a, value: abc, as: number }", "`value` is not a number."),
        ("where: { attribute: a, value: 1, as: date }", "`value` is not a date (RFC 3339)."),
        ("where: { attribute: a, operator: '<', value: [1], as: number }", "`value` is not a number."),
        ("where: { attribute: a, value: null, as: date, format: dd.MM.yyyy }", "`value` is not a date in `format`"),
    ])
    func conditionsThatNeverHold(condition: String, words: String) throws {
        let folder = try Folder(["r.yaml": condition + "\nrules: [[a, required]]\n"])
        let run = try Command.run("rules", "r.yaml", in: folder)
        #expect(run.status == 2 && run.error.contains(words), "\(run.error)")
    }

    @Test func conditionsWithoutOrder() throws {
        let folder = try Folder([
            "r.yaml": "rules: [[a, required, { when: { attribute: b, operator: '<', value: [1] } }]]"
        ])
        let run = try Command.run("rules", "r.yaml", in: folder)
        #expect(run.status == 0 && run.error.contains("`value` has no order, so the condition never holds."))
    }

    @Test func unreadableDocuments() throws {
        let folder = try Folder(["a.ndjson": "{}", "r.yaml": "rules: [[a, required]]"])
        folder.write("binary.yaml", (0..<2000).map { UInt8(truncatingIfNeeded: $0 &* 37) })
        folder.write("wide.yaml", Array("rules: [[a, required]]".utf8).flatMap { [$0, 0] })
        folder.write("latin1.yaml", Array("rules: [[a, required, { message: ".utf8) + [0xE9, 0x20] + Array("}]]".utf8))
        for (rules, words) in [
            ("no.yaml", "no such file"), (".", "directory"), ("binary.yaml", "binary.yaml: "),
            ("latin1.yaml", "latin1.yaml:1: the rule document is not UTF-8 text; save it as UTF-8"),
            ("no/such.yaml", "no such file"),
            ("wide.yaml", "wide.yaml: it is not text; save it as UTF-8"),
        ] {
            let run = try Command.run("check", "a.ndjson", "--rules", rules, in: folder)
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.error.contains(words) && run.error.contains(rules), "\(run.error)")
        }
    }
}
#endif
