#if Command
import Testing

/// `--write`: the records as the filters leave them, everything else as it was.
@Suite struct WriteTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let file: String
        let rules: String
        let data: String
        let written: String
        /// What is written with `--only-valid`, when that differs.
        var onlyValid: String?
        var arguments: [String] = []
        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "nothing to change", file: "a.csv", rules: "[[a, required]]",
            data: "\u{FEFF}a,\"b\"\r\n\r\n\" x\"\"\" ,1.50\r\ny,\"2\r\n3\"\r\n,\r\n\r\n",
            written: "\u{FEFF}a,\"b\"\r\n\r\n\" x\"\"\" ,1.50\r\ny,\"2\r\n3\"\r\n,\r\n\r\n",
            onlyValid: "\u{FEFF}a,\"b\"\r\n\r\n\" x\"\"\" ,1.50\r\ny,\"2\r\n3\"\r\n\r\n"),
        Case(
            name: "trimmed cells", file: "a.csv", rules: "[[[a, b], trim]]",
            data: "a,b,c\n x ,\" y \", z \n\"1\" ,2,3\n", written: "a,b,c\nx,\"y\", z \n\"1\",2,3\n"),
        Case(
            name: "no line end at the end", file: "a.csv", rules: "[[a, trim]]", data: "a\n x\ny ", written: "a\nx\ny"),
        Case(name: "carriage returns", file: "a.csv", rules: "[[a, trim]]", data: "a\r x\ry ", written: "a\rx\ry"),
        Case(
            name: "cells that need quotes now", file: "a.csv",
            rules: "[[a, default, { value: 'x,\"y\"' }], [b, default, { value: \"1\\n2\" }]]",
            data: "a,b\n,\nz,z\n", written: "a,b\n\"x,\"\"y\"\"\",\"1\n2\"\nz,z\n"),
        Case(
            name: "new columns", file: "a.csv",
            rules: "[[b, default, { value: 5 }], [[\"c,d\"], default, { value: e }]]",
            data: "a\r\nx\r\ny,z\r\n\r\nw", written: "a,b,\"c,d\"\r\nx,5,e\r\ny,z\r\n\r\nw,5,e",
            onlyValid: "a,b,\"c,d\"\r\nx,5,e\r\n\r\nw,5,e"),
        Case(
            name: "a row that is too long stays so beside new columns", file: "a.csv",
            rules: "[[b, default, { value: 5 }], [c, default, { value: 6 }]]",
            data: "a\nx\ny,z\n1,2,3\n", written: "a,b,c\nx,5,6\ny,z\n1,2,3,,\n", onlyValid: "a,b,c\nx,5,6\n"),
        Case(
            name: "one that may be short too", file: "a.csv",
            rules: "[[b, default, { value: 5 }], [c, default, { value: 6 }]]",
            data: "a\nx\ny,z\n", written: "a,b,c\nx,5,6\ny,z,,\n", onlyValid: "a,b,c\nx,5,6\n",
            arguments: ["--short-rows"]),
        Case(
            name: "only empty cells get a default", file: "a.csv", rules: "[[b, default, { value: 5 }]]",
            data: "a,b\nx,\nx,7\n", written: "a,b\nx,5\nx,7\n"),
        Case(
            name: "malformed rows stay", file: "a.csv", rules: "[[a, trim], [b, number]]",
            data: "a,b\n x,1\n x\n x,y\n x,1,2\n", written: "a,b\nx,1\n x\nx,y\n x,1,2\n", onlyValid: "a,b\nx,1\n"),
        Case(
            name: "another delimiter", file: "a.csv", rules: "[[a, trim], [c, default, { value: \"1;2,3\" }]]",
            data: "a;b\n x;1,5\n", written: "a;b;c\nx;1,5;\"1;2,3\"\n", arguments: ["--delimiter", ";"]),
        Case(
            name: "cells that would begin a comment", file: "a.csv", rules: "[[[a, b], trim]]",
            data: "a,b\n# a, #b\n #x , #y\n #,z\n", written: "a,b\n# a, #b\n\"#x\",#y\n\"#\",z\n",
            arguments: ["--comment", "#"]),
        Case(
            name: "no header", file: "a.csv", rules: "[[column1, trim]]", data: " x,y\n z,\n", written: "x,y\nz,\n",
            arguments: ["--no-header"]),
        Case(
            name: "a cell that would begin with a byte order mark", file: "a.csv", rules: "[[column1, trim]]",
            data: " \u{FEFF}x,y\n", written: "\"\u{FEFF}x\",y\n", arguments: ["--no-header"]),
        Case(
            name: "a cell emptied in a column of its own", file: "a.csv", rules: "[[a, trim]]", data: "a\n x\n   \ny\n",
            written: "a\nx\n\"\"\ny\n"),
        Case(
            name: "named filters", file: "a.csv",
            rules: "[[a, filter, { filter: uppercase }], [b, filter, { filter: digits }]]",
            data: "a,b\nstraße,+1 (2)\nX,3\n", written: "a,b\nSTRASSE,12\nX,3\n"),
        Case(
            name: "the default scheme goes to valid values only", file: "a.csv",
            rules: "[[a, url, { defaultScheme: https }]]",
            data: "a\nexample.org/x\nhttp://example.org\nno url\n",
            written: "a\nhttps://example.org/x\nhttp://example.org\nno url\n",
            onlyValid: "a\nhttps://example.org/x\nhttp://example.org\n"),
        Case(
            name: "filters of another scenario", file: "a.csv",
            rules: "[[a, trim, { on: other }], [b, default, { value: 1, on: other }], [a, required]]", data: "a\n x\n",
            written: "a\n x\n"),
        Case(
            name: "NDJSON as it stands", file: "a.ndjson", rules: "[[a, number]]",
            data:
                "\u{FEFF}{ \"b\" : 1.500, \"a\":1E2 , \"s\":\"\\u0041\\/\"}\r\n\r\n{\"a\":\"x\"}\nbad \n[1]\n{\"a\":1,\"a\":2}",
            written:
                "\u{FEFF}{ \"b\" : 1.500, \"a\":1E2 , \"s\":\"\\u0041\\/\"}\r\n\r\n{\"a\":\"x\"}\nbad \n[1]\n{\"a\":1,\"a\":2}",
            onlyValid: "\u{FEFF}{ \"b\" : 1.500, \"a\":1E2 , \"s\":\"\\u0041\\/\"}\r\n\r\n"),
        Case(
            name: "values in place, new keys at the end", file: "a.ndjson",
            rules: "[[[a, b], trim], [c, default, { value: { x: [1, null] } }]]",
            data: "{\"b\": \" 1\\n\" , \"z\":1.0,\"a\":\" é\\u00e9\\ud83d\\ude00 \"}\n{ }\n{\"c\":null}\n{\"a\":5}\n",
            written:
                "{\"b\": \"1\" , \"z\":1.0,\"a\":\"éé😀\",\"c\":{\"x\":[1,null]}}\n{ \"c\":{\"x\":[1,null]}}\n"
                + "{\"c\":{\"x\":[1,null]}}\n{\"a\":5,\"c\":{\"x\":[1,null]}}\n"),
        Case(
            name: "nested and each", file: "a.ndjson",
            rules:
                "[[\"address.city\", trim], [address, nested, { rules: [[zip, trim], [land, default, { value: DE }]] }], "
                + "[tags, each, { rule: { type: filter, filter: lowercase } }]]",
            data:
                "{\"tags\":[\"A\",1,\"b\"],\"address\":{\"q\":1e3,\"city\":\" P \",\"zip\":\" 1 \"}}\n{\"address\":5}\n",
            written:
                "{\"tags\":[\"a\",1,\"b\"],\"address\":{\"q\":1e3,\"city\":\"P\",\"zip\":\"1\",\"land\":\"DE\"}}\n{\"address\":5}\n",
            onlyValid:
                "{\"tags\":[\"a\",1,\"b\"],\"address\":{\"q\":1e3,\"city\":\"P\",\"zip\":\"1\",\"land\":\"DE\"}}\n"),
        Case(
            name: "JSON keeps what stands between the records", file: "a.json", rules: "[[a, trim], [a, required]]",
            data: "[\n  {\"a\": \" x\"},\n  5,\n  {\"a\": \"\"}, {\"a\":1.0}\n]\n",
            written: "[\n  {\"a\": \"x\"},\n  5,\n  {\"a\": \"\"}, {\"a\":1.0}\n]\n",
            onlyValid: "[\n  {\"a\": \"x\"}, {\"a\":1.0}\n]\n"),
        Case(
            name: "one JSON object", file: "a.json", rules: "[[a, trim]]", data: " {\"a\": \" x\"}\n",
            written: " {\"a\": \"x\"}\n"),
        Case(
            name: "an empty JSON array", file: "a.json", rules: "[[a, trim]]", data: "[ ]\n", written: "[ ]\n"),
        Case(
            name: "escaped keys", file: "a.ndjson", rules: "[[a, trim]]", data: "{\"\\u0061\":\" x\"}\n",
            written: "{\"\\u0061\":\"x\"}\n"),
    ]

    @Test(arguments: cases)
    func writes(_ example: Case) throws {
        let folder = try Folder(["rules.yaml": "rules: \(example.rules)", example.file: example.data])
        let arguments =
            ["check", example.file, "--rules", "rules.yaml", "--write", "out", "--quiet"] + example.arguments
        let run = try Command.run(arguments, in: folder.path)
        #expect(run.error.isEmpty)
        #expect(folder.text(of: "out") == example.written, "\(run.output)\(run.error)")
        #expect(folder.text(of: example.file) == example.data)
        _ = try Command.run(arguments + ["--only-valid"], in: folder.path)
        #expect(folder.text(of: "out") == example.onlyValid ?? example.written)
        #expect(folder.names == [example.file, "out", "rules.yaml"].sorted())
    }

    /// What was written needs no further change.
    @Test(arguments: cases)
    func isIdempotent(_ example: Case) throws {
        let folder = try Folder(["rules.yaml": "rules: \(example.rules)", example.file: example.data])
        let options = ["--rules", "rules.yaml", "--quiet"] + example.arguments
        let format = ["--format", String(example.file.dropFirst(2))]
        _ = try Command.run(["check", example.file, "--write", "one"] + options, in: folder.path)
        _ = try Command.run(["check", "one", "--write", "two"] + options + format, in: folder.path)
        #expect(folder.bytes(of: "one") == folder.bytes(of: "two"))
    }

    /// The input may be written over: it is replaced at the end.
    @Test func inPlace() throws {
        let folder = try Folder(["rules.yaml": "rules: [[a, trim]]", "a.csv": "a\n x \n"])
        let run = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--write", "a.csv", in: folder)
        #expect(run.status == 0)
        #expect(folder.text(of: "a.csv") == "a\nx\n")
        #expect(folder.names == ["a.csv", "rules.yaml"])
    }

    @Test func keepsTheEncoding() throws {
        let folder = try Folder(["rules.yaml": "rules: [[a, trim]]"])
        folder.write("a.csv", [0x61, 0x0A, 0x20, 0xE9, 0x0A])
        _ = try Command.run(
            "check", "a.csv", "--rules", "rules.yaml", "--write", "out", "--encoding", "latin1", in: folder)
        #expect(folder.bytes(of: "out") == [0x61, 0x0A, 0xE9, 0x0A])
        let utf16: [UInt8] = [0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0x20, 0, 0xE9, 0, 0x0A, 0]
        folder.write("b.csv", utf16)
        _ = try Command.run("check", "b.csv", "--rules", "rules.yaml", "--write", "out", in: folder)
        #expect(folder.bytes(of: "out") == [0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0xE9, 0, 0x0A, 0])
    }

    @Test func invalidUTF8StaysAsItIs() throws {
        let folder = try Folder(["rules.yaml": "rules: [[a, trim]]"])
        let data: [UInt8] = [0x61, 0x0A, 0x20, 0xFF, 0x0A, 0x20, 0x78, 0x0A]
        folder.write("a.csv", data)
        let run = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--write", "out", in: folder)
        #expect(run.status == 1)
        #expect(folder.bytes(of: "out") == [0x61, 0x0A, 0x20, 0xFF, 0x0A, 0x78, 0x0A])
    }

    @Test func nothingIsWrittenWhenTheWorkCannotBeDone() throws {
        let folder = try Folder([
            "rules.yaml": "rules: [[a, trim]]", "a.csv": "a\n x\n\"y\n", "b.json": "[{\"a\":1},", "out": "before",
        ])
        for file in ["a.csv", "b.json", "nofile.csv"] {
            let run = try Command.run("check", file, "--rules", "rules.yaml", "--write", "out", in: folder)
            #expect(run.status == 2)
            #expect(folder.text(of: "out") == "before")
            #expect(folder.names == ["a.csv", "b.json", "out", "rules.yaml"])
        }
    }

    @Test func badTargets() throws {
        let folder = try Folder(["rules.yaml": "rules: [[a, trim]]", "a.csv": "a\n x\n", "b.csv": "a\n"])
        for (arguments, words) in [
            (["--write", "no/such/out"], "directory"), (["--write", "."], "directory"),
            (["--write", "-"], "standard output"),
            (["--only-valid"], "--write"), (["b.csv", "--write", "out"], "one file"),
            (["--write", ""], "--write needs"),
        ] {
            let run = try Command.run(["check", "a.csv", "--rules", "rules.yaml"] + arguments, in: folder.path)
            #expect(run.status == 2, "\(arguments)")
            #expect(run.output.isEmpty)
            #expect(run.error.contains(words), "\(run.error)")
            #expect(folder.names == ["a.csv", "b.csv", "rules.yaml"])
        }
    }
}
#endif
