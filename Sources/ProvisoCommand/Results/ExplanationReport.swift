#if Command
import ProvisoCore
import ProvisoFiles
import ProvisoInspection

/// What `proviso explain` prints.
struct ExplanationReport {
    private let explained: ExplainedRecord
    private let file: String
    private let rules: RawPath
    private let scenario: String
    private let catalog: MessageCatalog

    init(_ explained: ExplainedRecord, file: String, rules: RawPath, scenario: String, catalog: MessageCatalog) {
        (self.explained, self.file, self.rules) = (explained, file, rules)
        (self.scenario, self.catalog) = (scenario, catalog)
    }

    // MARK: Text

    var text: String {
        let steps = explained.explanation.steps
        var lines = ["\(file):\(explained.line): record \(explained.record), scenario \(scenario)"]
        if explained.explanation.isLeftOut {
            lines.append("The document leaves this record out: its `where` does not hold.")
        }
        // A record that cannot be read has findings and no rules.
        if steps.isEmpty { lines += explained.violations.map(message) }
        let names = steps.map { String(repeating: "  ", count: $0.depth) + Self.name($0) }
        let width = (
            names: names.map(\.count).filter { $0 <= 40 }.max() ?? 0,
            rules: steps.map(\.rule.count).filter { $0 <= 20 }.max() ?? 0
        )
        for (step, name) in zip(steps, names) {
            var line =
                "  \(Self.padded(name, width.names))  \(Self.padded(step.rule, width.rules))  \(Self.outcome(step))"
            if let value = step.value { line += "  \(Self.quoted(value))" }
            if let value = step.newValue { line += " becomes \(Self.quoted(value))" }
            if let position = step.position { line += "  (\(place(position)))" }
            lines.append(line)
            lines += step.violations.map { "      \(message($0))" }
        }
        if explained.explanation.isCut { lines.append("There are more steps: \(steps.count) are shown.") }
        let ran = steps.count { $0.outcome == .ran }
        let failed = steps.count { !$0.violations.isEmpty }
        lines.append("\(ran) ran, \(failed) of them found something; \(steps.count - ran) skipped")
        return lines.map(VisibleText.line).joined(separator: "\n")
    }

    private func message(_ violation: Violation) -> String {
        "\(violation.message(in: catalog)) (\(violation.code.rawValue))"
    }

    private func place(_ position: SourcePosition) -> String {
        position.file.map { rules.folder.description + $0 + ":\(position.line)" } ?? "line \(position.line)"
    }

    private static func name(_ step: Explanation.Step) -> String {
        step.attributes.count > 1 ? step.attributes.joined(separator: ", ") : step.path.description
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func outcome(_ step: Explanation.Step) -> String {
        switch step.outcome {
        case .skipped(let reason): "skipped: \(reason)"
        case .ran where !step.violations.isEmpty: "failed"
        case .ran: step.newValue == nil ? "passed" : "changed"
        }
    }

    private static func quoted(_ text: String) -> String {
        let shown = text.prefix(100)
        return "\"\(VisibleText.singleLine(String(shown)))\(shown.endIndex < text.endIndex ? "…" : "")\""
    }

    // MARK: JSON

    var json: DataValue {
        var object: DataObject = [
            "file": .string(file), "record": .number(ExactNumber(explained.record)),
            "line": .number(ExactNumber(explained.line)), "scenario": .string(scenario),
            "valid": .bool(explained.isValid), "leftOut": .bool(explained.explanation.isLeftOut),
            "steps": .array(explained.explanation.steps.map { .object(step($0)) }),
        ]
        if explained.explanation.steps.isEmpty {
            object["violations"] = .array(explained.violations.map(violation))
        }
        if explained.explanation.isCut { object["cut"] = true }
        return .object(object)
    }

    private func step(_ step: Explanation.Step) -> DataObject {
        var object: DataObject = [
            "path": .string(step.path.description), "attributes": .array(step.attributes.map(DataValue.string)),
            "rule": .string(step.rule),
        ]
        if let position = step.position {
            if let file = position.file { object["file"] = .string(file) }
            object["line"] = .number(ExactNumber(position.line))
            object["column"] = .number(ExactNumber(position.column))
        }
        object["depth"] = .number(ExactNumber(step.depth))
        switch step.outcome {
        case .skipped(let reason):
            object["outcome"] = "skipped"
            object["reason"] = .string(reason.rawValue)
        case .ran:
            object["outcome"] = .string(Self.outcome(step))
        }
        if let value = step.value { object["value"] = .string(value) }
        if let value = step.newValue { object["newValue"] = .string(value) }
        if !step.violations.isEmpty { object["violations"] = .array(step.violations.map(violation)) }
        return object
    }

    private func violation(_ violation: Violation) -> DataValue {
        .object([
            "path": .string(violation.path.description), "code": .string(violation.code.rawValue),
            "severity": .string(violation.severity.rawValue), "message": .string(violation.message(in: catalog)),
        ])
    }
}
#endif
