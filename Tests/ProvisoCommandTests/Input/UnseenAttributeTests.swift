#if Command
import Testing

/// Attributes that rules name and records do not have: a warning for each, with the name that may be meant.
@Suite struct UnseenAttributeTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let rules: String
        let files: KeyValuePairs<String, String>
        /// What the warnings say, in their order.
        let warnings: [String]
        var testDescription: String { rules }

        init(_ rules: String, _ files: KeyValuePairs<String, String>, _ warnings: String...) {
            self.rules = rules
            self.files = files
            self.warnings = warnings
        }
    }

    private static func missing(_ name: String, _ meant: String? = nil, in files: String = "") -> String {
        "warning: \(files)no record has the attribute `\(name)`, which the rules name"
            + (meant.map { "; did you mean `\($0)`?" } ?? "")
    }

    private static func missing(_ name: String, list: String) -> String {
        missing(name) + "; `\(list)` is a list, and the rule `each` judges its elements"
    }

    static let cases: [Case] = [
        // Columns, also of a header alone, and optional ones.
        Case("[[email, email]]", ["a.csv": "emial\nx\n"], missing("email", "emial")),
        Case("[[email, email]]", ["a.csv": "emial\n"], missing("email", "emial")),
        Case("[[email, email], [name, trim]]", ["a.csv": "name,E-Mail\n"], missing("email", "E-Mail")),
        // A column that a rule names is not what another one means.
        Case("[[emial, trim], [email, email]]", ["a.csv": "emial\nx\n"], missing("email")),
        Case("[[address.city, trim]]", ["a.csv": "address.zip,address.town\n1,2\n"], missing("address.city")),
        Case(
            "[[address, required], [address.city, trim]]", ["a.csv": "address\n1\n"], missing("address.city")),
        Case("[[a, nested, { rules: [[b, trim]] }]]", ["a.csv": "c\n1\n"], missing("a")),
        // Nested objects.
        Case(
            "[[address.citty, trim]]", ["a.ndjson": #"{"address":{"city":1}}"#],
            missing("address.citty", "address.city")),
        Case("[[adress.city, trim]]", ["a.ndjson": #"{"address":{"city":1}}"#], missing("adress.city", "address.city")),
        Case("[[a.b.c, trim]]", ["a.ndjson": #"{"a":{"b":{"x":1}}}"#], missing("a.b.c")),
        Case("[[a.b.c, trim]]", ["a.ndjson": #"{"a":{"x":{"c":1}}}"#], missing("a.b.c")),
        Case("[[a.b, trim]]", ["a.ndjson": "{\"a\":{}}\n{\"a\":{\"b\":null}}"]),
        Case(
            "[[address, nested, { rules: [[postcode, required], [town, trim]] }]]",
            ["a.json": #"[{"address":{"postcod":1}},{"address":{"town":1}}]"#],
            missing("address.postcode", "address.postcod")),
        Case(
            "[[a, nested, { rules: [[b, nested, { rules: [[c, trim], [d, trim]] }]] }]]",
            ["a.ndjson": #"{"a":{"b":{"d":1}}}"#], missing("a.b.c")),
        // A condition reads attributes too.
        Case(
            "[[a, nested, { rules: [[b, trim, { when: { attribute: c, operator: notEmpty } }]] }]]",
            ["a.ndjson": #"{"a":{"b":1}}"#], missing("a.c")),
        // Of an object that never came nobody knows what it has.
        Case("[[a, nested, { rules: [[b, trim]] }]]", ["a.ndjson": #"{"x":1}"#], missing("a")),
        Case("[[a, nested, { rules: [[b, trim]] }]]", ["a.ndjson": #"{"a":null}"#]),
        // Lists.
        Case(
            "[[a.email, email], [a.id, unique]]", ["a.ndjson": #"{"a":[{"email":"x","id":7},{"id":7}]}"#],
            missing("a.email", list: "a"), missing("a.id", list: "a")),
        Case(
            "[['a.*.id', required], [a.0.id, required]]", ["a.ndjson": #"{"a":[{"id":7}]}"#],
            missing("a.*.id", list: "a"),
            missing("a.0.id", list: "a")),
        Case("[[a.b, number]]", ["a.ndjson": "{\"a\":[]}\n{\"a\":null}"]),
        Case("[[a.b, number]]", ["a.ndjson": "{\"a\":[{\"b\":1}]}\n{\"a\":{\"b\":1}}"]),
        Case(
            "[[items, each, { rule: { type: nested, rules: [[sku, required], [price, number]] } }]]",
            ["a.ndjson": #"{"items":[{"sgu":1},{"price":2},{}]}"#], missing("items[].sku", "items[].sgu")),
        Case(
            "[[items, each, { rule: { type: nested, rules: [[tags, each, { rule: { type: nested, rules: [[colour, trim]] } }]] } }]]",
            ["a.ndjson": #"{"items":[{"tags":[]},{"tags":[{"color":1}]}]}"#],
            missing("items[].tags[].colour", "items[].tags[].color")),
        Case("[[items, each, { rule: { type: nested, rules: [[sku, trim]] } }]]", ["a.ndjson": #"{"items":[]}"#]),
        // Several files: once where all lack it, else with the files.
        Case("[[a, trim], [b, trim]]", ["a.csv": "a\n1\n", "b.csv": "a\n1\n"], missing("b")),
        Case(
            "[[a, trim], [name, trim]]", ["a.csv": "a,name\n1,2\n", "b.csv": "a,nmae\n1,2\n"],
            missing("name", "nmae", in: "b.csv: ")),
        Case("[[adress.city, trim]]", ["a.csv": "address.city\n1\n"], missing("adress.city", "address.city")),
        Case(
            "[[a, trim], [b, trim]]", ["a.csv": "a\n1\n", "b.ndjson": #"{"b":1}"#], missing("a", in: "b.ndjson: "),
            missing("b", in: "a.csv: ")),
        Case(
            "[[a, trim], [b, trim]]",
            ["a.csv": "a,b\n", "b.csv": "a\n", "c.csv": "a\n", "d.csv": "a\n", "e.csv": "a\n", "f.csv": "a\n"],
            missing("b", in: "b.csv, c.csv, d.csv and 2 more: ")),
        // A file without records says nothing.
        Case("[[a, trim], [b, trim]]", ["a.ndjson": "", "b.csv": "a\n1\n"], missing("b", in: "b.csv: ")),
        Case("[[a, trim]]", ["a.ndjson": ""]), Case("[[a, trim]]", ["a.json": "[]"]),
        // Values in escapes and names beyond ASCII.
        Case("[[größe, trim]]", ["a.ndjson": #"{"gr\u00f6sse":1}"#], missing("größe", "grösse")),
    ]

    @Test(arguments: cases)
    func warnings(_ example: Case) throws {
        let folder = try Folder(["r.yaml": "rules: \(example.rules)\n"])
        for (name, text) in example.files { folder.write(name, text) }
        for jobs in ["1", "4"] {
            let run = try Command.run(
                ["check"] + example.files.map(\.key) + ["--rules", "r.yaml", "--jobs", jobs], in: folder.path)
            #expect(run.status != 2, "\(run.error)")
            #expect(run.errorLines.filter { $0.hasPrefix("warning: ") }.map(String.init) == example.warnings)
        }
    }

    /// An attribute that has a column of its own does not take the one with its name.
    @Test(
        arguments: [
            ("mail: { column: Mail address }", "a.csv", "mail\nx\n", "mail` (column `Mail address`)", ""),
            (
                "mail: { column: Mail address }", "a.csv", "Mail adress\nx\n", "mail` (column `Mail address`)",
                "Mail adress"
            ),
            (
                "mail: { column: [A, Mail address] }", "a.csv", "mail adress\nx\n",
                "mail` (column `A` or `Mail address`)", "mail adress"
            ),
            ("mail: { column: Mail address }", "a.ndjson", #"{"mail":"x"}"#, "mail` (column `Mail address`)", ""),
            ("mail: { column: Mail address }", "a.csv", "Mail address,mail\nx@y.org,x\n", nil, ""),
            ("mail: { column: { pattern: 'M.*' } }", "a.csv", "mail\nx\n", "mail` (column `/M.*/`)", ""),
            ("mail: { column: { pattern: 'M.*' } }", "a.csv", "Mx\nx@y.org\n", nil, ""),
        ] as [(String, String, String, String?, String)])
    func columnsOfOtherNames(
        _ attribute: String, _ file: String, _ text: String, _ name: String?, _ meant: String
    ) throws {
        let folder = try Folder(["r.yaml": "attributes: { \(attribute) }\nrules: [[mail, email]]\n", file: text])
        let run = try Command.run("check", file, "--rules", "r.yaml", "--strict", in: folder)
        let warning = name.map {
            "warning: no record has the attribute `\($0), which the rules name"
                + (meant.isEmpty ? "" : "; did you mean `\(meant)`?")
        }
        #expect(run.errorLines.filter { $0.hasPrefix("warning: ") }.map(String.init) == [warning].compactMap(\.self))
        #expect(run.status == (name == nil ? 0 : 1), "\(run.error)")
    }

    /// JSON has no header of which `columns` could say something, and nothing is left out in silence.
    @Test(arguments: ["a.ndjson", "a.json", "a.csv"])
    func columnsOfJSON(file: String) throws {
        let rules = "columns: { required: [b], closed: true }\nrules: [[a, required]]\n"
        let folder = try Folder(["r.yaml": rules, file: file == "a.csv" ? "a,b\n1,2\n" : #"{"a":1}"#])
        for options in [[], ["--strict"]] {
            let run = try Command.run(["check", file, "--rules", "r.yaml"] + options, in: folder.path)
            let warnings = run.errorLines.filter { $0.hasPrefix("warning: ") }
            if file == "a.csv" {
                #expect(run.status == 0 && warnings.isEmpty)
            } else {
                #expect(run.status == (options.isEmpty ? 0 : 1))
                #expect(
                    warnings.count == 1 && warnings[0].contains("\(file): what the document says in `columns` was not"))
            }
        }
    }

    /// What the records of later blocks have counts as well, and so does what filters and conditions never look at.
    @Test func manyRecords() throws {
        let line = #"{"items":[{"a":1}],"pad":"\#(String(repeating: "x", count: 1000))"}"# + "\n"
        let folder = try Folder([
            "r.yaml":
                "rules: [[items, each, { rule: { type: nested, rules: [[a, trim], [b, trim], [c, trim]] } }], [late, trim, { on: never }]]",
            "a.ndjson": String(repeating: line, count: 4000) + #"{"items":[{"b":null}],"late":1}"#,
        ])
        for jobs in ["1", "3"] {
            let run = try Command.run("check", "a.ndjson", "--rules", "r.yaml", "--jobs", jobs, in: folder)
            #expect(
                run.errorLines.filter { $0.hasPrefix("warning: ") }.map(String.init)
                    == [Self.missing("items[].c")])
        }
    }

    /// A limit that ends the check early leaves open what other records have; a header is known.
    @Test func stopped() throws {
        let folder = try Folder([
            "r.yaml": "rules: [[a, required], [b, trim]]", "a.csv": "a\n\"\"\nx\n", "b.csv": "c\n1\n",
            "a.ndjson": "{}\n{\"b\":1}\n",
        ])
        func warnings(_ files: String...) throws -> [String] {
            let run = try Command.run(["check"] + files + ["--rules", "r.yaml", "--fail-fast"], in: folder.path)
            return run.errorLines.filter { $0.hasPrefix("warning: ") }.map(String.init)
        }
        #expect(try warnings("a.csv") == [Self.missing("b")])
        #expect(try warnings("a.csv", "b.csv") == [Self.missing("b", in: "a.csv: ")])
        #expect(try warnings("a.ndjson") == [])
    }

    /// Of a file that could not be read nobody knows what its records have; the columns of one that breaks off are known.
    @Test func failed() throws {
        let folder = try Folder([
            "r.yaml": "rules: [[a, trim], [b, trim]]", "a.csv": "a\n1\n", "quote.csv": "a\n1\n\"x",
            "broken.json": "[{}",
            "a.ndjson": "{\"a\":1}\n",
        ])
        func warnings(_ files: String...) throws -> [String] {
            let run = try Command.run(["check"] + files + ["--rules", "r.yaml"], in: folder.path)
            #expect(run.status == 2)
            return run.errorLines.filter { $0.hasPrefix("warning: ") }.map(String.init)
        }
        #expect(try warnings("missing.csv", "a.csv") == [Self.missing("b", in: "a.csv: ")])
        #expect(try warnings("a.ndjson", "missing.csv") == [Self.missing("b", in: "a.ndjson: ")])
        #expect(try warnings("broken.json", "a.ndjson") == [Self.missing("b", in: "a.ndjson: ")])
        #expect(try warnings("quote.csv", "a.csv") == [Self.missing("b")])
    }
}
#endif
