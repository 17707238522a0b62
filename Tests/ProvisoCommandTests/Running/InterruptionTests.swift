#if Command
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What stays when the command is ended before it is done: nothing.
@Suite struct InterruptionTests {
    private static let files: KeyValuePairs = ["rules.yaml": "rules: [[a, required]]", "out": "before\n"]

    private func temporaryFiles(in folder: Folder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(".proviso-") }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP], ["1", "2"]) func signals(_ signal: Int32, _ jobs: String) throws {
        let folder = try Folder(Self.files)
        let command = try Conversation(
            ["check", "--rules", "rules.yaml", "--write", "out", "--jobs", jobs], in: folder)
        command.send("{}\n")
        #expect(command.line()?.contains("required") == true)
        #expect(try temporaryFiles(in: folder).count == 1)
        command.send(signal: signal)
        #expect(command.wait() == -signal, "whoever waits sees the signal, and a shell shows 128 more")
        #expect(try temporaryFiles(in: folder).isEmpty)
        #expect(folder.text(of: "out") == "before\n")
    }

    @Test func withoutAFileToWrite() throws {
        let folder = try Folder(Self.files)
        let command = try Conversation(["check", "--rules", "rules.yaml"], in: folder)
        command.send("{}\n")
        #expect(command.line() != nil)
        command.send(signal: SIGINT)
        #expect(command.wait() == -SIGINT)
    }

    /// A signal that is ignored when the process starts, as by nohup, stays so.
    @Test func ignoredSignals() throws {
        let folder = try Folder(Self.files)
        let ignored = try Command.run(
            script: "trap '' HUP; mkfifo pipe; \"$1\" check --rules rules.yaml --write out <pipe >found & "
                + "exec 3>pipe; echo '{}' >&3; while ! test -s found; do sleep 0.05; done; kill -HUP $!; exec 3>&-; "
                + "wait $!; echo $?",
            in: folder.path)
        #expect(ignored.output == "1\n", "\(ignored.output)\(ignored.error)")
        #expect(folder.text(of: "out") == "{}\n")
    }

    /// The reader of the violations goes away: nothing is written, nothing stays, and the process ends as others do then.
    @Test(arguments: ["csv", "ndjson", "json"]) func closedPipe(_ format: String) throws {
        let folder = try Folder(Self.files)
        let record = format == "csv" ? "\"\"\n" : format == "json" ? "{},\n" : "{}\n"
        let records = String(repeating: record, count: Sweep.count(100_000, sample: 25_000))
        folder.write(
            "a.\(format)", format == "csv" ? "a\n" + records : format == "json" ? "[" + records + "{}]" : records)
        let command = try Conversation(["check", "a.\(format)", "--rules", "rules.yaml", "--write", "out"], in: folder)
        #expect(command.line() != nil)
        command.closeOutput()
        #expect(command.wait() == -SIGPIPE)
        #expect(try temporaryFiles(in: folder).isEmpty)
        #expect(folder.text(of: "out") == "before\n")
        #expect(folder.text(of: ".run-error") == "")
    }

    @Test(arguments: [["list"], ["rules", "rules.yaml"], ["value", "email", "a@b.org"], ["--help"]])
    func closedPipeOfOtherCommands(_ arguments: [String]) throws {
        let folder = try Folder(Self.files)
        let run = try Command.run(
            script: "{ \"$@\"; echo $? >status; } | true", arguments, in: folder.path)
        #expect(run.error.isEmpty)
        // The reader may go away after all was written.
        #expect(["0\n", "141\n"].contains(folder.text(of: "status")))
    }
}
#endif
