#if Command
import ArgumentParser
import ProvisoCore

/// `proviso list`: every built-in rule with its options, codes and default messages; with examples those that are named.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", _superCommandName: "proviso",
        abstract: "Lists the built-in rules with their options, codes and default messages.",
        discussion: """
            Examples:

              proviso list
              proviso list email number
              proviso list --json
            """)

    @Argument(help: "The rules to list. All when none are given.", completion: .ruleNames)
    var rules: [String] = []

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let registry = RuleRegistry.command
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
            "rules": .array(rules.map(RuleListing.data)),
            "commonOptions": .array(RuleDescription.commonOptions.map { RuleListing.data($0) }),
            "filters": .array(registry.filterNames.map(DataValue.string)),
        ]
        return document.description
    }

    private static func text(_ rules: [RuleDescription], _ registry: RuleRegistry, isPart: Bool) -> String {
        var lines: [String] = []
        for rule in rules { lines += RuleListing.lines(rule, isWhole: isPart) + [""] }
        if !isPart {
            lines.append("every rule takes")
            lines += RuleDescription.commonOptions.map(RuleListing.line)
            lines += ["", "filters: \(registry.filterNames.joined(separator: ", "))"]
        }
        return lines.joined(separator: "\n")
    }
}

/// The error for an unknown rule.
enum UnknownRule {
    static func message(_ name: String, _ registry: RuleRegistry) -> String {
        "There is no rule `\(name)`. " + registry.advice(onUnknown: name)
    }
}
#endif
