#if Command
import Foundation
import Testing

/// Arguments: options given twice, and names that are not UTF-8.
@Suite struct ArgumentTests {
    private static let files: KeyValuePairs = [
        "r.yaml": "rules: [[a, required]]", "a.csv": "a\nx\n", "a.json": "{\"a\":[{\"a\":1}]}",
        "known": "proviso-baseline\t1\tkey=[]\n", "s.json": "{}",
        "o.yaml": """
        openapi: 3.1.0
        info: {title: t, version: "1"}
        paths:
          /a:
            post:
              operationId: add
              requestBody: {content: {application/json: {schema: {}}, text/csv: {schema: {}}}}
              responses: {"200": {description: "", content: {text/csv: {schema: {}}}}}
        """,
    ]

    /// Every option that takes a value, as the help lists them.
    private static func options(of command: String, in folder: Folder) throws -> [(name: String, value: String)] {
        let help = try Command.run(command, "--help", in: folder).output
        return help.matches(of: /(?m)^ +(--[a-z-]+) <([a-z-]+)>/).map { (String($0.1), String($0.2)) }
    }

    @Test func optionsGivenTwice() throws {
        let folder = try Folder(Self.files)
        let options = try Self.options(of: "check", in: folder)
        #expect(options.count == 28)
        let values = [
            "--rules": "r.yaml", "--format": "csv", "--output": "text", "--max-violations": "5", "--jobs": "1",
            "--progress": "never", "--delimiter": ",", "--encoding": "utf-8", "--write": "out", "--locale": "en",
            "--scenario": "default", "--records": "/a", "--comment": "#", "--skip-rows": "0",
            "--summary": "out", "--rejects": "out", "--baseline": "known", "--write-baseline": "out", "--key": "a",
            "--columns": "a", "--report": "out", "--for": "a.csv", "--schema": "s.json",
            "--schema-dialect": "2020-12", "--openapi": "o.yaml", "--operation": "add", "--response": "200",
            "--media-type": "text/csv",
        ]
        // What goes with an option, where that is not a rule document.
        let others = [
            "--rules": [], "--schema": [], "--openapi": ["--operation", "add"], "--operation": ["--openapi", "o.yaml"],
            "--response": ["--openapi", "o.yaml", "--operation", "add"],
            "--media-type": ["--openapi", "o.yaml", "--operation", "add"],
        ]
        for (name, _) in options {
            let value = try #require(values[name], "\(name)")
            let rules = others[name] ?? ["--rules", "r.yaml"]
            let file = name == "--records" ? "a.json" : "a.csv"
            let once = try Command.run(["check", file, name, value] + rules, in: folder.path)
            #expect(once.status == 0, "\(once.error)")
            folder.remove("out")
            for twice in [[name, value, name, value], ["\(name)=\(value)", name, value]] {
                let run = try Command.run(["check", file] + rules + twice, in: folder.path)
                #expect(run.status == 2, "\(name)")
                #expect(run.output.isEmpty && run.error.contains("`\(name)`") && !folder.names.contains("out"))
            }
        }
    }

    @Test func whatMayBeGivenTwice() throws {
        let folder = try Folder(Self.files)
        for arguments in [
            ["check", "a.csv", "a.csv", "--rules", "r.yaml", "--quiet", "--quiet", "--fail-fast", "--fail-fast"],
            ["check", "--rules", "r.yaml", "--", "a.csv"],
            ["value", "string", "abc", "--option", "min=1", "--option", "max=3"],
            ["value", "string", "abc", "--option=min=1", "--option=max=3", "--json", "--json"],
            ["value", "compare", "3", "--option", "compareValue=2", "--option", "operator=>"],
            ["value", "compare", "3", "--option", "compareValue=2", "--option", "operator=!="],
            ["value", "compare", "3", "--option", "compareValue=3", "--option", "operator=>="],
        ] {
            #expect(try Command.run(arguments, in: folder.path).status == 0)
        }
    }

    /// Names that are bytes, of the data, the rules and what is written; they are shown with `\\xE9`.
    @Test func namesThatAreNotUTF8() throws {
        let folder = try Folder()
        let script = """
            data=$(printf 'caf\\351.csv'); other=$(printf 'caf\\350.csv'); rules=$(printf 'r\\377.yaml'); \
            out=$(printf 'out\\200'); printf 'a\\n\"\"\\n' >"$data"; printf 'a\\n\"\"\\n\"\"\\n' >"$other"; \
            echo 'rules: [[a, required]]' >"$rules" || exit 99; \
            "$1" check "$data" "$other" --rules "$rules" --output ndjson; \
            "$1" check "$data" --rules="$rules" --write "$out" --quiet; cat "$out"; "$1" check "$out" --rules r.yaml
            """
        let run = try Command.run(script: script, in: folder.path)
        // Some systems have no such names at all.
        guard run.status != 99 else { return }
        let found = try run.lines.prefix(3).map { try JSON.object(String($0)) }
        #expect(found.map { $0["file"] as? String } == ["caf\\xE9.csv", "caf\\xE8.csv", "caf\\xE8.csv"])
        #expect(run.lines.dropFirst(3).first?.hasPrefix("caf\\xE9.csv:2 ") == true)
        #expect(run.lines.suffix(2) == ["a", "\"\""], "\(run.output)")
        #expect(run.status == 2)
    }

    /// A value that is not text is told so, as one of standard input is.
    @Test func valuesThatAreNotUTF8() throws {
        let folder = try Folder()
        let run = try Command.run(
            script: "\"$1\" value ascii \"$(printf 'x\\351')\"; printf 'x\\351\\n' | \"$1\" value ascii",
            in: folder.path)
        #expect(run.lines.count == 2 && run.lines[0] == run.lines[1])
        #expect(run.lines.allSatisfy { $0.contains("record.malformed") && $0.contains("x\\xE9") })
    }

    /// Standard output that cannot be written is an error of every command.
    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
        arguments: [
            ["list"], ["list", "--json"], ["rules", "r.yaml"], ["rules", "r.yaml", "--json"], ["value", "email", "x"],
            ["--help"], ["--version"], ["help", "check"],
        ])
    func fullDevice(_ arguments: [String]) throws {
        let folder = try Folder(Self.files)
        let run = try Command.run(arguments, in: folder.path, outputPath: "/dev/full")
        #expect(run.status == 2)
        #expect(run.errorLines.count == 1 && run.error.contains("standard output"), "\(run.error)")
    }
}
#endif
