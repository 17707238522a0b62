import Proviso
import ProvisoFiles
import TestSupport
import Testing

/// Eight times as many columns or keys take about eight times as long: work that grows with their square takes sixty-four.
@Suite(.serialized) struct ManyColumnsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The names of columns of which each is judged in one document, and only a few are in another.
    private func names(_ count: Int) -> [String] { (0..<count).map { "column number \($0)" } }

    private func document(_ names: some Sequence<String>) throws -> RuleDocument {
        try RuleDocument([["attributes": .array(names.map(DataValue.string)), "type": "string"]])
    }

    private func check(_ document: RuleDocument, _ path: String) async throws {
        let summary = try await FileCheck(document).run([path]) { _ in }
        #expect(summary.violations == 0)
    }

    private func expectLinear(_ make: (Int) throws -> (RuleDocument, String)) async throws {
        let (short, long) = (try make(1_500), try make(12_000))
        try await Growth.expect(
            lessThan: 24, small: { try await check(short.0, short.1) }, large: { try await check(long.0, long.1) })
    }

    @Test(arguments: [true, false]) func columnsOfCSV(areJudged: Bool) async throws {
        try await expectLinear { count in
            let names = names(count)
            let row = names.map { _ in "x" }.joined(separator: ",")
            let text = names.joined(separator: ",") + "\n" + row + "\n" + row + "\n"
            return (
                try document(areJudged ? names : Array(names.suffix(3))),
                folder.file("\(areJudged)\(count).csv", Array(text.utf8))
            )
        }
    }

    @Test(arguments: [true, false]) func keysOfObjects(areJudged: Bool) async throws {
        try await expectLinear { count in
            let names = names(count)
            let object = "{" + names.map { "\"\($0)\":\"x\"" }.joined(separator: ",") + "}"
            return (
                try document(areJudged ? names : Array(names.suffix(3))),
                folder.file("\(areJudged)\(count).ndjson", Array((object + "\n" + object + "\n").utf8))
            )
        }
    }

    /// Names that differ only in how they are composed name one column.
    @Test func doubledColumns() async throws {
        let path = folder.file("a.csv", Array("a,e\u{301},b,é\n1,2,3,4\n".utf8))
        let summary = try await FileCheck(document(["a"])).run([path]) { _ in }
        #expect(summary.failures.count == 1)
        guard case .data(let error) = try #require(summary.failures.first) else { return #expect(Bool(false)) }
        #expect(error.message.contains("columns 2 and 4"))
    }
}
