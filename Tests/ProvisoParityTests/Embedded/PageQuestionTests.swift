import Foundation
import PageQuestions
import Proviso
import RuleTestSupport
import TestSupport
import Testing

@testable import ProvisoCore

/// What the engine in a page is asked, and what it has to answer: `Scripts/check-browser` compares.
///
/// `PROVISO_WRITE_PAGE_QUESTIONS=FILE swift test --filter PageQuestionTests` writes the questions of generated rule sets with their
/// answers, a line each; `PROVISO_PAGE_RUNS` says how many records each rule set judges, and `PROVISO_PAGE_QUESTIONS` names a file of
/// further questions, a line each, that `Scripts/make-browser-questions` makes of the conformance data of others.
@Suite struct PageQuestionTests {
    @Test func questionsHaveAnswers() throws {
        let environment = ProcessInfo.processInfo.environment
        let runs = environment["PROVISO_PAGE_RUNS"].flatMap { Int($0) } ?? 1
        let isWriting = environment["PROVISO_WRITE_PAGE_QUESTIONS"] != nil
        // Where nothing is written, cases that other tests have made too.
        let items =
            isWriting
            ? ParityCases(seed: 20_261_126, runs: runs).items : Sweep.cases(ParityCases.standard.items, sample: 60)
        var text = ""
        var violations = 0
        for item in items {
            let runs = item.runs.prefix(runs).map {
                PageQuestion.Run($0.value, scenario: $0.scenario, limit: $0.limit, stop: $0.stop)
            }
            let question = try PageQuestion(item.set.document, runs)
            text += question.lines
            violations += question.codes.count
        }
        #expect(violations > items.count / 2)
        if let path = environment["PROVISO_PAGE_QUESTIONS"] {
            for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
                let further = try DataValue(json: line)
                guard case .array(let values)? = further["values"], let document = further["document"] else { continue }
                // A pattern that there is not is refused by both.
                guard let question = try? PageQuestion(document, values.map { PageQuestion.Run($0) }) else { continue }
                text += question.lines
            }
        }
        if let path = environment["PROVISO_WRITE_PAGE_QUESTIONS"] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }
    }

    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Browser/Questions.ndjson").standardizedFileURL

    /// The answers of the file are those of this day. After a change of rules or of messages, write them anew:
    /// `PROVISO_WRITE_PAGE_SAMPLE=1 swift test --filter PageQuestionTests`.
    @Test func theFileHasTheAnswers() throws {
        let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
        #expect(lines.count > 100 && lines.count.isMultiple(of: 2))
        var text = ""
        for index in stride(from: 0, to: lines.count, by: 2) {
            let question = try DataValue(json: lines[index])
            guard let document = question["document"], case .array(let runs)? = question["runs"] else { continue }
            let answer = try PageQuestion(document, runs.map { PageQuestion.Run(reading: $0) }).answer
            text += lines[index] + "\n" + answer + "\n"
            if ProcessInfo.processInfo.environment["PROVISO_WRITE_PAGE_SAMPLE"] == nil {
                #expect(answer == lines[index + 1], "\(lines[index])")
            }
        }
        if ProcessInfo.processInfo.environment["PROVISO_WRITE_PAGE_SAMPLE"] != nil {
            try Data(text.utf8).write(to: Self.file)
        }
    }
}
