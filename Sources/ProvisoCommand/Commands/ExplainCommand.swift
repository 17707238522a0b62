#if Command
import ArgumentParser
import Foundation
import ProvisoCore
import ProvisoFiles
import ProvisoInspection
import ProvisoLanguages

/// `proviso explain`: what became of each rule in one record.
struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", _superCommandName: "proviso",
        abstract: "Explains one record: which rules ran, which were skipped and why, and what they found.",
        discussion: """
            The number after the colon is a line of the file, as `proviso check` prints it. To give the number of the record instead, \
            use --record. Values are shown as the rules see them, after filters; those of sensitive attributes are masked.

            Examples:

              proviso explain signup.rules.yaml signups.csv:17
              proviso explain signup.rules.yaml signups.csv --record 16 --scenario register

            Exit status: 0 when the record has no error, 1 when it has some, 2 when the work could not be done.
            """)

    @Argument(help: "The rule document, in YAML or JSON.", completion: .ruleDocuments)
    var rules: RawPath

    @Argument(
        help: ArgumentHelp(
            "A CSV, JSON or NDJSON file, with the line of the record: data.csv:17.", valueName: "file:line"),
        completion: .dataFiles)
    var place: RawPath

    @Option(help: ArgumentHelp("The number of the record, counted from 1, in place of a line.", valueName: "number"))
    var record: Int?

    @Option(help: ArgumentHelp("The scenario whose rules apply.", valueName: "name"), completion: .scenarios)
    var scenario = "default"

    @Option(help: "How the explanation is printed.")
    var output = ExplanationOutput.text

    @Option(help: "The format of the data. (default: by the file name extension; ndjson for standard input)")
    var format: DataFormat?

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("Choose rules and format as for a file of this name.", valueName: "name"))
    var file: String?

    @Option(
        help: ArgumentHelp(
            "The language of messages, as a BCP 47 tag. (default: from the environment, else en)", valueName: "tag"),
        completion: .languages)
    var locale: String?

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        if let record, record < 1 { throw ValidationError("--record must be 1 or more.") }
        // The name of a file may end like a line.
        if record != nil, placeWithLine != nil, !FolderListing.exists(place) {
            throw ValidationError("Give the line behind the file or --record, not both.")
        }
        if rules == "-", target.path == "-" { throw ValidationError("Standard input can be read only once.") }
    }

    /// The file without the line, and the record that is meant; `nil` if nothing says which.
    private var target: (path: RawPath, record: RecordTarget?) {
        if let record { return (place, .record(record)) }
        return placeWithLine.map { ($0.path, .line($0.line)) } ?? (place, nil)
    }

    /// The parts of a place such as `data.csv:17`; `nil` where no line stands behind the file.
    private var placeWithLine: (path: RawPath, line: Int)? {
        guard let colon = place.bytes.lastIndex(of: UInt8(ascii: ":")), colon > 0,
            case let digits = place.bytes[(colon + 1)...], 1...18 ~= digits.count,
            digits.allSatisfy({ 0x30...0x39 ~= $0 }), let line = Int(String(decoding: digits, as: UTF8.self)), line > 0
        else { return nil }
        return (RawPath(bytes: Array(place.bytes[..<colon])), line)
    }

    /// A file, and what stands in the place of its line, but is none; `nil` for a file alone.
    private var placeWithoutLine: (path: RawPath, line: String)? {
        guard !FolderListing.exists(place), let colon = place.bytes.lastIndex(of: UInt8(ascii: ":")), colon > 0,
            case let file = RawPath(bytes: Array(place.bytes[..<colon])), FolderListing.exists(file)
        else { return nil }
        return (file, VisibleText.singleLine(String(decoding: place.bytes[(colon + 1)...], as: UTF8.self)))
    }

    func run() async throws {
        let (path, wanted) = target
        guard let wanted else {
            if let wrong = placeWithoutLine {
                throw CommandFailure(
                    "“\(wrong.line)” is not the number of a line of \(wrong.path); lines are counted from 1, as in `\(wrong.path):17`."
                )
            }
            throw CommandFailure(
                "\(place) does not say which record; write the line behind the file, as `\(path):17`, or give --record 16."
            )
        }
        let document = try RuleDocumentFile.load(rules)
        var check = FileCheck(document)
        check.scenario = Scenario(rawValue: scenario)
        check.format = format
        check.records = reading.pointer
        check.assumedName = file
        check.catalog =
            locale.flatMap { MessageCatalog.catalog(for: $0) }
            ?? (locale == nil ? .preferred(environment: Environment.ofOutput) : .english)
        let found: (explained: ExplainedRecord?, records: Int)
        do {
            check.dialect = try reading.dialect
            check.encoding = try reading.textEncoding
            found = try await check.explain(wanted, of: path)
        } catch {
            throw CommandFailure.telling(error)
        }
        guard let explained = found.explained else {
            let count = SummaryLine.counted(found.records, "record", "records")
            let hint =
                switch wanted {
                case .line:
                    "give the line of a record, as `proviso check` prints it; the header and blank lines are none"
                case .record: "they are counted from 1, and a header is none"
                }
            throw CommandFailure("\(path): there is no record at \(wanted); the file has \(count); \(hint)")
        }
        let report = ExplanationReport(
            explained, file: path.description, rules: rules, scenario: scenario, catalog: check.catalog)
        switch output {
        case .text: try Console.print(Console.wrapped(report.text))
        case .json: try Console.print(VisibleText.json(report.json.description))
        }
        if !explained.isValid { throw ExitCode(1) }
    }
}

/// How explanations are printed.
enum ExplanationOutput: String, NamedChoice {
    case text, json
}
#endif
