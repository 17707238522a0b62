import ArgumentParser
import Proviso
import ProvisoYAML

/// `proviso value`: judges values by one rule.
struct ValueCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "value", abstract: "Judges values by one rule.",
        discussion: """
            Example: proviso value email ada@example.org 'jürgen@example.org' --option enableIDN=true

            Without a value the lines of standard input are judged.
            """)

    @Argument(help: "The rule, as `proviso list` names it.")
    var rule: String

    @Argument(help: "The values; the lines of standard input when there is none.")
    var values: [String] = []

    @Option(
        name: .long, parsing: .singleValue,
        help: "An option of the rule, key=value; the value is read as in a YAML document.")
    var option: [String] = []

    @Flag(help: "Print a line of JSON for each value.")
    var json = false

    func run() throws {
        let document = try makeDocument()
        var isValid = true
        func judge(_ value: String) throws {
            let result = try document.validate(["value": .untyped(value)])
            isValid = isValid && result.isValid
            print(json ? Self.json(value, result) : Self.text(value, result))
        }
        if values.isEmpty {
            while let line = readLine() { try judge(line) }
        } else {
            for value in values { try judge(value) }
        }
        if !isValid { throw ExitCode(1) }
    }

    /// A document of the one rule. A rule asked for directly judges what it is given, empty values too.
    private func makeDocument() throws -> RuleDocument {
        guard RuleRegistry.standard.ruleNames.contains(rule) else {
            throw CommandFailure(UnknownRule.message(rule, .standard))
        }
        var entry: DataObject = ["attributes": ["value"], "type": .string(rule), "skipOnEmpty": false]
        for pair in option {
            guard let equals = pair.firstIndex(of: "="), equals > pair.startIndex else {
                throw CommandFailure("`--option \(pair)` must be key=value.")
            }
            let name = String(pair[..<equals])
            let text = String(pair[pair.index(after: equals)...])
            do {
                entry[name] = try DocumentNode(yaml: text.isEmpty ? "''" : text).value
            } catch {
                throw CommandFailure("`--option \(pair)`: \(error)")
            }
        }
        do {
            return try RuleDocument(["rules": [.object(entry)]])
        } catch {
            throw CommandFailure(lines: error.problems.map { "error: \($0)" })
        }
    }

    private static func text(_ value: String, _ result: ValidationResult) -> String {
        guard !result.violations.isEmpty else { return "valid    \(value)" }
        return result.violations.map { violation in
            let reason = violation.parameters["reason"]?.text.map { " (\($0))" } ?? ""
            let verdict = violation.severity == .error ? "invalid" : violation.severity.rawValue
            return "\(verdict)  \(value)  \(violation.code): \(violation.message)\(reason)"
        }.joined(separator: "\n")
    }

    private static func json(_ value: String, _ result: ValidationResult) -> String {
        let violations = result.violations.map { violation -> DataValue in
            [
                "code": .string(violation.code.rawValue), "severity": .string(violation.severity.rawValue),
                "message": .string(violation.message), "parameters": .object(violation.parameters.object),
            ]
        }
        let line: DataValue = [
            "value": .string(value), "valid": .bool(result.isValid), "violations": .array(violations),
        ]
        return line.description
    }
}
