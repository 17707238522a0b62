#if Command
import Testing

/// Arguments that nobody understands: status 2, `error:` as everywhere, and what was probably meant.
@Suite struct ArgumentMistakeTests {
    @Test(arguments: [
        (["chek", "a.csv", "--rules", "r.yaml"], "`check`"), (["chcek"], "`check`"),
        (["validate", "a.csv"], "`check`"),
        (["rule", "r.yaml"], "`rules`"), (["lits"], "`list`"), (["lint", "r.yaml"], "`rules`"), (["vaule"], "`value`"),
        (["a.csv", "--rules", "r.yaml"], "`proviso check a.csv`"), (["help", "chek"], "`check`"),
        (["nosuch"], "check, explain, rules, list"),
        (["--rules", "r.yaml", "check", "a.csv"], "`proviso check --rules …`"),
        (["check", "a.csv", "--ruls", "r.yaml"], "'--rules'"),
        (["check", "a.csv", "--rules", "r.yaml", "--quite"], "'--quiet'"),
        (["check", "a.csv", "--rules", "r.yaml", "--config", "x"], "'--rules'"),
        (["check", "a.csv", "--rules", "r.yaml", "--threads", "2"], "'--jobs'"),
        (["check", "a.csv", "--rules", "r.yaml", "--silent"], "'--quiet'"),
        (["check", "a.csv", "--rules", "r.yaml", "--fastfail"], "'--fail-fast'"),
        (["check", "a.csv", "--rules", "r.yaml", "--max-violation", "2"], "'--max-violations'"),
        (["check", "a.csv", "--ruls", "r.yaml", "--", "--x"], "'--rules'"),
        (["list", "--jsn"], "'--json'"), (["rules", "r.yaml", "--jason"], "'--json'"),
        (["value", "email", "x", "--options", "a=b"], "'--option'"),
        (["check", "a.csv", "--rules", "r.yaml", "--skip-rows", "-1"], "'--skip-rows' takes no number below zero"),
        (["export", "jsonschema", "r.yaml"], "`proviso export json-schema`"),
        (["export", "xsd", "r.yaml"], "takes json-schema, openapi, sql"),
    ])
    func suggestions(_ arguments: [String], _ meant: String) throws {
        let folder = try Folder(["r.yaml": "rules: [[a, required]]", "a.csv": "a\nx\n"])
        let run = try Command.run(arguments, in: folder.path)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        let first = try #require(run.errorLines.first)
        #expect(first.hasPrefix("error: ") && first.contains(meant), "\(run.error)")
        #expect(!run.error.contains("Error:"))
    }

    /// Every mistake begins in the same way.
    @Test(arguments: [
        ["check"], ["check", "a.csv", "--rules"], ["check", "a.csv", "--rules", "r.yaml", "--jobs", "x"],
        ["check", "a.csv", "--rules", "r.yaml", "--jobs", "0"],
        ["check", "a.csv", "--rules", "r.yaml", "--output", "xml"],
        ["check", "nosuch.csv", "--rules", "r.yaml"], ["check", "a.csv", "--rules", "nosuch.yaml"],
        ["check", "a.csv", "--rules", "r.yaml", "--scenario", "x"], ["list", "nosuch"], ["value", "nosuch"],
        ["value", "email", "x", "--option", "y"], ["rules"], ["--nosuch"], ["check", "-", "-", "--rules", "r.yaml"],
    ])
    func spelling(_ arguments: [String]) throws {
        let folder = try Folder(["r.yaml": "rules: [[a, required]]", "a.csv": "a\nx\n"])
        let run = try Command.run(arguments, in: folder.path)
        #expect(run.status == 2)
        #expect(run.error.hasPrefix("error: "), "\(run.error)")
        #expect(!run.error.contains("Error:"))
    }
}
#endif
