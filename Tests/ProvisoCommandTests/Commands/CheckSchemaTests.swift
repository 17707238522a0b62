#if Command
import Foundation
import Testing

/// `proviso check --schema`.
@Suite struct CheckSchemaTests {
    private func folder() throws -> Folder {
        let folder = try Folder()
        folder.write(
            "s.json",
            #"{"type":"object","required":["id"],"properties":{"id":{"type":"integer"},"note":{"type":["string","null"]}}}"#
        )
        return folder
    }

    @Test func streamsLines() throws {
        let folder = try folder()
        folder.write("d.ndjson", "{\"id\":1}\n\n{\"id\":\"1\"}\n{\n7\n")
        let run = try Command.run(["check", "d.ndjson", "--schema", "s.json", "--output", "ndjson"], in: folder.path)
        #expect(run.status == 1)
        #expect(run.lines.count == 3)
        #expect(
            run.lines.first?.contains("\"line\":3,\"path\":\"id\",\"rule\":\"schema\",\"code\":\"schema.type\"")
                ?? false, "\(run.output)")
        #expect(run.errorWithoutTime == "4 records, 3 with problems (3 violations) in 0.00 s\n")
    }

    /// Of two keywords with one name, one would judge nothing: in JSON and YAML, and in what a schema refers to.
    @Test(arguments: [
        ("t.json", "{\"$ref\": \"x\",\n \"minimum\": 1, \"minimum\": 2}", "t.json:2:16: "),
        ("t.yaml", "minimum: 1\ntype: number\nminimum: 2\n", "t.yaml:3:1: "),
    ])
    func doubledKeys(_ name: String, _ schema: String, _ place: String) throws {
        let folder = try folder()
        folder.write(name, schema)
        folder.write("d.json", "1")
        for arguments in [["--schema", name], ["--schema", "s.json", "--schema-resource", "http://x.test/a=" + name]] {
            let run = try Command.run(["check", "d.json"] + arguments, in: folder.path)
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(
                run.error.contains(place + "error: The key `minimum` stands here twice. Remove one of the two"),
                "\(run.error)")
        }
    }

    @Test(
        arguments: [
            ("[{\"id\":1},3,{}]", [], "{\"valid\":true}\n{\"valid\":false}\n{\"valid\":false}\n", 1),
            ("[{\"id\":1}]", ["--whole"], "{\"valid\":false}\n", 1),
            ("{\"id\":1}", [], "{\"valid\":true}\n", 0),
            ("\"x\"", [], "{\"valid\":false}\n", 1),
            ("{\"d\":[{\"id\":1}]}", ["--records", "/d"], "{\"valid\":true}\n", 0),
        ] as [(String, [String], String, Int32)])
    func takesAnyValue(_ json: String, _ options: [String], _ output: String, _ status: Int32) throws {
        let folder = try folder()
        folder.write("d.json", json)
        let run = try Command.run(
            ["check", "d.json", "--schema", "s.json", "--output", "flag"] + options, in: folder.path)
        #expect(run.output == output)
        #expect(run.status == status, "\(run.error)")
    }

    /// Several threads find the same as one, in the same order, also where a limit ends the check.
    @Test(arguments: [[], ["--output", "json"], ["--output", "basic"], ["--max-violations", "7"], ["--fail-fast"]])
    func threadsMakeNoDifference(_ options: [String]) throws {
        let folder = try folder()
        // Several blocks.
        let note = String(repeating: "a note ", count: 100)
        let lines = (0..<1500).map {
            $0 % 97 == 5 ? "{\"id\":\"\($0)\"}" : $0 == 1200 ? "{" : "{\"id\":\($0),\"note\":\"\(note)\"}"
        }
        folder.write("d.ndjson", lines.joined(separator: "\n") + "\n")
        let runs = try [1, 2, 5].map {
            try Command.run(["check", "d.ndjson", "--schema", "s.json", "--jobs", "\($0)"] + options, in: folder.path)
        }
        #expect(runs[0].status == 1 && !runs[0].output.isEmpty)
        #expect(runs.allSatisfy { $0.output == runs[0].output && $0.errorWithoutTime == runs[0].errorWithoutTime })
    }

    @Test func cellsHaveTheTypesOfTheSchema() throws {
        let folder = try folder()
        folder.write("d.csv", "id,note\n1,2\n,x\n1.0,\n01,\n")
        let run = try Command.run(["check", "d.csv", "--schema", "s.json", "--output", "flag"], in: folder.path)
        #expect(run.lines.map { $0.contains("true") } == [true, false, true, false])
    }

    @Test func resourcesAreFoundByNameIdentifierAndURI() throws {
        let folder = try folder()
        folder.write(
            "b.json",
            ##"{"allOf":[{"$ref":"named.json"},{"$ref":"urn:x"},{"$ref":"http://x.test/r/sub/c.json#/$defs/d"}]}"##)
        folder.write("named.json", #"{"minimum":1}"#)
        folder.write("other.yaml", "$id: urn:x\nmaximum: 5\n")
        try FileManager.default.createDirectory(atPath: "\(folder.path)/r/sub", withIntermediateDirectories: true)
        folder.write("r/sub/c.json", ##"{"$defs":{"d":{"$ref":"../e.json"}}}"##)
        folder.write("r/e.json", #"{"multipleOf":2}"#)
        folder.write("d.json", "[0,2,3,6]")
        let run = try Command.run(
            [
                "check", "d.json", "--schema", "b.json", "--output", "flag", "--schema-resource", "named.json",
                "--schema-resource",
                "other.yaml", "--schema-resource", "http://x.test/r/=r",
            ], in: folder.path)
        #expect(run.lines.map { $0.contains("true") } == [false, true, false, false], "\(run.error)")
        let alone = try Command.run(["check", "d.json", "--schema", "b.json"], in: folder.path)
        #expect(alone.status == 2)
        #expect(
            alone.errorLines.first
                == "b.json:1:19: error: The schema `named.json` is not at hand. Hand it in: schemas are never fetched.")
    }

    @Test(arguments: [
        ["--schema", "s.json", "--rules", "s.json"], ["--output", "flag", "--rules", "s.json"],
        ["--whole", "--rules", "s.json"],
        ["--schema", "s.json", "--output", "sarif"], ["--schema", "s.json", "--write", "x.json"],
        ["--schema", "no.json"],
        ["--schema", "s.json", "--schema-dialect", "draft-05"], [],
    ])
    func refuses(_ options: [String]) throws {
        let folder = try folder()
        folder.write("d.json", "{}")
        let run = try Command.run(["check", "d.json"] + options, in: folder.path)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errorLines.first?.contains("error: ") ?? false)
    }

    /// A document of another kind would let everything pass as a schema.
    @Test(arguments: [
        ("o.yaml", "rules: [[a, required]]\n", "give it with --rules"),
        ("o.yaml", "openapi: 3.1.0\npaths: {}\n", "--openapi"),
        ("o.json", #"{"swagger":"2.0","paths":{}}"#, "--openapi"),
    ])
    func refusesOtherDocuments(_ name: String, _ text: String, _ advice: String) throws {
        let folder = try Folder([name: text, "d.json": "{}"])
        let run = try Command.run("check", "d.json", "--schema", name, in: folder)
        #expect(run.status == 2 && run.error.contains(advice), "\(run.error)")
        let imported = try Command.run("import", name, in: folder)
        #expect(imported.status == 2 && imported.error.contains(advice), "\(imported.error)")
        #expect(imported.output.isEmpty)
    }

    /// Any keyword makes it a schema, whatever else there is.
    @Test(arguments: [#"{"required":["rules"],"rules":{}}"#, #"{"minProperties":1,"openapi":"3.1.0"}"#, "{}"])
    func takesSchemasWithOtherMembers(_ text: String) throws {
        let folder = try Folder(["s.json": text, "d.json": #"{"rules":1}"#])
        #expect(try Command.run("check", "d.json", "--schema", "s.json", in: folder).status == 0)
    }

    /// Each keyword that is not known is told once, in the order of the schema.
    @Test func tellsEachUnknownKeywordOnce() throws {
        let folder = try Folder([
            "s.json":
                #"{"properties":{"a":{"markdownDescription":"x"},"b":{"markdownDescription":"y"},"c":{"foo":1}}}"#,
            "d.json": "{}",
        ])
        let run = try Command.run("check", "d.json", "--schema", "s.json", in: folder)
        let warnings = run.errorLines.filter { $0.contains("warning: The keyword") }
        #expect(warnings.count == 2 && run.status == 0, "\(run.error)")
        #expect(warnings.first?.hasPrefix("s.json:1:21: ") == true && warnings.first?.hasSuffix("(2 times)") == true)
    }

    /// The schema that refers to a missing one is not suggested in its place.
    @Test func doesNotSuggestTheSchemaItself() throws {
        let folder = try Folder([
            "s.json": #"{"$id":"https://example.com/order.json","$ref":"https://example.com/borders.json"}"#,
            "d.json": "{}",
        ])
        let run = try Command.run("check", "d.json", "--schema", "s.json", in: folder)
        #expect(run.status == 2 && run.error.contains("Hand it in"), "\(run.error)")
    }

    @Test func advisesTheWholeFileForSchemasOfLists() throws {
        let folder = try Folder([
            "s.json": ##"{"$ref":"#/$defs/l","$defs":{"l":{"type":"array"}}}"##, "d.json": #"[{"id":1}]"#,
        ])
        let run = try Command.run("check", "d.json", "--schema", "s.json", in: folder)
        #expect(run.status == 1 && run.error.contains("give --whole"), "\(run.error)")
        let whole = try Command.run("check", "d.json", "--schema", "s.json", "--whole", in: folder)
        #expect(whole.status == 0 && !whole.error.contains("--whole"), "\(whole.error)")
    }

    @Test func limitsStopTheCheck() throws {
        let folder = try folder()
        folder.write("d.ndjson", String(repeating: "{}\n", count: 10))
        let first = try Command.run(["check", "d.ndjson", "--schema", "s.json", "--fail-fast"], in: folder.path)
        #expect(first.errorWithoutTime == "1 record, 1 with problems (1 violation) in 0.00 s; stopped early\n")
        let three = try Command.run(
            ["check", "d.ndjson", "--schema", "s.json", "--max-violations", "3", "--quiet"], in: folder.path)
        #expect(three.lines.count == 3)
    }
}
#endif
