#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles
import ProvisoProofs
import ProvisoSamples

/// `proviso diff`: what another version of a rule document finds differently.
struct DiffCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", _superCommandName: "proviso",
        abstract: "Compares two rule documents: what newly fails, and what newly passes.",
        discussion: """
            Example: proviso diff old.rules.yaml new.rules.yaml --data orders.csv

            Exit status: 0 when no difference was found, 1 when there are some, 2 when the work could not be done.
            """)

    @Argument(help: "The old rule document.", completion: .file())
    var old: RawPath

    @Argument(help: "The new rule document.", completion: .file())
    var new: RawPath

    @Option(
        help: ArgumentHelp("A CSV, JSON or NDJSON file to check against both documents.", valueName: "file"),
        completion: .file())
    var data: RawPath?

    @Option(help: "With --data: the format of the data. (default: by the file name extension)")
    var format: DataFormat?

    @Option(help: ArgumentHelp("With --data: the scenario whose rules apply.", valueName: "name"))
    var scenario = "default"

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("The file that the rules are for, when the documents have `files`.", valueName: "name"))
    var file: String?

    @Option(
        help: ArgumentHelp(
            "The seed of the random choices. The same seed gives the same records.", valueName: "number"))
    var seed: UInt64 = 0

    @Flag(help: "Print JSON.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "How the differences are printed: text, json, or markdown for a comment.", valueName: "format"))
    var output = DifferenceOutput.text

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        if [old, new, data].compactMap(\.self).count(where: { $0 == "-" }) > 1 {
            throw ValidationError("Standard input can be read only once.")
        }
        if data == nil, scenario != "default" { throw ValidationError("--scenario goes with --data.") }
        if data == nil, let option = reading.given { throw ValidationError("\(option) goes with --data.") }
        // The data is read by both documents.
        if data == "-" { throw ValidationError("--data takes a file, which is read more than once.") }
    }

    func run() async throws {
        // So is a pipe by any other name.
        if let data, data.isReadOnce {
            throw CommandFailure(FileError(file: data.description, .notReadTwice).description)
        }
        let name = file ?? data?.description
        let before = try load(old, name)
        let after = try load(new, name)
        let written = DocumentDifference(old: before, new: after, registry: .command)
        let found: RecordDifference
        do {
            found = try RecordDifference(
                old: before, new: after, registry: .command, oldFiles: RuleDocumentFile.files(beside: old),
                newFiles: RuleDocumentFile.files(beside: new), seed: seed)
        } catch {
            throw CommandFailure(lines: error.problems.map { "error: \($0)" })
        }
        var inData: DataDifference?
        if let data {
            let data = DataUnderComparison(
                path: data, format: format, scenario: Scenario(rawValue: scenario), reading: reading)
            inData = try await DataDifference.compare(data, before, after)
            for warning in inData?.warnings ?? [] { Console.error("warning: \(warning)") }
        }
        let report = DifferenceReport(
            written: written, found: found,
            proofs: (
                PassingProof(from: before, to: after, registry: .command),
                PassingProof(from: after, to: before, registry: .command)
            ),
            data: inData, dataName: data?.description)
        switch json ? .json : output {
        case .text: try Console.print(Console.wrapped(report.text))
        case .json: try Console.print(VisibleText.json(report.json.description))
        case .markdown: try Console.print(report.markdown)
        }
        if report.hasDifferences { throw ExitCode(1) }
    }

    /// The document, or the part of it for a file, if it has parts.
    private func load(_ path: RawPath, _ name: String?) throws -> RuleDocument {
        let document = try RuleDocumentFile.load(path)
        return document.files.isEmpty ? document : try RuleDocumentFile.part(of: document, path, forFile: name)
    }
}

/// How `proviso diff` prints differences.
enum DifferenceOutput: String, NamedChoice {
    case text, json, markdown
}
#endif
