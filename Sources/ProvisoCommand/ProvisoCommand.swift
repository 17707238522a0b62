#if Command
import ArgumentParser
import Foundation
import ProvisoCore
import ProvisoFiles

/// The command `proviso`.
@main
struct ProvisoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "proviso",
        abstract: "Checks data against rules.",
        discussion: """
            Write rules once, in YAML or JSON, and check CSV, JSON and NDJSON files against them. CSV and NDJSON are streamed, so \
            memory does not grow with a file.

            Examples:

              proviso check signups.csv --rules signup.rules.yaml --scenario register
              proviso list email
              proviso value email ada@example.org

            Exit status:

              0  No errors were found; there may be warnings.
              1  Violations of severity error were found.
              2  The work could not be done. Standard error says why, and how to fix it.

            Environment:

              LC_ALL, LC_MESSAGES, LANG, LANGUAGE  The language of messages, unless --locale is given.
              NO_COLOR  No colours when it is set.
              TERM  No colours and no escape sequences when it is dumb.
              COLUMNS  The width of lines if the terminal does not report one.
              GITHUB_STEP_SUMMARY  If --summary names this file, it appends to it.
            """,
        version: ToolVersion.current,
        subcommands: [
            CheckCommand.self, ExplainCommand.self, RulesCommand.self, ListCommand.self, ValueCommand.self,
            InferCommand.self, SampleCommand.self, DiffCommand.self, MutateCommand.self, ExportCommand.self,
            ImportCommand.self, SchemaCommand.self,
        ]
    )

    static func main() async {
        StandardDescriptors.openClosedOnes()
        Interruption.watch()
        do {
            if let mistake = ArgumentMistake.unknownTopic(RawArguments.texts) { throw CommandFailure(mistake) }
            var command = try parsed(RawArguments.texts)
            if let option = RepeatedOption.find(in: RawArguments.texts, takesValue: { !flags.contains($0) }) {
                throw CommandFailure("`\(option)` is given twice, and takes one value; leave one of them out.")
            }
            // A cast to a protocol looks through all conformances of the program, so the command that starts most often has none.
            if let check = command as? CheckCommand {
                try await check.run()
            } else if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch {
            finish(with: error)
        }
    }

    /// The command that the arguments ask for.
    ///
    /// Below the root, the parser makes all options of a command twice as often as by itself. A command that is named first is
    /// therefore parsed alone. Whatever that does not understand, and every request for help, is parsed from the root, which knows
    /// how a command is called. `_superCommandName` of the commands spares the search for the option that prints completion scripts,
    /// which only the root needs to know.
    private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        let named = configuration.subcommands.first {
            $0.configuration.commandName == arguments.first && $0.configuration.subcommands.isEmpty
        }
        // Help comes as another command.
        if let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())), type(of: command) == named {
            return command
        }
        return try parseAsRoot(arguments)
    }

    /// The options that take no value.
    private static let flags: Set = [
        "--fail-fast", "--only-valid", "--show-values", "--reasons", "--positions", "--quiet", "--no-header",
        "--no-values", "--short-rows", "--json", "--strict", "--coverage", "--ignore-file-names", "--help", "--version",
        "--invalid", "--messages", "--no-empty-values",
    ]

    /// Ends the process: status 0 after help was asked for, the status of a finished check, else 2.
    private static func finish(with error: any Error) -> Never {
        // The parser would make its text for mistakes before it ends the process: one and a half million instructions.
        if let status = error as? ExitCode { Foundation.exit(status.rawValue) }
        var error = error
        if error is ReaderGone {
            Interruption.endForReader()
            error = CommandFailure.standardOutput
        }
        if let failure = error as? CommandFailure {
            Console.error(lines: failure.lines)
            Foundation.exit(2)
        }
        let message = fullMessage(for: error)
        guard exitCode(for: error).isSuccess else {
            Console.error(lines: ArgumentMistake.lines(RawArguments.lines(of: message), RawArguments.texts))
            Foundation.exit(2)
        }
        do {
            // A pager that help is piped to has a width too, which the environment may tell.
            let width = min(Console.width(of: Console.standardOutput) ?? Console.namedWidth ?? 80, 100)
            try Console.print(HelpLayout.text(for: message, RawArguments.texts, width: width) ?? message)
        } catch {
            finish(with: error)
        }
        exit(withError: nil)
    }
}
#else
import ProvisoCore

/// Without the trait `Command` there is no parser of arguments to build on.
@main
struct ProvisoCommand {
    static func main() {
        print("error: proviso was built without its commands; build it with them: swift run --traits Command proviso")
    }
}
#endif
