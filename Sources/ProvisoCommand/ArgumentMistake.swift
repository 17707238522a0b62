#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles

/// The error for unknown arguments, in the words of every other mistake.
enum ArgumentMistake {
    /// A command or an option, as users of another tool may write it.
    private static let otherCommands = [
        ("validate", "check"), ("verify", "check"), ("lint", "rules"), ("test", "check"), ("run", "check"),
        ("show", "rules"), ("why", "explain"), ("trace", "explain"), ("ls", "list"), ("formats", "list"),
        ("eval", "value"),
    ].map { (other: $0.0, name: $0.1) }

    private static let otherOptions = [
        ("json-schema", "schema"), ("ref", "schema-resource"), ("spec", "openapi"), ("swagger", "openapi"),
        ("rule", "rules"), ("config", "rules"), ("out", "write"),
        ("fix", "write"),
        ("silent", "quiet"), ("threads", "jobs"), ("parallel", "jobs"), ("limit", "max-violations"),
        ("max-errors", "max-violations"), ("separator", "delimiter"), ("sep", "delimiter"), ("charset", "encoding"),
        ("lang", "locale"), ("language", "locale"), ("type", "format"), ("reporter", "output"), ("bail", "fail-fast"),
        ("stop", "fail-fast"), ("fast-fail", "fail-fast"), ("valid-only", "only-valid"), ("noheader", "no-header"),
        ("reject", "rejects"), ("invalid", "rejects"), ("known", "baseline"), ("ignore", "baseline"),
        ("generate-baseline", "write-baseline"), ("html", "report"), ("columns", "positions"),
        ("places", "positions"),
    ].map { (other: $0.0, name: $0.1) }

    /// The parser's message with `error:` as everywhere and, where a name is near, what was probably meant.
    static func lines(_ message: [String], _ arguments: [String]) -> [String] {
        guard let first = message.first else { return message }
        var lines = message
        if first.hasPrefix("Error: ") { lines[0] = "error: " + first.dropFirst("Error: ".count) }
        if let option = unknownOption(arguments),
            ["Unknown option", "Missing expected"].contains(where: first.contains)
        {
            // What misses its value or is missing may only be misspelled.
            lines[0] =
                "error: Unknown option '--\(VisibleText.singleLine(option.name))'."
                + (option.meant.map { " Did you mean '--\($0)'?" } ?? "")
        } else if let mistake = unknownCommand(arguments) {
            lines[0] = "error: \(mistake)"
        } else if first.contains("Missing value for"), let option = optionBeforeNegativeNumber(arguments) {
            lines[0] = "error: '\(option)' takes no number below zero."
        } else if first.contains("Unknown option"), let value = arguments.first(where: hasOneHyphen) {
            lines[0] =
                "error: Unknown option '\(VisibleText.singleLine(value))'. " + advice(onHyphenOf: value, arguments)
        }
        return lines
    }

    /// An option with a value that is taken for another option: no option takes such a number.
    private static func optionBeforeNegativeNumber(_ arguments: [String]) -> String? {
        zip(arguments, arguments.dropFirst()).first { $0.hasPrefix("--") && isNegativeNumber($1) }.map {
            VisibleText.singleLine($0.0)
        }
    }

    /// Whether an argument is a word behind a single hyphen.
    private static func hasOneHyphen(_ argument: String) -> Bool {
        argument.hasPrefix("-") && !argument.hasPrefix("--") && argument.count > 2 || isNegativeNumber(argument)
    }

    /// What to write for a word behind a single hyphen: an option with two, or a value behind `--`.
    private static func advice(onHyphenOf word: String, _ arguments: [String]) -> String {
        let name = String(word.dropFirst())
        if name.allSatisfy({ $0.isLowercase || $0 == "-" }), let known = knownOptions(arguments),
            let near = option(nearTo: name, among: known)
        {
            return "Did you mean '--\(near)'?"
        }
        return "Put '--' before values that begin with a hyphen."
    }

