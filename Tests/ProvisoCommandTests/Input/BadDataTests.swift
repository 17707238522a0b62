#if Command
import TestSupport
import Foundation
import Testing

/// Data that cannot be read: a violation of the record where only a record is lost, else status 2.
@Suite struct BadDataTests {
    private static let rules = "rules: [[name, required], [age, number]]"

    struct Case: Sendable, CustomTestStringConvertible {
        let file: String
        let data: [UInt8]
        let status: Int32
        /// What standard error says with status 2, else what the violations say, one for each.
        let words: [String]
        var testDescription: String { "\(file) \(String(decoding: data.prefix(60), as: UTF8.self).debugDescription)" }

        init(_ file: String, _ text: String, _ status: Int32, _ words: String...) {
            self.init(file, Array(text.utf8), status, words)
        }

        init(_ file: String, _ data: [UInt8], _ status: Int32, _ words: [String]) {
            (self.file, self.data, self.status, self.words) = (file, data, status, words)
        }
    }

    static let cases: [Case] = [
        Case("a.csv", "", 2, "a.csv: the file is empty; a CSV file begins with a row that names its columns"),
        Case("a.csv", "\u{FEFF}\n\n", 2, "a.csv: the file is empty"),
        Case("a.json", "", 2, "a.json:1:1: the file is empty"),
        Case("a.json", " \n ", 2, "a.json:2:2: the file is not JSON"),
        Case("a.ndjson", "", 0),
        Case("a.ndjson", "\n \n", 0),
        Case("a.csv", "name,age,name\n", 2, "a.csv:1:10: columns 1 and 3 are both named \"name\""),
        Case("a.csv", "a,\"a\"\n", 2, "a.csv:1:3: columns 1 and 2 are both named \"a\""),
        Case("a.csv", "name,age\nx,\"1\ny,2\n", 2, "a.csv:2:3: the quote that opens here is never closed"),
        Case("a.csv", "\"name,age\nx,1\n", 2, "a.csv:1:1: the quote that opens here is never closed"),
        Case("a.csv", "name,age\r\"é\"\"x,1\r", 2, "a.csv:2:1: the quote that opens here is never closed"),
        Case(
            "a.csv", "name,age\nx\ny,1,2\nz,3\n,\n", 1, "has 1 cell instead of 2.", "has 3 cells instead",
            "Name is required"),
        Case("a.csv", "name\na,b\n", 1, "has 2 cells instead of 1."),
        Case(
            "a.csv", Array("name,age\n".utf8) + [0xFF, 0x2C, 0x31, 0x0A] + Array("y,2\n".utf8), 1, ["not valid UTF-8"]),
        Case(
            "a.csv", Array("na".utf8) + [0xE9, 0x0A], 2,
            ["the name of column 1 is not UTF-8; give the file's encoding with --encoding"]),
        Case(
            "a.ndjson", Array("{\"name\":\"".utf8) + [0xC0, 0x80] + Array("\"}\n{\"name\":1}\n".utf8), 1,
            ["not valid UTF-8"]),
        Case("a.json", Array("[{\"name\":\"".utf8) + [0xFF] + Array("\"}, {\"name\":1}]".utf8), 1, ["not valid UTF-8"]),
        Case("a.json", Array("[{\"name\":1}, ".utf8) + [0xFF] + Array("]".utf8), 2, ["a.json:1:14: "]),
        Case("a.json", "[{\"name\":\"x\"},{\"na", 2, "a.json:1:16: the file is not JSON: string not closed"),
        Case("a.json", "[{\"name\":\"x\"}", 2, "a.json:1:14: the file is not JSON"),
        Case("a.json", "[{\"name\":\"x\"},]", 2, "the file is not JSON"),
        Case("a.json", "{\"name\":\"x\"}\n{\"name\":\"y\"}\n", 2, "a.json:2:1: the file is not JSON"),
        Case("a.json", "{\"name\":'x'}", 2, "a.json:1:9: the file is not JSON"),
        Case("a.json", "5", 2, "a.json:1:1"),
        Case("a.json", "\"text\"", 2, "a.json:1:1"),
        Case(
            "a.json", "[1, null, [], \"x\", {\"name\":1}]", 1, "not an object", "not an object", "not an object",
            "not an object"),
        Case(
            "a.json", "[{\"name\":1,\"name\":2},{\"name\":1},\n {\"name\":1},\n {\n  \"name\":1,\n\"name\":2}]", 1,
            "the same key twice, the second time at line 1, column 12.", "the second time at line 5, column 1."),
        Case("a.ndjson", "{\"name\":1,\"n\\u0061me\":2}", 1, "the same key twice"),
        Case("a.ndjson", "{\"name\":1,\"\u{E9}\":1,\"e\u{301}\":2}", 1, "the same key twice"),
        Case("a.ndjson", "{\"name\":1}\n{\"na", 1, "string not closed"),
        Case(
            "a.ndjson",
            "{\"name\":01}\n{\"name\":+1}\n{\"name\":NaN}\n{name:1}\n{\"name\":\"\t\"}\n{\"name\":\"\\x\"}\n{\"name\":\"\\ud800\"}\n{\"name\":1}}\n",
            1, "at column", "at column", "at column", "at column", "at column", "at column", "at column", "at column"),
        Case("a.ndjson", "name,age\nx,1\n", 1, "cannot be read", "cannot be read"),
    ]

