#if Command
import TestSupport
import Testing

/// `--max-violations` and `--fail-fast`.
@Suite struct LimitTests {
    /// Two violations in records 2 and 4, a warning in 1 and 3.
    private static let rules = """
        rules:
          - [ a, required ]
          - [ b, number ]
          - { attributes: w, type: string, max: 1, severity: warning }

        """
    private static let files = [
        "a.csv": "a,b,w\nx,1,yy\n,z,y\nx,1,yy\n,z,y\n",
        "a.ndjson":
            "{\"a\":\"x\",\"w\":\"yy\"}\n{\"a\":\"\",\"b\":\"z\"}\n{\"a\":\"x\",\"w\":\"yy\"}\n{\"a\":\"\",\"b\":\"z\"}\n",
        "a.json":
            "[{\"a\":\"x\",\"w\":\"yy\"},{\"a\":\"\",\"b\":\"z\"},{\"a\":\"x\",\"w\":\"yy\"},{\"a\":\"\",\"b\":\"z\"}]",
    ]

    private func folder() throws -> Folder {
        let folder = try Folder(["rules.yaml": Self.rules])
        for (name, text) in Self.files { folder.write(name, text) }
        return folder
    }

    static let limits = Sweep.cases(
        (1...6).flatMap { limit in ["a.csv", "a.ndjson", "a.json"].map { ($0, limit) } }, sample: 7)

