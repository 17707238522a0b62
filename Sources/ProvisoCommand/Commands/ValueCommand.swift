#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles
import ProvisoYAML

/// `proviso value`: checks values by one rule.
struct ValueCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "value", _superCommandName: "proviso", abstract: "Checks values by one rule.",
        discussion: """
            Without a value, the command checks each line of standard input.

            Examples:

              proviso value email ada@example.org ada@ --option enableIDN=true
              proviso value number 17 --option min=18 --json
              cut -f 2 addresses.tsv | proviso value email

            Exit status: 0 when all values are valid, 1 when one is not, 2 when the rule or an option is not known.
            """)

    @Argument(help: "The rule, as `proviso list` names it.", completion: .ruleNames)
    var rule: String

    @Argument(help: "The values. The lines of standard input when there are none.")
    var values: [RawPath] = []

    @Option(
        name: .long, parsing: .singleValue,
        help: ArgumentHelp("An option of the rule. The value is read as in YAML.", valueName: "key=value"),
        completion: .ruleOptions)
    var option: [String] = []

    @Flag(help: "Print a line of JSON for each value.")
    var json = false

    func run() throws {
        let document = try makeDocument()
        var isValid = true
        func judge(_ value: RawPath) throws {
            let text = String(validating: value.bytes, as: UTF8.self)
            let result = try text.map { try document.validate(["value": .untyped($0)]) } ?? Self.malformed
            isValid = isValid && result.isValid
            let shown = value.description
            try Console.print(json ? Self.json(shown, result) : Self.text(shown, result))
        }
        if values.isEmpty {
            var lines = try LineReader()
            while let line = try lines.next() { try judge(RawPath(bytes: line)) }
        } else {
            for value in values { try judge(value) }
        }
        if !isValid { throw ExitCode(1) }
    }

    /// A document of the one rule. A rule asked for directly judges what it is given, empty values too.
    private func makeDocument() throws -> RuleDocument {
        guard RuleRegistry.command.ruleNames.contains(rule) else {
            throw CommandFailure(UnknownRule.message(rule, .command))
        }
        var entry: DataObject = ["attributes": ["value"], "type": .string(rule), "skipOnEmpty": false]
        // To describe one rule, every rule is made, which takes longer than all else here.
        let described = option.isEmpty ? [] : RuleRegistry.command.descriptions.first { $0.name == rule }?.options ?? []
        let texts = Set((described + RuleDescription.commonOptions).filter(\.takesText).map(\.name))
        var given: Set<String> = []
        for pair in option {
            guard let equals = pair.firstIndex(of: "="), equals > pair.startIndex else {
                throw CommandFailure("`--option \(pair)` must be key=value.")
            }
            let name = String(pair[..<equals])
            guard entry[name] == nil || name == "skipOnEmpty" && !given.contains(name) else {
                let isOption = given.contains(name)
                throw CommandFailure("`--option \(pair)`: `\(name)` is \(isOption ? "given twice" : "no option here").")
            }
            given.insert(name)
            entry[name] = try Self.value(
                of: String(pair[pair.index(after: equals)...]), isText: texts.contains(name), pair)
        }
        let document: RuleDocument
        do {
            document = try RuleDocument(["rules": [.object(entry)]], registry: .command)
        } catch {
            throw CommandFailure(lines: error.problems.map { "error: \($0)" })
        }
        if document.plan.looksAcrossRecords {
            throw CommandFailure(
                "`\(rule)` compares records with each other, so of single values it says nothing; use `proviso check`.")
        }
        return document
    }

    /// The value of an option. A text needs no quotes, so that `pattern=[a-z]+` is what it looks like.
    private static func value(of text: String, isText: Bool, _ pair: String) throws -> DataValue {
        if text.isEmpty || isText && text.first != "\"" && text.first != "'" { return .string(text) }
        do {
            return try DocumentNode(yaml: text).value
        } catch {
            throw CommandFailure("`--option \(pair)`: \(error)")
        }
    }

    /// The result of a line that is not text.
    private static var malformed: ValidationResult {
        .invalid([Violation("record.malformed", parameters: ["reason": .string(RecordFault.notUTF8.rawValue)])])
    }

    private static func text(_ value: String, _ result: ValidationResult) -> String {
        // A value could hold what moves the cursor of a terminal; a program reads JSON, which holds it as it is.
        let value = VisibleText.singleLine(value)
        guard !result.violations.isEmpty else { return "valid    \(value)" }
        var catalog = MessageCatalog.english
        catalog.tellsReasons = true
        return Console.wrapped(
            result.violations.map { violation in
                let message = VisibleText.singleLine(violation.message(in: catalog), keepsIsolates: true)
                let verdict = violation.severity == .error ? "invalid" : violation.severity.rawValue
                return "\(verdict)  \(value)  \(violation.code): \(message)"
            }.joined(separator: "\n"))
    }

    /// The members of a violation that mean something for a value without a name.
    private static let members = ["code", "severity", "message", "parameters"]

    private static func json(_ value: String, _ result: ValidationResult) -> String {
        let violations = result.violations.map { violation -> DataValue in
            let data = violation.data()
            return .object(members.reduce(into: DataObject()) { $0[$1] = data[$1] })
        }
        let line: DataValue = [
            "value": .string(value), "valid": .bool(result.isValid), "violations": .array(violations),
        ]
        return VisibleText.json(line.description)
    }
}
#endif
