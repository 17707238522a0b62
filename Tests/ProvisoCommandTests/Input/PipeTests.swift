#if Command
import Foundation
import Testing

/// Standard input as a pipe that stays open: violations are printed as records arrive.
@Suite struct PipeTests {
    private static let rules = "rules: [[a, required], [b, number]]"

    @Test(arguments: ["ndjson", "csv"], ["1", "2"])
    func answersWhileThePipeIsOpen(_ format: String, _ jobs: String) throws {
        let folder = try Folder(["rules.yaml": Self.rules])
        for output in ["ndjson", "text", "github"] {
            let command = try Conversation(
                ["check", "--rules", "rules.yaml", "--format", format, "--jobs", jobs, "--output", output], in: folder)
            if format == "csv" { command.send("a,b\n") }
            for record in 1...5 {
                command.send(format == "csv" ? ",1\n" : "{\"b\":1}\n")
                // What is not complete yet keeps nothing back.
                command.send(format == "csv" ? "x" : "{\"a\"")
                let line = try #require(command.line(), "record \(record) in time")
                if output == "ndjson" { #expect(line.contains("\"record\":\(2 * record - 1),")) }
                #expect(line.contains("required"))
                command.send(format == "csv" ? ",1\n" : ":1}\n")
            }
            command.send(format == "csv" ? ",2" : "{}")
            command.closeInput()
            #expect(command.line()?.contains("required") == true)
            #expect(command.line() == nil)
            #expect(command.wait() == 1)
        }
    }

    /// Several records at once, more than a block of them, and blank lines between.
    @Test(arguments: ["1", "3"]) func answersInBursts(_ jobs: String) throws {
        let folder = try Folder(["rules.yaml": Self.rules])
        let command = try Conversation(["check", "--rules", "rules.yaml", "--jobs", jobs], in: folder)
        var line = 0
        for size in [1, 2, 300, 20_000, 1] {
            command.send("\n")
            let records = String(repeating: "{\"a\":\"x\"}\n", count: size) + "{\"a\":\"\"}\n"
            command.send(records)
            line += size + 2
            #expect(command.line()?.hasPrefix("-:\(line) ") == true)
        }
        command.closeInput()
        #expect(command.wait() == 1)
    }

    /// The first bad record ends the check, though more may come.
    @Test(arguments: ["ndjson", "csv"], [["--fail-fast"], ["--max-violations", "1"]])
    func limitsEndTheCheck(_ format: String, _ limit: [String]) throws {
        let folder = try Folder(["rules.yaml": Self.rules])
        for jobs in ["1", "2"] {
            let command = try Conversation(
                ["check", "--rules", "rules.yaml", "--format", format, "--jobs", jobs, "--output", "json"] + limit,
                in: folder)
            command.send(format == "csv" ? "a\nx\n" : "{\"a\":\"x\"}\n")
            command.send(format == "csv" ? "\"\"\n" : "{}\n")
            var text = ""
            while let line = command.line() { text += line + "\n" }
            let summary = try #require(try JSON.object(text)["summary"] as? [String: Any])
            #expect(summary["violations"] as? Int == 1)
            #expect(summary["stopped"] as? Bool == true)
            #expect(command.wait() == 1)
        }
    }

    /// With something to write it matters whether that was all, so the end is waited for.
    @Test func limitAtTheEndOfAPipe() throws {
        for (rest, isWritten) in [("", true), ("{\"a\":1}\n", false)] {
            let folder = try Folder(["rules.yaml": Self.rules])
            let command = try Conversation(
                ["check", "--rules", "rules.yaml", "--fail-fast", "--write", "out"], in: folder)
            command.send("{}\n")
            #expect(command.line() != nil)
            usleep(300_000)
            command.send(rest)
            command.closeInput()
            #expect(command.wait() == 1)
            #expect(folder.names.contains("out") == isWritten)
        }
    }

    @Test func valuesAreJudgedAsTheyCome() throws {
        let folder = try Folder()
        let command = try Conversation(["value", "email"], in: folder)
        for value in ["a@example.org", "x", "b@example.org"] {
            command.send(value + "\n")
            #expect(command.line()?.hasPrefix(value == "x" ? "invalid" : "valid") == true)
        }
        command.closeInput()
        #expect(command.wait() == 1)
    }
}
#endif
