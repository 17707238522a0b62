#if Command
import ProvisoCore
import ProvisoExports
import ProvisoFiles

/// A rule as `proviso list` shows it.
enum RuleListing {
    /// For machines: all that is known of it.
    static func data(_ rule: RuleDescription) -> DataValue {
        [
            "name": .string(rule.name),
            "summary": .string(rule.summary),
            "personal": .bool(rule.isPersonal),
            "options": .array(rule.options.map { data($0, isRequired: rule.requiredOptions.contains($0.name)) }),
            "codes": .array(
                rule.codes.map { code in
                    [
                        "code": .string(code.code.rawValue), "message": .string(code.message),
                        "placeholders": .array(rule.placeholders(for: code.code).map(DataValue.string)),
                    ]
                }),
            "wordings": .array(
                rule.wordings.map { ["wording": .string($0.key), "message": .string($0.message)] }),
            "examples": .array(rule.examples.map(data)),
        ]
    }

    static func data(_ option: RuleOptions.Description, isRequired: Bool = false) -> DataValue {
        var data: DataObject = ["name": .string(option.name), "type": .string(option.type)]
        data["default"] = option.defaultValue
        data["help"] = .string(option.help)
        data["required"] = .bool(isRequired)
        data["choices"] = option.choices.map(DataValue.array)
        if let range = option.range {
            if range.lowerBound > .min { data["minimum"] = .number(ExactNumber(range.lowerBound)) }
            if range.upperBound < .max { data["maximum"] = .number(ExactNumber(range.upperBound)) }
        }
        data["schema"] = option.schema
        return .object(data)
    }

    private static func data(_ example: RuleExample) -> DataValue {
        [
            "subject": .string(example.subject.rawValue),
            "attributes": .array(example.attributes.map(DataValue.string)),
            "options": .object(example.options),
            "passes": .array(example.passing),
            "fails": .array(example.failing.map { ["code": .string($0.code.rawValue), "value": $0.value] }),
            "changes": .array(example.changes.map { ["value": $0.value, "result": $0.result] }),
        ]
    }

    /// For people.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - isWhole: Whether what fills the messages and the examples are shown too.
    static func lines(_ rule: RuleDescription, isWhole: Bool) -> [String] {
        var lines = ["\(rule.name): \(rule.summary)"]
        if rule.isPersonal {
            lines.append("    personal: its attributes are sensitive, unless the document says otherwise")
        }
        lines += rule.options.map(line)
        for code in rule.codes {
            lines.append("    → \(code.code): \(code.message)")
            let places = rule.placeholders(for: code.code)
            if isWhole, !places.isEmpty {
                lines.append("        filled with \(places.map { "{\($0)}" }.joined(separator: ", "))")
            }
        }
        return isWhole ? lines + rule.examples.flatMap { Self.lines($0, of: rule.name) } : lines
    }

    static func line(_ option: RuleOptions.Description) -> String {
        let fallback = option.defaultValue.map { ", \($0) by default" } ?? ""
        return "    \(option.name) (\(option.type)\(fallback)): \(option.help)"
    }

    /// The rule as a document has it, and what passes and fails by it.
    private static func lines(_ example: RuleExample, of rule: String) -> [String] {
        let options = example.options.isEmpty ? "" : ", " + RuleProposal.flow(.object(example.options))
        // One attribute stands by itself, as people write it.
        let names = example.attributes.map(DataValue.string)
        let attributes = RuleProposal.flow(names.count == 1 ? names[0] : .array(names))
        let passing = example.passing.map { "        passes: \($0)" }
        let failing = example.failing.map { "        \($0.code): \($0.value)" }
        let changes = example.changes.map { "        \($0.value) becomes \($0.result)" }
        return ["    example: - [\(attributes), \(rule)\(options)]"] + passing + failing + changes
    }
}
#endif
