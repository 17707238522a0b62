#if Command
import Foundation
import Testing

/// One bad file among several: it is reported, the others are checked, and the status is 2.
@Suite struct SeveralFilesTests {
    private static let files: KeyValuePairs = [
        "rules.yaml": "rules: [[a, required]]", "good.csv": "a\nx\n", "bad.csv": "a,b\n,1\n", "last.ndjson": "{}\n",
        "broken.json": "[{\"a\":1},", "doubled.csv": "a,a\n1,2\n", "quote.csv": "a,b\n,1\n\"x\n", "empty.csv": "",
        "noending": "a\n",
    ]

    static let failing = ["broken.json", "doubled.csv", "quote.csv", "empty.csv", "missing.csv", "noending", "."]

    @Test(arguments: failing) func othersAreChecked(_ file: String) throws {
        let folder = try Folder(Self.files)
        for jobs in ["1", "2"] {
            let run = try Command.run(
                "check", "bad.csv", file, "last.ndjson", "--rules", "rules.yaml", "--jobs", jobs, "--output", "json",
                in: folder)
            #expect(run.status == 2)
            let object = try JSON.object(run.output)
            let violations = try #require(object["violations"] as? [[String: Any]])
            let expected = ["bad.csv"] + (file == "quote.csv" ? [file] : []) + ["last.ndjson"]
            #expect(violations.map { $0["file"] as? String } == expected, "what was found before stands")
            let summary = try #require(object["summary"] as? [String: Any])
            #expect(summary["stopped"] as? Bool == true)
            #expect(run.errorLines.first?.contains(file) == true, "\(run.error)")
        }
    }

    /// Where a check stops in the first of several files, it was one of several files.
    @Test func stoppedInTheFirst() throws {
        let folder = try Folder(Self.files)
        let run = try Command.run(
            "check", "bad.csv", "good.csv", "--rules", "rules.yaml", "--fail-fast", "--output", "json", in: folder)
        let summary = try #require(try JSON.object(run.output)["summary"] as? [String: Any])
        #expect((summary["files"] as? [[String: Any]])?.map { $0["file"] as? String } == ["bad.csv"])
        #expect(run.error.contains("bad.csv: 1 row"))
    }

    /// Infos are neither errors nor warnings.
    @Test func infosAreCountedApart() throws {
        let folder = try Folder([
            "r.yaml": "rules: [[a, required, { severity: info }], [b, required, { severity: warning }]]",
            "a.ndjson": "{}\n{\"b\":1}\n",
        ])
        let run = try Command.run("check", "a.ndjson", "--rules", "r.yaml", in: folder)
        #expect(run.status == 0 && run.error.contains("(1 warning, 2 infos)"), "\(run.error)")
    }

    /// Alone, or the last: the output is whole all the same.
    @Test(arguments: failing) func outputIsWhole(_ file: String) throws {
        let folder = try Folder(Self.files)
        for files in [[file], ["good.csv", file]] {
            let run = try Command.run(
                ["check"] + files + ["--rules", "rules.yaml", "--output", "json"], in: folder.path)
            #expect(run.status == 2)
            let summary = try #require(try JSON.object(run.output)["summary"] as? [String: Any])
            #expect(summary["stopped"] as? Bool == true)
            #expect(summary["violations"] as? Int == (file == "quote.csv" ? 1 : 0))
        }
    }

    @Test func everyFailureIsReported() throws {
        let folder = try Folder(Self.files)
        let run = try Command.run(
            ["check"] + Self.failing + ["good.csv", "--rules", "rules.yaml", "--quiet"], in: folder.path)
        #expect(run.status == 2)
        #expect(run.errorLines.count == Self.failing.count)
        for (line, file) in zip(run.errorLines, Self.failing) { #expect(line.contains(file)) }
    }

    /// A mistake that is not one of a file ends the run before it begins.
    @Test func unknownScenario() throws {
        let folder = try Folder(Self.files)
        let run = try Command.run(
            "check", "bad.csv", "--rules", "rules.yaml", "--scenario", "nosuch", "--output", "json", in: folder)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
    }

    @Test func nothingIsWritten() throws {
        let folder = try Folder(Self.files)
        for file in Self.failing {
            let run = try Command.run("check", file, "--rules", "rules.yaml", "--write", "out", in: folder)
            #expect(run.status == 2)
            #expect(!folder.names.contains("out") && folder.names.allSatisfy { !$0.hasPrefix(".proviso") })
        }
    }
}
#endif
