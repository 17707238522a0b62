#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles
import ProvisoInspection
import ProvisoSamples

/// `proviso sample --cover`: the records that a file lacks to test its rules.
extension SampleCommand {
    /// So many records of the file are looked at.
    private static let mostGiven = 100_000

    /// The file whose part of the document is meant, if the document has parts.
    func coveredName() throws -> String? {
        guard let cover, rules != "-" else { return nil }
        return try RuleDocumentFile.load(rules).files.isEmpty ? nil : cover.description
    }

    func printCovering(_ path: RawPath, _ document: RuleDocument) async throws {
        let scenario = Scenario(rawValue: scenario ?? Scenario.default.rawValue)
        var check = FileCheck(document)
        check.scenario = scenario
        let given: (kept: [DataValue], count: Int, warnings: [String])
        do {
            try reading.apply(to: &check)
            given = try await check.records(of: path, atMost: Self.mostGiven)
        } catch {
            throw CommandFailure.telling(error)
        }
        if !quiet { for warning in given.warnings { Console.error("warning: \(warning)") } }
        if !quiet, given.kept.count < given.count {
            Console.error("warning: \(path): \(given.kept.count) of \(given.count) records were looked at")
        }
        let made: CoveringRecords
        do {
            made = try CoveringRecords(
                document, given: given.kept, registry: .command, files: RuleDocumentFile.files(beside: rules),
                scenario: scenario,
                form: output == .csv ? .cells : .json, seed: seed)
        } catch {
            throw CommandFailure(lines: error.problems.map { "error: \($0)" })
        }
        switch output {
        case .ndjson: for record in made.records { try Console.print(VisibleText.json(record.description)) }
        case .csv: if !made.records.isEmpty { try Console.print(SampleTable(made.records).bytes) }
        }
        guard !quiet else { return }
        for line in Self.missing(made.coverage) { Console.error("not made: \(line)") }
        Console.error(
            "\(made.records.count) made; \(made.coverage.provenRules) of \(made.coverage.judgingRules) rules pass and fail with them"
        )
    }

    /// What is missing all the same.
    private static func missing(_ coverage: RecordCoverage) -> [String] {
        coverage.rules.filter(\.judges).flatMap { rule -> [String] in
            let name = "\(rule.attributes.joined(separator: ", ")): \(rule.rule)"
            if rule.ran == 0 {
                let reasons = SkipReason.allCases.filter { rule.skipped[$0] != nil }.map(\.description)
                return ["\(name) never runs" + (reasons.isEmpty ? "" : " (\(reasons.joined(separator: ", ")))")]
            }
            var lines: [String] = []
            if rule.failed == 0 { lines.append("\(name) never fails") }
            if rule.passed == 0 { lines.append("\(name) never passes") }
            let unseen = rule.limits.filter { !$0.isSeen }
            lines += unseen.prefix(10).map { "\(name): \($0.subject.rawValue) \($0.value)" }
            if unseen.count > 10 { lines.append("\(name): \(unseen.count - 10) more values") }
            return lines
        }
    }
}
#endif
