import ArgumentParser
import ProvisoArguments
import ProvisoCore

/// A command whose options are judged one by one, as they are parsed.
struct Serve: ParsableCommand {
    @Option(help: "The port to listen at.", transform: valid(.range(1...65535)))
    var port = 8080

    @Option(help: "Who is told of errors.", transform: valid(.trim, .email))
    var contact: String?

    @Option(transform: valid(.in(["debug", "info", "warning"])))
    var level = "info"

    @Argument(transform: valid(.trim, .length(1...20)))
    var names: [String] = []
}

/// A command whose arguments are judged together.
struct Copy: ParsableCommand {
    @Option var firstPort = 1
    @Option(name: .customLong("to")) var lastPort = 2
    @Option var adminURL: String?
    @Option var password: String?
    @Argument var owner = ""
}

extension Copy: Validatable {
    static var rules: some RuleSet<Copy> {
        Rule(for: \.firstPort, named: "firstPort", .range(1...65535))
        Rule(for: \.lastPort, named: "lastPort", .compare(.greaterOrEqual, to: \.firstPort, label: "first port"))
        Rule(for: \.adminURL, named: "adminURL", .url)
        Rule(for: \.password, named: "password", label: AttributeLabel("password", isSensitive: true), .length(8...))
        Rule(for: \.owner, named: "owner", .trim, .required, .email)
    }
}

/// One that judges by rules in a method of its own.
struct Move: ParsableCommand {
    @Option(name: .customLong("to")) var target = ""

    mutating func validate() throws { try validateByRules(names: ["target": "--to <to>"]) }
}

extension Move: Validatable {
    static var rules: some RuleSet<Move> { Rule(for: \.target, named: "target", .required, .length(...5)) }
}