    @Test(arguments: cases)
    func data(_ example: Case) throws {
        let folder = try Folder(["r.yaml": Self.rules])
        folder.write(example.file, example.data)
        for jobs in ["1", "3"] {
            let run = try Command.run(
                "check", example.file, "--rules", "r.yaml", "--jobs", jobs, "--output", "ndjson", in: folder)
            #expect(run.status == example.status, "\(run.output)\(run.error)")
            if example.status == 2 {
                for words in example.words { #expect(run.error.contains(words), "\(run.error)") }
            } else {
                #expect(run.lines.count == example.words.count, "\(run.output)")
                for (line, words) in zip(run.lines, example.words) { #expect(line.contains(words)) }
            }
        }
    }

    @Test func filesThatAreNone() throws {
        let folder = try Folder(["r.yaml": Self.rules, "a.txt": "x", "a.xlsx": "PK", "a.parquet": "PAR1"])
        for (file, words) in [
            ("no.csv", "no.csv: no such file"), (".", "it is a directory, not a file"),
            ("a.txt", "give it with --format csv, json or ndjson"),
            ("a.csv/b.csv", "no such file"), ("noending", "--format"), ("no\nsuch.csv", "no such file"),
        ] {
            let run = try Command.run("check", file, "--rules", "r.yaml", in: folder)
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.error.contains(words), "\(run.error)")
        }
        for (file, words) in [
            ("a.xlsx", "a.xlsx: a spreadsheet is not read; save it as CSV first"),
            ("a.parquet", "a.parquet: a columnar file is not read; convert it to CSV or NDJSON first"),
            ("no.xlsx", "no.xlsx: no such file"),
        ] {
            let run = try Command.run("check", file, "--rules", "r.yaml", in: folder)
            #expect(run.status == 2 && run.error.contains(words), "\(run.error)")
        }
        let directory = try Command.run("check", ".", "--format", "csv", "--rules", "r.yaml", in: folder)
        #expect(directory.status == 2)
        #expect(directory.error.contains("it is a directory"))
    }

    /// A file that may not be read; root may read everything.
    @Test(.enabled(if: geteuid() != 0)) func unreadable() throws {
        let folder = try Folder(["r.yaml": Self.rules, "a.csv": "name\nx\n"])
        chmod(folder.path + "/a.csv", 0)
        let run = try Command.run("check", "a.csv", "--rules", "r.yaml", in: folder)
        #expect(run.status == 2)
        #expect(run.error.contains("a.csv: no permission to read it; change its permissions"))
    }

    @Test(arguments: ["csv", "json", "ndjson"])
    func binary(_ format: String) throws {
        let folder = try Folder(["r.yaml": Self.rules])
        var random = SplitMix64(seed: 3)
        for size in [1, 100, 5000, 600_000] {
            folder.write("a.\(format)", (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) })
            let run = try Command.run("check", "a.\(format)", "--rules", "r.yaml", in: folder)
            #expect(run.status == 1 || run.status == 2)
            #expect((run.output + run.error).contains("a.\(format)"))
        }
    }

    /// Of what is no text nothing is judged: each line would be wrong in the same way.
    @Test(arguments: ["csv", "ndjson"]) func wideCharactersWithoutAMark(_ format: String) throws {
        let folder = try Folder(["r.yaml": Self.rules])
        let text = format == "csv" ? "name,age\nx,1\n,2\n" : "{\"name\":\"\"}\n{}\n"
        for isLittle in [true, false] {
            folder.write("a.\(format)", text.utf8.flatMap { isLittle ? [$0, 0] : [0, $0] })
            let run = try Command.run("check", "a.\(format)", "--rules", "r.yaml", in: folder)
            #expect(run.status == 2 && run.output.isEmpty, "\(run.output)")
            #expect(run.error.contains("give --encoding utf-16le or utf-16be"), "\(run.error)")
        }
    }

