#if Command
import Foundation
import Testing

/// `--rejects`: the records with errors as they were, with their reasons.
@Suite struct RejectsTests {
    private let rules = "rules: [[a, required], [b, number], [tags, each, { rule: { type: number } }]]\n"

    private func run(_ file: String, _ data: [UInt8], _ options: [String] = []) throws -> (run: Run, folder: Folder) {
        let folder = try Folder(["rules.yaml": rules])
        folder.write(file, data)
        let run = try Command.run(
            ["check", file, "--rules", "rules.yaml", "--rejects", "out", "--quiet"] + options, in: folder.path)
        return (run, folder)
    }

    private func rejected(_ file: String, _ data: String, _ options: String...) throws -> String? {
        try run(file, Array(data.utf8), options).folder.text(of: "out")
    }

    private let missing = "a: A is required. (required)"
    private let number = "b: B must be a number. (number.type)"

    @Test func rows() throws {
        let data = "\u{FEFF}a,\"b\"\r\n\r\nx,1\r\n\"\" ,\" y\n\"\r\n,\"q\"\"\"\r\n\r\nx,2\r\n=cmd(),z"
        #expect(
            try rejected("a.csv", data)
                == "\u{FEFF}a,\"b\",violations\r\n\"\" ,\" y\n\",\(number)\r\n"
                + ",\"q\"\"\",\(missing) | \(number)\r\n=cmd(),z,\(number)")
    }

    /// What stands before the header says how the file is read.
    @Test func linesBeforeTheHeader() throws {
        #expect(try rejected("a.csv", "sep=;\na;b\nx;1\n;2\n") == "sep=;\na;b;violations\n;2;\(missing)\n")
        #expect(
            try rejected("a.csv", "Made today\na,b\nx,1\n,2\n", "--skip-rows", "1")
                == "Made today\na,b,violations\n,2,\(missing)\n")
        #expect(
            try rejected("a.csv", "# one\n\n# two\na,b\nx,1\n,2\n", "--comment", "#")
                == "# one\n\n# two\na,b,violations\n,2,\(missing)\n")
    }

    /// Rows with too few cells get empty ones before the reasons; of those with too many the reasons are the last cell.
    @Test func malformedRows() throws {
        let text = try #require(try rejected("a.csv", "a;b\nx\nx;1;2\nx;1\n", "--delimiter", ";"))
        let lines = text.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0] == "a;b;violations")
        #expect(lines[1].hasPrefix("x;;") && lines[2].hasPrefix("x;1;2;"))
        #expect(
            lines.dropFirst().allSatisfy { $0.hasSuffix("(record.malformed)") || $0.hasSuffix("(record.malformed)\"") })
    }

    @Test func namesThatAreTaken() throws {
        #expect(
            try rejected("a.csv", "a,violations,violations2\n,1,2\n")?.hasPrefix(
                "a,violations,violations2,violations3\n") == true)
        #expect(
            try rejected("a.ndjson", "{\"a\":\"\",\"violations\":1}\n")?
                .hasPrefix("{\"a\":\"\",\"violations\":1,\"violations2\":[{\"path\":\"a\",") == true)
    }

    @Test func withoutAHeader() throws {
        let folder = try Folder(["rules.yaml": "rules: [[column2, number]]", "a.csv": "1,x\n1,2\n"])
        _ = try Command.run(
            "check", "a.csv", "--rules", "rules.yaml", "--rejects", "out", "--no-header", in: folder)
        #expect(folder.text(of: "out")?.hasPrefix("1,x,column2: ") == true)
        #expect(folder.text(of: "out")?.split(separator: "\n").count == 1)
    }

    @Test func lines() throws {
        let data = "{ \"a\":\"x\" }\n\n{ \"a\" : \"\" , \"b\":1.50 }\r\nno \"object\"\r\n{\"a\":1,\"a\":2}\n[1]\n{}"
        // A carriage return and a line feed are one character of Swift's.
        let text = try #require(try rejected("a.ndjson", data)).replacing("\r\n", with: "␍\n")
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 5)
        #expect(lines[0].hasPrefix("{ \"a\" : \"\" , \"b\":1.50,\"violations\":[{\"path\":\"a\",\"rule\":\"required\""))
        #expect(lines[0].hasSuffix("] }␍"))
        #expect(
            lines[1].hasPrefix("{\"line\":4,\"record\":\"no \\\"object\\\"\",\"violations\":[{")
                && lines[1].hasSuffix("]}␍"))
        #expect(lines[2].hasPrefix("{\"line\":5,\"record\":\"{\\\"a\\\":1,\\\"a\\\":2}\","))
        #expect(lines[3].hasPrefix("{\"line\":6,\"record\":\"[1]\","))
        #expect(lines[4].hasPrefix("{\"violations\":[{"))
        for line in lines { _ = try JSON.object(String(line.filter { $0 != "␍" })) }
    }

    @Test func elements() throws {
        let data = "[\n  {\"a\": \"x\"},\n  {\"a\": \"\"},\n  5,\n  {\"a\":\"y\"}\n]\n"
        let text = try #require(try rejected("a.json", data))
        #expect(text.hasPrefix("[\n  {\"a\": \"\",\"violations\":[{") && text.hasSuffix("]}\n]\n"))
        let array = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(array.count == 2 && array[1]["record"] as? String == "5" && array[1]["line"] as? Int == 4)
        #expect(try rejected("a.json", "[ {\"a\":1} ]\n") == "[  ]\n")
        #expect(try rejected("a.json", "{\"a\":1}\n") == "[]\n")
        #expect(try rejected("a.json", "{\"a\":\"\"}\n")?.hasPrefix("{\"a\":\"\",\"violations\":[") == true)
        let inside = try #require(try rejected("a.json", "{\"q\":1,\"r\":[{\"a\":1},{\"a\":\"\"}]}", "--records", "/r"))
        #expect(inside.hasPrefix("{\"q\":1,\"r\":[{\"a\":\"\",\"violations\":[") && inside.hasSuffix("]}]}"))
    }

    /// What is kept and what `--only-valid` writes are together the file.
    @Test(arguments: ["1", "2"]) func withoutThoseThatAreKept(jobs: String) throws {
        let rows = (0..<6000).map { $0 % 3 == 0 ? ",\($0)" : $0 % 7 == 0 ? "x" : "x,\($0)" }
        let data = "a,b\n" + rows.joined(separator: "\n") + "\n"
        let (run, folder) = try run("a.csv", Array(data.utf8), ["--write", "good", "--only-valid", "--jobs", jobs])
        #expect(run.status == 1)
        let good = try #require(folder.text(of: "good")).split(separator: "\n").dropFirst()
        let bad = try #require(folder.text(of: "out")).split(separator: "\n").dropFirst()
        #expect(good.count + bad.count == 6000)
        var (expectedGood, expectedBad): ([String], [String]) = ([], [])
        for (index, row) in rows.enumerated() {
            if index % 3 == 0 || index % 7 == 0 { expectedBad.append(row) } else { expectedGood.append(row) }
        }
        #expect(good.map(String.init) == expectedGood)
        #expect(bad.count == expectedBad.count)
        for (kept, row) in zip(bad, expectedBad) { #expect(kept.hasPrefix(row)) }
    }

    @Test func encodings() throws {
        let latin = try run(
            "a.csv", [0x61, 0x0A, 0x22, 0x22, 0x0A, 0xE9, 0x2C, 0x0A], ["--encoding", "latin1", "--locale", "de"])
        let bytes = try #require(latin.folder.bytes(of: "out"))
        #expect(bytes.starts(with: Array("a,violations\n\"\",".utf8)) && bytes.contains(0xE9))
        #expect(String(validating: bytes, as: UTF8.self) == nil)
        let wide = try run("a.csv", [0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0x20, 0, 0x0A, 0])
        #expect(wide.folder.bytes(of: "out")?.starts(with: [0xFF, 0xFE, 0x61, 0, 0x2C, 0, 0x76, 0]) == true)
        // Bytes that are no text stay as they are.
        let broken = try run("a.csv", [0x61, 0x0A, 0xFF, 0x0A])
        #expect(broken.folder.bytes(of: "out")?.contains(0xFF) == true)
        let line = try run("a.ndjson", [0xFF, 0x0A])
        #expect(line.folder.text(of: "out")?.hasPrefix("{\"line\":1,\"bytes\":\"/w==\",\"violations\":[") == true)
    }

    @Test func standardInput() throws {
        let folder = try Folder(["rules.yaml": rules])
        let run = try Command.run(
            ["check", "--rules", "rules.yaml", "--rejects", "out"], in: folder.path,
            input: Array("{}\n{\"a\":1}\n".utf8))
        #expect(run.status == 1)
        #expect(folder.text(of: "out")?.hasPrefix("{\"violations\":[{\"path\":\"a\"") == true)
        #expect(folder.text(of: "out")?.split(separator: "\n").count == 1)
    }

    /// Nothing is written when the check fails or is stopped early, and the latter is told.
    @Test func notWritten() throws {
        let folder = try Folder([
            "rules.yaml": rules, "a.csv": "a,b\n,\n,\n", "b.csv": "a,b\n,\n\"x\n", "out": "before",
        ])
        for (file, options, status) in [
            ("a.csv", ["--fail-fast"], Int32(1)), ("a.csv", ["--max-violations", "1"], 1), ("b.csv", [], 2),
            ("no.csv", [], 2),
        ] {
            let run = try Command.run(
                ["check", file, "--rules", "rules.yaml", "--rejects", "out"] + options, in: folder.path)
            #expect(run.status == status)
            #expect(folder.text(of: "out") == "before")
            #expect(status == 2 || run.error.contains("out was not written"))
            #expect(folder.names == ["a.csv", "b.csv", "out", "rules.yaml"])
        }
        let two = try Command.run("check", "a.csv", "b.csv", "--rules", "rules.yaml", "--rejects", "out", in: folder)
        #expect(two.status == 2 && folder.text(of: "out") == "before")
        for target in ["-", "", "no/such", "."] {
            let run = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--rejects", target, in: folder)
            #expect(run.status == 2 && run.output.isEmpty)
        }
    }

    /// A list of a million bad elements gives a record with some of them, and how many more there are.
    @Test func manyReasons() throws {
        let list = Array(repeating: "\"x\"", count: 20_000).joined(separator: ",")
        let text = try #require(try rejected("a.ndjson", "{\"a\":1,\"tags\":[\(list)]}\n"))
        #expect(text.utf8.count < 3 * 20_000 + 20_000 + 40_000)
        #expect(text.hasSuffix(",{\"others\":19900}]}\n"))
    }

    /// A row that is larger than what is held leaves its place.
    @Test func tooLarge() throws {
        let big = [UInt8](repeating: UInt8(ascii: "x"), count: 17 << 20)
        let rows = try run("a.csv", Array("a,b,c\n,1,\n".utf8) + big + Array("\n,1,\n".utf8))
        let lines = try #require(rows.folder.text(of: "out")).split(separator: "\n")
        #expect(lines.count == 4 && lines[2].hasPrefix(",,,") && lines[2].contains("record.malformed"))
        let objects = try run("a.ndjson", Array("{\"a\":\"".utf8) + big + Array("\"}\n".utf8))
        #expect(objects.folder.text(of: "out")?.hasPrefix("{\"line\":1,\"violations\":[{") == true)
    }
}
#endif
