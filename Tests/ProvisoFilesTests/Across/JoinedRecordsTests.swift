import Proviso
import TestSupport
import Testing

@testable import ProvisoFiles

/// Where rules look at all records, any thread judges blocks, and what comes of it is what one thread finds that judges record
/// after record.
@Suite struct JoinedRecordsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    // MARK: Rules and data

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let rules: DataValue
        var testDescription: String { name }
    }

    private static let cases = [
        Case(name: "unique", rules: [["id", "unique"]]),
        Case(
            name: "unique together",
            rules: [["attributes": ["a", "b"], "type": "unique", "ignoreCase": true, "skipOnEmpty": false]]),
        Case(
            name: "exists",
            rules: [["attributes": "a", "type": "exists", "file": "keys.csv", "column": "key"]]),
        Case(name: "exists here", rules: [["attributes": "parent", "type": "exists", "column": "id"]]),
        Case(
            name: "sorted",
            rules: [["day", "sorted", ["as": "date"]], ["number", "sorted", ["strict": true]], ["text", "sorted"]]),
        Case(
            name: "sequence",
            rules: [
                ["number", "sequence", ["start": 1]], ["day", "sequence", ["unit": "day"]],
                ["month", "sequence", ["unit": "month", "start": "2020-01-31"]],
            ]),
        Case(
            name: "distinct",
            rules: [
                ["a", "distinct", ["max": 20]], ["b", "distinct", ["min": 100_000]],
                [["a", "b"], "distinct", ["max": 7]],
            ]),
        Case(name: "atMost", rules: [["attributes": ["b", "id"], "type": "required", "atMost": "1 %"]]),
        // What a rule finds decides about those behind it.
        Case(
            name: "order",
            rules: [
                ["text", "trim"], ["attributes": "id", "type": "unique", "group": "g"],
                ["attributes": "id", "type": "match", "pattern": "[0-9]*[02468]", "whole": true],
                ["attributes": "text", "type": "unique", "when": ["attribute": "a", "operator": ">", "value": 20]],
                ["attributes": "text", "type": "filter", "filter": "uppercase"],
                ["attributes": "text", "type": "unique", "group": "g"],
                ["attributes": "a", "type": "unique", "group": "g", "severity": "warning"],
                ["attributes": "number", "type": "sorted"],
                ["attributes": "parent", "type": "number", "max": 1000],
                ["attributes": "parent", "type": "exists", "column": "id"], ["b", "required"],
            ]),
        Case(
            name: "where",
            rules: [
                "where": ["attribute": "a", "operator": "<", "value": 30], "records": ["max": 10],
                "rules": [["id", "unique"], ["number", "sorted"], ["b", "distinct", ["max": 3]]],
            ]),
    ]

    private static func rows(_ count: Int, seed: UInt64) -> [[String]] {
        var random = SplitMix64(seed: seed)
        let day = { (number: Int) in
            "20\(10 + number / 336)-" + String("0\(number / 28 % 12 + 1)".suffix(2)) + "-"
                + String("0\(number % 28 + 1)".suffix(2))
        }
        return (0..<count).map { row in
            let isOdd = row.isMultiple(of: 211)
            let id = row % 97 == 13 ? Int.random(in: 0..<count, using: &random) : row
            let a = Int.random(in: 0..<40, using: &random)
            let b = Int.random(in: 0..<count, using: &random)
            let parent = Int.random(in: 0..<count * 2, using: &random)
            let text = row < count / 2 ? "t\(1_000_000 + row)" : isOdd ? " T\(row % 50) " : "u\(1_000_000 + row)"
            return [
                "\(id)", "\(a)", b.isMultiple(of: 50) ? "" : "\(b)x", parent < count ? "\(parent)" : "",
                isOdd ? "soon" : day(row / 3), isOdd ? "\(row * 2)" : "\(row + 1)", text,
                "\(2020 + row / 12)-" + String("0\(row % 12 + 1)".suffix(2)) + "-28",
                String(repeating: "f", count: 300 + row % 300),
            ]
        }
    }

    private static let names = ["id", "a", "b", "parent", "day", "number", "text", "month", "filler"]

    private func makeFiles(_ count: Int, seed: UInt64) -> [String] {
        _ = folder.file("keys.csv", Array(("key\n" + (0..<38).map { "\($0)\n" }.joined()).utf8))
        let rows = Self.rows(count, seed: seed)
        var csv = Self.names.joined(separator: ",") + "\n"
        var lines = ""
        for (index, row) in rows.enumerated() {
            // Some rows have too few cells, some span lines, and some are blank.
            if index % 311 == 7 { csv += "1,2\n\n" }
            if index % 313 == 5 { lines += "{\"id\": 1,\n\n" }
            csv += row.dropLast().joined(separator: ",") + ",\"" + row[8] + (index % 89 == 0 ? "\n\"\n" : "\"\n")
            let members = zip(Self.names, row).map { name, value in
                name == "number" || name == "a" ? "\"\(name)\":\(Int(value) ?? 0)" : "\"\(name)\":\"\(value)\""
            }
            lines += "{" + members.joined(separator: ",") + "}\n"
        }
        return [folder.file("a.csv", Array((csv + "\n\n").utf8)), folder.file("a.ndjson", Array(lines.utf8))]
    }

    // MARK: Comparing

    private struct Outcome: Equatable {
        var printed: [UInt8] = []
        var summary: CheckSummary?
        var written: [UInt8]?
        var rejected: [UInt8]?
    }

    private func outcome(
        _ document: RuleDocument, _ paths: [String], inOrder: Bool, _ change: (inout FileCheck) -> Void
    ) async throws -> Outcome {
        var check = FileCheck(document)
        check.output = .ndjson
        change(&check)
        // What collects records has them judged one after another.
        if inOrder { check.collector = RecordCollector(0) }
        var outcome = Outcome()
        outcome.summary = try await check.run(paths) { outcome.printed += $0 }
        if check.writePath != nil { outcome.written = folder.bytes(of: "written") }
        if check.rejectsPath != nil { outcome.rejected = folder.bytes(of: "rejected") }
        return outcome
    }

    private func compare(
        _ rules: DataValue, _ paths: [String], _ change: (inout FileCheck) -> Void = { _ in }
    ) async throws -> Outcome {
        let document = try RuleDocument(rules, files: RuleFiles(folder: folder.path))
        let expected = try await outcome(document, paths, inOrder: true, change)
        for jobs in Sweep.isFull ? [1, 2, 3] : [2] {
            let found = try await outcome(document, paths, inOrder: false) {
                change(&$0)
                $0.jobs = jobs
            }
            #expect(found.summary == expected.summary, "\(jobs) threads")
            #expect(found.printed == expected.printed, "\(jobs) threads")
            #expect(found == expected, "\(jobs) threads")
        }
        return expected
    }

    @Test(arguments: cases)
    func everyRuleFindsTheSame(_ test: Case) async throws {
        let paths = makeFiles(Sweep.count(1400, sample: 250), seed: 1)
        let expected = try await compare(test.rules, paths)
        #expect(!expected.printed.isEmpty)
    }

    /// Everything together, with whatever else a check can do.
    @Test func everythingFindsTheSame() async throws {
        let all = DataValue.array(
            Self.cases.flatMap { test -> [DataValue] in
                guard case .array(let rules) = test.rules else { return [] }
                return rules
            })
        let paths = makeFiles(Sweep.count(1200, sample: 100), seed: 2)
        let changes: [@Sendable (inout FileCheck) -> Void] = [
            { $0.keyMemory = 1 }, { $0.keyMemory = 400_000 }, { $0.maxViolations = 1 }, { $0.maxViolations = 300 },
            { $0.failFast = true }, { $0.output = .text }, { $0.output = .sarif },
            {
                $0.showsPositions = true
                $0.output = .json
            },
            { $0.gathersCoverage = true }, { $0.takesSamples = true }, { $0.gathersProfiles = true },
        ]
        for change in changes { _ = try await compare(all, paths, change) }
        let empty = folder.file("empty.csv", Array("id,a,b,parent,day,number,text,month\n".utf8))
        for path in paths + [empty] {
            for onlyValid in [false, true] {
                _ = try await compare(all, [path]) {
                    $0.writePath = RawPath(folder.file("written", []))
                    $0.writesOnlyValid = onlyValid
                    $0.rejectsPath = RawPath(folder.file("rejected", []))
                }
            }
        }
    }

    /// A limit that is reached at any record ends the check there.
    @Test func limitsEndTheCheckAtTheSameRecord() async throws {
        let rows = (0..<210).map { "\($0 / 2)\n" }.joined()
        let path = folder.file("a.csv", Array(("id\n" + rows).utf8))
        for most in Sweep.isFull ? [1, 2, 31, 32, 33, 63, 64, 65, 105, 106, 200] : [1, 32, 64, 105] {
            _ = try await compare([["id", "unique"], ["id", "match", ["pattern": "[0-9]*[0-8]"]]], [path]) {
                $0.maxViolations = most
            }
        }
    }

    /// A record that is too large, and a quote that is never closed.
    @Test func whatCannotBeReadIsToldAlike() async throws {
        let filler = String(repeating: "x", count: 300)
        let count = Sweep.isFull ? 1200 : 300
        let rows = (0..<count).map { "\($0 % (count - 100)),\"\(filler)\ny\"\n" }.joined()
        let open = folder.file("open.csv", Array(("id,b\n" + rows + "7,\"z\n" + rows).utf8))
        let large = folder.file(
            "large.ndjson",
            Array("{\"id\":1}\n{\"id\":\"\(String(repeating: "x", count: 17 << 20))\"}\n{\"id\":1}\n".utf8))
        _ = try await compare([["id", "unique"]], [open, large])
    }

    /// Keys that a journal has no room for are looked at in the order of the records.
    @Test func largeKeysOfManyRulesAreFoundAlike() async throws {
        let text = String(repeating: "x", count: 9 << 20)
        let lines = (0..<2).map { "{\"id\":\($0),\"text\":\"\(text)\"}\n" }.joined()
        let path = folder.file("a.ndjson", Array(lines.utf8))
        let rule: DataValue = ["attributes": "text", "type": "unique", "skipOnError": false]
        let expected = try await compare(.array([rule, rule, rule]), [path])
        #expect(expected.summary?.violations == 3)
    }

    /// Output that memory should not hold is printed as it is found.
    @Test func muchOutputIsPrintedAlike() async throws {
        let rows = (0..<350).map { "\($0 % 300)\n" }.joined()
        let path = folder.file("a.csv", Array(("id\n" + rows).utf8))
        _ = try await compare(
            .array(
                [["id", "unique"]]
                    + (0..<9).map { number in
                        [
                            "attributes": "id", "type": "match", "pattern": "x", "skipOnError": false,
                            "message": .string(String(repeating: "\(number)", count: 4000)),
                        ]
                    }), [path])
    }

    /// What is found later is found by the same rules, and a file that a rule names may lack.
    @Test func aFileThatCannotBeReadEndsTheCheckAlike() async throws {
        _ = folder.file("k.csv", Array("key\n1\n".utf8))
        let document = try RuleDocument(
            [["b", "required"], ["attributes": "a", "type": "exists", "file": "k.csv", "column": "key"]],
            files: RuleFiles(folder: folder.path))
        _ = folder.file("k.csv", Array("key\n1\n1,2\n".utf8))
        let path = folder.file("a.csv", Array("a,b\n,\n1,\n1,2\n".utf8))
        let expected = try await outcome(document, [path], inOrder: true) { _ in }
        for jobs in [1, 2] {
            #expect(try await outcome(document, [path], inOrder: false) { $0.jobs = jobs } == expected)
        }
    }
}
