#if Command
import Foundation
import TestSupport
import Testing

/// `rules`, `list` and `value`.
@Suite struct ListingTests {
    private static let document = """
        proviso: 1
        attributes:
          dob: { label: date of birth, article: your }
          pin: { sensitive: true }
          name: Name of the person
          g: { missing: [], decimal: "." }
        scenarios: { login: "a, !b" }
        messages: { required: "Please give {article} {attribute}.", string.tooShort: "too short" }
        missing: [NA, -9]
        decimal: ","
        rules:
          - [ [a, b], trim ]
          - [ "a, b", string, { length: [4, 24], message: "x {min}" } ]
          - { attributes: c, type: number, min: 1.50, max: 9007199254740993, on: "x, y", except: [z], severity: info }
          - { attributes: "!d", type: in, range: [NO, no, 1, "1", true, null, 1e3], not: true, group: g, skipOnEmpty: false }
          - { attributes: tags, type: each, rule: { type: match, pattern: '^\\d+$' } }
          - { attributes: e, type: nested, rules: [ [f, required, { when: { any: [ { attribute: g, value: 1 }, { not: { attribute: h, operator: empty } } ] } } ] ] }
          - [ [g, h], allOrNone ]
          - { attributes: i, type: default, value: { deep: [1, { er: null }] } }
          - { attributes: k, type: each, separator: "|", rules: [ trim, { type: contains, separator: ",", value: x } ] }
          - { attributes: l, type: compare, operator: ">=", compareAttribute: m, format: dd.MM.yyyy, compareFormat: yyyy }
          - { attributes: l, type: compare, compareValue: 31.12.2024, as: date, format: dd.MM.yyyy, when: { attribute: m, operator: matches, value: "^2" } }
          - { attributes: c, type: compare, compareExpression: "g - 2 * (`h` + 1)", when: { expression: g + h, compareExpression: c - 1 } }

        """

    /// What `rules --json` prints can be loaded again, and gives the very same.
    @Test func rulesAsJSON() throws {
        let folder = try Folder(["r.yaml": Self.document])
        let first = try Command.run("rules", "r.yaml", "--json", in: folder)
        #expect(first.status == 0, "\(first.error)")
        folder.write("s.json", first.output)
        let second = try Command.run("rules", "s.json", "--json", in: folder)
        #expect(second.output == first.output)
        // JSON is YAML too.
        folder.write("t.yaml", first.output)
        #expect(try Command.run("rules", "t.yaml", "--json", in: folder).output == first.output)
        #expect(
            try Command.run("rules", "r.yaml", in: folder).output == Command.run("rules", "s.json", in: folder).output)
        for number in ["1.50", "9007199254740993", "1e3"] { #expect(first.output.contains(number)) }

        folder.write(
            "a.ndjson",
            "{\"a\":\" x \",\"b\":\"y\",\"c\":1,\"d\":\"NO\",\"tags\":[\"1\",\"x\"],\"e\":{\"g\":1},\"g\":1}\n{\"d\":\"no\",\"e\":{\"h\":2},\"c\":9007199254740994}\n"
        )
        for scenario in ["default", "login", "x", "y", "z"] {
            func run(_ rules: String) throws -> Run {
                try Command.run(
                    "check", "a.ndjson", "--rules", rules, "--scenario", scenario, "--output", "ndjson", "--write",
                    "out",
                    in: folder)
            }
            let (yaml, writtenByYAML) = (try run("r.yaml"), folder.bytes(of: "out"))
            let (json, writtenByJSON) = (try run("s.json"), folder.bytes(of: "out"))
            #expect(yaml.output == json.output)
            #expect(yaml.status == json.status)
            #expect(writtenByYAML == writtenByJSON)
        }
    }

    @Test func rulesAsText() throws {
        let folder = try Folder(["r.yaml": Self.document])
        let run = try Command.run("rules", "r.yaml", in: folder)
        let words = [
            "default: ", "login: a, !b", "date of birth", "Please give", "length: [4,24]", "g, h",
            "missing: [\"NA\",-9]", "decimal: \",\"",
        ]
        for words in words {
            #expect(run.output.contains(words), "\(run.output)")
        }
        #expect(run.output.contains("x: ") && run.output.contains("y: ") && run.output.contains("z: "))
        #expect(run.error.contains("warning: "))
    }

