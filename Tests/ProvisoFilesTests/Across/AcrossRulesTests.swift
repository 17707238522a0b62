import Proviso
import ProvisoFiles
import TestSupport
import Testing

@Suite struct AcrossRulesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func check(
        _ rules: DataValue, _ text: String, as name: String = "a.csv", _ change: (inout FileCheck) -> Void = { _ in }
    ) async throws -> CheckedFiles {
        let document = try RuleDocument(rules, files: RuleFiles(folder: folder.path))
        return try await CheckedFiles(document, [folder.file(name, Array(text.utf8))], change)
    }

    // MARK: unique

    private static func nul(_ count: Int) -> String { String(repeating: "\\u0000", count: count) }

    struct Uniqueness: Sendable {
        let rule: DataValue
        let file: (name: String, text: String)
        let found: [FoundInFile]
        let first: [Int]
    }

    @Test(arguments: [
        Uniqueness(
            rule: ["id", "unique"], file: ("a.csv", "id\n1\n2\n1\n01\n1\n"),
            found: [.init(3, 4, "id", "unique"), .init(5, 6, "id", "unique")], first: [1, 1]),
        // Empty values are left alone, and are values if so wanted.
        Uniqueness(rule: ["id", "unique"], file: ("a.csv", "id,n\n,1\n,2\n"), found: [], first: []),
        Uniqueness(
            rule: ["id", "unique", ["skipOnEmpty": false]], file: ("a.csv", "id,n\n,1\n,2\n"),
            found: [.init(2, 3, "id", "unique")], first: [1]),
        // Case, and characters that are written in two ways.
        Uniqueness(rule: ["id", "unique"], file: ("a.csv", "id\nA\na\n"), found: [], first: []),
        Uniqueness(
            rule: ["id", "unique", ["ignoreCase": true]], file: ("a.csv", "id\nÄx\näX\n"),
            found: [.init(2, 3, "id", "unique")], first: [1]),
        Uniqueness(
            rule: ["id", "unique"], file: ("a.csv", "id\ncaf\u{E9}\ncafe\u{301}\n"),
            found: [.init(2, 3, "id", "unique")], first: [1]),
        // Together: a part that ends elsewhere is another key.
        Uniqueness(
            rule: [["a", "b"], "unique"], file: ("a.csv", "a,b\nx,yz\nxy,z\nx,yz\n,z\n,z\n"),
            found: [.init(3, 4, "a", "unique"), .init(5, 6, "a", "unique")], first: [1, 4]),
        // However the parts look: lengths that stand in a text are text.
        Uniqueness(
            rule: [["a", "b"], "unique", ["skipOnEmpty": false]],
            file: (
                "a.ndjson",
                "{\"a\":\"\",\"b\":\"\(nul(7))\\ntx\"}\n{\"a\":\"\(nul(7))\\u0001t\",\"b\":\"x\"}\n"
            ), found: [], first: []),
        // JSON keeps its types, and a number is what it is worth.
        Uniqueness(
            rule: ["id", "unique"],
            file: ("a.ndjson", "{\"id\":1}\n{\"id\":\"1\"}\n{\"id\":1.0}\n{\"id\":true}\n{\"id\":[1]}\n"),
            found: [.init(3, 3, "id", "unique")], first: [1]),
        // So are lists and objects, in whatever order their members are.
        Uniqueness(
            rule: ["id", "unique"],
            file: (
                "a.ndjson",
                [
                    #"{"x":[1,"é"],"y":2}"#, "{\"y\":2.0,\"x\":[1e0,\"e\u{301}\"]}", #"{"x":[1,"é"],"y":"2"}"#,
                    "[1,[2]]",
                    "[[1],2]", "[1.0,[2]]", "[[1,2]]", "[1,[]]", "[12]", "[1,2]", #"["1"]"#, "[null]", #"[""]"#,
                ].map { "{\"id\":\($0)}\n" }.joined()
            ), found: [.init(2, 2, "id", "unique"), .init(6, 6, "id", "unique")], first: [1, 4]),
        Uniqueness(
            rule: ["a.id", "unique"],
            file: ("a.json", "[{\"a\":{\"id\":7}},\n{\"a\":{}},{\"b\":1},\n{\"a\":{\"id\":7}}]"),
            found: [.init(4, 3, "a.id", "unique")], first: [1]),
        // Records that cannot be read are counted and have no key; a record with an error has one.
        Uniqueness(
            rule: ["id", "unique"], file: ("a.csv", "id,n\n1,2,3\n1,2\n1,2\n"),
            found: [.init(1, 2, "", "record.malformed"), .init(3, 4, "id", "unique")], first: [2]),
    ])
    func uniqueNamesTheFirst(_ test: Uniqueness) async throws {
        for jobs in [1, 3] {
            let checked = try await check([test.rule], test.file.text, as: test.file.name) { $0.jobs = jobs }
            #expect(checked.found == test.found)
            #expect(
                checked.parameter("firstRecord").compactMap { $0 } == test.first.map { .number(ExactNumber($0)) })
        }
    }

    @Test func whatFiltersLeaveIsCompared() async throws {
        let checked = try await check([["id", "trim"], ["id", "unique"]], "id\na\n a \n")
        #expect(checked.found == [.init(2, 3, "id", "unique")])
    }

    @Test func scenarioAndConditionHold() async throws {
        let rule: DataValue = [
            "attributes": "id", "type": "unique", "when": ["attribute": "kind", "value": "x"], "except": "import",
        ]
        let text = "id,kind\n1,x\n1,y\n1,x\n"
        #expect(try await check([rule], text).found == [.init(3, 4, "id", "unique")])
        let document = try RuleDocument([rule])
        let imported = try await CheckedFiles(document, [folder.file("b.csv", Array(text.utf8))]) {
            $0.scenario = "import"
        }
        #expect(imported.found.isEmpty)
    }

    // MARK: exists

    @Test func aReferenceLeadsToAnotherFile() async throws {
        _ = folder.file("customers.csv", Array("name,id\nAda,1\n\"B, b\",\"x\"\"y\"\n".utf8))
        _ = folder.file("c.ndjson", Array("{\"id\":1}\n\n{\"id\":\"x\\\"y\"}\n".utf8))
        _ = folder.file("c.json", Array("[{\"id\":1},{\"id\":\"x\\\"y\"}]".utf8))
        // What separates the cells of a table is found out.
        _ = folder.file("s.csv", Array("sep=;\nname;id\nAda;1\nB;\"x\"\"y\"\n".utf8))
        _ = folder.file("t.tsv", Array("name\tid\nAda\t1\nB\t\"x\"\"y\"\n".utf8))
        for file in ["customers.csv", "c.ndjson", "c.json", "s.csv", "t.tsv"] {
            let rule: DataValue = ["attributes": "customer", "type": "exists", "file": .string(file), "column": "id"]
            let checked = try await check([rule], "n,customer\n1,1\n2,\"x\"\"y\"\n3,\n4,2\n")
            #expect(checked.found == [.init(4, 5, "customer", "exists")], "\(file)")
            #expect(checked.parameter("source") == [.string(file)])
        }
    }

    /// In the same file what a record refers to may come later, so it is known at the end.
    @Test func aReferenceLeadsToTheSameFile() async throws {
        let rule: DataValue = ["attributes": "parent", "type": "exists", "column": "id"]
        // A number is compared as text, in one spelling for all of its value.
        let numbers = [
            "1": "1.0", "2.50": "2.5", "-30": "-3e1", "0": "-0.0", "1200": "12e2", "0.05": "5e-2", "-1.5": "-15E-1",
            "12345678901234567890": "1.2345678901234567890e19", "1e99": "10e98", "7e-99": "0.7e-98",
        ]
        for (id, parent) in numbers {
            let file = "{\"id\":\(id)}\n{\"id\":\"x\",\"parent\":\(parent)}\n{\"id\":5,\"parent\":\"y\"}\n"
            let found = try await check([rule], file, as: "d.ndjson").found
            #expect(found == [.init(3, 3, "parent", "exists")], "\(id)")
        }
        let text = "id,parent\n1,3\n2,9\n3,3\n4,\n,8\n5,2\n"
        let checked = try await check([rule], text)
        #expect(checked.found == [.init(2, 3, "parent", "exists"), .init(5, 6, "parent", "exists")])
        #expect(checked.summary.invalidRecords == 2)
    }

    @Test func severalAttributesReferTogether() async throws {
        _ = folder.file("k.csv", Array("a,b\n1,2\n2,1\n".utf8))
        let rule: DataValue = ["attributes": ["x", "y"], "type": "exists", "file": "k.csv", "column": ["a", "b"]]
        #expect(try await check([rule], "x,y\n1,2\n1,1\n2,1\n").found == [.init(2, 3, "x", "exists")])
    }

    /// A table that cannot be read is no table in which nothing is found.
    @Test func aBrokenTableEndsTheCheck() async throws {
        _ = folder.file("k.csv", Array("a\n1\n".utf8))
        let document = try RuleDocument(
            [["attributes": "x", "type": "exists", "file": "k.csv", "column": "a"]],
            files: RuleFiles(folder: folder.path))
        _ = folder.file("k.csv", Array("a\n1\n1,2\n".utf8))
        let checked = try await CheckedFiles(document, [folder.file("a.csv", Array("x\n5\n".utf8))])
        #expect(checked.summary.failures.map(\.description) == ["k.csv:3:1: a row has 2 cells for 1 columns"])
    }

    // MARK: sorted, sequence, distinct

    @Test(
        arguments: [
            (["d", "sorted"], "d\n1\n2\n10\n3\n4\n", [4]),
            (["d", "sorted", ["as": "string"]], "d\n1\n2\n10\n3\n", [3]),
            (["d", "sorted", ["order": "descending"]], "d\n3\n3\n4\n1\n", [3]),
            (["d", "sorted", ["strict": true]], "d\n1\n1\n2\n", [2]),
            (["d", "sorted", ["as": "date"]], "d\n2026-01-01T00:00:00+02:00\n2025-12-31\n2026-01-01\n", [2]),
            ([["d", "e"], "sorted"], "d,e\n1,5\n1,4\n2,1\n", [2]),
            // Empty values have no place in the order.
            (["d", "sorted"], "d,n\n2,\n,\n1,\n", [3]),
        ] as [(DataValue, String, [Int])])
    func sorted(rule: DataValue, text: String, records: [Int]) async throws {
        let checked = try await check([rule], text)
        #expect(checked.found == records.map { .init($0, $0 + 1, "d", "sorted") })
    }

    @Test func whatHasNoOrderIsAnErrorOfItsOwn() async throws {
        let checked = try await check([["d", "sorted", ["as": "date"]]], "d\n2026-01-02\nsoon\n2026-01-01\n")
        #expect(checked.found == [.init(2, 3, "d", "sorted.type"), .init(3, 4, "d", "sorted")])
    }

    @Test(
        arguments: [
            (["n", "sequence"], "n\n7\n8\n10\n11\nx\n12\n", [(3, "sequence"), (5, "sequence.type")]),
            (["n", "sequence", ["start": 1]], "n\n2\n3\n", [(1, "sequence")]),
            (["n", "sequence"], "n\n1\n2.0\n3\n", [(2, "sequence.type"), (3, "sequence")]),
            (["n", "sequence", ["allowZeroFraction": true]], "n\n1.0\n2.0\n3\n5.0\n", [(4, "sequence")]),
            (["n", "sequence", ["step": -2]], "n\n2\n0\n-2\n-3\n", [(4, "sequence")]),
            // Numbers of any size have a next one.
            (
                ["n", "sequence"], "n\n9223372036854775807\n5\n99999999999999999999\n",
                [(2, "sequence"), (3, "sequence")]
            ),
        ] as [(DataValue, String, [(Int, String)])])
    func sequence(rule: DataValue, text: String, found: [(Int, String)]) async throws {
        let checked = try await check([rule], text)
        #expect(checked.found == found.map { .init($0.0, $0.0 + 1, "n", $0.1) })
    }

    @Test(
        arguments: [
            (["c", "distinct", ["min": 3]], ["distinct.tooFew"]),
            (["c", "distinct", ["max": 1]], ["distinct.tooMany"]), (["c", "distinct", ["min": 2, "max": 2]], []),
            ([["c", "d"], "distinct", ["max": 2]], ["distinct.tooMany"]),
        ] as [(DataValue, [String])])
    func distinct(rule: DataValue, codes: [String]) async throws {
        let checked = try await check([rule], "c,d\nx,1\ny,1\nx,2\nx,1\n,3\n")
        #expect(checked.found.map(\.code) == codes)
        #expect(checked.found.allSatisfy { $0.record == 0 && $0.line == 0 })
        #expect(checked.summary.invalidRecords == 0)
    }

    // MARK: atMost, records

    /// Of four records one is 25 %.
    @Test(arguments: [("25 %", false), ("24.9%", true), ("25.000000001 %", false), ("0 %", true), ("100%", false)])
    func aShareMayBreakARule(share: String, isTooMuch: Bool) async throws {
        let rule: DataValue = ["attributes": ["a", "b"], "type": "required", "atMost": .string(share)]
        let checked = try await check([rule], "a,b\n1,1\n1,1\n,1\n1,1\n")
        #expect(checked.violations.first?["severity"] == "warning")
        #expect(checked.found.first == .init(3, 4, "a", "required"))
        #expect(checked.found.dropFirst() == (isTooMuch ? [.init(0, 0, "a", "atMost")] : []))
        #expect(checked.summary.errors == (isTooMuch ? 1 : 0))
        #expect(checked.summary.invalidRecords == 0)
    }

    @Test(
        arguments: [
            ([3, 5], 2, "records.tooFew"), (["min": 3], 3, nil), (["max": 3], 4, "records.tooMany"),
            ([.null, 3], 4, "records.tooMany"), ([0, 0], 0, nil),
        ] as [(DataValue, Int, String?)])
    func numberOfRecords(limits: DataValue, count: Int, code: String?) async throws {
        let document = try RuleDocument(["records": limits, "rules": [["a", "required"]]])
        for (name, head, row, tail) in [("a.csv", "a\n", "1\n", ""), ("a.ndjson", "", "{\"a\":1}\n", "")] {
            let text = head + String(repeating: row, count: count) + tail
            let checked = try await CheckedFiles(document, [folder.file(name, Array(text.utf8))])
            // An empty file of lines has no first line to go on from.
            #expect(checked.found == (code.map { [.init(0, 0, "", $0)] } ?? []), "\(name)")
        }
    }

    @Test func someRecordsAreLeftOut() async throws {
        let document = try RuleDocument([
            "where": ["attribute": "state", "operator": "!=", "value": "deleted"], "records": ["max": 2],
            "rules": [["id", "unique"], ["id", "required"]],
        ])
        let path = folder.file("a.csv", Array("id,state\n1,\n1,deleted\n,deleted\n2,\n".utf8))
        let checked = try await CheckedFiles(document, [path]) {
            $0.writePath = RawPath(folder.file("out.csv"))
            $0.writesOnlyValid = true
        }
        #expect(checked.found.isEmpty)
        #expect(checked.summary.records == 4)
        #expect(checked.summary.leftOut == 2)
        #expect(folder.bytes(of: "out.csv") == folder.bytes(of: "a.csv"))
    }

    // MARK: Limits of a run

    @Test func aRunThatStopsJudgesNothingAsAWhole() async throws {
        let rules: DataValue = [["id", "unique"], ["id", "distinct", ["min": 9]]]
        let text = "id\n1\n1\n1\n"
        let one = try await check(rules, text) { $0.maxViolations = 1 }
        #expect(one.found == [.init(2, 3, "id", "unique")])
        #expect(one.summary.isStopped)
        let three = try await check(rules, text) { $0.maxViolations = 3 }
        #expect(three.found.map(\.code) == ["unique", "unique", "distinct.tooFew"])
        #expect(!three.summary.isStopped)
        let first = try await check(rules, text) { $0.failFast = true }
        #expect(first.found.count == 1)
        #expect(first.summary.isStopped)
    }
}
