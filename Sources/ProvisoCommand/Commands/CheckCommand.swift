#if Command
import ArgumentParser
import Foundation
import ProvisoCore
import ProvisoFiles
import ProvisoLanguages

/// `proviso check`: checks files against a rule document.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", _superCommandName: "proviso",
        abstract: "Checks files of records against a rule document, a JSON Schema or OpenAPI.",
        discussion: """
            Violations go to standard output, the summary and warnings to standard error. Compressed files (gzip, Zstandard) are \
            recognized by their content.

            Examples:

              proviso check signups.csv --rules signup.rules.yaml --scenario register
              proviso check 'data/**/*.csv.gz' --rules rules.yaml --output ndjson
              proviso check data.csv --rules rules.yaml --write tidy.csv --only-valid
              gzip -dc log.gz | proviso check - --rules rules.yaml --fail-fast
              proviso check events.ndjson --schema event.schema.json
              proviso check users.ndjson --openapi api.yaml --operation createUser

            Exit status: 0 when no errors were found, 1 when some were, 2 when the work could not be done.
            """)

    @Argument(
        help: "CSV, JSON or NDJSON files. Standard input when there are none, and for `-`.", completion: .dataFiles)
    var files: [RawPath] = []

    @Option(help: ArgumentHelp("The rule document, in YAML or JSON.", valueName: "file"), completion: .ruleDocuments)
    var rules: RawPath?

    @Option(help: "The format of the data. (default: by the file name extension; ndjson for standard input)")
    var format: DataFormat?

    @Option(help: ArgumentHelp("The scenario whose rules apply.", valueName: "name"), completion: .scenarios)
    var scenario = "default"

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp(
            "Choose rules and format as for a file of this name. For standard input.", valueName: "name"))
    var file: String?

    @Option(
        help: """
            How violations are printed. flag, basic, detailed and verbose are output formats of JSON Schema: with --schema, one object for \
            each record.
            """)
    var output = CheckOutput.text

    @Option(
        help: ArgumentHelp(
            "The language of messages, as a BCP 47 tag. (default: from the environment, else en)", valueName: "tag"),
        completion: .languages)
    var locale: String?

    @Flag(
        help: """
            Show invalid values, and what may have been meant, in text, json, ndjson and the report. Values of sensitive \
            attributes are never shown.
            """)
    var showValues = false

    @Flag(help: "Add to messages what is wrong with a value: `(no domain)`.")
    var reasons = false

    @Flag(help: "Add the line and column of each invalid value to json, ndjson and github; sarif always has them.")
    var positions = false

    @Option(
        help: ArgumentHelp(
            "Write a summary by attribute and rule to this file, in Markdown. `-` prints it on standard error.",
            valueName: "file"),
        completion: .file())
    var summary: RawPath?

    @Option(
        help: ArgumentHelp(
            """
            Write a report for the owners of the data to this file, in HTML: what to fix first, samples, and a profile of each \
            column.
            """, valueName: "file"),
        completion: .file())
    var report: RawPath?

    @Flag(
        help: """
            Say how much of the rules the records have tested: how often each passed, failed and was skipped, and which limits and members \
            were never seen. Printed on standard error, and in json as `coverage`.
            """)
    var coverage = false

    @Option(help: ArgumentHelp("Stop after this many errors.", valueName: "count"))
    var maxViolations: Int?

    @Flag(help: "Stop at the first record with an error.")
    var failFast = false

    @Option(help: ArgumentHelp("The number of threads. (default: one per core)", valueName: "count"))
    var jobs: Int?

    @Option(
        help: ArgumentHelp(
            "Write the records to this file as filters such as trim leave them, in the format of the input.",
            valueName: "file"),
        completion: .file())
    var write: RawPath?

    @Flag(help: "With --write: leave out records with errors.")
    var onlyValid = false

    @Option(
        help: ArgumentHelp(
            "Write the records with errors to this file, unchanged, with the errors in an extra column or member.",
            valueName: "file"),
        completion: .file())
    var rejects: RawPath?

    @Option(
        help: ArgumentHelp("Report only violations that are not in this file.", valueName: "file"),
        completion: .file())
    var baseline: RawPath?

    @Option(
        help: ArgumentHelp("Write the violations to this file, for --baseline.", valueName: "file"),
        completion: .file())
    var writeBaseline: RawPath?

    @Flag(help: "With a baseline: do not compare file names.")
    var ignoreFileNames = false

    @Option(
        help: ArgumentHelp(
            "The attributes that identify a record in a baseline: id,country. (default: the text of the record)",
            valueName: "attributes"))
    var key: String?

    @Flag(help: "Count warnings as errors: the status is 1 when there are any.")
    var strict = false

    @Flag(help: "Print no summary, no warnings and no progress.")
    var quiet = false

    @Option(help: ArgumentHelp("Show a progress bar on standard error.", valueName: "when"))
    var progress = ProgressMode.auto

    @OptionGroup var reading: ReadingOptions

    @OptionGroup var schemas: SchemaArguments

    @OptionGroup var api: OpenAPIArguments

    func run() async throws {
        if schemas.schema != nil { return try await checkBySchema() }
        if api.document != nil { return try await checkByDescription() }
        guard let rules else { return }
        let use = FileUseLog()
        let document = try RuleDocumentFile.load(rules, noting: use)
        if !quiet {
            for warning in document.warnings { Console.error(RuleDocumentFile.line(rules, "warning", warning)) }
        }
        var check = FileCheck(document)
        check.registry = .command
        check.scenario = Scenario(rawValue: scenario)
        check.format = format
        check.output = output.violations ?? .text
        check.style = Console.style(of: Console.standardOutput)
        check.width = Console.width(of: Console.standardOutput)
        check.catalog = makeCatalog()
        check.catalog.tellsReasons = reasons
        check.showsValues = showValues
        check.maxViolations = maxViolations ?? .max
        check.failFast = failFast
        check.jobs = min(jobs ?? Machine.cores, 256)
        check.records = reading.pointer
        check.assumedName = file
        check.writePath = write
        check.expandsPatterns = true
        check.writesOnlyValid = onlyValid
        check.showsPositions = positions
        check.countsKinds = summary != nil
        check.takesSamples = report != nil
        check.gathersProfiles = report != nil
        check.gathersCoverage = coverage
        check.rejectsPath = rejects
        check.baselinePath = baseline
        check.baselineToWrite = writeBaseline
        check.key = keyAttributes
        check.baselineIgnoresNames = ignoreFileNames
        if let report { use.writes(report, as: .report) }
        if let summary, summary != "-" { use.writes(summary, as: .summary) }
        check.otherFiles = use.files
        do throws(FileError) {
            try check.refuseOverwriting(files)
        } catch {
            throw CommandFailure(error.description)
        }
        let target = try summary.map { try SummaryTarget($0) }
        let page = try report.map { try ReportTarget($0) }
        let bar = ProgressBar(isShown: !quiet && progress.isShown)
        if bar.isShown { check.progress = { bar.update(bytes: $0, size: $1, records: $2) } }
        check.failed = { failure in
            bar.clear()
            Console.error(CommandFailure(failure.description).lines[0])
        }
        let clock = ContinuousClock()
        let start = clock.now
        let result: CheckSummary
        do {
            check.dialect = try reading.dialect
            check.encoding = try reading.textEncoding
            result = try await check.run(files) { bytes in
                bar.clear()
                try Console.print(bytes)
            }
        } catch {
            bar.clear()
            throw CommandFailure.telling(error)
        }
        bar.clear()
        // Of one file that failed there is nothing more to say.
        if !quiet, result.failures.isEmpty || result.files.count > 1 { report(result, clock.now - start) }
        if coverage, output != .json { reportCoverage(result) }
        try target?.write(result)
        try page?.write(makeReport(of: result, check))
        if !result.failures.isEmpty { throw ExitCode(2) }
        // An error beyond the limit was not reported, but it was found.
        if result.errors > 0 || result.invalidRecords > 0 { throw ExitCode(1) }
        if strict, result.hasWarnings || !document.warnings.isEmpty { throw ExitCode(1) }
    }
}
#endif
