#if Command
import TestSupport
import Testing

/// `record` counts from 1, `line` is the first line of the record in the file.
@Suite struct RecordNumberTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let file: String
        let data: String
        var arguments: [String] = []
        /// Record and line of every violation.
        let expected: [[Int]]
        var testDescription: String { "\(file) \(data.debugDescription)" }
    }

    static let cases = [
        Case(file: "a.csv", data: "a,b\n,1\nx,1\n,2\n", expected: [[1, 2], [3, 4]]),
        Case(file: "a.csv", data: "a,b\r\n,1\r\nx,1\r\n,2", expected: [[1, 2], [3, 4]]),
        Case(file: "a.csv", data: "a,b\r,1\rx,1\r,2\r", expected: [[1, 2], [3, 4]]),
        Case(file: "a.csv", data: "\u{FEFF}a,b\n,1\n", expected: [[1, 2]]),
        Case(file: "a.csv", data: "a,b\nx,\"1\n2\n3\"\n,\"4\n5\"\nx,6\n,7\n", expected: [[2, 5], [4, 8]]),
        Case(file: "a.csv", data: "\"a\",\"b\nb\"\n,1\n", expected: [[1, 3]]),
        Case(file: "a.csv", data: "\n\na,b\n\n\n,1\n\n,2\n\n\n", expected: [[1, 6], [2, 8]]),
        Case(file: "a.csv", data: "a,b\nx\n,1\nx,1,2\n", expected: [[1, 2], [2, 3], [3, 4]]),
        Case(file: "a.csv", data: "a,b\n\"\",\"\"\n", expected: [[1, 2]]),
        Case(file: "a.csv", data: "a\n\"\"\nx\n\"\"", expected: [[1, 2], [3, 4]]),
        Case(file: "a.csv", data: "a,b\n", expected: []),
        Case(file: "a.csv", data: "a,b", expected: []),
        Case(file: "a.csv", data: ",1\nx,2\n,3", arguments: ["--no-header"], expected: [[1, 1], [3, 3]]),
        Case(file: "a.ndjson", data: "{}\n\n  \t\r\n{\"a\":1}\n{}", expected: [[1, 1], [3, 5]]),
        Case(file: "a.ndjson", data: "\u{FEFF}{}\r\n{}\r\n", expected: [[1, 1], [2, 2]]),
        Case(file: "a.ndjson", data: "\n\n{}", expected: [[1, 3]]),
        Case(file: "a.jsonl", data: "{}\n[]\nnull\n{", expected: [[1, 1], [2, 2], [3, 3], [4, 4]]),
        Case(file: "a.ndjson", data: "{} {}\n{\"a\":\"x\"}", expected: [[1, 1]]),
        Case(file: "a.json", data: "[{},\n{\"a\":1},\n\n  {\n\"b\":1}\n]", expected: [[1, 1], [3, 4]]),
        Case(file: "a.json", data: "\n\n{\n}\n", expected: [[1, 3]]),
        Case(file: "a.json", data: "[\n5,\n[{}],\n{}]", expected: [[1, 2], [2, 3], [3, 4]]),
        Case(file: "a.json", data: "[\r{},\r\n{\"a\":1},\r5]\r", expected: [[1, 2], [3, 4]]),
        Case(file: "a.json", data: "\u{FEFF}[]", expected: []),
        Case(file: "a.json", data: "[{\"b\":\"\\n\"},{\n\"b\":2},{}]", expected: [[1, 1], [2, 1], [3, 2]]),
    ]

    @Test(arguments: cases)
    func numbers(_ example: Case) throws {
        let folder = try Folder([
            "rules.yaml": "rules: [[\"\(example.arguments.isEmpty ? "a" : "column1")\", required]]",
            example.file: example.data,
        ])
        let run = try Command.run(
            ["check", example.file, "--rules", "rules.yaml", "--output", "ndjson"] + example.arguments, in: folder.path)
        #expect(run.status == (example.expected.isEmpty ? 0 : 1), "\(run.error)")
        let found = try run.lines.map { line in
            let object = try JSON.object(String(line))
            return [object["record"] as? Int ?? 0, object["line"] as? Int ?? 0]
        }
        #expect(found == example.expected, "\(run.output)\(run.error)")
    }

    /// The numbers go on across the blocks in which a file is read, whatever the number of threads.
    @Test(arguments: ["csv", "ndjson", "json"], [1, 3])
    func longFiles(_ format: String, _ jobs: Int) throws {
        var data = format == "csv" ? "a,b\n" : format == "json" ? "[" : ""
        var line = format == "csv" ? 2 : 1
        var expected: [[Int]] = []
        var random = SplitMix64(seed: 7)
        for record in 1...30_000 {
            let isEmpty = Int.random(in: 0..<100, using: &random) == 0
            if isEmpty { expected.append([record, line]) }
            let value = isEmpty ? "" : "some text"
            switch format {
            case "csv":
                let isLong = Int.random(in: 0..<10, using: &random) == 0
                data += "\(value),\"\(record)\(isLong ? "\n\n" : "")\"\n"
                line += isLong ? 3 : 1
            case "ndjson": data += "{\"a\":\"\(value)\",\"b\":\(record)}\n"
            default: data += "\(record == 1 ? "" : ",\n"){\"a\":\"\(value)\",\"b\":\(record)}"
            }
            if format != "csv" { line += 1 }
            if format != "json", Int.random(in: 0..<50, using: &random) == 0 {
                data += "\n"
                line += 1
            }
        }
        if format == "json" { data += "]" }
        let folder = try Folder(["rules.yaml": "rules: [[a, required]]", "a.\(format)": data])
        let run = try Command.run(
            "check", "a.\(format)", "--rules", "rules.yaml", "--output", "ndjson", "--jobs", "\(jobs)", in: folder)
        let found = run.lines.map { line -> [Int] in
            let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
            return Array(numbers.prefix(2))
        }
        #expect(found == expected)
        #expect(run.error.contains("30 000 "))
    }
}
#endif
