import Proviso
import ProvisoFiles
import Testing

@Suite struct MalformedRecordTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What a rule weighs is the weight of what it finds, and not of what is found when it has run.
    @Test(
        arguments: [
            ("a.ndjson", "{\"a\":\"x\"}\n{\"a\":\n{\"a\":\"x\"}\n"),
            ("a.json", "[{\"a\":\"x\"},5,{\"a\":\"x\"}]"),
            ("a.csv", "a\nx\nx,y\nx\n"),
        ])
    func isAnErrorAfterARuleThatWarns(name: String, text: String) async throws {
        for severity in ["warning", "info"] as [DataValue] {
            let document = try RuleDocument([["a", "string", ["min": 2, "severity": severity]]])
            var printed: [UInt8] = []
            let summary = try await FileCheck(document).run([folder.file(name, Array(text.utf8))]) { printed += $0 }
            #expect(summary.records == 3)
            #expect(summary.violations == 3, "\(String(decoding: printed, as: UTF8.self))")
            #expect(summary.errors == 1)
            #expect(summary.invalidRecords == 1)
        }
    }
}
