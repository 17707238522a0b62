#if Command
import ArgumentParser
import Proviso

/// The command `proviso`.
@main
struct ProvisoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "proviso",
        abstract: "Checks data against rules.",
        discussion: """
            Example: proviso check signups.csv --rules signup.rules.yaml --scenario register

            Exit status: 0 when no errors were found, 1 when some were, 2 when the work could not be done.
            """,
        version: "0.1.0",
        subcommands: [CheckCommand.self, RulesCommand.self, ListCommand.self, ValueCommand.self]
    )

    static func main() async {
        do {
            if let mistake = ArgumentMistake.unknownTopic(Array(CommandLine.arguments.dropFirst())) {
                throw CommandFailure(mistake)
            }
            var command = try parseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch {
            finish(with: error)
        }
    }

    /// Ends the process: status 0 after help was asked for, the status of a finished check, else 2.
    private static func finish(with error: any Error) -> Never {
        if let status = error as? ExitCode { exit(withError: status) }
        if let failure = error as? CommandFailure {
            Console.error(failure.message)
            exit(withError: ExitCode(2))
        }
        let message = fullMessage(for: error)
        guard exitCode(for: error).isSuccess else {
            Console.error(ArgumentMistake.text(message, Array(CommandLine.arguments.dropFirst())))
            exit(withError: ExitCode(2))
        }
        print(message)
        exit(withError: nil)
    }
}
#else
import Proviso

/// Without the trait `Command` there is no parser of arguments to build on.
@main
struct ProvisoCommand {
    static func main() {
        print("error: proviso was built without its commands; build it with them: swift run --traits Command proviso")
    }
}
#endif
