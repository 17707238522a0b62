#if Command
import Foundation
import Testing

/// What the command offers to a shell, asked as the scripts ask that it writes for bash, zsh and fish.
@Suite struct CompletionTests {
    /// Asks for the word that the line ends with.
    private func offers(
        _ argument: String, of command: String, _ line: [String], shell: String = "bash", in folder: Folder
    ) throws -> [String] {
        let words = ["proviso", command] + line
        let cursor = "\(words.last?.count ?? 0)"
        let run = try Command.run(
            ["---completion", command, "--", argument, "\(words.count - 1)", cursor] + words, in: folder.path,
            environment: ["SAP_SHELL": shell])
        #expect(run.status == 0, "\(run.error)")
        #expect(run.error.isEmpty)
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test func rules() throws {
        let folder = try Folder()
        let all = try offers("positional@0", of: "list", [""], in: folder)
        #expect(all.contains("email") && all.contains("unique"))
        #expect(try offers("positional@0", of: "value", [""], in: folder) == all)
        // What stands on the line already is not offered again, but for the word that is being typed.
        #expect(try offers("positional@0", of: "list", ["email", ""], in: folder) == all.filter { $0 != "email" })
        #expect(try offers("positional@0", of: "list", ["email"], in: folder) == all)
    }

    @Test func rulesWithAFewWordsWhereTheShellShowsThem() throws {
        let folder = try Folder()
        let fish = try offers("positional@0", of: "list", [""], shell: "fish", in: folder)
        #expect(fish.allSatisfy { $0.split(separator: "\t").count == 2 })
        let zsh = try offers("positional@0", of: "list", [""], shell: "zsh", in: folder)
        #expect(zsh.contains { $0.hasPrefix("email:") })
    }

    @Test func optionsOfARule() throws {
        let folder = try Folder()
        let email = try offers("--option", of: "value", ["email", "--option", ""], in: folder)
        #expect(email.contains("enableIDN=true") && email.contains("enableIDN=false"))
        #expect(try offers("--option", of: "value", ["number", "--option", ""], in: folder).contains("min="))
        #expect(try offers("--option", of: "value", ["string", "--option", ""], in: folder).contains("unit=utf8"))
        #expect(try offers("--option", of: "value", ["nosuch", "--option", ""], in: folder).isEmpty)
    }

    @Test func languages() throws {
        let folder = try Folder()
        let languages = try offers("--locale", of: "check", ["--locale", ""], in: folder)
        #expect(languages.contains("de") && languages.contains("zh-Hant"))
    }

    @Test func operations() throws {
        let folder = try Folder()
        folder.write(
            "o.yaml",
            "paths: {/a: {parameters: [], get: {operationId: getA}, put: {}}, /b: {post: {operationId: addB}}}\n")
        let line = ["--openapi", "o.yaml", "--operation", ""]
        #expect(try offers("--operation", of: "check", line, in: folder) == ["getA", "addB"])
        folder.write("o.yaml", "{")
        #expect(try offers("--operation", of: "check", line, in: folder).isEmpty)
    }

    @Test(arguments: [
        ["--rules", "my rules.yaml"], ["--rules", #"my\ rules.yaml"#], ["--rules", "'my rules.yaml'"],
        ["--rules", #""my rules.yaml""#], ["--rules=my rules.yaml"], ["--rules", "=", "my rules.yaml"],
    ])
    func scenarios(_ rules: [String]) throws {
        let folder = try Folder()
        folder.write("my rules.yaml", "scenarios: { register: [name], log-in: [name] }\nrules: [[name, required]]\n")
        #expect(
            try offers("--scenario", of: "check", rules + ["--scenario", ""], in: folder) == [
                "default", "log-in", "register",
            ])
    }

    @Test(arguments: [
        [], ["--rules"], ["--rules", "nosuch.yaml"], ["--rules", "-"], ["--rules", "/dev/zero"], ["--rules", "."],
        ["--rules", "broken.yaml"],
    ])
    func noScenariosWithoutRules(_ rules: [String]) throws {
        let folder = try Folder()
        folder.write("broken.yaml", "rules: [")
        #expect(try offers("--scenario", of: "check", rules + ["--scenario", ""], in: folder).isEmpty)
    }

    /// Bash runs `$(…)` in words that it is offered.
    @Test(arguments: ["$(touch bad)", "`touch bad`", "a;b", "a b", "a\\b", "a'b", "a\"b", "a:b", "*", "~", "\u{1B}[2J"])
    func harmlessScenarios(_ name: String) throws {
        let folder = try Folder()
        let document: [String: Any] = [
            "scenarios": [name: ["name"], "é-1.b": ["name"]], "rules": [["name", "required"]],
        ]
        folder.write("rules.json", try JSON.canonical(document))
        for shell in ["bash", "zsh", "fish"] {
            let offered = try offers(
                "--scenario", of: "check", ["--rules", "rules.json", "--scenario", ""], shell: shell, in: folder)
            #expect(offered.filter { !$0.isEmpty && $0 != " " }.sorted() == ["default", "é-1.b"], "\(shell)")
        }
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func scriptsKnowFiles(_ shell: String) throws {
        let folder = try Folder()
        let script = try Command.run("--generate-completion-script", shell, in: folder)
        #expect(script.status == 0)
        #expect(script.output.contains("ndjson") && script.output.contains("yaml"))
    }
}
#endif
