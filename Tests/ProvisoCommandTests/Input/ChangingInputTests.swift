#if Command
import Foundation
import Testing

/// Inputs that cannot be read twice, that change while they are read, or that end too early.
@Suite(.timeLimit(.minutes(1))) struct ChangingInputTests {
    private static let exists = "rules: [{ attributes: a, type: exists, file: FILE, column: k }]"
    private static let range =
        "rules: [{ attributes: a, type: in, range: { file: { path: FILE, format: csv }, column: k } }]"

    /// A pipe gives its keys once, and rules read them more than once.
    @Test(arguments: [exists, range], ["/dev/stdin", "pipe.csv"])
    func refusesTablesFromPipes(_ rules: String, _ file: String) throws {
        let table = rules.contains("path") ? file : "{ path: \(file), format: csv }"
        let folder = try Folder([
            "r.yaml": rules.replacing("FILE", with: table), "d.csv": "a\nx\n",
        ])
        let run = try Command.run(
            script: "mkfifo pipe.csv; printf 'k\\nx\\n' | \"$@\"", ["check", "d.csv", "--rules", "r.yaml"],
            in: folder.path)
        #expect(run.status == 2)
        #expect(run.error.contains("it is not a regular file"), "\(run.error)")
        #expect(run.error.hasPrefix("r.yaml:1:"), "\(run.error)")
    }

    /// A regular file is read whatever it is called.
    @Test func readsTablesFromFilesOnStandardInput() throws {
        let folder = try Folder([
            "r.yaml": Self.exists.replacing("FILE", with: "{ path: /dev/stdin, format: csv }"), "d.csv": "a\nx\ny\n",
            "keys.csv": "k\nx\n",
        ])
        let run = try Command.run(
            script: "\"$@\" <keys.csv", ["check", "d.csv", "--rules", "r.yaml"], in: folder.path)
        #expect(run.status == 1 && run.lines.count == 1, "\(run.error)")
    }

    /// Somebody writes to the file while its first record is being reported.
    @Test(arguments: ["printf 'y\\n' >>d.ndjson", "printf 'z' | dd of=d.ndjson conv=notrunc 2>/dev/null"])
    func noticesAFileThatChanges(_ change: String) throws {
        // More than a pipe and a block hold, so that the check waits for its reader before it has read all.
        let record = "{\"b\":\"" + String(repeating: "x", count: 200) + "\"}\n"
        let folder = try Folder(["r.yaml": "rules: [[a, required]]"])
        folder.write("d.ndjson", String(repeating: record, count: 20_000))
        let run = try Command.run(
            script: "{ \"$@\"; echo $? >status; } | { read line; \(change); cat >/dev/null; }",
            ["check", "d.ndjson", "--rules", "r.yaml", "--jobs", "1"], in: folder.path)
        #expect(folder.text(of: "status") == "2\n")
        #expect(run.error.contains("d.ndjson: it changed while it was read"), "\(run.error)")
    }

    /// Who reads several times does not open a pipe again, which would wait for ever, and does not find it empty.
    @Test(arguments: [
        "infer p.csv", "infer /dev/stdin --format csv", "diff r.yaml r.yaml --data p.csv", "infer 'p*.csv'",
        "diff r.yaml r.yaml --data /dev/stdin --format csv",
    ])
    func refusesPipesThatAreReadAgain(_ arguments: String) throws {
        let folder = try Folder(["r.yaml": "rules: [[a, required]]"])
        let run = try Command.run(
            script: "mkfifo p.csv; printf 'a,b\\n1,2\\n' | timeout 20 \"$1\" \(arguments)", in: folder.path)
        #expect(run.status == 2)
        #expect(run.error.contains("it is not a regular file, and it is read more than once"), "\(run.error)")
    }

    /// Records that are found out to be wrong only after the last one are not looked for in a pipe.
    @Test(arguments: ["--show-values", "--write-baseline known", "--write out.csv --only-valid"])
    func findsNothingAgainInAPipe(_ options: String) throws {
        let folder = try Folder(["r.yaml": "rules: [{ attributes: a, type: exists, column: b }]"])
        let run = try Command.run(
            script: """
                mkfifo p.csv; { printf 'a,b\\n1,2\\n2,3\\n' >p.csv & }
                timeout 20 "$1" check p.csv --rules r.yaml \(options)
                """, in: folder.path)
        if options == "--show-values" {
            #expect(run.status == 1 && run.lines.count == 1, "\(run.output)\(run.error)")
        } else {
            #expect(run.status == 2)
            #expect(run.error.contains("the file cannot be read twice"), "\(run.error)")
        }
        #expect(!folder.names.contains("known") && !folder.names.contains("out.csv"))
    }

    /// A document is read once, so it may come from a pipe.
    @Test func comparesDocumentsFromPipes() throws {
        let folder = try Folder()
        let run = try Command.run(
            script: """
                mkfifo r.yaml; { printf 'files: [{ pattern: d.csv, rules: [[a, required]] }]\\n' >r.yaml & }
                printf 'rules: [[a, required]]\\n' >old.yaml
                timeout 20 "$1" diff old.yaml r.yaml --for d.csv
                """, in: folder.path)
        #expect(run.status == 0, "\(run.error)")
    }

    /// A flipped bit in the checksum, which is found behind all records, keeps none of them from being judged.
    @Test(arguments: ["gzip -c", "zstd -q -c"], [100, 100_000])
    func judgesWhatIsReadableOfADamagedFile(_ compressor: String, _ count: Int) throws {
        guard compressor.hasPrefix("gzip") || FileManager.default.isExecutableFile(atPath: "/usr/bin/zstd") else {
            return
        }
        let ending = compressor.hasPrefix("gzip") ? "gz" : "zst"
        let folder = try Folder(["r.yaml": "rules: [[b, required]]"])
        folder.write("d.csv", "a,b\n" + (1...count).map { "\($0),\($0 == count ? "" : "x")\n" }.joined())
        _ = try Command.run(script: "\(compressor) d.csv >whole", in: folder.path)
        var bytes = try #require(folder.bytes(of: "whole"))
        // Gzip has the size behind the checksum.
        bytes[bytes.count - (ending == "gz" ? 5 : 1)] ^= 1
        folder.write("d.csv.\(ending)", bytes)
        let run = try Command.run(
            "check", "d.csv.\(ending)", "--rules", "r.yaml", "--output", "json", in: folder)
        #expect(run.status == 2)
        #expect(run.error.contains("data is damaged at byte "), "\(run.error)")
        let found = try JSON.object(run.output)
        let summary = try #require(found["summary"] as? [String: Any])
        #expect(summary["records"] as? Int == count && summary["violations"] as? Int == 1, "\(run.output)")
    }

    /// Of a compressed file that is cut off every record that came whole is judged.
    @Test(arguments: ["gzip -c", "zstd -q -c"], [100, 100_000])
    func judgesWhatIsReadableOfACutFile(_ compressor: String, _ count: Int) throws {
        guard compressor.hasPrefix("gzip") || FileManager.default.isExecutableFile(atPath: "/usr/bin/zstd") else {
            return
        }
        let folder = try Folder(["r.yaml": "rules: [[b, required]]"])
        var generator = SystemRandomNumberGenerator()
        let rows = (1...count).map { "\($0),\(generator.next())\n" }.joined()
        folder.write("d.csv", "a,b\n" + rows)
        let ending = compressor.hasPrefix("gzip") ? "gz" : "zst"
        let script = """
            \(compressor) d.csv >whole; size=$(wc -c <whole); head -c $((size - 20)) whole >cut.csv.\(ending)
            \(compressor.prefix(4)) -dc <cut.csv.\(ending) 2>/dev/null | wc -l >readable
            "$@"
            """
        let run = try Command.run(
            script: script, ["check", "cut.csv.\(ending)", "--rules", "r.yaml", "--output", "json"], in: folder.path)
        #expect(run.status == 2)
        #expect(run.error.contains("cut off"), "\(run.error)")
        let summary = try #require(try JSON.object(run.output)["summary"] as? [String: Any])
        let lines = try #require(folder.text(of: "readable").flatMap { Int($0.filter(\.isNumber)) })
        // The header is no record.
        #expect(summary["records"] as? Int == max(0, lines - 1))
        #expect(summary["stopped"] as? Bool == true)
        #expect(lines > 1 || ending == "zst", "something was readable")
    }
}
#endif
