#if Command
import Foundation
import Testing

/// Text from outside that would move a terminal's cursor, reorder what stands beside it, end a line or give a workflow a
/// command, in every place where the command prints.
@Suite struct HostileTextTests {
    /// An escape sequence, a C1 control, marks that reorder, line ends, a command of a workflow in both forms.
    private static let hostile = "\u{1B}[2J\u{9B}1m\u{202E}\u{2066}\r\n::error::x\u{2028}##[error]y\u{7F}"
    /// The same as a YAML and JSON text.
    private static let escaped =
        #""\u001b[2J\u009b1m\u202e\u2066\r\n::error::x\u2028##[error]y\u007f""#

    /// What no output may hold; isolates around a part of a message are closed and stay.
    private func expectHarmless(_ text: String, _ name: String, allowsCommands: Bool = false) {
        for scalar in text.unicodeScalars {
            let isControl = scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
            let isBad =
                isControl || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
            #expect(!isBad, "\(name): U+\(String(scalar.value, radix: 16)) in \(text.debugDescription)")
        }
        for line in text.split(separator: "\n") {
            let start = line.drop { $0.isWhitespace }
            #expect(allowsCommands || !start.hasPrefix("::"), "\(name): \(line)")
            #expect(!line.contains("##["), "\(name): \(line)")
        }
    }

    private func expectHarmless(_ run: Run, _ name: String, status: Int32, allowsCommands: Bool = false) {
        #expect(run.status == status, "\(name): \(run.error)")
        #expect(!(run.output + run.error).isEmpty, "\(name)")
        expectHarmless(run.output, name, allowsCommands: allowsCommands)
        expectHarmless(run.error, name)
    }

    /// A file of such a name, and attributes, rules and options called so.
    private func folder() throws -> Folder {
        let name = Self.escaped
        return try Folder([
            "rules.json": #"{"attributes":{\#(name):{"label":\#(name)}},"messages":{"required":\#(name)},"#
                + #""rules":[[[\#(name)],"required"],[[\#(name),"n"],"string",{"max":1,"message":\#(name),"group":\#(name)}]]}"#,
            "rule.json": #"[["a",\#(name)]]"#, "option.json": #"[["a","string",{\#(name):1}]]"#,
            "value.json": #"[["a","string",{"unit":\#(name)}]]"#,
            "when.json": #"[["a","compare",{"operator":\#(name)}]]"#,
            "yaml.yaml": "rules: [[a, required], [b, \(name)]]\n\(name): 1\n",
            "broken.yaml": "rules: [[a\u{1B}[2J, [\n",
            "broken.json": #"[["a",\#(name)"#, "ok.yaml": "rules: [[a, required]]",
            "warning.json": #"{"scenarios":{"s":["a"]},"rules":[["a","trim"],[\#(name),"trim"]]}"#,
            "a.ndjson": "{}\n{\(name):\(name),\"n\":\"xx\"}\n5\n",
            "doubled.csv": "\"\(Self.hostile)\",\"\(Self.hostile)\"\n1,2\n",
        ])
    }

