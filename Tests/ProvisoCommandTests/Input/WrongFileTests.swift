#if Command
import Testing

/// A file that is another one than the rules are for: it is told once what it lacks, not once for each row.
@Suite struct WrongFileTests {
    private static let rules = """
        columns: { required: [email, zip] }
        attributes: { place: { column: [town, city] } }
        rules:
          - [ [name, email, place], required ]
          - [ email, email ]
          - { attributes: zip, type: required, atMost: 10 % }
          - { attributes: zip, type: string, min: 3, skipOnEmpty: false }
          - [ [name, zip], allOrNone ]

        """

    private static func folder() throws -> Folder {
        try Folder(["r.yaml": rules, "a.csv": "name,mail,town\nx,,\n,a,b\nz,,c\n"])
    }

    private static let columns = [
        "The column “email” is missing. There is a column “mail”.", "The column “zip” is missing.",
    ]

    /// Rows that all have another number of cells than the header say what was probably meant.
    @Test(
        arguments: [
            ("# note\nf1,f2\n1,2\n", "--skip-rows 1"), ("a,b\n1,2,3\n4,5,6\n", "name all columns with --columns"),
            ("a,b,c\n1,2\n3,4\n", "--short-rows"), ("a,b\n1;2\n3;4\n", "different delimiters"),
            ("a,b\n1,2,3\n4,5\n", nil), ("a,b\n1\n", nil),
        ] as [(String, String?)])
    func rowsOfAnotherWidth(data: String, advice: String?) throws {
        let folder = try Folder(["r.yaml": "rules: [[a, required]]", "a.csv": data])
        let run = try Command.run("check", "a.csv", "--rules", "r.yaml", in: folder)
        let warnings = run.errorLines.filter { $0.hasPrefix("warning: a.csv: every row") }
        #expect(warnings.count == (advice == nil ? 0 : 1), "\(run.error)")
        if let advice { #expect(warnings.first?.contains(advice) ?? false, "\(run.error)") }
    }

    @Test(arguments: ["1", "4"]) func missingColumns(jobs: String) throws {
        let run = try Command.run(
            "check", "a.csv", "--rules", "r.yaml", "--jobs", jobs, "--output", "ndjson", in: try Self.folder())
        #expect(run.status == 1)
        let messages = try run.lines.map { try JSON.object(String($0))["message"] as? String }
        // `place` has its other column, so its values are judged.
        #expect(messages == Self.columns + ["Place is required.", "Name is required."])
        #expect(
            run.errorWithoutTime == """
                3 rows, 2 with problems (4 violations, 2 of the file as a whole) in 0.00 s; \
                10 not shown, as their columns are missing

                """)
    }

    /// A baseline, a log and a summary know no more of them than what is printed.
    @Test func counts() throws {
        let folder = try Self.folder()
        let json = try Command.run("check", "a.csv", "--rules", "r.yaml", "--output", "json", in: folder)
        #expect(json.output.contains(#""violations":4,"stopped":false,"ofMissingColumns":10}"#))
        _ = try Command.run(
            "check", "a.csv", "--rules", "r.yaml", "--write-baseline", "known", "--summary", "s.md", in: folder)
        #expect(folder.text(of: "known")?.contains("zip") == false)
        let summary = try #require(folder.text(of: "s.md"))
        #expect(summary.contains("10 more are not shown, as their columns are missing."))
        #expect(!summary.contains("no record has"))
        let known = try Command.run(
            "check", "a.csv", "--rules", "r.yaml", "--baseline", "known", "--output", "ndjson", in: folder)
        #expect(known.output.isEmpty && known.status == 0)
    }

    /// Rows without what is required are no good rows, and say why where they are kept.
    @Test func partedInTwo() throws {
        let folder = try Self.folder()
        _ = try Command.run(
            "check", "a.csv", "--rules", "r.yaml", "--write", "good.csv", "--only-valid", "--rejects", "bad.csv",
            in: folder)
        #expect(folder.text(of: "good.csv") == "name,mail,town\n")
        let bad = try #require(folder.text(of: "bad.csv")).split(separator: "\n")
        #expect(bad.count == 4 && bad.dropFirst().allSatisfy { $0.contains("Email is required.") })
    }

