import Foundation
import PageQuestions
import ProvisoCore
import ProvisoIdentifiers
import Testing

/// The rules of this module in a page: `Scripts/check-browser` compares the answers of Swift with those of the engine there.
///
/// `PROVISO_WRITE_PAGE_QUESTIONS=FILE Scripts/test ProvisoIdentifiersTests --filter PageIdentifierTests` writes the questions about all
/// countries of each rule with their answers, a line each.
@Suite struct PageIdentifierTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Browser/Identifiers.ndjson").standardizedFileURL
    private static let environment = ProcessInfo.processInfo.environment

    /// The answers of the file are those of this day. After a change of rules or of messages, write them anew, with other questions:
    /// `PROVISO_WRITE_PAGE_SAMPLE=1 Scripts/test ProvisoIdentifiersTests --filter PageIdentifierTests`.
    @Test func theFileHasTheAnswers() throws {
        if Self.environment["PROVISO_WRITE_PAGE_SAMPLE"] != nil { try Self.write(isFull: false, to: Self.file) }
        if let path = Self.environment["PROVISO_WRITE_PAGE_QUESTIONS"] {
            try Self.write(isFull: true, to: URL(fileURLWithPath: path))
        }
        let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
        #expect(lines.count > 100 && lines.count.isMultiple(of: 2))
        var codes: Set<String> = []
        var options: Set<String> = []
        for index in stride(from: 0, to: lines.count, by: 2) {
            let asked = try DataValue(json: lines[index])
            guard let document = asked["document"], case .array(let runs)? = asked["runs"] else { continue }
            let question = try PageQuestion(
                document, runs.map { PageQuestion.Run(reading: $0) }, registry: IdentifierCases.registry)
            #expect(question.answer == lines[index + 1], "\(lines[index])")
            codes.formUnion(question.codes.map(\.rawValue))
            if case .array(let rules)? = document["rules"], case .object(let rule)? = rules.first {
                options.formUnion(rule.members.map { "\(rule["type"]?.text ?? "").\($0.key)" })
            }
        }
        // Every rule is asked with each of its options, and fails with each of its codes.
        for rule in IdentifierCases.rules {
            let wanted = ["type"] + rule.options.map(\.name)
            #expect(wanted.filter { !options.contains("\(rule.name).\($0)") } == [], "\(rule.name)")
            #expect(rule.codes.map(\.code.rawValue).filter { !codes.contains($0) } == [])
        }
    }

    private static func write(isFull: Bool, to file: URL) throws {
        var text = ""
        for item in IdentifierCases(isFull: isFull).items {
            let runs = item.records.map { PageQuestion.Run($0) }
            text += try PageQuestion(item.document, runs, registry: IdentifierCases.registry).lines
        }
        try Data(text.utf8).write(to: file)
    }
}