    /// A NUL is a character: a cell may hold it, and a line of NDJSON that does is one bad record.
    @Test func strayNUL() throws {
        let folder = try Folder([
            "r.yaml": "rules: [[name, trim], [name, alphabetic]]",
            "a.csv": "name,age,some other columns\n\0x\0,3,\nx\0y,4,\ny,5,\n",
            "a.ndjson": "{\"name\":\"some text, then \0\"}\n{\"name\":\"x\\u0000\"}\n{\"name\":\"x\\u0000y\"}\n",
        ])
        let csv = try Command.run(
            "check", "a.csv", "--rules", "r.yaml", "--output", "ndjson", "--write", "out", in: folder)
        #expect(csv.lines.count == 1 && csv.output.contains(#""record":2,"line":3"#), "\(csv.output)\(csv.error)")
        #expect(folder.text(of: "out") == "name,age,some other columns\nx,3,\nx\0y,4,\ny,5,\n")
        let ndjson = try Command.run("check", "a.ndjson", "--rules", "r.yaml", "--output", "ndjson", in: folder)
        #expect(ndjson.lines.count == 2 && ndjson.lines[0].contains("record.malformed"), "\(ndjson.output)")
        #expect(ndjson.lines[1].contains(#""record":3"#))
    }

    /// It makes no difference whether a NUL stands at the beginning of a file or a megabyte later.
    @Test(arguments: ["csv", "ndjson"]) func earlyAndLateNUL(_ format: String) throws {
        let bad = format == "csv" ? "\0" : "{\"name\":\"\0\"}"
        let good = format == "csv" ? "x" : "{\"name\":\"x\"}"
        for lines in [[bad, good], [good, bad], Array(repeating: good, count: 300_000) + [bad]] {
            let folder = try Folder([
                "r.yaml": "rules: [[name, alphabetic]]",
                "a.\(format)": ((format == "csv" ? ["name"] : []) + lines).joined(separator: "\n"),
            ])
            let run = try Command.run("check", "a.\(format)", "--rules", "r.yaml", "--output", "ndjson", in: folder)
            #expect(run.status == 1, "\(run.error)")
            let object = try JSON.object(run.output)
            #expect(object["code"] as? String == (format == "csv" ? "alphabetic" : "record.malformed"))
            #expect(object["record"] as? Int == (lines[0] == bad ? 1 : lines.count))
        }
    }

    /// What was probably meant is said once, behind the violations.
    @Test func advisesEncodingAndFormat() throws {
        let folder = try Folder(["r.yaml": Self.rules, "j.ndjson": "[\n{\"name\":\"x\"},\n{\"name\":\"y\"}\n]\n"])
        folder.write("l.csv", Array("name,b\nM".utf8) + [0xFC] + Array("ller,2\n".utf8))
        let latin = try Command.run("check", "l.csv", "--rules", "r.yaml", in: folder)
        #expect(latin.status == 1 && latin.error.contains("--encoding windows-1252"), "\(latin.error)")
        let named = try Command.run(
            "check", "l.csv", "--rules", "r.yaml", "--encoding", "windows-1252", in: folder)
        #expect(!named.error.contains("--encoding"), "\(named.error)")
        let list = try Command.run("check", "j.ndjson", "--rules", "r.yaml", in: folder)
        #expect(!list.error.contains("--format"), "\(list.error)")
        let cells = try Command.run(
            ["check", "--rules", "r.yaml"], in: folder.path, input: Array("name,age\nx,1\n".utf8))
        #expect(cells.status == 1 && cells.error.contains("--format csv or --format json"), "\(cells.error)")
    }

