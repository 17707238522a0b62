#if Command
import Foundation
import TestSupport
import Testing

/// Outputs never take the place of inputs, whatever names both are given.
@Suite struct OverwritingTests {
    private static let files: KeyValuePairs<String, String> = [
        "d.csv": "a,b\n x,1\n,2\n", "keys.csv": "k\nx\n", "more.yaml": "rules: [[b, integer]]",
        "known.json": "{\"proviso-baseline\":1}",
        "r.yaml": """
        include: more.yaml
        rules:
          - [a, trim]
          - [a, required]
          - { attributes: a, type: exists, file: keys.csv, column: k }
        """,
    ]
    private static let inputs = ["d.csv", "r.yaml", "keys.csv", "more.yaml"]

    private func folder() throws -> Folder {
        let folder = try Folder(Self.files)
        for name in Self.inputs {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/link-\(name)", withDestinationPath: name)
            try FileManager.default.linkItem(
                atPath: "\(folder.path)/\(name)", toPath: "\(folder.path)/hard-\(name)")
        }
        return folder
    }

    @Test(arguments: ["--report", "--summary", "--rejects", "--write-baseline", "--write"])
    func refusesToReplaceWhatIsRead(_ option: String) throws {
        let folder = try folder()
        for name in Self.inputs {
            // The data is what `--write` is for.
            if option == "--write", name == "d.csv" { continue }
            let spellings = [name, "hard-\(name)", "link-\(name)", "./\(name)", "\(folder.path)/\(name)"]
            for spelling in Sweep.cases(spellings, sample: 2) {
                let run = try Command.run(["check", "d.csv", "--rules", "r.yaml", option, spelling], in: folder.path)
                #expect(run.status == 2, "\(option) \(spelling)")
                #expect(run.output.isEmpty)
                #expect(run.error.hasPrefix("error: \(spelling): it is "), "\(run.error)")
            }
        }
        for (name, text) in Self.files { #expect(folder.text(of: name) == text) }
        #expect(folder.names.allSatisfy { !$0.hasPrefix(".proviso-") })
    }

    /// Data on standard input is a file too, and so is a file that a pattern stands for.
    @Test(arguments: ["\"$@\" - --format csv <d.csv", "\"$@\" './d*.csv'"]) func refusesWhateverTheDataIs(
        _ script: String
    ) throws {
        let folder = try folder()
        let run = try Command.run(
            script: script, ["check", "--rules", "r.yaml", "--report", "d.csv"], in: folder.path)
        #expect(run.status == 2)
        #expect(folder.text(of: "d.csv") == Self.files.first?.value)
    }

    @Test(arguments: [
        ["--write", "out", "--rejects", "./out"], ["--report", "sub/../out", "--summary", "out"],
        ["--write", "out", "--write-baseline", "link"], ["--rejects", "old", "--report", "./old"],
    ])
    func refusesTwoOutputsInOneFile(_ options: [String]) throws {
        let folder = try Folder(Self.files)
        folder.write("old", "before")
        let run = try Command.run(
            script: "mkdir sub; ln -s out link; exec \"$@\"", ["check", "d.csv", "--rules", "r.yaml"] + options,
            in: folder.path)
        #expect(run.status == 2)
        #expect(run.error.contains("cannot both be written to it"), "\(run.error)")
        #expect(folder.text(of: "out") == nil && folder.text(of: "old") == "before")
    }

    /// Tidied data may replace the data, and a new baseline the one before.
    @Test func replacesOnPurpose() throws {
        let folder = try folder()
        let rules = ["check", "d.csv", "--rules", "r.yaml"]
        #expect(try Command.run(rules + ["--write", "./d.csv"], in: folder.path).status == 1)
        #expect(folder.text(of: "d.csv") == "a,b\nx,1\n,2\n")
        #expect(try Command.run(rules + ["--write-baseline", "known"], in: folder.path).status == 1)
        let again = rules + ["--baseline", "known", "--write-baseline", "./known"]
        #expect(try Command.run(again, in: folder.path).status == 0)
    }

    /// What is printed to the very file that is read would be read in turn.
    @Test func refusesToReadWhatIsPrinted() throws {
        let folder = try Folder(["r.yaml": "rules: [[a, required]]", "d.csv": "a,b\n,1\n"])
        let run = try Command.run(
            script: "\"$@\" >>d.csv", ["check", "d.csv", "--rules", "r.yaml"], in: folder.path)
        #expect(run.status == 2)
        #expect(folder.text(of: "d.csv") == "a,b\n,1\n")
    }

    /// Each value that is judged would be one more to judge. The files are bounded, should that not be noticed.
    @Test(arguments: ["value email", "check --rules r.yaml", "check - --format csv --rules r.yaml", "rules -"])
    func refusesInputThatIsOutput(_ arguments: String) throws {
        for redirection in ["<v.txt >>v.txt", "<v.txt 2>>v.txt"] {
            let folder = try Folder(["r.yaml": "rules: [[a, required]]", "v.txt": "a\n\n"])
            let run = try Command.run(
                script: "ulimit -f 64; \"$@\" \(redirection)", arguments.split(separator: " ").map(String.init),
                in: folder.path)
            #expect(run.status == 2, "\(arguments) \(redirection)")
            let told = redirection.contains("2>") ? "" : run.error
            #expect(told.isEmpty == redirection.contains("2>"))
            if !redirection.contains("2>") {
                #expect(folder.text(of: "v.txt") == "a\n\n")
                #expect(run.error.contains("standard input: it is where standard output"), "\(run.error)")
            }
        }
    }

    /// What is printed would be added to the rules, to a document that they include or to a table that they refer to.
    @Test(
        arguments: [
            "check d.csv --rules r.yaml", "rules r.yaml", "sample r.yaml", "diff r.yaml plain.yaml",
            "diff plain.yaml r.yaml",
        ], ["r.yaml", "more.yaml", "keys.csv"])
    func refusesToPrintIntoTheRules(_ arguments: String, _ file: String) throws {
        let folder = try folder()
        folder.write("plain.yaml", "rules: [[a, required]]")
        let before = folder.text(of: file)
        for script in ["\"$@\" >>\(file)", "\"$@\" >>hard-\(file)"] {
            let run = try Command.run(script: script, arguments.split(separator: " ").map(String.init), in: folder.path)
            #expect(run.status == 2, "\(run.error)")
            #expect(run.error.contains("it is where standard output or standard error goes already"), "\(run.error)")
            #expect(folder.text(of: file) == before)
        }
    }

    @Test func refusesToPrintIntoTheDataThatRulesComeFrom() throws {
        let folder = try folder()
        let run = try Command.run(script: "\"$@\" >>d.csv", ["infer", "d.csv"], in: folder.path)
        #expect(run.status == 2 && folder.text(of: "d.csv") == Self.files.first?.value, "\(run.error)")
        let known = try Command.run(
            script: "\"$@\" >>known.json", ["check", "d.csv", "--rules", "r.yaml", "--baseline", "known.json"],
            in: folder.path)
        #expect(known.status == 2 && folder.text(of: "known.json") == "{\"proviso-baseline\":1}", "\(known.error)")
    }
}
#endif
