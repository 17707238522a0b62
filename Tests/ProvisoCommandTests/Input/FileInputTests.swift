#if Command
import Foundation
import Testing

/// Files that are not just a header and rows: other delimiters, comments, lines before the header, compressed ones, several.
@Suite struct FileInputTests {
    private static let rules = "rules: [[a, required], [b, number]]"

    private func check(_ folder: Folder, _ arguments: String...) throws -> Run {
        try Command.run(["check"] + arguments + ["--rules", "rules.yaml"], in: folder.path)
    }

    /// The lines of violations and the status.
    private func lines(_ folder: Folder, _ arguments: [String]) throws -> [Int] {
        let run = try Command.run(
            ["check"] + arguments + ["--rules", "rules.yaml", "--output", "ndjson"], in: folder.path)
        return try run.lines.compactMap { try JSON.object(String($0))["line"] as? Int } + [Int(run.status)]
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        var arguments: [String] = []
        let lines: [Int]
        var testDescription: String { "\(arguments) \(text.debugDescription)" }
    }

    static let cases = [
        Case(text: "sep=;\na;b\n1;2\n;3\n", lines: [4, 1]),
        Case(text: "\u{FEFF}sep=;\r\na;b\r\n1;x\r\n", lines: [3, 1]),
        Case(text: "\"sep=\\t\"\na\tb\n\t2\n", lines: [3, 1]),
        Case(text: "sep=;\na,b\n,2\n", arguments: ["--delimiter", ","], lines: [3, 1]),
        Case(text: "sep=;\na;b\n;2\n", arguments: ["--delimiter", "auto"], lines: [3, 1]),
        Case(text: "sep=;\n;2\n", arguments: ["--no-header"], lines: [2, 1]),
        Case(text: "a;b\n;2\n", arguments: ["--delimiter", "auto"], lines: [2, 1]),
        Case(text: "a|b\n1|2\n1|x\n", arguments: ["--delimiter", "auto"], lines: [3, 1]),
        Case(text: "# \"x\na,b\n# y\n1,2\n#,\n,2\n#", arguments: ["--comment", "#"], lines: [6, 1]),
        Case(text: "a,b\n\"#1\n#2\",2\n,x\n", arguments: ["--comment", "#"], lines: [4, 4, 1]),
        Case(text: "//\r\n\r\na,b\r\n//,\r\n,2\r\n", arguments: ["--comment", "//"], lines: [5, 1]),
        Case(text: "Title \"of it\n\na,b\n,2\n", arguments: ["--skip-rows", "2"], lines: [4, 1]),
        Case(
            text: "sep=;\nTitle\n#x\na;b\n#\n;2\n", arguments: ["--skip-rows", "2", "--comment", "#"], lines: [6, 1]),
        Case(text: "Title\na,b\n1,2\n\"x", arguments: ["--skip-rows", "1"], lines: [2]),
        Case(text: "a,,\n,1,2\n", lines: [2, 1]),
    ]

    @Test(arguments: cases) func records(_ example: Case) throws {
        let folder = try Folder(["rules.yaml": Self.rules, "a.csv": example.text])
        for jobs in ["1", "2"] {
            #expect(try lines(folder, ["a.csv", "--jobs", jobs] + example.arguments) == example.lines)
        }
    }

    @Test func allLinesArePassedOver() throws {
        let folder = try Folder(["rules.yaml": Self.rules, "a.csv": "a,b\n1,2\n"])
        let run = try check(folder, "a.csv", "--skip-rows", "9")
        #expect(run.status == 2)
        #expect(run.error.contains("a.csv: there is no row behind the lines that are skipped"), "\(run.error)")
    }

    /// Errors are where they are, whatever was passed over.
    @Test func placesOfErrors() throws {
        let folder = try Folder(["rules.yaml": Self.rules, "a.csv": "sep=;\ntitle\n# \"\na;b\n1;\"2\n"])
        let run = try check(folder, "a.csv", "--skip-rows", "2", "--comment", "#")
        #expect(run.status == 2)
        #expect(run.error.contains("a.csv:5:3:"), "\(run.error)")
    }

