#if Command
import Foundation
import TestSupport
import Testing

/// `proviso explain`, `check --coverage` and `mutate`.
@Suite struct ExplainTests {
    private static let rules = """
        attributes:
          password: { label: password, sensitive: true }
        rules:
          - [ [name, password], required ]
          - [ name, trim ]
          - { attributes: name, type: string, length: [2, 5] }
          - { attributes: age, type: number, min: 18, max: 120 }
          - { attributes: state, type: required, when: { attribute: country, operator: "==", value: US } }
          - { attributes: country, type: in, range: [US, DE] }

        """
    private static let data = "name,password,age,state,country\n ada ,s3cret,17,,DE\n\"a\nb\",x,18,,US\nx,,,,\n"

    private static func object(_ text: String) -> [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
    }

    @Test func text() throws {
        let folder = try Folder(["r.yaml": Self.rules, "d.csv": Self.data])
        let run = try Command.run("explain", "r.yaml", "d.csv:2", in: folder)
        #expect(run.status == 1 && run.error.isEmpty, "\(run.error)")
        #expect(run.lines.first == "d.csv:2: record 1, scenario default")
        #expect(run.output.contains("trim      changed  \" ada \" becomes \"ada\"  (line 5)"), "\(run.output)")
        #expect(run.output.contains("required  passed  \"•••\"") && !run.output.contains("s3cret"))
        #expect(run.output.contains("(number.tooSmall)") && run.output.contains("skipped: `when` does not hold"))
        #expect(run.lines.last == "6 ran, 1 of them found something; 1 skipped")
    }

