/// What every rule takes beside its own options.
struct CommonOptions {
    static let names = RuleDescription.commonOptions.map(\.name)

    private(set) var on: [String] = []
    private(set) var except: [String] = []
    private(set) var condition: RuleCondition?
    private(set) var skipOnEmpty: Bool?
    private(set) var skipOnError: Bool?
    private(set) var severity: Severity?
    private(set) var group: String?
    private(set) var message: MessageTemplate?
    private let entry: RuleEntry
    private let compiler: RuleCompiler

    init(_ entry: RuleEntry, compiler: RuleCompiler) {
        self.entry = entry
        self.compiler = compiler
        var options = RuleOptions(
            attributes: entry.attributes, members: entry.members, position: entry.position,
            context: RuleOptions.Context(problems: compiler.problems, compiler: compiler))
        on = scenarios("on", &options)
        except = scenarios("except", &options)
        refuseNeverActive(options)
        skipOnEmpty = options.flag("skipOnEmpty", "", describedDefault: nil)
        skipOnError = options.flag("skipOnError", "", describedDefault: nil)
        severity = options.choice("severity", "", otherWords: Severity.otherWords)
        group = options.string("group", "")
        if group?.isEmpty ?? false { group = nil }
        condition = options.node("when", "a condition", nil, "").flatMap { RuleCondition($0, compiler: compiler) }
    }

    private func scenarios(_ name: String, _ options: inout RuleOptions) -> [String] {
        let names = options.strings(name, "") ?? []
        if options.isGiven(name), names.isEmpty {
            options.fail("`\(name)` names no scenario.", option: name, suggestion: "Leave it out for all scenarios.")
        }
        return names
    }

    /// A rule that is active in no scenario is a mistake.
    private func refuseNeverActive(_ options: RuleOptions) {
        guard !on.isEmpty, on.allSatisfy(except.contains) else { return }
        options.fail(
            "The rule never runs, since `except` names every scenario of `on`.", option: "except",
            suggestion: "Leave out one of the two.")
    }

    /// Reads `message` and the messages for single codes.
    mutating func messages(_ keys: [String: String], of rule: any DocumentRule.Type) -> [String: MessageTemplate] {
        var messages: [String: MessageTemplate] = [:]
        for (key, value) in entry.members {
            guard let name = key.text else { continue }
            if name == "message" {
                message = compiler.template(value, name: name, places: RuleCompiler.places(of: rule))
            } else if let code = keys[name] {
                messages[code] = compiler.template(
                    value, name: name, places: RuleCompiler.places(of: rule, for: code))
            }
        }
        return messages
    }
}