    /// What is passed over is written as it was.
    @Test func writing() throws {
        let text = "sep=;\r\n\"Title\n# 1\n\na;b;;\n# 2 \"\n x ;1;;\n#3\n;1;;\n\n# 4"
        let folder = try Folder(["rules.yaml": "rules: [[a, trim], [a, required]]", "a.csv": text])
        let arguments = ["a.csv", "--skip-rows", "2", "--comment", "#", "--write", "out.csv"]
        _ = try Command.run(["check"] + arguments + ["--rules", "rules.yaml"], in: folder.path)
        #expect(folder.text(of: "out.csv") == text.replacing(" x ", with: "x"))
        _ = try Command.run(["check"] + arguments + ["--only-valid", "--rules", "rules.yaml"], in: folder.path)
        #expect(
            folder.text(of: "out.csv")
                == text.replacing(" x ", with: "x").replacing(";1;;\n\n", with: "\n").replacing("x\n", with: "x;1;;\n"))
    }

    /// Comments that fill blocks of their own, before the header and in between.
    @Test func manyComments() throws {
        let comments = String(repeating: "# \"comment\n", count: 60_000)
        let text = comments + "a,b\n 1,2\n" + comments + ",3\n" + comments
        let folder = try Folder(["rules.yaml": "rules: [[a, trim], [a, required]]", "a.csv": text])
        let run = try check(folder, "a.csv", "--comment", "#", "--write", "out.csv", "--jobs", "2")
        #expect(run.lines.count == 1 && run.output.hasPrefix("a.csv:120003 "), "\(run.output)")
        #expect(folder.text(of: "out.csv") == text.replacing(" 1,2", with: "1,2"))
    }

    /// Columns without a name are called by their number; a column of that name keeps it.
    @Test func columnsWithoutNames() throws {
        let folder = try Folder([
            "rules.yaml": "rules: [[column1, required], [column3, number]]", "a.csv": "\"\",a,\n,x,y\n",
            "b.csv": ",column1,\n1,,2\n",
        ])
        #expect(try check(folder, "a.csv").lines.count == 2)
        let other = try check(folder, "b.csv", "--write", "out.csv")
        #expect(other.lines.count == 1)
        #expect(folder.text(of: "out.csv") == ",column1,\n1,,2\n")
    }

    @Test func delimiterIsTold() throws {
        let folder = try Folder([
            "rules.yaml": "rules: [[a, required]]", "a.csv": "a;b\n1;2\n", "b.csv": "a\n1\n", "c.tsv": "a\tb\n1\t2\n",
        ])
        #expect(try check(folder, "a.csv", "--delimiter", "auto").error.contains("delimiter `;`"))
        #expect(try check(folder, "b.csv", "--delimiter", "auto").error.contains("delimiter `,`, since"))
        let several = try check(folder, "a.csv", "b.csv", "c.tsv", "--delimiter", "auto")
        #expect(several.status == 0)
        #expect(several.errorLines.contains { $0.hasPrefix("a.csv:") && $0.contains("delimiter `;`") })
        #expect(several.errorLines.contains { $0.hasPrefix("c.tsv:") && $0.contains("delimiter tab") })
        #expect(!(try check(folder, "b.csv")).error.contains("delimiter"))
        // Without being asked for, what is wrong and how to fix it, once.
        let hint = try check(folder, "a.csv")
        #expect(hint.errorLines.count { $0.hasPrefix("warning: a.csv:") && $0.contains("--delimiter ';'") } == 1)
        #expect(!(try check(folder, "a.csv", "--delimiter", ",")).error.contains("--delimiter"))
        #expect((try check(folder, "a.csv", "--quiet")).error.isEmpty)
        // Each file has the delimiter of its ending.
        #expect(try lines(folder, ["c.tsv", "b.csv"]) == [0])
    }

    // MARK: Compressed files

    private static let hasTools = ["gzip", "zstd"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

    @Test(.enabled(if: hasTools), arguments: ["gzip", "zstd"]) func compressed(_ tool: String) throws {
        let ending = tool == "gzip" ? "gz" : "zst"
        let folder = try Folder([
            "rules.yaml": Self.rules, "a.csv": "a,b\n1,2\n,3\n", "b.ndjson": "{\"a\":\"\",\"b\":1}\n",
            "c.json": "[{\"b\":1}]",
        ])
        let script = """
            \(tool) -k a.csv b.ndjson c.json || exit 9; \
            "$1" check a.csv.\(ending) b.ndjson.\(ending) c.json.\(ending) --rules rules.yaml; \
            "$1" check --rules rules.yaml < b.ndjson.\(ending); "$1" check --format csv --rules rules.yaml < a.csv.\(ending); \
            head -c 20 a.csv.\(ending) > cut.csv; "$1" check cut.csv --rules rules.yaml
            """
        let run = try Command.run(script: script, in: folder.path)
        let names =
            [
                "a.csv.\(ending):3", "b.ndjson.\(ending):1", "c.json.\(ending):1", "-:1", "-:3",
            ] + (tool == "zstd" ? ["cut.csv:3"] : [])  // All but the checksum came.
        #expect(run.lines.count == names.count)
        for (line, name) in zip(run.lines, names) { #expect(line.hasPrefix(name), "\(line)") }
        #expect(run.status == 2 && run.error.contains("cut.csv: the \(tool) data"), "\(run.error)")
        let written = try check(folder, "a.csv.\(ending)", "--write", "out.csv")
        #expect(written.status == 1 && folder.text(of: "out.csv") == "a,b\n1,2\n,3\n")
        #expect(try check(folder, "a.csv.\(ending)", "--write", "out.csv.\(ending)").status == 2)
    }

    /// Memory does not grow with what comes of a file, and what comes of it has an end.
    @Test(.enabled(if: hasTools)) func bombs() throws {
        let folder = try Folder(["rules.yaml": Self.rules])
        let script = """
            head -c 100000000 /dev/zero | tr '\\0' ' ' | gzip > a.json.gz; "$1" check a.json.gz --rules rules.yaml
            """
        let run = try Command.run(script: script, in: folder.path)
        #expect(run.status == 2 && run.error.contains("expands"), "\(run.error)")
    }

    #if os(Linux)
    @Test(.enabled(if: hasTools)) func libraryThatIsNotThere() throws {
        let folder = try Folder(["rules.yaml": Self.rules, "a.csv": "a,b\n1,2\n", "libzstd.so.1": "", "libzstd.so": ""])
        let run = try Command.run(
            script: "zstd -q a.csv; LD_LIBRARY_PATH=. \"$1\" check a.csv.zst --rules rules.yaml", in: folder.path)
        #expect(run.status == 2)
        #expect(run.error.contains("libzstd.so.1") && run.error.contains("install"), "\(run.error)")
    }
    #endif

    // MARK: Several files

    @Test func patterns() throws {
        let folder = try Folder([
            "rules.yaml": Self.rules, "b.csv": "a,b\n,1\n", "a.csv": "a,b\n1,1\n", "[x].csv": "a,b\n,1\n",
            "c.tsv": "a\tb\n\t1\n",
        ])
        let run = try check(folder, "*.csv", "c.*")
        #expect(run.lines.map { $0.prefix { $0 != ":" } } == ["[x].csv", "b.csv", "c.tsv"])
        #expect(run.status == 1)
        #expect(run.errorLines.map { $0.prefix { $0 != ":" } }.prefix(4) == ["[x].csv", "a.csv", "b.csv", "c.tsv"])
        #expect(try check(folder, "[x].csv").lines.count == 1)
        let none = try check(folder, "a.csv", "*.json", "--output", "json")
        #expect(none.status == 2)
        #expect(none.error.contains("*.json: no file"))
        let summary = try #require(try JSON.object(none.output)["summary"] as? [String: Any])
        let files = try #require(summary["files"] as? [[String: Any]])
        #expect(files.map { $0["file"] as? String } == ["a.csv", "*.json"])
        #expect(files.map { $0["stopped"] as? Bool } == [false, true])
        #expect(files.map { $0["records"] as? Int } == [1, 0])
        let one = try check(folder, "a.*", "--output", "json")
        #expect(try #require(try JSON.object(one.output)["summary"] as? [String: Any])["files"] == nil)
    }

    /// Of many files those with problems have a line of their own, and the rest one together.
    @Test func manyFiles() throws {
        let folder = try Folder(["rules.yaml": Self.rules])
        for number in 10..<60 { folder.write("\(number).csv", number % 25 == 0 ? "a,b\n,1\n" : "a,b\n1,1\n") }
        let run = try check(folder, "*.csv")
        #expect(
            run.errorWithoutTime == """
                25.csv: 1 row, 1 with problems
                50.csv: 1 row, 1 with problems
                48 more files: 48 rows, 0 with problems
                50 rows, 2 with problems (2 violations) in 0.00 s

                """)
    }
}
#endif
