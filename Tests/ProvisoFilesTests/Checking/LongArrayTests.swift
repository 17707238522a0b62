import Proviso
import ProvisoCore
import TestSupport
import Testing

@testable import ProvisoFiles

/// A long array of JSON is judged as it comes, a short one once it is known to be JSON: what comes of it is the same.
@Suite struct LongArrayTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let rules: DataValue = [
        ["name", "trim"], ["name", "required"], ["name", "string", ["max": 12]], ["age", "number", ["min": 18]],
        ["tags", "each", ["rule": ["type": "string"]]],
    ]
    private static let across: DataValue = [
        ["id", "unique"], ["age", "sorted"], ["attributes": "name", "type": "required", "atMost": "1 %"],
    ]

    private struct Outcome: Equatable {
        var printed = ""
        var records = 0
        var violations = 0
        var failures: [String] = []
        var written: [UInt8]?
        var rejected: [UInt8]?
    }

    private func outcome(_ rules: DataValue, _ path: String, _ change: (inout FileCheck) -> Void) async throws
        -> Outcome
    {
        var check = FileCheck(try RuleDocument(rules))
        check.output = .ndjson
        change(&check)
        var printed: [UInt8] = []
        let summary = try await check.run([path]) { printed += $0 }
        return Outcome(
            printed: String(decoding: printed, as: UTF8.self), records: summary.records, violations: summary.violations,
            failures: summary.failures.map(\.description),
            written: check.writePath == nil ? nil : folder.bytes(of: "written"),
            rejected: check.rejectsPath == nil ? nil : folder.bytes(of: "rejected"))
    }

    /// An array of so many records, some of which are wrong, whose blanks are those of some writer.
    private func array(_ count: Int, seed: UInt64, openedBy opening: String = "[") -> [UInt8] {
        var random = SplitMix64(seed: seed)
        let (between, colon) = random.next() % 2 == 0 ? (",", ":") : (" ,\r\n  ", " : ")
        var bytes = Array(opening.utf8)
        for index in 0..<count {
            if index > 0 { bytes += Array(between.utf8) }
            let filler = String(repeating: "é]", count: Int.random(in: 0..<400, using: &random))
            let age = Int.random(in: 15..<90, using: &random)
            let text =
                switch random.next() % 60 {
                case 0: "12.5"
                case 1: "\"{\\\"\""
                case 2: "{\"id\":1,\"id\":2}"
                case 3: "[{}]"
                case 4: "{\"name\":\"\n\"}".replacing("\n", with: "\\n")
                case 5: "{}"
                default:
                    "{\"id\"\(colon)\(random.next() % 40 == 0 ? 7 : index),\"name\"\(colon)\" n\(index) \",\n\"age\"\(colon)\(age),"
                        + "\"tags\"\(colon)[\"a\"\(random.next() % 9 == 0 ? ",1" : "")],\"filler\":\"\(filler)\"}"
                }
            bytes += Array(text.utf8)
            if index % 97 == 5 { bytes += Array("\(between){\"name\":\"".utf8) + [0xC3] + Array("\"}".utf8) }
        }
        return bytes + Array("\n]\n".utf8)
    }

    /// Compares what comes of a file that is judged as it comes, on one thread and on two, with what comes of it else.
    private func compare(
        _ rules: DataValue, _ bytes: [UInt8], _ change: (inout FileCheck) -> Void = { _ in }
    ) async throws -> Outcome {
        let path = folder.file("a.json", bytes)
        let expected = try await outcome(rules, path, change)
        for jobs in [1, 2] {
            let found = try await outcome(rules, path) {
                change(&$0)
                $0.jobs = jobs
                $0.mostChecked = bytes.firstIndex(of: UInt8(ascii: "[")) ?? 0
            }
            #expect(found == expected, "\(jobs) threads")
        }
        return expected
    }

    @Test func everythingIsFoundAlike() async throws {
        let count = Sweep.count(4000, sample: 300)
        let changes: [@Sendable (inout FileCheck) -> Void] = [
            { _ in }, { $0.showsPositions = true }, { $0.showsValues = true }, { $0.output = .json },
            { $0.maxViolations = 50 },
            { $0.failFast = true }, { $0.output = .sarif }, { $0.gathersProfiles = true }, { $0.takesSamples = true },
        ]
        for (index, change) in changes.enumerated() {
            let bytes = array(count, seed: UInt64(index))
            #expect(try await compare(Self.rules, bytes, change).violations > 0)
            _ = try await compare(Self.across, bytes, change)
        }
    }

    @Test(arguments: ["[", " \n[\n ", "[  "]) func whatIsWrittenIsTheSame(_ opening: String) async throws {
        for (number, rules) in [Self.rules, Self.across].enumerated() {
            for onlyValid in [false, true] {
                let bytes = array(Sweep.count(1500, sample: 200), seed: UInt64(number), openedBy: opening)
                let outcome = try await compare(rules, bytes) {
                    $0.writePath = RawPath(folder.file("written", []))
                    $0.writesOnlyValid = onlyValid
                    $0.rejectsPath = RawPath(folder.file("rejected", []))
                }
                for text in [outcome.written, outcome.rejected] {
                    let text = try #require(text)
                    // Some elements are no UTF-8, which JSON itself does not look at.
                    _ = try JSONElements(validating: text.span)
                }
            }
        }
    }

    /// No record is written, or none is there.
    @Test(arguments: ["[]", "[ ]\n", "[{}]", " [\n{}, {} ] ", "[1,2]", "[{\"name\":\"a\"}]"])
    func fewRecordsAreWrittenAlike(_ json: String) async throws {
        _ = try await compare(Self.rules, Array(json.utf8)) {
            $0.writePath = RawPath(folder.file("written", []))
            $0.writesOnlyValid = true
            $0.rejectsPath = RawPath(folder.file("rejected", []))
        }
    }

    /// What is wrong behind the first records is told with its place, after what was found in them.
    @Test(arguments: [
        "{\"a\":tru}", "{\"a\":1} {}", "{\"é\":1,}", "{\"a\":\"\t\"}", "1,,", "]", "{\"a\":1}] x", "{\"a\":[", "\"x",
        "",
    ])
    func mistakesInTheMiddle(_ mistake: String) async throws {
        let whole = array(600, seed: 9)
        let bytes = whole.dropLast(3) + Array(",\n  \(mistake)".utf8)
        let path = folder.file("a.json", Array(bytes))
        let expected = try await outcome(Self.rules, path) { _ in }
        let before = try await outcome(Self.rules, folder.file("b.json", whole)) { _ in }
        #expect(expected.failures.count == 1 && expected.violations == 0)
        for jobs in [1, 2] {
            let found = try await outcome(Self.rules, path) {
                $0.jobs = jobs
                $0.mostChecked = 0
            }
            #expect(found.failures == expected.failures)
            // What is no object may be found before what is no JSON.
            #expect(found.printed.hasPrefix(before.printed.replacing("b.json", with: "a.json")))
            #expect(found.records >= before.records)
        }
    }
}
