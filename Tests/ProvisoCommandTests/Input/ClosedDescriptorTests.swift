#if Command
import Foundation
import Testing

/// Standard input, output and error that whoever starts the command has closed.
@Suite(.timeLimit(.minutes(1))) struct ClosedDescriptorTests {
    private func folder() throws -> Folder {
        try Folder(["r.yaml": "rules: [[a, required]]", "bad.csv": "a,b\n,1\n", "good.csv": "a,b\nx,1\n"])
    }

    /// A closed input has nothing to read, and that is said; it is no pipe of the process's own.
    @Test(arguments: [
        "check --rules r.yaml --format csv", "check --rules r.yaml --format ndjson", "check - --rules r.yaml",
        "value email", "rules -", "check good.csv --rules -",
    ])
    func closedInput(_ arguments: String) throws {
        let folder = try folder()
        let run = try Command.run(
            script: "\"$@\" <&-", arguments.split(separator: " ").map(String.init), in: folder.path)
        #expect(run.status == 2, "\(run.output)")
        #expect(run.error.contains("standard input: it is closed on reading"), "\(run.error)")
    }

    /// By whatever name: no record was found wrong in what was not read.
    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")),
        arguments: [
            "check /dev/stdin --format ndjson --rules r.yaml", "check /dev/fd/0 --format csv --rules r.yaml",
            "check /proc/self/fd/0 --format csv --rules r.yaml", "rules /dev/stdin", "check link.csv --rules r.yaml",
            "infer /dev/stdin --format csv", "check good.csv --rules table.yaml",
        ])
    func closedInputByName(_ arguments: String) throws {
        let folder = try folder()
        folder.write(
            "table.yaml", "rules: [{ attributes: a, type: exists, file: { path: /dev/stdin, format: csv }, column: k }]"
        )
        let run = try Command.run(
            script: "ln -s /dev/stdin link.csv; \"$@\" <&-", arguments.split(separator: " ").map(String.init),
            in: folder.path)
        #expect(run.status == 2, "\(run.output)")
        #expect(run.error.contains("it is closed on reading"), "\(run.error)")
    }

    /// Who needs no input does not mind.
    @Test func unusedInput() throws {
        let folder = try folder()
        let run = try Command.run(
            script: "\"$@\" <&-", ["check", "good.csv", "--rules", "r.yaml"], in: folder.path)
        #expect(run.status == 0)
    }

    /// What cannot be printed is not lost in silence, and goes into no file that happens to be opened next.
    @Test func closedOutput() throws {
        let folder = try folder()
        let run = try Command.run(
            script: "\"$@\" >&-", ["check", "bad.csv", "--rules", "r.yaml", "--write", "out.csv"], in: folder.path)
        #expect(run.status == 2)
        #expect(run.error.contains("standard output"), "\(run.error)")
        #expect(folder.text(of: "out.csv") == nil)
        #expect(folder.text(of: "bad.csv") == "a,b\n,1\n" && folder.text(of: "r.yaml") == "rules: [[a, required]]")
    }

    /// Warnings and the summary have nowhere to go, and go nowhere.
    @Test(arguments: ["2>&-", "<&- 2>&-", "<&- >&- 2>&-"]) func closedError(_ redirection: String) throws {
        let folder = try folder()
        let run = try Command.run(
            script: "\"$@\" \(redirection); echo $? >status", ["check", "good.csv", "--rules", "r.yaml"],
            in: folder.path)
        #expect(run.error.isEmpty && run.output.isEmpty)
        #expect(folder.text(of: "status") == "0\n")
        #expect(folder.text(of: "good.csv") == "a,b\nx,1\n")
    }
}
#endif