    @Test(arguments: ["text", "ndjson", "json", "github", "sarif"]) func violations(_ output: String) throws {
        let folder = try folder()
        let name = Self.hostile + ".ndjson"
        folder.write(name, try #require(folder.text(of: "a.ndjson")))
        let arguments = ["--rules", "rules.json", "--output", output, "--progress", "always"]
        let run = try Command.run(["check", name] + arguments, in: folder.path)
        #expect(run.status == 1)
        expectHarmless(run.output, output, allowsCommands: output == "github")
        // The progress bar has sequences of its own.
        expectHarmless(run.error.replacing("\r\u{1B}[K", with: ""), output)
        if output == "ndjson" {
            let objects = try run.lines.map { try JSON.object(String($0)) }
            #expect(objects.allSatisfy { $0["file"] as? String == name }, "JSON holds the very text")
            #expect(objects.first?["message"] as? String == Self.hostile)
        }
        if output == "github" {
            #expect(run.lines.allSatisfy { $0.hasPrefix("::error file=") })
        }
    }

    @Test func data() throws {
        let folder = try folder()
        for file in ["doubled.csv", "\(Self.hostile).csv", "\(Self.hostile)", "\(Self.hostile).json"] {
            if file.hasSuffix(".json") { folder.write(file, "[{},") }
            let run = try Command.run(["check", file, "--rules", "ok.yaml"], in: folder.path)
            expectHarmless(run, file.debugDescription, status: 2)
        }
        let written = try Command.run(
            ["check", "a.ndjson", "--rules", "ok.yaml", "--fail-fast", "--write", Self.hostile], in: folder.path)
        expectHarmless(written, "--write", status: 1)
        let refused = try Command.run(
            ["check", "a.ndjson", "--rules", "ok.yaml", "--write", "\(Self.hostile)/x"], in: folder.path)
        expectHarmless(refused, "--write into nothing", status: 2)
    }

    @Test func documents() throws {
        let folder = try folder()
        for file in ["rule.json", "option.json", "value.json", "when.json", "yaml.yaml", "broken.yaml", "broken.json"] {
            expectHarmless(try Command.run("rules", file, in: folder), file, status: 2)
            expectHarmless(try Command.run("check", "a.ndjson", "--rules", file, in: folder), file, status: 2)
        }
        for file in ["rules.json", "warning.json"] {
            expectHarmless(try Command.run("rules", file, in: folder), file, status: 0)
            expectHarmless(try Command.run("rules", file, "--json", in: folder), file, status: 0)
        }
        expectHarmless(try Command.run(["rules", Self.hostile], in: folder.path), "no such document", status: 2)
        let json = try JSON.object(try Command.run("rules", "rules.json", "--json", in: folder).output)
        #expect((json["messages"] as? [String: Any])?["required"] as? String == Self.hostile)
    }

    @Test func values() throws {
        let folder = try folder()
        let lines = "\u{1B}[2J\u{202E}\n\u{9B}1m##[x]\n"
        for output in [[], ["--json"]] {
            let run = try Command.run(
                ["value", "email"] + output, in: folder.path, input: Array(lines.utf8) + [0xFF, 0x1B])
            expectHarmless(run, "value", status: 1)
            #expect(run.lines.count == 3)
            let given = try Command.run(["value", "email", Self.hostile] + output, in: folder.path)
            expectHarmless(given, "value", status: 1)
            if !output.isEmpty { #expect(try JSON.object(given.output)["value"] as? String == Self.hostile) }
        }
    }

    @Test func arguments() throws {
        let folder = try folder()
        let text = Self.hostile
        for arguments in [
            ["list", text], ["value", text, "x"], ["value", "email", "--option", text, "x"],
            ["value", "email", "--option", "\(text)=1", "x"], ["value", "string", "--option", "unit=\(text)", "x"],
            ["value", "string", "--option", "min=[\(text)", "x"], [text], ["--\(text)"], ["check", "--\(text)"],
            ["check", "--jobs", text, "--rules", "ok.yaml"], ["check", "--jobs=\(text)", "--rules", "ok.yaml"],
            ["check", "--format", text, "--rules", "ok.yaml"], ["check", "--rules", text],
            ["check", "--rules", "ok.yaml", "--scenario", text], ["check", "--rules", "ok.yaml", "--encoding", text],
            ["check", "--rules", "ok.yaml", "--delimiter", text], ["rules", "ok.yaml", text], ["help", text],
        ] {
            let run = try Command.run(arguments, in: folder.path)
            if run.status != 0 { expectHarmless(run, "\(arguments.debugDescription)", status: 2) }
            #expect(run.status == 2 || arguments == ["help", text])
            expectHarmless(run.output + run.error, "\(arguments.debugDescription)")
        }
        let locale = try Command.run(["check", "--rules", "ok.yaml", "--locale", text], in: folder.path)
        expectHarmless(locale, "locale", status: 0)
    }
}
#endif