    /// A line anywhere in a record, or the record's number; every format.
    @Test func places() throws {
        let json = #"[{"name":"ada","age":1},"# + "\n\n" + #"{"name":"b"}]"#
        let folder = try Folder([
            "r.yaml": Self.rules, "d.csv": Self.data, "d.json": json,
            "d.ndjson": "{\"name\":\"ada\"}\n\n{\"name\":1}\n",
        ])
        let cases = [
            (["d.csv:3"], 2, 3), (["d.csv:4"], 2, 3), (["d.csv", "--record", "3"], 3, 5), (["d.json:3"], 2, 3),
            (["d.ndjson:3"], 2, 3), (["d.ndjson", "--record", "1"], 1, 1),
        ]
        for (place, record, line) in cases {
            let run = try Command.run(["explain", "r.yaml"] + place + ["--output", "json"], in: folder.path)
            let object = Self.object(run.output)
            #expect(
                object["record"] as? Int == record && object["line"] as? Int == line,
                "\(place) \(run.output) \(run.error)")
            #expect((object["steps"] as? [Any])?.count == 7, "\(place)")
        }
    }

    /// What is wrong with arguments is said with what to write.
    @Test(arguments: [
        (["d.csv"], "write the line behind the file, as `d.csv:17`"), (["d.csv:99"], "there is no record at line 99"),
        (["d.csv:0"], "“0” is not the number of a line of d.csv"),
        (["d.csv:"], "“” is not the number of a line of d.csv"),
        (["d.csv:99999999999999999999"], "is not the number of a line of d.csv"), (["e.csv:x"], "e.csv:x"),
        (["d.csv:1"], "there is no record at line 1"), (["d.csv", "--record", "9"], "the file has 3 records"),
        (["d.csv:2", "--record", "2"], "Give the line behind the file or --record, not both."),
        (["d.csv", "--record", "0"], "--record must be 1 or more"), (["none.csv:2"], "none.csv"),
        (["d.csv:2", "--scenario", "x"], "x"), (["d.csv:2", "--output", "xml"], "xml"),
    ]) func mistakes(_ arguments: [String], _ message: String) throws {
        let folder = try Folder(["r.yaml": Self.rules, "d.csv": Self.data])
        let run = try Command.run(["explain", "r.yaml"] + arguments, in: folder.path)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.error.contains(message), "\(run.error)")
    }

    /// What is known only after the last record is said of the record too.
    @Test func acrossRecords() throws {
        let folder = try Folder(["r.yaml": "rules:\n  - [ id, unique ]\n", "d.csv": "id\na\nb\na\n"])
        let run = try Command.run("explain", "r.yaml", "d.csv:4", in: folder)
        #expect(run.status == 1 && run.output.contains("(unique)"), "\(run.output)")
        #expect(try Command.run("explain", "r.yaml", "d.csv:3", in: folder).status == 0)
    }

    // MARK: Coverage

    @Test func oneRuleAndOneRecord() throws {
        let folder = try Folder(["r.yaml": "rules:\n  - [ a, required ]\n", "d.csv": "a\n1\n"])
        let run = try Command.run("check", "d.csv", "--rules", "r.yaml", "--coverage", in: folder)
        #expect(run.error.contains("coverage: 0 of 1 rule was seen to pass and to fail, in 1 record\n"), "\(run.error)")
    }

    @Test func coverage() throws {
        let folder = try Folder(["r.yaml": Self.rules, "d.csv": Self.data])
        let run = try Command.run("check", "d.csv", "--rules", "r.yaml", "--coverage", "--quiet", in: folder)
        #expect(run.status == 1)
        #expect(run.error.contains("of 6 rules were seen to pass and to fail, in 3 records"), "\(run.error)")
        #expect(run.error.contains("never seen: 120 (max), 121 (just above max)"))
        #expect(run.error.contains("passed 0, failed 1, skipped 2: `when` does not hold"))
        let page = try Command.run(
            "check", "d.csv", "--rules", "r.yaml", "--coverage", "--report", "p.html", in: folder)
        #expect(page.status == 1 && folder.text(of: "p.html")?.contains("Rule coverage") ?? false)
        #expect(
            try Command.run("check", "d.csv", "--rules", "r.yaml", "--report", "p.html", in: folder).status == 1
                && !(folder.text(of: "p.html")?.contains("Rule coverage") ?? true))
    }

    /// The counts do not depend on the number of threads, nor on a limit that ends the check.
    @Test func coverageOfThreads() throws {
        var rows = "name,password,age,state,country\n"
        for number in 0..<Sweep.count(60_000, sample: 25_000) {
            rows += "n\(number % 7),p,\(number % 150),\(number % 3 == 0 ? "" : "CA"),\(number % 5 == 0 ? "US" : "DE")\n"
        }
        let folder = try Folder(["r.yaml": Self.rules, "d.csv": rows])
        for limit in [[], ["--max-violations", "12345"]] {
            let outputs = try ["1", "4"].map { jobs in
                try Command.run(
                    [
                        "check", "d.csv", "--rules", "r.yaml", "--coverage", "--output", "json", "--quiet", "--jobs",
                        jobs,
                    ] + limit,
                    in: folder.path
                ).output
            }
            let coverage = outputs.map { $0.components(separatedBy: "\"coverage\":").last ?? "" }
            #expect(coverage[0] == coverage[1] && coverage[0].contains("\"role\":\"belowMin\""), "\(limit)")
        }
    }

    /// A number of rules and of records, counted in another way.
    @Test func coverageIsThatOfRecords() throws {
        let folder = try Folder(["r.yaml": Self.rules, "d.csv": Self.data])
        let run = try Command.run(
            "check", "d.csv", "--rules", "r.yaml", "--coverage", "--output", "json", "--quiet", in: folder)
        let coverage = (Self.object(run.output)["coverage"] as? [[String: Any]])?.first ?? [:]
        let rules = coverage["rules"] as? [[String: Any]] ?? []
        for rule in rules {
            let skipped = (rule["skipped"] as? [String: Int] ?? [:]).values.reduce(0, +)
            #expect((rule["ran"] as? Int ?? 0) + skipped == 3, "\(rule)")
        }
        #expect(rules.count == 7)
    }

    @Test func cover() throws {
        let folder = try Folder(["r.yaml": Self.rules, "d.csv": Self.data])
        let made = try Command.run("sample", "r.yaml", "--cover", "d.csv", "--output", "csv", in: folder)
        #expect(made.status == 0, "\(made.error)")
        #expect(made.error.contains(" of 6 rules pass and fail with them"), "\(made.error)")
        // The records by themselves are not all; together with the data they are.
        let header = made.output.split(separator: "\n").first.map(String.init) ?? ""
        #expect(header.contains("age") && made.output.contains("121"), "\(made.output)")
        #expect(try Command.run("sample", "r.yaml", "--cover", "d.csv", "--invalid", in: folder).status == 2)
    }

    // MARK: Mutation

    @Test func mutate() throws {
        let rules =
            "rules:\n  - { attributes: age, type: number, min: 18 }\n  - { attributes: c, type: in, range: [US, DE] }\n"
        let folder = try Folder(["r.yaml": rules])
        try FileManager.default.createDirectory(atPath: "\(folder.path)/f", withIntermediateDirectories: true)
        folder.write("f/a.csv", "age,c\n17,US\n40,DE\n20,XX\n")
        let run = try Command.run("mutate", "r.yaml", "--data", "f", "--json", in: folder)
        #expect(run.status == 1, "\(run.error)")
        let survivors = Self.object(run.output)["survivors"] as? [[String: Any]] ?? []
        let bound = survivors.first { $0["kind"] as? String == "bound" }
        #expect(bound?["option"] as? String == "min" && bound?["new"] as? Int == 19, "\(run.output)")
        #expect(!survivors.contains { $0["kind"] as? String == "removed" || $0["kind"] as? String == "member" })
        // The record that would notice does.
        let witness = (bound?["record"] as? [String: Any])?["age"].map { "\($0)" } ?? ""
        #expect(witness == "18", "\(run.output)")
        folder.write("f/b.csv", "age,c\n18,US\n17.5,US\n")
        let text = try Command.run("mutate", "r.yaml", "--data", "f", in: folder)
        #expect(!text.output.contains("min 18 → 19"), "\(text.output)")
    }

    @Test(arguments: [
        (["--data", "none"], "none"), (["--data", "-"], "not standard input"),
        (["--data", "empty"], "there is no CSV, JSON or NDJSON"),
        (["--data", "d.csv", "--scenario", "x"], "x"),
        (["--data", "d.csv", "--most", "0"], "--most must be 1 or more"),
        ([], "--data"),
    ]) func mutateMistakes(_ arguments: [String], _ message: String) throws {
        let folder = try Folder(["r.yaml": Self.rules, "d.csv": Self.data])
        try FileManager.default.createDirectory(atPath: "\(folder.path)/empty", withIntermediateDirectories: true)
        let run = try Command.run(["mutate", "r.yaml"] + arguments, in: folder.path)
        #expect(run.status == 2 && run.output.isEmpty && run.error.contains(message), "\(run.error)")
    }
}
#endif
