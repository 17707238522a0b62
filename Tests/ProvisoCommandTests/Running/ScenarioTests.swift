#if Command
import Testing

/// Scenarios, as they show from outside.
@Suite struct ScenarioTests {
    private static let rules = """
        scenarios: { listed: [a, "!b"] }
        rules:
          - [ a, required ]
          - [ b, required, { on: "one, two" } ]
          - [ c, required, { except: [two] } ]
          - [ d, required, { on: [one, two], except: two } ]
          - [ e, nested, { rules: [ [ x, required, { on: one } ] ] } ]
          - [ f, each, { rule: { type: required, skipOnEmpty: false, on: inner } } ]

        """

    @Test(arguments: [
        ([], "a c"), (["--scenario", "default"], "a c"), (["--scenario", "one"], "a b c d e.x"),
        (["--scenario", "two"], "a b"), (["--scenario", "listed"], "a"), (["--scenario", "inner"], "a c f[0]"),
    ])
    func active(_ options: [String], _ paths: String) throws {
        let folder = try Folder(["rules.yaml": Self.rules, "a.ndjson": "{\"e\":{\"y\":1},\"f\":[\"\"]}"])
        let run = try Command.run(
            ["check", "a.ndjson", "--rules", "rules.yaml", "--output", "ndjson"] + options, in: folder.path)
        let found = try run.lines.map { try JSON.object(String($0))["path"] as? String ?? "" }
        #expect(found.joined(separator: " ") == paths, "\(run.error)")
    }

    @Test(arguments: [
        ("onee", "one"), ("Two", "two"), ("lsted", "listed"), ("defualt", "default"), ("", nil), ("zzz", nil),
    ])
    func unknown(_ name: String, _ near: String?) throws {
        let folder = try Folder(["rules.yaml": Self.rules, "a.ndjson": "{}"])
        let run = try Command.run("check", "a.ndjson", "--rules", "rules.yaml", "--scenario", name, in: folder)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("There is no scenario `\(name)`."))
        if let near { #expect(run.error.contains("Did you mean `\(near)`?")) }
        #expect(run.error.contains("There are: default, inner, listed, one, two."))
    }

    /// A rule that a listed scenario leaves without attributes is a warning when the document is loaded.
    @Test func listedScenarioWithoutAnAttribute() throws {
        let folder = try Folder(["rules.yaml": Self.rules, "a.ndjson": "{\"a\":1,\"c\":1}"])
        for arguments in [["rules", "rules.yaml"], ["check", "a.ndjson", "--rules", "rules.yaml"]] {
            let run = try Command.run(arguments, in: folder.path)
            #expect(run.status == 0)
            #expect(
                run.error.contains("rules.yaml:5:5: warning: The rules for `c`, `e` and `f` never run"), "\(run.error)")
        }
    }
}
#endif