    @Test func whatIsAskedOfWholeFilesAsText() throws {
        let text = """
            where: { attribute: state, value: open }
            records: [1, 9]
            columns: { required: [id] }
            rules: [ [id, unique] ]
            files: [ { pattern: "a*.csv", rules: [ [id, sorted] ] } ]
            """
        let folder = try Folder(["r.yaml": text])
        let output = try Command.run("rules", "r.yaml", in: folder).output
        for words in ["records: [1,9]", "columns: {\"required\":[\"id\"]}", "where: {", "a*.csv", "unique"] {
            #expect(output.contains(words), "\(output)")
        }
        let first = try Command.run("rules", "r.yaml", "--json", in: folder).output
        let second = try Folder(["s.json": first])
        #expect(try Command.run("rules", "s.json", "--json", in: second).output == first)
    }

    /// Everything that the listing names is true: options are taken, defaults change nothing, codes have messages.
    @Test func list() throws {
        let folder = try Folder()
        let run = try Command.run("list", "--json", in: folder)
        #expect(run.status == 0 && run.error.isEmpty)
        let object = try JSON.object(run.output)
        let rules = try #require(object["rules"] as? [[String: Any]])
        let names = rules.compactMap { $0["name"] as? String }
        #expect(names == names.sorted())
        for name in [
            "required", "absent", "boolean", "compare", "in", "contains", "match", "number", "string", "default",
            "filter",
            "trim", "safe", "allOrNone", "each", "values", "keys", "nested", "email", "url", "paymentCard",
            "alphabetic", "alphanumeric",
        ] { #expect(names.contains(name)) }
        let text = try Command.run("list", in: folder).output
        for rule in rules {
            let name = rule["name"] as? String ?? ""
            #expect(text.contains("\(name): "))
            #expect(!(rule["summary"] as? String ?? "").isEmpty)
            let codes = try #require(rule["codes"] as? [[String: Any]])
            for code in codes {
                let word = try #require(code["code"] as? String)
                #expect(!(code["message"] as? String ?? "").isEmpty, "\(word)")
                #expect(word == name || word.hasPrefix(name + "."), "\(word)")
            }
            for option in try #require(rule["options"] as? [[String: Any]]) {
                let optionName = try #require(option["name"] as? String)
                #expect(!(option["help"] as? String ?? "").isEmpty, "\(name) \(optionName)")
                #expect(!(option["type"] as? String ?? "").isEmpty)
                #expect(text.contains("    \(optionName) ("))
            }
        }
        for name in Sweep.cases(names, sample: 20) {
            #expect(try Command.run("list", name, in: folder).output.hasPrefix("\(name): "))
        }
        let common = try #require(object["commonOptions"] as? [[String: Any]])
        #expect(
            common.compactMap { $0["name"] as? String } == [
                "on", "except", "when", "skipOnEmpty", "skipOnError", "message", "severity", "atMost", "group",
                "allow",
            ])
        #expect((object["filters"] as? [String])?.contains("collapseWhitespace") ?? false)
        let unknown = try Command.run("list", "emial", in: folder)
        #expect(unknown.error == "error: There is no rule `emial`. Did you mean `email`?\n")
    }

    static let values: [(arguments: [String], status: Int32, lines: [String])] = [
        (["email", "ada@example.org"], 0, ["valid    ada@example.org"]),
        (
            ["email", "a@b.org", "x"], 1,
            [
                "valid    a@b.org",
                "invalid  x  email: Value must be an email address, like name@example.com. (no at sign)",
            ]
        ),
        (["email", ""], 1, ["invalid    email: "]),
        (
            ["number", "5", "6", "x", "--option", "min=6"], 1,
            ["invalid  5  number.tooSmall: ", "valid    6", "invalid  x  number.type: "]
        ),
        (["number", "--option", "min=-5", "--", "-4"], 0, ["valid    -4"]),
        (
            ["string", "héé", "--option", "length=[1, 3]", "--option", "unit=utf8"], 1,
            ["invalid  héé  string.tooLong: "]
        ),
        (["in", "NO", "1", "--option", "range=[NO, 1]"], 0, ["valid    NO", "valid    1"]),
        (["match", "a=b", "--option", "pattern=[a-b]=b$"], 0, ["valid    a=b"]),
        (
            ["paymentCard", "4111 1111 1111 1111", "--option", "brands=[amex]"], 1,
            ["invalid  4111 1111 1111 1111  paymentCard: "]
        ),
        (["required", "", "x"], 1, ["invalid    required: ", "valid    x"]),
        (["boolean", "true", "0", "yes"], 1, ["valid    true", "valid    0", "invalid  yes  boolean: "]),
        (["contains", "abc", "--option", "value=b", "--option", "message=no {value}"], 0, ["valid    abc"]),
        (["email", "x", "--option", "severity=warning"], 0, ["warning  x  email: "]),
        (["email", "x", "--option", "message='{value}: bad'"], 1, ["invalid  x  email: x: bad"]),
    ]

    @Test(arguments: values)
    func value(_ arguments: [String], _ status: Int32, _ lines: [String]) throws {
        let folder = try Folder()
        let run = try Command.run(["value"] + arguments, in: folder.path)
        #expect(run.status == status, "\(run.error)")
        #expect(run.error.isEmpty)
        let found = run.output.split(separator: "\n")
        #expect(found.count == lines.count)
        for (line, expected) in zip(found, lines) { #expect(line.hasPrefix(expected)) }
    }

    @Test func valuesFromStandardInput() throws {
        let folder = try Folder()
        let run = try Command.run("value", "email", in: folder, input: "ada@example.org\r\n\nx\nb@example.org")
        #expect(run.status == 1)
        #expect(run.output.split(separator: "\n").map { $0.prefix(7) } == ["valid  ", "invalid", "invalid", "valid  "])
        #expect(try Command.run("value", "email", in: folder, input: "").status == 0)
        // Bytes that are not UTF-8 make no valid value.
        let broken = try Command.run(
            ["value", "string"], in: folder.path, input: [0x61, 0xFF, 0x0A] + Array("ok\n".utf8))
        #expect(broken.status == 1, "\(broken.output)")
        #expect(broken.output.split(separator: "\n").count == 2)
    }

    @Test func valuesAsJSON() throws {
        let folder = try Folder()
        let run = try Command.run("value", "number", "5", "x\"\n", "--json", "--option", "min=6", in: folder)
        #expect(run.status == 1)
        let objects = try run.lines.map { try JSON.object(String($0)) }
        #expect(objects.map { $0["value"] as? String } == ["5", "x\"\n"])
        #expect(objects.map { $0["valid"] as? Bool } == [false, false])
        let codes = objects.map { (($0["violations"] as? [[String: Any]])?.first)?["code"] as? String }
        #expect(codes == ["number.tooSmall", "number.type"])
    }

    @Test(arguments: [
        (["emial", "x"], "There is no rule `emial`. Did you mean `email`?"),
        (["email", "x", "--option", "enableIdn=true"], "Did you mean `enableIDN`?"),
        (["email", "x", "--option", "enableIDN=maybe"], "`enableIDN` must be true or false"),
        (["email", "x", "--option", "enableIDN"], "must be key=value"),
        (["email", "x", "--option", "=1"], "must be key=value"),
        (["number", "x", "--option", "min=5", "--option", "max=4"], "is above `max`"),
        (["match", "x"], "The rule needs `pattern`."), (["match", "x", "--option", "pattern=("], "does not compile"),
        (["in", "x", "--option", "range=[a"], "range=[a"), (["in", "x", "--option", "range=[]"], "`range` is empty"),
        (["number", "x", "--option", "min=1", "--option", "min=2"], "`min` is given twice"),
        (["email", "x", "--option", "type=number"], "`type`"),
        (["email", "x", "--option", "attributes=a"], "`attributes`"),
    ])
    func badValues(_ arguments: [String], _ words: String) throws {
        let folder = try Folder()
        let run = try Command.run(["value"] + arguments, in: folder.path)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.error.contains(words), "\(run.error)")
    }
}
#endif
