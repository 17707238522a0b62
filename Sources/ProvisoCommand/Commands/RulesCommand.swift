#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles
import ProvisoProofs

/// `proviso rules`: checks a rule document and prints it as it is understood.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", _superCommandName: "proviso",
        abstract: "Checks a rule document and prints it as it is understood.",
        discussion: """
            Each mistake has its line, its column and usually a suggestion. No data is read. Rules that contradict each other, \
            rules that others imply, and conditions that never hold are found too. A comment in the document silences a \
            warning: # proviso: allow implied-rule

            Examples:

              proviso rules signup.rules.yaml
              proviso rules signup.rules.yaml --strict
              proviso rules signup.rules.yaml --json

            Exit status: 0 when the document is understood, 1 when no record could ever pass it or, with --strict, when \
            there are warnings, 2 when it is not understood.
            """)

    @Argument(help: "The rule document, in YAML or JSON.", completion: .ruleDocuments)
    var file: RawPath

    @Flag(help: "Print it as JSON that can be loaded again.")
    var json = false

    @Flag(help: "Print what was found in the rules as JSON, and nothing else.")
    var findings = false

    @Flag(help: "Fail when there are warnings.")
    var strict = false

    func validate() throws {
        if json, findings { throw ValidationError("Use --json or --findings, not both.") }
    }

    func run() throws {
        let (document, text) = try RuleDocumentFile.loadWithText(file)
        let review = DocumentReview(document, registry: .command, files: RuleDocumentFile.files(beside: file))
        let report = FindingReport(review, of: document, in: file, text)
        if findings {
            try Console.print(VisibleText.json(report.json.description))
        } else {
            Console.error(lines: report.lines)
            try Console.print(
                json
                    ? VisibleText.json(document.data.description)
                    : Console.wrapped(
                        RuleDocumentListing(document).text(width: Console.width(of: Console.standardOutput))))
        }
        if report.hasErrors || strict && report.hasWarnings { throw ExitCode(1) }
    }
}
#endif