    /// What has a default has a value, which is judged.
    @Test func defaults() throws {
        let folder = try Folder([
            "r.yaml": "columns: { required: [n] }\nrules: [[n, default, { value: x }], [n, number]]", "a.csv": "m\n1\n",
        ])
        let run = try Command.run("check", "a.csv", "--rules", "r.yaml", in: folder)
        #expect(run.output.contains("N must be a number.") && !run.error.contains("not shown"))
    }

    /// Only what was told as a violation is not told as a warning; of each file by itself.
    @Test func severalFiles() throws {
        let folder = try Self.folder()
        folder.write("b.csv", "name,email,zip,city\nx,a@example.com,12345,y\n")
        let run = try Command.run("check", "a.csv", "b.csv", "--rules", "r.yaml", in: folder)
        #expect(!run.error.contains("no record has"))
        #expect(run.error.contains("4 rows, 2 with problems (4 violations, 2 of files as a whole)"))
        let cut = try Command.run("check", "a.csv", "--rules", "r.yaml", "--max-violations", "1", in: folder)
        #expect(cut.lines.count == 1)
        #expect(cut.error.contains("no record has the attribute `zip`"))
        #expect(!cut.error.contains("no record has the attribute `email`"))
    }

    /// What is wrong with a file is no row's.
    @Test(arguments: [
        ("records: [2, 9]", "1 row, 0 with problems (1 violation of the file as a whole)"),
        ("columns: { required: [b], forbidden: [a] }", "1 row, 0 with problems (2 violations of the file as a whole)"),
        ("rules: [[a, number]]", "1 row, 1 with problems (1 violation)"),
        (
            "records: [2, 9]\nrules: [[a, number, { severity: warning }]]",
            "1 row, 0 with problems (1 violation, 1 warning, 1 of the file as a whole)"
        ),
    ])
    func wholeFile(rules: String, expected: String) throws {
        let all = rules.contains("rules:") ? rules : rules + "\nrules: [[a, trim]]"
        let run = try Command.run(
            "check", "a.csv", "--rules", "r.yaml", in: try Folder(["r.yaml": all, "a.csv": "a\nx\n"]))
        #expect(run.error.contains(expected + " in "), "\(run.error)")
    }

    /// Nobody knows how much of a file was judged when the check was stopped in the midst of a block.
    @Test func progressOfAStoppedCheck() throws {
        let folder = try Folder([
            "r.yaml": "rules: [[a, number]]", "a.csv": "a\nx\ny\n", "one.csv": "a\n1\n",
            "a.json": "[{\"a\":\"x\"},{\"a\":\"y\"}]",
        ])
        for file in ["a.csv", "a.json"] {
            let run = try Command.run(
                "check", file, "--rules", "r.yaml", "--fail-fast", "--progress", "always", in: folder)
            #expect(!run.error.contains("100 %"), "\(file)")
        }
        let run = try Command.run("check", "one.csv", "--rules", "r.yaml", "--progress", "always", in: folder)
        #expect(run.error.contains("100 %  1 record\r"))
    }

    /// Lines are spelled as in places, in each language.
    @Test(arguments: ["en", "de", "fr", "pl", "hi"]) func lineNumbers(locale: String) throws {
        let rows = (1...1500).map { "\($0)" } + ["1500"]
        let folder = try Folder([
            "r.yaml": "rules: [[a, unique], [a, sorted, { as: number, strict: true }]]",
            "a.csv": "a\n" + rows.joined(separator: "\n") + "\n",
        ])
        let run = try Command.run("check", "a.csv", "--rules", "r.yaml", "--locale", locale, in: folder)
        #expect(run.lines.count == 2 && run.lines.allSatisfy { $0.contains(/1501\D/) }, "\(run.output)")
    }

    /// On standard error a summary is read by people: nothing is spelled as Markdown needs it.
    @Test func summaryForPeople() throws {
        let folder = try Folder(["r.yaml": "rules: [[first_name, each, { rule: { type: number } }]]"])
        folder.write("a.ndjson", #"{"first_name":["x"]}"# + "\n")
        let run = try Command.run("check", "a.ndjson", "--rules", "r.yaml", "--quiet", "--summary", "-", in: folder)
        #expect(
            run.errorLines.joined(separator: "\n") == """
                ### 1 error in 1 of 1 record
                | severity | attribute    | rule   | code        | violations | records | first      |
                |----------|--------------|--------|-------------|-----------:|--------:|------------|
                | error    | first_name[] | number | number.type |          1 |       1 | a.ndjson:1 |
                """)
    }
}
#endif
