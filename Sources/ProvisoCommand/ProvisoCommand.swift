#if Command
import ArgumentParser
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
            var command = try parseAsRoot(RawArguments.texts)
            if let option = RepeatedOption.find(in: RawArguments.texts, takesValue: { !flags.contains($0) }) {
                throw CommandFailure("`\(option)` is given twice, and takes one value; leave one of them out.")
            }
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch {
            finish(with: error)
        }
    }

    /// The options that take no value.
    private static let flags: Set = [
        "--fail-fast", "--only-valid", "--show-values", "--reasons", "--positions", "--quiet", "--no-header",
        "--no-values", "--short-rows", "--json", "--strict", "--coverage", "--ignore-file-names", "--help", "--version",
        "--invalid", "--messages", "--no-empty-values",
    ]

    /// Ends the process: status 0 after help was asked for, the status of a finished check, else 2.
    private static func finish(with error: any Error) -> Never {
        if let status = error as? ExitCode { exit(withError: status) }
        var error = error
        if error is ReaderGone {
            Interruption.endForReader()
            error = CommandFailure.standardOutput
        }
        if let failure = error as? CommandFailure {
            Console.error(lines: failure.lines)
            exit(withError: ExitCode(2))
        }
        let message = fullMessage(for: error)
        guard exitCode(for: error).isSuccess else {
            Console.error(lines: ArgumentMistake.lines(RawArguments.lines(of: message), RawArguments.texts))
            exit(withError: ExitCode(2))
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