    /// Warnings between the errors are printed and do not count; behind the last error that is wanted comes nothing.
    @Test(arguments: limits)
    func maxViolations(_ file: String, _ limit: Int) throws {
        let folder = try folder()
        let all = try Command.run("check", file, "--rules", "rules.yaml", in: folder).lines
        #expect(all.count == 6)
        let printed = [2, 3, 5, 6, 6, 6][limit - 1]
        for output in ["text", "ndjson", "github"] {
            for jobs in ["1", "4"] {
                let run = try Command.run(
                    "check", file, "--rules", "rules.yaml", "--max-violations", "\(limit)", "--output", output,
                    "--jobs",
                    jobs, "--write", "out", in: folder)
                #expect(run.lines.count == printed)
                if output == "text" { #expect(run.lines == Array(all.prefix(printed))) }
                #expect(run.status == 1)
                #expect(run.error.contains("stopped early") == (limit < 4))
                #expect(run.error.contains("out was not written") == (limit < 4))
                #expect(folder.names.contains("out") == (limit >= 4))
                if limit < 4 { #expect(run.error.contains("--max-violations")) }
            }
        }
        let json = try JSON.object(
            Command.run(
                "check", file, "--rules", "rules.yaml", "--max-violations", "\(limit)", "--output", "json", in: folder
            ).output)
        #expect((json["violations"] as? [Any])?.count == printed)
        let summary = try #require(json["summary"] as? [String: Any])
        #expect(summary["violations"] as? Int == printed)
        #expect(summary["stopped"] as? Bool == (limit < 4))
    }

    @Test(arguments: ["a.csv", "a.ndjson", "a.json"])
    func failFast(_ file: String) throws {
        let folder = try folder()
        let all = try Command.run("check", file, "--rules", "rules.yaml", in: folder).lines
        for jobs in ["1", "4"] {
            let run = try Command.run(
                "check", file, "--rules", "rules.yaml", "--fail-fast", "--jobs", jobs, "--write", "out", in: folder)
            #expect(run.lines == Array(all.prefix(3)), "the warning before, and the whole of the first bad record")
            #expect(run.status == 1)
            #expect(run.error.contains("out was not written") && run.error.contains("--fail-fast"), "\(run.error)")
            #expect(!folder.names.contains("out"))
        }
    }

    /// A run that reaches its limit with the very last thing in the data has stopped nothing.
    @Test(arguments: [
        ("a.csv", "a,b,w\nx,1,1\n,1,1\n"), ("a.csv", "a,b,w\nx,1,1\n,1,1\n\n\n"), ("a.csv", "a,b,w\n,1,1"),
        ("a.ndjson", "{\"a\":1}\n{}\n"), ("a.ndjson", "{}\n\n  \n"), ("a.json", "[{\"a\":1},{}]"), ("a.json", "{}"),
        ("a.csv", "a,b,w\nx\n"), ("a.ndjson", "bad"),
    ])
    func limitAtTheVeryEnd(_ file: String, _ data: String) throws {
        for limit in [["--fail-fast"], ["--max-violations", "1"]] {
            let folder = try Folder(["rules.yaml": Self.rules, file: data])
            let run = try Command.run(
                ["check", file, "--rules", "rules.yaml", "--write", "out"] + limit, in: folder.path)
            #expect(run.status == 1)
            #expect(run.lines.count == 1)
            #expect(!run.error.contains("stopped"))
            #expect(folder.text(of: "out") == data)
        }
    }

    /// Rules that are judged after the last record stop nothing either, unless they have something to tell.
    @Test(arguments: [
        "[id, unique]", "[id, sorted]", "{ attributes: id, type: distinct, max: 5 }",
        "{ attributes: id, type: required, atMost: 50 % }",
        "{ attributes: id, type: compare, operator: '!=', compareExpression: previous.id + 10 }",
    ])
    func limitAtTheVeryEndBeforeRulesAcrossRecords(_ rule: String) throws {
        let rules = "records: { min: 1 }\nrules: [[n, number, { max: 50 }], \(rule)]"
        for (file, data, more) in [
            ("a.csv", "id,n\n1,5\n3,6\n4,60\n", "id,n\n1,5\n3,60\n4,6\n"),
            ("a.ndjson", "{\"id\":1}\n{\"id\":2,\"n\":60}\n", "{\"id\":2,\"n\":60}\n{\"id\":3}\n"),
            ("a.json", "[{\"id\":1},{\"id\":2,\"n\":60}]", "[{\"id\":2,\"n\":60},{\"id\":3}]"),
        ] {
            for limit in [["--fail-fast"], ["--max-violations", "1"], ["--fail-fast", "--jobs", "3"]] {
                let folder = try Folder(["rules.yaml": rules, file: data])
                let arguments = ["check", file, "--rules", "rules.yaml", "--write", "out"] + limit
                let run = try Command.run(arguments, in: folder.path)
                #expect(run.lines.count == 1 && run.status == 1)
                #expect(!run.error.contains("stopped"), "\(run.error)")
                #expect(folder.text(of: "out") == data)
                folder.write(file, more)
                #expect(try Command.run(arguments, in: folder.path).error.contains("stopped early"))
            }
        }
    }

    /// What they have to tell behind the limit is left out, and then the check was stopped.
    @Test(arguments: [
        "rules: [[n, number, { max: 50 }], [id, distinct, { min: 9 }]]",
        "records: { min: 9 }\nrules: [[n, number, { max: 50 }]]",
    ])
    func limitAtTheVeryEndBeforeWhatIsFoundThen(_ rules: String) throws {
        let folder = try Folder(["rules.yaml": rules, "a.csv": "id,n\n1,5\n2,7\n1,60\n"])
        for jobs in ["1", "3"] {
            let run = try Command.run(
                "check", "a.csv", "--rules", "rules.yaml", "--fail-fast", "--jobs", jobs, "--write", "out", in: folder)
            #expect(run.lines.count == 1)
            #expect(run.error.contains("stopped early") && run.error.contains("out was not written"))
        }
    }

    /// What is left in another file counts too.
    @Test func limitsGoAcrossFiles() throws {
        let folder = try Folder(["rules.yaml": Self.rules, "a.csv": "a,b,w\n,1,1\n", "b.csv": "a,b,w\n,1,1\n,1,1\n"])
        for (limit, lines, isStopped) in [("1", 1, true), ("2", 2, true), ("3", 3, false), ("4", 3, false)] {
            let run = try Command.run(
                "check", "a.csv", "b.csv", "--rules", "rules.yaml", "--max-violations", limit, in: folder)
            #expect(run.lines.count == lines)
            #expect(run.error.contains("stopped") == isStopped)
        }
        let run = try Command.run("check", "a.csv", "b.csv", "--rules", "rules.yaml", "--fail-fast", in: folder)
        #expect(run.lines.count == 1)
        #expect(run.error.contains("stopped"))
    }

    /// Warnings alone do not stop `--fail-fast`, and leave the status at 0.
    @Test func warningsAreNoErrors() throws {
        let folder = try Folder(["rules.yaml": Self.rules, "a.csv": "a,b,w\nx,1,yy\nx,1,yy\n"])
        let run = try Command.run(
            "check", "a.csv", "--rules", "rules.yaml", "--fail-fast", "--write", "out", "--only-valid", in: folder)
        #expect(run.status == 0)
        #expect(run.lines.count == 2)
        #expect(run.errorWithoutTime == "2 rows, 0 with problems (2 warnings) in 0.00 s\n")
        #expect(folder.text(of: "out") == "a,b,w\nx,1,yy\nx,1,yy\n")
    }

    /// The errors of a record count, not its warnings, and what follows the last one is left.
    @Test func warningsDoNotCount() throws {
        let folder = try Folder([
            "rules.yaml":
                "rules: [[w, string, { max: 1, severity: warning }], [a, required], [b, required, { severity: info }]]",
            "a.csv": "a,b,w\n,,yy\n", "w.csv": "a,b,w\nx,,yy\nx,,yy\n",
        ])
        let run = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--max-violations", "1", in: folder)
        #expect(run.lines.count == 2)
        #expect(run.status == 1)
        #expect(run.error.contains("1 with problems") && run.error.contains("stopped"))
        let warnings = try Command.run("check", "w.csv", "--rules", "rules.yaml", "--max-violations", "1", in: folder)
        #expect(warnings.lines.count == 4)
        #expect(warnings.status == 0 && !warnings.error.contains("stopped"))
    }

    /// What is found out after the last record counts too, and is left out behind the limit.
    @Test(arguments: [(1, true), (2, false), (3, false)]) func foundAtTheEnd(_ limit: Int, _ isStopped: Bool) throws {
        let folder = try Folder([
            "rules.yaml":
                "rules: [{ attributes: a, type: required, atMost: 20 % }, { attributes: b, type: required, atMost: 20 % }]",
            "a.csv": "a,b\n,\n,\n",
        ])
        let run = try Command.run(
            "check", "a.csv", "--rules", "rules.yaml", "--max-violations", "\(limit)", "--write", "w.csv", in: folder)
        #expect(run.error.contains("stopped early") == isStopped, "\(run.error)")
        #expect((folder.text(of: "w.csv") == nil) == isStopped)
        #expect(run.lines.count { $0.contains("At most 20%") } == min(limit, 2), "\(run.output)")
    }

    /// A long file: exactly as many, whatever the threads do.
    @Test(arguments: Sweep.cases([2, 1, 8], sample: 1))
    func longFile(_ jobs: Int) throws {
        let data = "a,b,w\n" + (1...60_000).map { $0 % 3 == 0 ? ",\($0),z\n" : "x,\($0),z\n" }.joined()
        let folder = try Folder(["rules.yaml": Self.rules, "a.csv": data])
        for limit in [1, 6_999, 20_000] {
            let run = try Command.run(
                "check", "a.csv", "--rules", "rules.yaml", "--max-violations", "\(limit)", "--jobs", "\(jobs)",
                "--output", "ndjson", in: folder)
            #expect(run.lines.count == limit)
            #expect(run.lines.last?.contains("\"record\":\(limit * 3),") ?? false)
            #expect(run.error.contains("stopped") == (limit < 20_000))
        }
        let run = try Command.run(
            "check", "a.csv", "--rules", "rules.yaml", "--fail-fast", "--jobs", "\(jobs)", in: folder)
        #expect(run.lines.count == 1)
        #expect(run.errorWithoutTime.contains("3 rows, 1 with problems (1 violation) in 0.00 s; stopped early"))
    }
}
#endif
