#if Command
import Foundation
import Testing

/// `export` and `import`, as processes.
@Suite struct ContractTests {
    private static let rules = #"{"rules": [["age", "required"], ["age", "number", {"min": 18}], ["tag", "email"]]}"#

    @Test(arguments: [
        (["json-schema"], #""minimum": 18"#), (["json-schema", "--draft", "draft-07"], "draft-07"),
        (["openapi", "--name", "Person"], #""Person""#), (["sql", "--table", "people"], #"CREATE TABLE "people""#),
        (["sql", "--dialect", "postgresql"], #""age" numeric NOT NULL"#),
    ])
    func exports(_ arguments: [String], _ text: String) throws {
        let folder = try Folder(["r.json": Self.rules])
        let run = try Command.run(["export"] + arguments + ["r.json"], in: folder.path)
        #expect(run.status == 0)
        let isFound = run.output.replacing(" ", with: "").contains(text.replacing(" ", with: ""))
        #expect(isFound, "\(run.output)")
        // Each rule is listed with how much of it is said.
        #expect(run.errorLines.count == 4 && run.error.contains("rules: "), "\(run.error)")
        #expect(run.errorLines.contains { $0.hasPrefix("exact: age: required") }, "\(run.error)")
        #expect(run.errorLines.contains { $0.hasPrefix("weaker: tag: email") }, "\(run.error)")
    }

    /// An export never takes the place of what it is made from, by whatever name.
    @Test(arguments: ["r.yaml", "./r.yaml", "more.yaml", "link.yaml"]) func exportsReplaceNoInput(output: String) throws
    {
        let rules = "include: more.yaml\nrules: [[a, required]]\n"
        let folder = try Folder(["r.yaml": rules, "more.yaml": "rules: [[b, required]]\n"])
        for kind in ["json-schema", "sql"] {
            let run = try Command.run(
                script: "ln -sf r.yaml link.yaml; \"$@\"", ["export", kind, "r.yaml", "--output", output],
                in: folder.path)
            #expect(run.status == 2 && run.error.contains("the export"), "\(run.error)")
            #expect(folder.text(of: "r.yaml") == rules)
            #expect(folder.text(of: "more.yaml") == "rules: [[b, required]]\n")
        }
    }

    @Test func claimsAsData() throws {
        let folder = try Folder(["r.json": Self.rules])
        let run = try Command.run(["export", "sql", "r.json", "--output", "json", "--quiet"], in: folder.path)
        let object = try JSON.object(run.output)
        #expect((object["rules"] as? [Any])?.count == 3)
        #expect(object["export"] is String)
    }

    @Test(arguments: [["sql", "missing.json"], ["sql", "r.json", "--scenario", "nothing"]])
    func mistakes(_ arguments: [String]) throws {
        let folder = try Folder(["r.json": Self.rules])
        let run = try Command.run(["export"] + arguments, in: folder.path)
        #expect(run.status == 2 && run.output.isEmpty && !run.error.isEmpty, "\(run)")
    }

    @Test func imports() throws {
        let folder = try Folder([
            "s.json":
                #"{"properties": {"age": {"type": "number", "minimum": 18, "contentEncoding": "x"}}, "required": ["age"]}"#,
            "bad.json": "[]",
        ])
        let run = try Command.run(["import", "s.json"], in: folder.path)
        #expect(run.status == 0 && run.output.contains("min: 18"), "\(run)")
        #expect(run.error.contains("not a rule: /properties/age/contentEncoding"), "\(run.error)")
        folder.write("r.yaml", run.output)
        #expect(try Command.run(["rules", "r.yaml"], in: folder.path).status == 0)
        #expect(try Command.run(["import", "bad.json"], in: folder.path).status == 2)
    }

    /// A cell that spells a number is that number too, so an export lists both.
    @Test func valuesOfAFile() throws {
        let folder = try Folder([
            "r.yaml": "rules: [{ attributes: a, type: in, range: { file: c.csv, column: code } }]\n",
            "c.csv": "code\n1\n02\ntrue\nx\n", "d.ndjson": #"{"a":1}\#n{"a":"1"}\#n{"a":true}\#n{"a":"02"}\#n{"a":2}"#,
        ])
        let check = try Command.run("check", "d.ndjson", "--rules", "r.yaml", in: folder)
        let schema = try Command.run("export", "json-schema", "r.yaml", in: folder)
        folder.write("s.json", schema.output)
        let judged = try Command.run("check", "d.ndjson", "--schema", "s.json", in: folder)
        func lines(_ run: Run) -> [Substring] { run.lines.compactMap { $0.split(separator: " ").first } }
        #expect(lines(check) == lines(judged), "\(check.output) \(judged.output) \(schema.output)")
        let sql = try Command.run("export", "sql", "r.yaml", "--dialect", "postgresql", in: folder)
        #expect(sql.output.contains("IN ('1', '02', 'true', 'x')"), "\(sql.output)")
    }
}
#endif
