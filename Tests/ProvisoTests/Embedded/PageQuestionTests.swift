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
            let (_, answer, _) = try Self.asked(document, runs.map(Self.run))
            text += lines[index] + "\n" + answer + "\n"
            if ProcessInfo.processInfo.environment["PROVISO_WRITE_PAGE_SAMPLE"] == nil {
                #expect(answer == lines[index + 1], "\(lines[index])")
            }
        }
        if ProcessInfo.processInfo.environment["PROVISO_WRITE_PAGE_SAMPLE"] != nil {
            try Data(text.utf8).write(to: Self.file)
        }
    }

    /// A run as a question has it.
    private static func run(_ data: DataValue) -> ParityRun {
        var run = ParityRun(value: data["value"] ?? .null)
        if let scenario = data["scenario"]?.text { run.scenario = Scenario(rawValue: scenario) }
        if case .number(let number)? = data["limit"] {
            run.limit = number.integer.flatMap { Int(exactly: $0) } ?? run.limit
        }
        switch data["stop"]?.text {
        case "attribute": run.stop = .attribute
        case "group": run.stop = .group
        case "model": run.stop = .model
        default: break
        }
        return run
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
