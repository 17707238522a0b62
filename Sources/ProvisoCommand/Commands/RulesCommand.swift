#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles

/// `proviso rules`: checks a rule document and prints it as it is understood.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "Checks a rule document and prints it as it is understood.",
        discussion: """
            Each mistake has its line, its column and usually a suggestion. No data is read.

            Examples:

              proviso rules signup.rules.yaml
              proviso rules signup.rules.yaml --json

            Exit status: 0 when the document is understood, 2 when it is not.
            """)

    @Argument(help: "The rule document, in YAML or JSON.", completion: .ruleDocuments)
    var file: RawPath

    @Flag(help: "Print it as JSON that can be loaded again.")
    var json = false

    func run() throws {
        let document = try RuleDocumentFile.load(file)
        for warning in document.warnings { Console.error(RuleDocumentFile.line(file, "warning", warning)) }
        try Console.print(
            json
                ? VisibleText.json(document.data.description)
                : Console.wrapped(RuleDocumentListing(document).text(width: Console.width(of: Console.standardOutput))))
    }
}
#endif
