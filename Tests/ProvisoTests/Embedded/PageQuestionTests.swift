import Foundation
import Proviso
import ProvisoLanguages
import Testing

@testable import ProvisoCore

/// What the engine in a page is asked, and what it has to answer: `Scripts/check-browser` compares.
///
/// `PROVISO_WRITE_PAGE_QUESTIONS=FILE swift test --filter PageQuestionTests` writes the questions of generated rule sets with their
/// answers, a line each; `PROVISO_PAGE_RUNS` says how many records each rule set judges, and `PROVISO_PAGE_QUESTIONS` names a file of
/// further questions, a line each, that `Scripts/make-browser-questions` makes of the conformance data of others.
@Suite struct PageQuestionTests {
    private static let languages = ["en", "de", "ar"]

    @Test func questionsHaveAnswers() throws {
        let environment = ProcessInfo.processInfo.environment
        let runs = environment["PROVISO_PAGE_RUNS"].flatMap { Int($0) } ?? 1
        let cases = ParityCases(seed: 20_261_126, runs: runs)
        var text = ""
        var violations = 0
        for item in cases.items {
            let (question, answer, count) = try Self.asked(item.set.document, item.runs)
            text += question + "\n" + answer + "\n"
            violations += count
        }
        #expect(violations > cases.items.count / 2)
        if let path = environment["PROVISO_PAGE_QUESTIONS"] {
            for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
                let further = try DataValue(json: line)
                guard case .array(let values)? = further["values"], let document = further["document"] else { continue }
                let runs = values.map { ParityRun(value: $0, scenario: .default) }
                // A pattern that there is not is refused by both.
                guard let (question, answer, _) = try? Self.asked(document, runs) else { continue }
                text += question + "\n" + answer + "\n"
            }
        }
        if let path = environment["PROVISO_WRITE_PAGE_QUESTIONS"] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }
    }

    private static func asked(
        _ rules: DataValue, _ cases: [ParityRun]
    ) throws -> (question: String, answer: String, count: Int) {
        let document = try RuleDocument(rules)
        let catalogs = languages.compactMap { tag in MessageCatalog.catalog(for: tag).map { (tag, $0) } }
        var runs: [DataValue] = []
        var outcomes: [DataValue] = []
        var count = 0
        for run in cases {
            var object: DataObject = ["value": run.value, "scenario": .string(run.scenario.rawValue)]
            if run.limit != .max { object["limit"] = .number(ExactNumber(run.limit)) }
            if run.stop != .never { object["stop"] = .string("\(run.stop)") }
            runs.append(.object(object))
            let (value, result) = try document.tidy(
                run.value, scenario: run.scenario, limit: run.limit, stop: run.stop)
            count += result.violations.count
            var messages = DataObject()
            for (tag, catalog) in catalogs {
                messages[tag] = .array(result.violations.map { .string($0.message(in: catalog)) })
            }
            outcomes.append([
                "valid": .bool(result.isValid), "violations": .array(result.violations.map(facts)), "value": value,
                "messages": .object(messages),
            ])
        }
        let question: DataValue = ["document": rules, "runs": .array(runs)]
        return (question.description, DataValue.object(["outcomes": .array(outcomes)]).description, count)
    }

    private static func facts(_ violation: Violation) -> DataValue {
        [
            "path": .string(violation.path.description), "rule": .string(violation.rule),
            "code": .string(violation.code.rawValue), "severity": .string(violation.severity.rawValue),
            "parameters": .object(violation.parameters.object),
        ]
    }
}