    /// UTF-32 is refused by its name, not read as UTF-16; and what is given instead of text by mistake is no text.
    @Test func encodingsThatAreNotRead() throws {
        let folder = try Folder(["r.yaml": Self.rules])
        for mark in [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]] as [[UInt8]] {
            let unit: [UInt8] = mark[0] == 0 ? [0, 0, 0, 0x61] : [0x61, 0, 0, 0]
            for format in ["csv", "json", "ndjson"] {
                folder.write("a.\(format)", mark + unit + unit)
                for encoding in [[], ["--encoding", "utf-16"], ["--encoding", "utf-8"]] {
                    let run = try Command.run(
                        ["check", "a.\(format)", "--rules", "r.yaml"] + encoding, in: folder.path)
                    #expect(run.status == 2 && run.output.isEmpty)
                    #expect(run.error.contains("UTF-32"), "\(run.error)")
                }
            }
        }
        let named = try Command.run("check", "a.csv", "--rules", "r.yaml", "--encoding", "utf-32", in: folder)
        #expect(named.status == 2 && named.error.contains("convert"), "\(named.error)")
        for bytes in [[0x50, 0x4B, 3, 4, 20, 0, 0], [0x61, 0, 0x2C, 0], [0, 0x61, 0, 0x2C]] as [[UInt8]] {
            folder.write("a.csv", bytes)
            let run = try Command.run("check", "a.csv", "--rules", "r.yaml", in: folder)
            #expect(run.status == 2 && run.error.contains("not text"), "\(run.error)")
        }
    }

    /// One line of 100 MB: a violation, the records around it are judged, and memory does not grow with it.
    @Test(arguments: Sweep.cases([("ndjson", "2"), ("csv", "1"), ("csv", "2"), ("ndjson", "1")], sample: 1))
    func longLine(_ format: String, _ jobs: String) throws {
        let folder = try Folder(["r.yaml": "rules: [[name, required, {message: none}], [name, trim]]"])
        let long = [UInt8](repeating: 0x78, count: 100_000_000)
        let (start, end) = format == "csv" ? ("name,age\n,1\n\"", "\n\",2\n,3\n") : ("{}\n{\"name\":\"", "\"}\n{}\n")
        folder.write("a.\(format)", Array(start.utf8) + long + Array(end.utf8))
        let run = try Command.run(
            ["check", "a.\(format)", "--rules", "r.yaml", "--jobs", jobs, "--write", "out"], in: folder.path,
            measuresMemory: true)
        #expect(run.status == 1)
        #expect(run.lines.count == 3)
        #expect(run.lines[1].contains("it is longer than 16 MiB") && run.lines[1].contains("record.malformed"))
        #expect(run.lines[2].contains("a.\(format):\(format == "csv" ? 5 : 3) "))
        #expect(run.peakMemory < 100 << 20, "\(run.peakMemory)")
        #expect(folder.bytes(of: "out") == folder.bytes(of: "a.\(format)"))
    }

    @Test func deepNesting() throws {
        let depth = 100_000
        let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let objects = String(repeating: "{\"name\":", count: depth) + "1" + String(repeating: "}", count: depth)
        let open = String(repeating: "[", count: depth)
        let folder = try Folder([
            "r.yaml": Self.rules,
            "a.ndjson": "{\"name\":\(arrays)}\n\(objects)\n\(arrays)\n{\"name\":\(open)\n{\"name\":1}\n",
            "a.json": "[{\"name\":\(arrays)}]", "b.json": objects, "c.json": open,
        ])
        let lines = try Command.run("check", "a.ndjson", "--rules", "r.yaml", in: folder)
        #expect(lines.status == 1)
        #expect(lines.lines.count == 4 && lines.lines.allSatisfy { $0.contains("record.malformed") }, "\(lines.output)")
        for file in ["a.json", "b.json", "c.json"] {
            let run = try Command.run("check", file, "--rules", "r.yaml", in: folder)
            #expect(run.status == 2)
            #expect(run.error.contains("nested too deeply"))
        }
    }

    /// What was found before the data broke off is printed, and JSON output is whole all the same.
    @Test func brokenLater() throws {
        let data = "name,age\n" + String(repeating: ",1\n", count: 100_000) + "\"x"
        let folder = try Folder(["r.yaml": Self.rules, "a.csv": data])
        let run = try Command.run(
            "check", "a.csv", "--rules", "r.yaml", "--output", "json", "--write", "out", in: folder)
        #expect(run.status == 2)
        #expect(run.error.hasPrefix("error: a.csv:100002:1: the quote that opens here is never closed"))
        #expect(folder.bytes(of: "out") == nil)
        let summary = try JSON.object(run.output)["summary"] as? [String: Any]
        #expect(summary?["violations"] as? Int == 100_000)
    }

    /// Of the names that a document gives an attribute, a record may have one.
    @Test(arguments: ["column: [email, e-mail]", "column: { pattern: '^e-?mail$' }"])
    func twoMembersOfOneAttribute(_ column: String) throws {
        let rules =
            "attributes: { mail: { \(column) } }\nrules: [[mail, filter, { filter: uppercase }], [mail, email]]\n"
        let both = #"{"email":"a@x.org","e-mail":"bad"}"#
        let folder = try Folder([
            "r.yaml": rules, "d.ndjson": "\(both)\n{\"e-mail\":\"a@x.org\"}\n", "d.json": "[\(both)]",
        ])
        let run = try Command.run("check", "d.ndjson", "--rules", "r.yaml", "--write", "w.ndjson", in: folder)
        #expect(run.status == 1)
        #expect(
            run.output.contains("The record cannot be read: it has two keys for the same attribute."), "\(run.output)")
        #expect(folder.text(of: "w.ndjson") == "\(both)\n{\"e-mail\":\"A@X.ORG\"}\n")
        let json = try Command.run("check", "d.json", "--rules", "r.yaml", "--locale", "de", in: folder)
        #expect(json.output.contains("zwei Schlüssel für dasselbe Feld"), "\(json.output)")
    }
}
#endif
