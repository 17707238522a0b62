#if Command
import Foundation
import TestSupport
import Testing

/// What `--write` may put a file in the place of: a regular file, or none.
@Suite struct WriteTargetTests {
    private func folder() throws -> Folder {
        try Folder(["rules.yaml": "rules: [[a, trim], [b, required]]", "a.csv": "a,b\n x,\n", "out": "before\n"])
    }

    @Test(arguments: ["/dev/stdout", "/dev/stderr", "/dev/fd/1", "/proc/self/fd/1", "/dev/null", "link", "pipe", "."])
    func refusesWhatIsNoFile(_ target: String) throws {
        let folder = try folder()
        let script = "mkfifo pipe; ln -s /dev/stdout link; \"$@\" >found 2>message; echo $?"
        let run = try Command.run(
            script: script, ["check", "a.csv", "--rules", "rules.yaml", "--write", target], in: folder.path)
        #expect(run.output == "2\n")
        #expect(folder.text(of: "found") == "", "nothing takes the place of what is printed")
        #expect(folder.text(of: "message")?.hasPrefix("error: \(target): ") == true)
        #expect(folder.names.allSatisfy { !$0.hasPrefix(".proviso-") })
    }

    /// The file that violations or the summary go to, under its own name, by a link or as standard error.
    @Test(arguments: [("out", ">out"), ("./out", ">>out"), ("link", ">out"), ("out", "2>out >found")])
    func refusesWhereOutputGoes(_ target: String, _ redirection: String) throws {
        let folder = try folder()
        let run = try Command.run(
            script: "ln -s out link; \"$@\" \(redirection); echo $?",
            ["check", "a.csv", "--rules", "rules.yaml", "--write", target], in: folder.path)
        #expect(run.output == "2\n")
        #expect((run.error + (folder.text(of: "out") ?? "")).contains("standard output"))
    }

    /// A link stays one, and the file that it leads to is replaced.
    @Test func followsLinks() throws {
        let folder = try folder()
        let run = try Command.run(
            script: "ln -s out link; ln -s made new; \"$@\" --write link >found; \"$@\" --write new >found; true",
            ["check", "a.csv", "--rules", "rules.yaml"], in: folder.path)
        #expect(run.status == 0)
        #expect(folder.text(of: "out") == "a,b\nx,\n" && folder.text(of: "made") == "a,b\nx,\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == "out")
    }

    /// The first record of all may be larger than what is held in memory.
    @Test(arguments: Sweep.cases([("ndjson", "1"), ("ndjson", "2"), ("csv", "2"), ("csv", "1")], sample: 2))
    func oversizedFirstRecord(_ format: String, _ jobs: String) throws {
        let folder = try Folder(["rules.yaml": "rules: [[b, required], [column2, required]]"])
        let long = [UInt8](repeating: 0x78, count: 17 << 20)
        let (start, end) = format == "csv" ? ("", ",1\nx,\n") : ("{\"a\":\"", "\"}\n{}\n")
        let data = Array(start.utf8) + long + Array(end.utf8)
        folder.write("a.\(format)", data)
        let arguments =
            ["check", "a.\(format)", "--rules", "rules.yaml", "--jobs", jobs, "--output", "ndjson"]
            + (format == "csv" ? ["--no-header"] : [])
        for options in [[], ["--write", "out"], ["--write", "valid", "--only-valid"]] {
            let run = try Command.run(arguments + options, in: folder.path)
            #expect(run.status == 1, "\(run.error)")
            let found = try run.lines.map { try JSON.object(String($0)) }
            #expect(found.first?["code"] as? String == "record.malformed")
            #expect(found.first?["record"] as? Int == 1)
            #expect(found.dropFirst().allSatisfy { $0["record"] as? Int == 2 && $0["code"] as? String == "required" })
            #expect(found.count > 1)
        }
        #expect(folder.bytes(of: "out") == data)
        #expect(folder.bytes(of: "valid") == [])
    }

    /// Nothing but such records: there are no columns, and every row is a violation.
    @Test func nothingButOversizedRows() throws {
        let folder = try Folder(["rules.yaml": "rules: [[column1, required]]"])
        let row = [UInt8](repeating: 0x78, count: 17 << 20) + [0x0A]
        folder.write("a.csv", row + row)
        let run = try Command.run(
            "check", "a.csv", "--no-header", "--rules", "rules.yaml", "--output", "ndjson", in: folder)
        #expect(run.status == 1, "\(run.error)")
        #expect(run.lines.count == 2 && run.lines.allSatisfy { $0.contains("record.malformed") })
    }
}
#endif