    private static func isNegativeNumber(_ argument: String) -> Bool {
        argument.first == "-" && argument.dropFirst().first.map { $0.isNumber || $0 == "." } ?? false
    }

    /// Why there is no help about something, or `nil` when there is or none was asked for.
    static func unknownTopic(_ arguments: [String]) -> String? {
        guard arguments.first == "help", arguments.count > 1, !arguments[1].hasPrefix("-"),
            !commands.contains(arguments[1])
        else { return nil }
        return noCommand(arguments[1])
    }

    private static var commands: [String] {
        ProvisoCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
    }

    /// What is wrong with a first argument that is no command: a misspelled one, the name of a file, or an option of `check`.
    private static func unknownCommand(_ arguments: [String]) -> String? {
        guard let first = arguments.first, first != "help" else { return nil }
        if commands.contains(first) { return unknownSubcommand(arguments) }
        let shown = VisibleText.singleLine(first)
        if first.hasPrefix("-") {
            guard let command = arguments.first(where: commands.contains) else { return nil }
            return "The option '\(shown)' stands before the command. Write `proviso \(command) \(shown) …`."
        }
        if first.contains("."), DataFormat(path: first) != nil {
            return "There is no command `\(shown)`. Did you mean `proviso check \(shown)`?"
        }
        return noCommand(first)
    }

    /// What is wrong with the argument behind a command that has commands of its own.
    private static func unknownSubcommand(_ arguments: [String]) -> String? {
        let command = ProvisoCommand.configuration.subcommands.first {
            $0.configuration.commandName == arguments[0]
        }
        let names = command?.configuration.subcommands.compactMap { $0.configuration.commandName } ?? []
        guard !names.isEmpty, arguments.count > 1, !arguments[1].hasPrefix("-"), !names.contains(arguments[1]) else {
            return nil
        }
        let name = VisibleText.singleLine(arguments[1])
        let near = Suggestion.nearest(to: name, among: names).map { "Did you mean `proviso \(arguments[0]) \($0)`?" }
        return "There is no command `\(arguments[0]) \(name)`. "
            + (near ?? "`proviso \(arguments[0])` takes \(names.joined(separator: ", ")).")
    }

    private static func noCommand(_ argument: String) -> String {
        let name = VisibleText.singleLine(argument)
        let near = Suggestion.nearest(to: name, among: commands, otherNames: otherCommands)
        return "There is no command `\(name)`. "
            + (near.map { "Did you mean `\($0)`?" } ?? "The commands are \(commands.joined(separator: ", ")).")
    }

    /// The first option of a command that its help does not know, and what may be meant by it.
    private static func unknownOption(_ arguments: [String]) -> (name: String, meant: String?)? {
        guard let known = knownOptions(arguments) else { return nil }
        for argument in arguments.dropFirst().prefix(while: { $0 != "--" }) where argument.hasPrefix("--") {
            let name = String(argument.dropFirst(2).prefix { $0 != "=" })
            guard !known.contains(name) else { continue }
            return (name, option(nearTo: name, among: known))
        }
        return nil
    }

    /// The options of the command that is called; `nil` when there is none of that name.
    private static func knownOptions(_ arguments: [String]) -> [String]? {
        ProvisoCommand.configuration.subcommands.first { $0.configuration.commandName == arguments.first }.map(options)
    }

    private static func option(nearTo name: String, among known: [String]) -> String? {
        Suggestion.nearest(to: name, among: known, otherNames: otherOptions.filter { known.contains($0.name) })
    }

    /// The options that the help of a command names.
    private static func options(of command: any ParsableCommand.Type) -> [String] {
        ProvisoCommand.helpMessage(for: command, includeHidden: true).split {
            $0.isWhitespace || ",[]<>()".contains($0)
        }
        .filter { $0.hasPrefix("--") }
        .map { String($0.dropFirst(2).prefix { $0.isLetter || $0 == "-" }) }.filter { !$0.isEmpty }
    }
}
#endif
