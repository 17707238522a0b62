#if Command
import Testing

/// `--summary`: what was found by attribute and rule, in Markdown.
@Suite struct SummaryFileTests {
    private let rules = """
        rules:
          - [ name, required ]
          - { attributes: first_age, type: number, max: 99, severity: warning }
          - { attributes: tags, type: each, rule: { type: in, range: [a] } }

        """
    private let data = """
        {"name":"","first_age":100,"tags":["x","y"]}
        {"name":"x"}
        {"name":"x","tags":["a","x"]}

        """

    private func folder() throws -> Folder { try Folder(["rules.yaml": rules, "a.ndjson": data, "b.ndjson": data]) }

    @Test func table() throws {
        let folder = try folder()
        let run = try Command.run(
            "check", "a.ndjson", "b.ndjson", "--rules", "rules.yaml", "--summary", "s.md", "--quiet", in: folder)
        #expect(run.status == 1 && run.error.isEmpty)
        #expect(
            folder.text(of: "s.md") == """
                ### 8 errors in 4 of 6 records

                2 violations of less weight.

                | severity | attribute | rule | code | violations | records | first |
                |---|---|---|---|--:|--:|---|
                | error | tags&#91;&#93; | in | in | 6 | 4 | a.ndjson:1 |
                | error | name | required | required | 2 | 2 | a.ndjson:1 |
                | warning | first\\_age | number | number.tooBig | 2 | 2 | a.ndjson:1 |

                """)
    }

    @Test func onStandardError() throws {
        let run = try Command.run(
            "check", "a.ndjson", "--rules", "rules.yaml", "--summary", "-", "--quiet", in: try folder())
        #expect(run.errorLines.first == "### 4 errors in 2 of 3 records")
        #expect(run.errorLines.count == 7)
    }

    /// Other commands of the step may have written there before.
    @Test func stepSummary() throws {
        let folder = try folder()
        folder.write("steps", "before")
        for name in ["steps", "./steps"] {
            _ = try Command.run(
                ["check", "a.ndjson", "--rules", "rules.yaml", "--summary", name], in: folder.path,
                environment: ["GITHUB_STEP_SUMMARY": "steps"])
        }
        let text = try #require(folder.text(of: "steps"))
        #expect(text.hasPrefix("before\n### 4 errors"))
        #expect(text.split(separator: "###").count == 3)
        _ = try Command.run(["check", "a.ndjson", "--rules", "rules.yaml", "--summary", "steps"], in: folder.path)
        #expect(folder.text(of: "steps")?.hasPrefix("### 4 errors") == true)
    }

    @Test func sameForAnyNumberOfThreads() throws {
        let rows = (0..<5000).map {
            "{\"name\":\"\($0 % 3 == 0 ? "" : "x")\",\"first_age\":\($0),\"tags\":[\"\($0 % 5)\"]}"
        }
        let folder = try folder()
        folder.write("c.ndjson", rows.joined(separator: "\n"))
        let texts = try ["1", "2"].map { jobs in
            _ = try Command.run(
                "check", "c.ndjson", "--rules", "rules.yaml", "--summary", "s.md", "--jobs", jobs, in: folder)
            return try #require(folder.text(of: "s.md"))
        }
        #expect(texts[0] == texts[1])
        #expect(texts[0].contains("| error | tags&#91;&#93; | in | in | 5000 | 5000 |"))
    }

    /// What a check could not do stands there too.
    @Test func failuresAndWarnings() throws {
        let folder = try folder()
        folder.write("none.csv", "a,b\n1,2\n")
        _ = try Command.run(
            "check", "a.ndjson", "no.ndjson", "none.csv", "--rules", "rules.yaml", "--summary", "s.md", in: folder)
        let text = try #require(folder.text(of: "s.md"))
        #expect(text.contains("- error: no.ndjson") && text.contains("stopped early"))
        let run = try Command.run("check", "none.csv", "--rules", "rules.yaml", "--summary", "s.md", in: folder)
        #expect(run.status == 1)
        #expect(folder.text(of: "s.md")?.contains("- warning: no record has the attribute") == true)
    }

    @Test func badTargets() throws {
        for target in ["", "no/such", "."] {
            let run = try Command.run(
                "check", "a.ndjson", "--rules", "rules.yaml", "--summary", target, in: try folder())
            #expect(run.status == 2 && run.output.isEmpty, "\(target)")
        }
        let twice = try Command.run(
            "check", "a.ndjson", "--rules", "rules.yaml", "--summary", "o", "--rejects", "o", in: try folder())
        #expect(twice.status == 2 && twice.output.isEmpty)
    }
}
#endif
