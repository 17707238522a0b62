#if Command
import Foundation
import Testing

/// What the command reads: files of every format, several of them, standard input, dialects and encodings.
@Suite struct InputTests {
    private let rules = "rules:\n  - [ name, required ]\n  - [ age, number, { min: 18 } ]\n"

    @Test func severalFiles() throws {
        let folder = try Folder([
            "rules.yaml": rules, "a.csv": "age,name\n7,Ada\n", "b.NDJSON": "{\"name\":\"\",\"age\":20}\n",
            "c.json": "[{\"name\":\"x\",\"age\":1}]", "d.tsv": "name\tage\n\t20\n", "e.jsonl": "{}\n",
        ])
        let mixed = try Command.run(
            "check", "a.csv", "b.NDJSON", "c.json", "e.jsonl", "--rules", "rules.yaml", "--output", "ndjson", in: folder
        )
        #expect(mixed.status == 1)
        #expect(
            try mixed.found() == [
                "a.csv 1 2 age number.tooSmall", "b.NDJSON 1 1 name required", "c.json 1 1 age number.tooSmall",
                "e.jsonl 1 1 name required",
            ], "\(mixed.output)\(mixed.error)")
        #expect(
            mixed.errorWithoutTime == """
                warning: e.jsonl: it has none of the attributes that the rules name; is it another file?
                warning: e.jsonl: no record has the attribute `name`, which the rules name
                warning: e.jsonl: no record has the attribute `age`, which the rules name
                a.csv: 1 record, 1 with problems
                b.NDJSON: 1 record, 1 with problems
                c.json: 1 record, 1 with problems
                e.jsonl: 1 record, 1 with problems
                4 records, 4 with problems (4 violations) in 0.00 s

                """)

        let tabbed = try Command.run("check", "d.tsv", "--rules", "rules.yaml", "--output", "ndjson", in: folder)
        #expect(try tabbed.found() == ["d.tsv 1 2 name required"])
    }

    @Test func recordsInsideOfJSON() throws {
        let folder = try Folder([
            "rules.yaml": rules,
            "a.json": "{ \"meta\": [1],\n \"3166-1\": [{\"name\":\"x\",\"age\":20},\n{\"name\":\"\"}]}\n",
            "b.csv": "name,age\nx,20\n", "trim.yaml": "[[name, trim], [name, required]]",
            "c.json": "{\"a\": {\"name\": \" \"}, \"b\": [{\"name\": \" x \"}] }\n",
        ])
        let run = try Command.run(
            "check", "a.json", "--rules", "rules.yaml", "--output", "ndjson", "--records", "/3166-1", in: folder)
        #expect(try run.found() == ["a.json 2 3 name required"])
        let near = try Command.run("check", "a.json", "--rules", "rules.yaml", "--records", "/3161-1", in: folder)
        #expect(near.status == 2)
        #expect(near.error.contains("there is nothing at /3161-1") && near.error.contains("did you mean /3166-1?"))
        let wrong = try Command.run("check", "a.json", "--rules", "rules.yaml", "--records", "3166-1", in: folder)
        #expect(wrong.status == 2)
        #expect(wrong.error.contains("--records must be a JSON Pointer"))
        let table = try Command.run("check", "b.csv", "--rules", "rules.yaml", "--records", "/a", in: folder)
        #expect(table.status == 2)
        #expect(table.error.contains("only of JSON"))
        let written = try Command.run(
            "check", "c.json", "--rules", "trim.yaml", "--records", "/b", "--write", "out.json", in: folder)
        #expect(written.status == 0)
        #expect(folder.text(of: "out.json") == "{\"a\": {\"name\": \" \"}, \"b\": [{\"name\": \"x\"}] }\n")
        _ = try Command.run(
            "check", "c.json", "--rules", "trim.yaml", "--records", "/a", "--write", "out.json", "--only-valid",
            in: folder)
        #expect(folder.text(of: "out.json") == "{\"a\": [], \"b\": [{\"name\": \" x \"}] }\n")
    }

    @Test(arguments: [[], ["-"]])
    func standardInput(_ files: [String]) throws {
        let folder = try Folder(["rules.yaml": rules])
        let run = try Command.run(
            ["check"] + files + ["--rules", "rules.yaml", "--output", "ndjson"], in: folder.path,
            input: Array("{\"name\":\"x\",\"age\":17}\n".utf8))
        #expect(run.status == 1)
        #expect(try run.found() == ["- 1 1 age number.tooSmall"])
        let csv = try Command.run(
            ["check", "--format", "csv", "--rules", "rules.yaml", "--output", "ndjson"] + files, in: folder.path,
            input: Array("name,age\n,17\n".utf8))
        #expect(try csv.found() == ["- 1 2 name required", "- 1 2 age number.tooSmall"])
        let json = try Command.run(
            ["check", "--format", "json", "--rules", "rules.yaml", "--output", "ndjson"] + files, in: folder.path,
            input: Array("{\"name\":\"x\",\n\"age\":17}\n".utf8))
        #expect(try json.found() == ["- 1 1 age number.tooSmall"])
    }

    @Test func formatGoesBeforeTheEnding() throws {
        let folder = try Folder(["rules.yaml": rules, "a.txt": "name,age\n,20\n", "b.csv": "{\"age\":20}\n"])
        let csv = try Command.run(
            "check", "a.txt", "--format", "csv", "--rules", "rules.yaml", "--output", "ndjson", in: folder)
        #expect(try csv.found() == ["a.txt 1 2 name required"])
        let ndjson = try Command.run(
            "check", "b.csv", "--format", "ndjson", "--rules", "rules.yaml", "--output", "ndjson", in: folder)
        #expect(try ndjson.found() == ["b.csv 1 1 name required"])
    }

    @Test(arguments: [";", "|", "\t", "tab", "¦", " ", "::", "a"])
    func delimiters(_ delimiter: String) throws {
        let folder = try Folder(["rules.yaml": "rules: [[n, required], [m, number]]"])
        let mark = delimiter == "tab" ? "\t" : delimiter
        folder.write("d.csv", "m\(mark)n\n1\(mark)\"x\(mark)y\"\nz\(mark)\n")
        let run = try Command.run(
            "check", "d.csv", "--rules", "rules.yaml", "--output", "ndjson", "--delimiter", delimiter, in: folder)
        guard mark.count == 1 else {
            #expect(run.status == 2)
            #expect(run.error.contains("delimiter"))
            return
        }
        #expect(run.status == 1, "\(run.error)")
        #expect(try run.found() == ["d.csv 2 3 n required", "d.csv 2 3 m number.type"])
    }

    @Test func noHeader() throws {
        let folder = try Folder([
            "rules.yaml": "rules: [[column2, number], [column3, required]]", "a.csv": "x,y,\nx,1,z\n",
        ])
        let run = try Command.run(
            "check", "a.csv", "--no-header", "--rules", "rules.yaml", "--output", "ndjson", in: folder)
        #expect(try run.found() == ["a.csv 1 1 column2 number.type", "a.csv 1 1 column3 required"])
    }

    static let encodings: [(name: String, encoding: String.Encoding)] = [
        ("utf-8", .utf8), ("UTF8", .utf8), ("utf-16le", .utf16LittleEndian), ("utf-16be", .utf16BigEndian),
        ("iso-8859-1", .isoLatin1), ("latin1", .isoLatin1), ("windows-1252", .windowsCP1252), ("us-ascii", .ascii),
    ]

    @Test(arguments: encodings)
    func encodedFiles(_ name: String, _ encoding: String.Encoding) throws {
        let text = encoding == .ascii ? "e" : "\u{E9}"
        let folder = try Folder(["rules.yaml": "rules: [[a, in, { range: [\(text)] }]]"])
        for (file, data) in [("a.csv", "a\n\(text)\nx\n"), ("a.ndjson", "{\"a\":\"\(text)\"}\n{\"a\":\"x\"}\n")] {
            folder.write(file, try Array(#require(data.data(using: encoding))))
            let run = try Command.run(
                "check", file, "--rules", "rules.yaml", "--output", "ndjson", "--encoding", name, in: folder)
            #expect(run.status == 1, "\(run.error)")
            #expect(run.lines.count == 1 && run.output.contains(#""record":2"#), "\(run.output)")
        }
    }

    @Test func utf16WithByteOrderMark() throws {
        let folder = try Folder(["rules.yaml": "rules: [[a, in, { range: [é] }]]"])
        for (encoding, mark) in [(String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF])] {
            folder.write("a.csv", try mark.map { UInt8($0) } + Array(#require("a\r\né\r\nx\r\n".data(using: encoding))))
            let run = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--output", "ndjson", in: folder)
            #expect(run.lines.count == 1 && run.output.contains(#""record":2,"line":3"#), "\(run.output)\(run.error)")
        }
    }

    @Test func unknownEncoding() throws {
        let folder = try Folder(["rules.yaml": rules, "a.csv": "name\n"])
        let run = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--encoding", "utf8x", in: folder)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.error.contains("utf8x") && run.error.contains("utf-8"), "\(run.error)")
    }

    /// The rule document is JSON or YAML by its ending.
    @Test func ruleDocumentByEnding() throws {
        let folder = try Folder([
            "r.json": #"[["name","required"]]"#, "r.JSON": #"{"rules":[["name","required"]]}"#,
            "r.yml": "- [name, required]",
            "r.yaml": "\u{FEFF}rules: [[name, required]]", "a.ndjson": "{}",
        ])
        for rules in ["r.json", "r.JSON", "r.yml", "r.yaml"] {
            let run = try Command.run("check", "a.ndjson", "--rules", rules, in: folder)
            #expect(run.status == 1, "\(run.error)")
        }
    }

    /// CSV cells have no types, JSON values keep theirs.
    @Test func types() throws {
        let folder = try Folder([
            "rules.yaml": "rules: [[n, number], [b, boolean], [t, email], [i, in, { range: [1, true, x] }]]",
            "a.csv": "n,b,t,i\n1,true,a@b.org,1\n-.5e3,0,,true\n0x1,yes,1,2\n1 ,TRUE,a,x\n",
            "a.ndjson":
                #"{"n":1,"b":true,"t":"a@b.org","i":1}"# + "\n" + #"{"n":"1","b":"true","t":5,"i":"1"}"# + "\n"
                + #"{"n":1e400,"b":0,"t":null,"i":"x"}"# + "\n",
        ])
        let csv = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--output", "ndjson", in: folder)
        #expect(
            try csv.found() == [
                "a.csv 3 4 n number.type", "a.csv 3 4 b boolean", "a.csv 3 4 t email", "a.csv 3 4 i in",
                "a.csv 4 5 n number.type", "a.csv 4 5 b boolean", "a.csv 4 5 t email",
            ])
        let ndjson = try Command.run("check", "a.ndjson", "--rules", "rules.yaml", "--output", "ndjson", in: folder)
        #expect(
            try ndjson.found() == [
                "a.ndjson 2 2 n number.type", "a.ndjson 2 2 b boolean", "a.ndjson 2 2 t email", "a.ndjson 2 2 i in",
            ])
    }

    /// The name that standard input is read for says how it is delimited.
    @Test func tabsOfAName() throws {
        let folder = try Folder(["r.yaml": "rules: [[b, number, { max: 1 }]]\n"])
        let data = Array("a\tb\n1\t2\n".utf8)
        let run = try Command.run(["check", "--rules", "r.yaml", "--for", "x.tsv"], in: folder.path, input: data)
        #expect(run.status == 1 && !run.error.contains("warning"), "\(run.output) \(run.error)")
        folder.write("d.tsv", "a\tb\n1\t2\n")
        let file = try Command.run("check", "d.tsv", "--rules", "r.yaml", "--for", "orders.csv", in: folder)
        #expect(file.status == 1 && !file.error.contains("warning"), "\(file.output) \(file.error)")
    }
}
#endif
