#if Command
import ArgumentParser
import ProvisoCore

/// `proviso list`: every built-in rule with its options, codes and default messages.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the built-in rules with their options, codes and default messages.",
        discussion: """
            Examples:

              proviso list
              proviso list email number
              proviso list --json
            """)

    @Argument(help: "The rules to list; all when none is named.", completion: .ruleNames)
    var rules: [String] = []

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let registry = RuleRegistry.standard
        for name in rules where !registry.ruleNames.contains(name) {
            throw CommandFailure(UnknownRule.message(name, registry))
        }
        let descriptions = registry.descriptions.filter { rules.isEmpty || rules.contains($0.name) }
        try Console.print(
            json
                ? Self.json(descriptions, registry)
                : Console.wrapped(Self.text(descriptions, registry, isPart: !rules.isEmpty)))
    }

    private static func json(_ rules: [RuleDescription], _ registry: RuleRegistry) -> String {
        let document: DataValue = [
            "rules": .array(rules.map(data)),
            "commonOptions": .array(RuleDescription.commonOptions.map(data)),
            "filters": .array(registry.filterNames.map(DataValue.string)),
        ]
        return document.description
    }

    private static func data(_ rule: RuleDescription) -> DataValue {
        [
            "name": .string(rule.name),
            "summary": .string(rule.summary),
            "options": .array(rule.options.map(data)),
            "codes": .array(rule.codes.map { ["code": .string($0.code.rawValue), "message": .string($0.message)] }),
        ]
    }

    private static func data(_ option: RuleOptions.Description) -> DataValue {
        var data: DataObject = ["name": .string(option.name), "type": .string(option.type)]
        data["default"] = option.defaultValue
        data["help"] = .string(option.help)
        return .object(data)
    }

    private static func text(_ rules: [RuleDescription], _ registry: RuleRegistry, isPart: Bool) -> String {
        var lines: [String] = []
        for rule in rules {
            lines.append("\(rule.name): \(rule.summary)")
            lines += rule.options.map(line)
            lines += rule.codes.map { "    → \($0.code): \($0.message)" }
            lines.append("")
        }
        if !isPart {
            lines.append("every rule takes")
            lines += RuleDescription.commonOptions.map(line)
            lines += ["", "filters: \(registry.filterNames.joined(separator: ", "))"]
        }
        return lines.joined(separator: "\n")
    }

    private static func line(_ option: RuleOptions.Description) -> String {
        let fallback = option.defaultValue.map { ", \($0) by default" } ?? ""
        return "    \(option.name) (\(option.type)\(fallback)): \(option.help)"
    }
}

/// What is said about a rule that nobody knows.
enum UnknownRule {
    static func message(_ name: String, _ registry: RuleRegistry) -> String {
        "There is no rule `\(name)`. "
            + (registry.nearestRule(to: name).map { "Did you mean `\($0)`?" } ?? "`proviso list` shows all rules.")
    }
}
#endif
