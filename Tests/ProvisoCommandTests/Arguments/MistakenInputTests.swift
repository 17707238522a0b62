#if Command
import Testing

/// Nothing passes by mistake: another file, another format, a misspelt scenario.
@Suite struct MistakenInputTests {
    private static let rules = "rules: [[a, number], [b, number]]"

    @Test(arguments: [
        ("[{\"a\":1}]", "--format json"), ("\n [ ]", "--format json"), ("{\"a\":1}\n{\"a\":2}\n", "--format ndjson"),
        ("{\n  \"a\": 1\n}\n", "--format json"), ("{}", "--format json"), ("\u{FEFF}[{\"a\":1}]", "--format json"),
    ])
    func jsonUnderTheNameOfCSV(_ text: String, _ hint: String) throws {
        let folder = try Folder(["r.yaml": Self.rules, "d.csv": text])
        let run = try Command.run(["check", "d.csv", "--rules", "r.yaml"], in: folder.path)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.error.contains("d.csv: it looks like JSON") && run.error.contains(hint), "\(run.error)")
        // Who says that it is CSV is believed.
        let forced = try Command.run(["check", "d.csv", "--rules", "r.yaml", "--format", "csv"], in: folder.path)
        #expect(!forced.error.contains("looks like JSON"))
    }

    /// Headers that only begin like JSON.
    @Test(arguments: ["[a],b\n1,2\n", "{a},b\n1,2\n", "\"{\",b\n1,2\n", "[,b\n1,2\n"])
    func oddHeaders(_ text: String) throws {
        let folder = try Folder(["r.yaml": "rules: [[b, number]]", "d.csv": text])
        #expect(try Command.run(["check", "d.csv", "--rules", "r.yaml"], in: folder.path).status == 0)
    }

    @Test(arguments: [
        ("d.csv", "x,y\n1,2\n", true), ("d.csv", "x,a\n1,2\n", false), ("d.ndjson", "{\"x\":1}\n", true),
        ("d.json", "[{\"x\":1},{\"a\":1}]", false),
    ])
    func fileWithNothingThatIsMeant(_ name: String, _ text: String, _ isStrange: Bool) throws {
        let folder = try Folder(["r.yaml": Self.rules])
        folder.write(name, text)
        let run = try Command.run(["check", name, "--rules", "r.yaml"], in: folder.path)
        #expect(run.status == 0)
        #expect(run.error.contains("\(name): it has none of the attributes that the rules name") == isStrange)
        for quiet in [[], ["--quiet"]] {
            let strict = try Command.run(["check", name, "--rules", "r.yaml", "--strict"] + quiet, in: folder.path)
            #expect(strict.status == 1, "an attribute is missing in any case")
        }
    }

    /// `--strict` counts violations of severity warning too, and leaves what is in order alone.
    @Test(arguments: [("warning", Int32(1)), ("info", 0)]) func strictViolations(_ severity: String, _ status: Int32)
        throws
    {
        let folder = try Folder([
            "r.yaml": "rules: [{ attributes: a, type: number, min: 5, severity: \(severity) }]", "d.csv": "a,b\n1,\n",
            "good.csv": "a,b\n7,\n",
        ])
        #expect(try Command.run(["check", "d.csv", "--rules", "r.yaml"], in: folder.path).status == 0)
        #expect(try Command.run(["check", "d.csv", "--rules", "r.yaml", "--strict"], in: folder.path).status == status)
        #expect(try Command.run(["check", "good.csv", "--rules", "r.yaml", "--strict"], in: folder.path).status == 0)
    }

    @Test(arguments: [
        ("register", "registr", true), ("login", "logni", true), ("create", "update", false), ("step1", "step2", false),
        ("viewA", "viewB", false), ("new", "now", false),
    ])
    func misspeltScenarios(_ first: String, _ second: String, _ isWarned: Bool) throws {
        let folder = try Folder([
            "r.yaml": """
            rules:
              - { attributes: a, type: required, on: [\(first)] }
              - { attributes: b, type: required, on: \(second) }
            """
        ])
        let run = try Command.run(["rules", "r.yaml"], in: folder.path)
        #expect(run.status == 0)
        #expect(run.error.contains("r.yaml:3:5: warning: The scenario `\(second)`") == isWarned, "\(run.error)")
        #expect(run.error.contains("Did you mean `\(first)`?") == isWarned)
    }

    /// A value that begins with a hyphen is taken for options unless `--` stands before it.
    @Test(arguments: ["-1", "-.5", "-2,5"]) func negativeNumbers(_ value: String) throws {
        let folder = try Folder([:])
        let run = try Command.run(["value", "number", value], in: folder.path)
        #expect(run.error.contains("Put '--' before values that begin with a hyphen."), "\(run.error)")
        #expect(try Command.run(["value", "number", "--", "-1"], in: folder.path).status == 0)
        let duration = try Command.run(["value", "duration", "-P1D"], in: folder.path)
        #expect(duration.error.contains("Put '--' before values that begin with a hyphen."), "\(duration.error)")
        let option = try Command.run(["value", "number", "5", "-json"], in: folder.path)
        #expect(option.error.contains("Unknown option '-json'. Did you mean '--json'?"), "\(option.error)")
        let near = try Command.run(["check", "d.csv", "--rules", "r.yaml", "-strct"], in: folder.path)
        #expect(near.error.contains("Did you mean '--strict'?"), "\(near.error)")
    }

    /// A document may ask of nothing but the file as a whole.
    @Test(arguments: [
        ("columns: { required: [x, z] }", "column.missing"), ("records: [2, 10]", "records.tooFew"),
        ("columns: { required: [x] }", nil),
    ])
    func documentsOfFilesAlone(_ rules: String, _ code: String?) throws {
        let folder = try Folder(["r.yaml": rules, "d.csv": "x,y\n1,2\n"])
        let run = try Command.run(["check", "d.csv", "--rules", "r.yaml", "--output", "ndjson"], in: folder.path)
        #expect(run.status == (code == nil ? 0 : 1), "\(run.error)")
        #expect(try run.lines.map { try JSON.object(String($0))["code"] as? String } == (code.map { [$0] } ?? []))
    }

    /// A mistake in a document that is included is found where it stands, from here.
    @Test(arguments: ["sub/main.yaml", "./sub/main.yaml"]) func mistakesInIncludedDocuments(_ rules: String) throws {
        let folder = try Folder(["d.csv": "a\n1\n"])
        let run = try Command.run(
            script: """
                mkdir -p sub/deep; echo 'include: deep/base.yaml' >sub/main.yaml; echo 'rules: [[a, requird]]' >sub/deep/base.yaml
                "$@"
                """, ["check", "d.csv", "--rules", rules], in: folder.path)
        #expect(run.status == 2)
        let place = rules.replacing("main.yaml", with: "deep/base.yaml")
        #expect(run.error.hasPrefix("\(place):1:13: error: There is no rule `requird`."), "\(run.error)")
    }

    /// A file that an included document names is named from here when the rules are printed.
    @Test func filesOfIncludedDocuments() throws {
        let folder = try Folder(["d.ndjson": #"{"cc":"DE","c":"DE"}"# + "\n"])
        let run = try Command.run(
            script: """
                mkdir sub; echo 'include: sub/base.yaml' >main.yaml; printf 'code\\nDE\\n' >sub/co.csv
                echo 'rules: [[cc, exists, { file: co.csv, column: code }], [c, in, { range: { file: { path: co.csv }, column: code } }]]' \
                    >sub/base.yaml
                "$1" rules main.yaml --json >flat.json && "$1" check d.ndjson --rules flat.json; cat flat.json
                """, in: folder.path)
        #expect(run.status == 0 && run.output.split(separator: "sub/co.csv").count == 3, "\(run.output)\(run.error)")
    }

    @Test(arguments: [
        ("march.csv", Int32(1)), ("march*.csv", 1), ("sub/march-2.csv", 1), ("april.csv", 2), ("april.json", 2),
    ])
    func rulesForStandardInputByName(_ name: String, _ status: Int32) throws {
        let folder = try Folder([
            "r.yaml": """
            files:
              - pattern: "march*.csv"
                rules: [[x, number, { min: 5 }]]
            """
        ])
        let run = try Command.run(
            ["check", "-", "--rules", "r.yaml", "--for", name], in: folder.path, input: Array("x,y\n1,2\n".utf8))
        #expect(run.status == status, "\(run.error)")
        #expect(run.lines.count == (status == 1 ? 1 : 0))
        if status == 2 { #expect(run.error.contains("march*.csv")) }
    }

    @Test(arguments: [
        ("/data/zzzzzz", "/data has /data/items, /data/x"), ("/dat", "did you mean /data?"),
        ("/metaa/y", "did you mean /meta/y?"), ("/data/items/7", "/data/items is an array, with elements from 0 to 0"),
        ("/qqqqqq", "the file has /data, /meta"), ("/data/items/0/b", "/data/items/0 has /data/items/0/a"),
    ])
    func neighboursOfAWrongPlace(_ pointer: String, _ hint: String) throws {
        let folder = try Folder([
            "r.yaml": Self.rules, "d.json": "{\"data\":{\"items\":[{\"a\":1}],\"x\":2},\"meta\":{\"y\":1}}",
        ])
        let run = try Command.run(["check", "d.json", "--rules", "r.yaml", "--records", pointer], in: folder.path)
        #expect(run.status == 2)
        #expect(run.error.contains(hint), "\(run.error)")
        #expect(!run.error.contains("meta/y") || hint.contains("meta/y"))
    }
}
#endif
