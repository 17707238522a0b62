import Foundation
import Proviso
import ProvisoFiles
import TestSupport
import Testing

/// Where wrong values stand: each wrong value is a text of its own, which is looked for in the file.
@Suite struct ValuePlaceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What a check says of the places of values.
    private func found(
        _ text: String, _ name: String, _ document: RuleDocument, records: JSONPointer? = nil, jobs: Int = 1
    ) async throws -> [(path: String, line: Int?, column: Int?, message: String)] {
        var check = FileCheck(document)
        check.output = .ndjson
        check.showsPositions = true
        check.records = records
        check.jobs = jobs
        var printed: [UInt8] = []
        _ = try await check.run([folder.file(name, Array(text.utf8))]) { printed += $0 }
        return try printed.split(separator: 0x0A).map { line in
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
            return (
                object["path"] as? String ?? "", object["valueLine"] as? Int, object["valueColumn"] as? Int,
                object["message"] as? String ?? ""
            )
        }
    }

    /// Line and column of a text that occurs once, counted naively.
    private func place(of needle: String, in text: String, isCSV: Bool) throws -> (line: Int, column: Int) {
        let range = try #require(text.range(of: needle, options: .literal))
        var (line, column) = (1, 1)
        var previous: Unicode.Scalar?
        for scalar in text[..<range.lowerBound].unicodeScalars {
            let isSecond = isCSV && scalar == "\n" && previous == "\r"
            if !isSecond {
                (line, column) = scalar == "\n" || isCSV && scalar == "\r" ? (line + 1, 1) : (line, column + 1)
            }
            previous = scalar
        }
        return (line, column)
    }

    @Test(arguments: [1, 2]) func cells(jobs: Int) async throws {
        var random = SplitMix64(seed: 3)
        let columns = ["a", "b.c", "d", "ü"]
        var text = columns.joined(separator: ",") + "\r\n"
        var expected: [(String, String)] = []
        for row in 0..<100 {
            var cells: [String] = []
            for column in columns {
                let value = "v\(row)x\(column)"
                switch Int.random(in: 0..<6, using: &random) {
                case 0: cells.append("7")
                case 1: cells.append("\"7\"")
                case 2:
                    cells.append("\"\n" + value + "é\r\n\"\"z\"")
                    expected.append((column, "\"\n" + value))
                case 3:
                    cells.append("é😀" + value)
                    expected.append((column, "é😀" + value))
                default:
                    cells.append("\"" + value + "\"")
                    expected.append((column, "\"" + value + "\""))
                }
            }
            text += cells.joined(separator: ",") + ["\n", "\r\n", "\r", "\n\n"][row % 4]
        }
        let document = try RuleDocument([["a", "number"], ["b.c", "number"], ["d", "number"], ["ü", "number"]])
        let found = try await found(text, "a.csv", document, jobs: jobs)
        #expect(found.count == expected.count)
        for (violation, (path, value)) in zip(found, expected) {
            let place = try place(of: value, in: text, isCSV: true)
            #expect(violation.path == path)
            #expect(violation.line == place.line && violation.column == place.column, "\(value.debugDescription)")
        }
    }

    private let nested: DataValue = [
        ["n", "number"], ["tags", "each", ["rule": ["type": "number"]]],
        [
            "items", "each",
            [
                "rule": [
                    "type": "nested", "rules": [["x", "number"], ["list", "each", ["rule": ["type": "number"]]]],
                ]
            ],
        ],
        ["address.post", "number"], ["gone", "required"],
    ]

    /// An object of such values, how they are called, and how each stands in it.
    private func object(_ row: Int, blank: String) -> (text: String, values: [(path: String, text: String)]) {
        let values = ["n", "tags[0]", "tags[2]", "items[0].list[1]", "items[1].x", "items[1].list[0]", "address.post"]
            .map { (path: $0, text: "\"v\(row)é\($0)\"") }
        let v = values.map(\.text)
        let text =
            "{\(blank)\"q\":[[1,{\"n\":[]}],\"]\"],\"\\u006e\":\(blank)\(v[0]), \"tags\" : [\(v[1]),1,\(blank)\(v[2])\(blank)],"
            + "\"items\":[{\"list\":[8,\(v[3])],\"x\":1},{\"y\":\"},{\",\"x\" : \(v[4]),\"list\":[\(blank)\(v[5])]}],"
            + "\"address\":{\"q\":{\"post\":1},\"post\":\(blank)\(v[6])}}"
        return (text, values)
    }

    @Test(arguments: [1, 2]) func lines(jobs: Int) async throws {
        let objects = (0..<50).map { object($0, blank: ["", " ", "\t", "\r"][$0 % 4]) }
        let text = objects.map(\.text).joined(separator: "\n\n") + "\n"
        let found = try await found(text, "a.ndjson", try RuleDocument(nested), jobs: jobs)
        try expect(found, objects.flatMap(\.values), text, isCSV: false)
    }

    @Test func elements() async throws {
        let objects = (0..<50).map { object($0, blank: ["", " ", "\n  ", "\r\n", "\r"][$0 % 5]) }
        let text = "{\"ö\":\r\n[" + objects.map(\.text).joined(separator: ", ") + "] }\n"
        let pointer = try #require(JSONPointer("/ö"))
        let found = try await found(text, "a.json", try RuleDocument(nested), records: pointer)
        try expect(found, objects.flatMap(\.values), text, isCSV: true)
    }

    private func expect(
        _ found: [(path: String, line: Int?, column: Int?, message: String)],
        _ values: [(path: String, text: String)], _ text: String, isCSV: Bool
    ) throws {
        let present = found.filter { $0.path != "gone" }
        // A value that is not there has no place.
        #expect(found.filter { $0.path == "gone" }.count == 50)
        #expect(found.filter { $0.path == "gone" }.allSatisfy { $0.line == nil && $0.column == nil })
        #expect(present.count == values.count)
        for value in values {
            let place = try place(of: value.text, in: text, isCSV: isCSV)
            #expect(
                present.contains { $0.path == value.path && $0.line == place.line && $0.column == place.column },
                "\(value)")
        }
    }

    /// The elements of a long list are found one from the other: looked for from the beginning each, these would take hours.
    @Test(.timeLimit(.minutes(2))) func longLists() async throws {
        let count = Sweep.count(20_000, sample: 4_000)
        let items = (0..<count).map { "{\"x\":\"\($0)x\",\"list\":[1,\"\($0)y\"]}" }
        let text = "{\"q\":1,\"items\":[\n" + items.joined(separator: ",\n") + "]}"
        var check = FileCheck(try RuleDocument(nested))
        check.output = .ndjson
        check.showsPositions = true
        var (lines, last) = (0, [UInt8]())
        let summary = try await check.run([folder.file("a.json", Array(text.utf8))]) { bytes in
            lines += bytes.count { $0 == 0x0A }
            last = bytes
        }
        // One is missing beside those of the list.
        #expect(summary.violations == 2 * count + 1 && lines == 2 * count + 1)
        let column = (items.last?.count ?? 0) - "\"\(count - 1)y\"]}".count + 1
        #expect(
            String(decoding: last, as: UTF8.self)
                .contains(
                    "\"valueLine\":\(count + 1),\"valueColumn\":\(column),\"path\":\"items[\(count - 1)].list[1]\""))
    }

    /// What cannot be read has no values, and neither has a record as a whole.
    @Test(arguments: ["a.csv", "a.ndjson"]) func malformed(name: String) async throws {
        let text = name == "a.csv" ? "n,gone\n1\n1,2,3\n" : "[1]\n{\"n\":\n"
        let found = try await found(text, name, try RuleDocument(nested))
        #expect(found.count == 2)
        #expect(found.allSatisfy { $0.path.isEmpty && $0.line == nil && $0.column == nil })
    }
}
