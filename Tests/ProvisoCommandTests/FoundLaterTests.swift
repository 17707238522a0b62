#if Command
import Foundation
import Testing

/// What is known of a record only after the last one is told with its value, its place and its identity all the same.
@Suite struct FoundLaterTests {
    struct File: Sendable, CustomTestStringConvertible {
        let name: String
        /// A reference to 9 and one to 8, which are not there; then the first corrected, and a new one to 7.
        let text, later: String
        let lines: [Int]
        let columns: [Int]
        let value: String
        var arguments: [String] = []
        var testDescription: String { name }
    }

    static let files = [
        File(
            name: "a.csv", text: "id,parent\n1,9\n\"2\n\",3\n3,\"8\"\n", later: "id,parent\n1,3\n3,\"8\"\n4,7\n",
            lines: [2, 5],
            columns: [3, 3], value: #""9""#),
        File(
            name: "b.csv", text: "# 1\n1;9\n2;3\n# 2\n3;8\n", later: "1;3\n3;8\n4;7\n", lines: [2, 5], columns: [3, 3],
            value: #""9""#, arguments: ["--columns", "id,parent", "--delimiter", "auto", "--comment", "#"]),
        File(
            name: "a.ndjson", text: "{\"id\":1,\"parent\":9}\n\n{\"id\":3,\"parent\":8}\n",
            later: "{\"id\":1,\"parent\":3}\n{\"id\":3,\"parent\":8}\n{\"id\":4,\"parent\":7}\n", lines: [1, 3],
            columns: [18, 18], value: "9"),
        File(
            name: "a.json", text: "{\"a\":[{\"id\":1,\"parent\":9},\n{\"id\":3,\n\"parent\":8}]}",
            later: "{\"a\":[{\"id\":1,\"parent\":3}, {\"id\":3,\n\"parent\":8},{\"id\":4,\"parent\":7}]}",
            lines: [1, 3],
            columns: [24, 10], value: "9", arguments: ["--records", "/a"]),
    ]

    private static let rules = "rules: [ { attributes: parent, type: exists, column: id } ]"

    private func folder(_ file: File) throws -> Folder {
        let folder = try Folder(["rules.yaml": Self.rules])
        folder.write(file.name, file.text)
        return folder
    }

    private func check(_ file: File, _ more: [String], in folder: Folder) throws -> Run {
        try Command.run(["check", file.name, "--rules", "rules.yaml"] + file.arguments + more, in: folder.path)
    }

    @Test(arguments: files) func hasItsValueAndItsPlace(_ file: File) throws {
        let folder = try folder(file)
        let run = try check(file, ["--output", "ndjson", "--show-values", "--positions"], in: folder)
        #expect(run.status == 1, "\(run.error)")
        let objects = try run.lines.map { try JSON.object(String($0)) }
        #expect(objects.map { $0["valueLine"] as? Int } == file.lines)
        #expect(objects.map { $0["valueColumn"] as? Int } == file.columns)
        #expect(run.lines.first?.contains("\"value\":\(file.value)") ?? false, "\(run.output)")
    }

    /// One violation that is corrected and another that is new are not the same.
    @Test(arguments: files, [[], ["--key", "id"]]) func isKnownByItsRecord(_ file: File, _ key: [String]) throws {
        let folder = try folder(file)
        _ = try check(file, ["--write-baseline", "known"] + key, in: folder)
        #expect(folder.text(of: "known")?.split(separator: "\n").count == 3)
        #expect(try check(file, ["--baseline", "known"] + key, in: folder).status == 0)
        folder.write(file.name, file.later)
        let run = try check(file, ["--baseline", "known", "--output", "ndjson", "--show-values"] + key, in: folder)
        #expect(run.status == 1)
        // Where the text of a record tells it, that of the second element of the JSON file is as it was.
        #expect(run.lines.count == 1)
        #expect(run.lines.first?.contains(file.value.replacing("9", with: "7")) ?? false, "\(run.output)")
    }

    @Test(arguments: files) func hasAFingerprintOfItsOwn(_ file: File) throws {
        let run = try check(file, ["--output", "sarif"], in: try folder(file))
        let parts = run.output.split(separator: "\"provisoViolation/v1\":").dropFirst().map { $0.prefix { $0 != "}" } }
        #expect(parts.count == 2 && Set(parts).count == 2)
    }

    @Test func sensitiveValuesAreNotShown() throws {
        let folder = try Folder([
            "rules.yaml": Self.rules + "\nattributes: { parent: { sensitive: true } }", "a.csv": "id,parent\n1,9\n",
        ])
        let run = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--show-values", in: folder)
        #expect(run.status == 1 && !run.output.contains("9"))
    }

    /// Standard input cannot be read again: without a baseline that is no matter.
    @Test func standardInput() throws {
        let folder = try Folder(["rules.yaml": Self.rules])
        let arguments = ["check", "-", "--rules", "rules.yaml"]
        let input = Array("{\"id\":1,\"parent\":9}\n".utf8)
        let plain = try Command.run(arguments + ["--show-values"], in: folder.path, input: input)
        #expect(plain.status == 1 && plain.lines.count == 1)
        let known = try Command.run(arguments + ["--write-baseline", "known"], in: folder.path, input: input)
        #expect(known.status == 2 && known.error.contains("twice") && folder.text(of: "known") == nil)
    }
}
#endif
