#if Command
import ArgumentParser
import ProvisoCore
import ProvisoExports

/// `proviso schema`: the JSON Schema of rule documents.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema", _superCommandName: "proviso",
        abstract: "Prints the JSON Schema of rule documents, for editors to complete and check them.")

    func run() throws {
        var writer = IndentedJSON()
        writer.write(RuleRegistry.command.schema())
        try Console.print(writer.text)
    }
}
#endif
