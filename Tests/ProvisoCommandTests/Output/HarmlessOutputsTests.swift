#if Command
import Foundation
import Testing

/// Cells, names of columns and names of files that would do something where they are shown: harmless in each output.
@Suite struct HarmlessOutputsTests {
    private static let hostile = [
        "<script>alert(1)</script>", "=cmd()", "+1+cmd|' /C calc'!A0", "-2+3", "@SUM(1)",
        "\u{1B}[2J\u{9B}1m", "\u{202E}abc\u{2066}",
        "a\r\n::error::x", "##[error]y", "a\u{2028}b", "|x|`y`|", "[x](javascript:alert(1))",
        "{0}{{x}}", "\u{7F}",
    ]

    /// A check of a file with such a cell, in a column of such a name, whose message shows the value.
    private func folder(_ text: String) throws -> (folder: Folder, file: String) {
        let cell = "\"" + text.replacing("\"", with: "\"\"") + "\""
        let name = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        let rules =
            #"{"rules":[[[\#(name)],"in",{"range":["ok"],"message":"{value}"}],["b","number"]]}"#
        let file = text.replacing("/", with: "-") + ".csv"
        return (
            try Folder([file: "\(cell),b\n\(cell),1\nok,x\n\(cell)\n", "rules.json": rules]), file
        )
    }

    private func run(_ text: String, _ options: [String]) throws -> (run: Run, folder: Folder) {
        let (folder, file) = try folder(text)
        let run = try Command.run(
            ["check", "--rules", "rules.json"] + options + ["--", "./" + file], in: folder.path)
        #expect(run.status == 1, "\(run.error)")
        return (run, folder)
    }

    private func expectHarmless(_ text: String, _ name: String, allowsCommands: Bool = false) {
        for scalar in text.unicodeScalars {
            let isControl =
                scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
            let isMark =
                (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
            #expect(
                !isControl && !isMark,
                "\(name): U+\(String(scalar.value, radix: 16)) in \(text.debugDescription)")
        }
        for line in text.split(separator: "\n") {
            #expect(
                allowsCommands || !line.drop { $0.isWhitespace }.hasPrefix("::"), "\(name): \(line)")
            #expect(!line.contains("##["), "\(name): \(line)")
        }
    }

    @Test(arguments: ["text", "ndjson", "json", "github", "sarif"], hostile)
    func printed(output: String, text: String) throws {
        let run = try run(
            text, ["--output", output, "--positions", "--show-values", "--summary", "-"]
        ).run
        expectHarmless(run.output, output, allowsCommands: output == "github")
        expectHarmless(run.error, output)
        switch output {
        case "ndjson":
            #expect(run.lines.count == 3)
            for line in run.lines { _ = try JSON.object(String(line)) }
        case "json": #expect((try JSON.object(run.output)["violations"] as? [Any])?.count == 3)
        case "sarif":
            let result =
                (try JSON.object(run.output)["runs"] as? [[String: Any]])?.first?["results"]
                as? [[String: Any]]
            let message = (result?.first?["message"] as? [String: Any])?["text"] as? String
            // Nothing to fill and no link.
            #expect(
                message?.replacing("{{", with: "").replacing("}}", with: "").contains {
                    "{}".contains($0)
                } == false)
            #expect(message?.contains("](") == false)
        case "github":
            #expect(run.lines.count == 3 && run.lines.allSatisfy { $0.hasPrefix("::error file=") })
        default: #expect(run.lines.filter { !$0.hasPrefix("  ") }.count == 3)
        }
    }

    @Test(arguments: hostile) func summarized(_ text: String) throws {
        let (_, folder) = try run(text, ["--summary", "s.md"])
        let markdown = try #require(folder.text(of: "s.md"))
        expectHarmless(markdown, "summary")
        let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("| error") }
        #expect(rows.count == 3)
        for row in rows {
            #expect(row.filter { $0 == "|" }.count == 8)
            #expect(!row.contains { "<>`[]*@{}".contains($0) }, "\(row)")
        }
    }

    /// The reasons begin no formula and end no line; the record itself is as it was.
    @Test(arguments: hostile) func rejected(_ text: String) throws {
        let (_, folder) = try run(text, ["--rejects", "out"])
        let rejects = try #require(folder.text(of: "out"))
        let cell = "\"" + text.replacing("\"", with: "\"\"") + "\""
        #expect(rejects.hasPrefix("\(cell),b,violations\n\(cell),1,"))
        #expect(rejects.contains("\n\(cell),,"))
        let reasons = rejects.replacing(cell, with: "")
        for reason in reasons.split(separator: "\n").dropFirst() {
            expectHarmless(
                String(reason).replacing("\u{2066}", with: "").replacing("\u{2068}", with: "").replacing(
                    "\u{2069}", with: ""), "rejects")
            let last = reason.drop { $0 == "," || $0 == "\"" || $0.isNumber }.drop {
                $0 == "," || $0 == "\""
            }
            #expect(!(last.first.map { "=+-@".contains($0) } ?? true), "\(reason)")
        }
    }

    @Test(arguments: hostile) func keptInABaseline(_ text: String) throws {
        let (_, folder) = try run(text, ["--write-baseline", "known"])
        let known = try #require(folder.text(of: "known"))
        expectHarmless(known.replacing("\t", with: " "), "baseline")
        #expect(known.split(separator: "\n").count == 4)
        #expect(
            known.split(separator: "\n").dropFirst().allSatisfy { $0.filter { $0 == "\t" }.count == 4 })
    }
}
#endif
