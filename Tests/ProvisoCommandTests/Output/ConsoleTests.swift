#if Command
import Foundation
import Testing

/// What goes to standard error, and what keeps it silent.
@Suite struct ConsoleTests {
    private let files: KeyValuePairs = [
        "rules.yaml":
            "rules: [[a, required], [b, number], [nosuch, email], [\"x.y\", required, { when: { attribute: other, operator: notEmpty } }]]",
        "a.csv": "a,b\n,1\nx,1\n", "a.ndjson": "{\"a\":1,\"b\":2}\n{\"x\":{}}\n", "good.csv": "a,b\nx,1\n",
    ]

    /// Attributes that the rules name and no record has are reported, once, on standard error.
    @Test func unseenAttributes() throws {
        let folder = try Folder(files)
        let csv = try Command.run("check", "a.csv", "--rules", "rules.yaml", in: folder)
        #expect(csv.output.hasPrefix("a.csv:2") && csv.lines.count == 1)
        #expect(
            csv.errorWithoutTime == """
                warning: no record has the attribute `nosuch`, which the rules name
                warning: no record has the attribute `other`, which the rules name
                warning: no record has the attribute `x.y`, which the rules name
                2 rows, 1 with problems (1 violation) in 0.00 s

                """)
        let both = try Command.run("check", "a.csv", "a.ndjson", "--rules", "rules.yaml", in: folder)
        #expect(both.errorLines.count { $0.contains("`nosuch`") } == 1)
        #expect(!both.error.contains("`a`"))
    }

    /// What only one of several rules names, no record has to have.
    @Test func attributesOfOneOfSeveralShapes() throws {
        let folder = try Folder([
            "rules.yaml": """
            rules:
              - attributes: owner
                type: any
                rules: [{ type: nested, rules: [[name, required]] }, { type: each, rule: { type: nested, rules: [[id, required]] } }]
            """,
            "a.ndjson": "{\"owner\":[{\"id\":1}]}\n",
        ])
        let run = try Command.run("check", "a.ndjson", "--rules", "rules.yaml", "--strict", in: folder)
        #expect(run.status == 0 && !run.error.contains("warning"), "\(run.error)")
    }

    /// When a check stops early, nobody knows what the rest of the records have.
    @Test func nothingIsSaidOfRecordsThatWereNotRead() throws {
        let folder = try Folder([
            "rules.yaml": "rules: [[a, required], [b, required]]", "a.ndjson": "{}\n{\"a\":1}\n", "a.csv": "c\n1\n2\n",
        ])
        let run = try Command.run("check", "a.ndjson", "--rules", "rules.yaml", "--fail-fast", in: folder)
        #expect(!run.error.contains("no record has"))
        // The columns of a CSV file are known from its header.
        let csv = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--max-violations", "1", in: folder)
        #expect(csv.error.contains("no record has the attribute `a`"))
    }

    @Test func misspelledColumn() throws {
        let folder = try Folder(["rules.yaml": "rules: [[emial, required]]", "a.csv": "email\nx\n"])
        let run = try Command.run("check", "a.csv", "--rules", "rules.yaml", in: folder)
        #expect(run.status == 1)
        #expect(run.error.contains("`emial`"))
    }

    @Test func quiet() throws {
        let folder = try Folder(files)
        folder.write("warned.yaml", "scenarios: { s: [a] }\nrules: [[a, trim], [b, trim]]")
        for arguments in [
            ["a.csv", "--rules", "rules.yaml"], ["a.csv", "--rules", "rules.yaml", "--progress", "always"],
            ["a.csv", "--rules", "rules.yaml", "--max-violations", "1", "--write", "out"],
            ["a.csv", "--rules", "warned.yaml"],
        ] {
            let loud = try Command.run(["check"] + arguments, in: folder.path)
            #expect(!loud.error.isEmpty)
            let run = try Command.run(["check", "--quiet"] + arguments, in: folder.path)
            #expect(run.error.isEmpty, "\(run.error)")
            #expect(run.output == loud.output)
            #expect(run.status == loud.status)
        }
        let failed = try Command.run("check", "nofile.csv", "--rules", "rules.yaml", "--quiet", in: folder)
        #expect(failed.status == 2)
        #expect(failed.error.contains("nofile.csv"))
    }

    /// Progress goes to standard error alone, and only when it is asked for or there is a terminal.
    @Test func progress() throws {
        let folder = try Folder(files)
        let plain = try Command.run("check", "a.csv", "--rules", "rules.yaml", in: folder)
        for mode in ["auto", "never"] {
            let run = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--progress", mode, in: folder)
            #expect(run.errorWithoutTime == plain.errorWithoutTime)
        }
        let always = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--progress", "always", in: folder)
        #expect(always.output == plain.output)
        #expect(always.error.contains("[") && always.error.contains("%"))
        #expect(always.errorWithoutTime.hasSuffix("in 0.00 s\n"))
        let input = try Command.run(
            "check", "--rules", "rules.yaml", "--progress", "always", in: folder, input: "{\"a\":1,\"b\":2}\n")
        #expect(input.error.contains("1 record"))
    }

    @Test func summary() throws {
        let folder = try Folder(files)
        folder.write("one.yaml", "rules: [[a, required], [b, number, { max: 0, severity: warning }]]")
        for (arguments, summary) in [
            (["good.csv", "--rules", "one.yaml"], "1 row, 0 with problems (1 warning) in 0.00 s"),
            (["a.csv", "--rules", "one.yaml"], "2 rows, 1 with problems (1 violation, 2 warnings) in 0.00 s"),
            (["a.ndjson", "--rules", "one.yaml"], "2 records, 1 with problems (1 violation, 1 warning) in 0.00 s"),
            (
                ["a.csv", "a.ndjson", "--rules", "one.yaml"],
                """
                a.csv: 2 records, 1 with problems
                a.ndjson: 2 records, 1 with problems
                4 records, 2 with problems (2 violations, 3 warnings) in 0.00 s
                """
            ),
        ] {
            let run = try Command.run(["check"] + arguments, in: folder.path)
            #expect(run.errorWithoutTime == summary + "\n")
        }
    }

    /// The exit statuses: 0 no errors, 1 violations of severity error, 2 the work could not be done.
    static let commands: [([String], Int32)] = [
        (["check", "good.csv", "--rules", "ok.yaml"], 0), (["check", "a.csv", "--rules", "ok.yaml"], 1),
        (["check", "a.csv", "--rules", "info.yaml"], 0), (["check", "a.csv", "--rules", "no.yaml"], 2),
        (["check", "no.csv", "--rules", "ok.yaml"], 2), (["check", "a.csv"], 2), (["check", "--rules"], 2),
        (["check", "a.csv", "--rules", "ok.yaml", "--nosuch"], 2), (["nosuch"], 2), ([], 0), (["--help"], 0),
        (["help", "check"], 0), (["check", "--help"], 0), (["--version"], 0), (["--nosuch"], 2),
        (["rules", "ok.yaml"], 0), (["rules", "bad.yaml"], 2), (["rules", "no.yaml"], 2), (["rules"], 2), (["list"], 0),
        (["list", "nosuch"], 2), (["value", "email", "a@b.org"], 0), (["value", "email", "a@b.org", "x"], 1),
        (["value", "nosuch", "x"], 2), (["value"], 2), (["value", "email", "--option", "x=1", "y"], 2),
        (["check", "a.csv", "--rules", "ok.yaml", "--jobs", "0"], 2),
        (["check", "a.csv", "--rules", "ok.yaml", "--jobs", "x"], 2),
        (["check", "a.csv", "--rules", "ok.yaml", "--jobs", "-1"], 2),
        (["check", "a.csv", "--rules", "ok.yaml", "--jobs", "99999999999999999999"], 2),
        (["check", "a.csv", "--rules", "ok.yaml", "--max-violations", "0"], 2),
        (["check", "a.csv", "--rules", "ok.yaml", "--output", "xml"], 2),
        (["check", "a.csv", "--rules", "ok.yaml", "--format", "xml"], 2),
        (["check", "a.csv", "--rules", "ok.yaml", "--progress", "maybe"], 2),
        (["check", "a.csv", "--rules", "ok.yaml", "--delimiter", ""], 2),
        (["check", "a.csv", "--rules", "ok.yaml", "--delimiter", "\""], 2),
        (["check", "a.csv", "--rules", "ok.yaml", "--delimiter", "\n"], 2),
        (["check", "a.csv", "--rules", "ok.yaml", "--scenario", "nosuch"], 2),
        (["check", "-", "-", "--rules", "ok.yaml"], 2), (["check", "--rules", "-"], 2),
        (["check", "-", "--rules", "-"], 2),
    ]

    @Test(arguments: commands)
    func statuses(_ arguments: [String], _ status: Int32) throws {
        let folder = try Folder(files)
        folder.write("ok.yaml", "rules: [[a, required]]")
        folder.write("info.yaml", "rules: [[a, required, { severity: info }]]")
        folder.write("bad.yaml", "rules: [[a, requird]]")
        let run = try Command.run(arguments, in: folder.path)
        #expect(run.status == status, "\(run.error)")
        if status == 2 {
            #expect(run.output.isEmpty, "\(run.output)")
            #expect(!run.error.isEmpty && run.error.utf8.last == 0x0A)
        } else {
            #expect(!run.output.isEmpty || arguments.first == "check")
        }
    }

    /// Violations that cannot be printed are not lost in silence.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func fullDevice() throws {
        let folder = try Folder(files)
        let run = try Command.run(
            ["check", "a.csv", "--rules", "rules.yaml", "--write", "out"], in: folder.path, outputPath: "/dev/full")
        #expect(run.status == 2)
        #expect(run.error.contains("standard output cannot be written"))
        #expect(!folder.names.contains("out"))
    }

    /// Locales do not change anything but words; one that nobody knows falls back to English.
    @Test(arguments: ["en", "en-GB", "xx", "zz-ZZ-x-y", "C"])
    func locales(_ tag: String) throws {
        let folder = try Folder(files)
        let run = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--locale", tag, in: folder)
        #expect(run.status == 1)
        #expect(run.output.contains("A is required."))
        let byEnvironment = try Command.run(
            "check", "a.csv", "--rules", "rules.yaml", in: folder, environment: ["LANG": tag + ".UTF-8", "LC_ALL": tag])
        #expect(byEnvironment.output == run.output)
    }
}
#endif
