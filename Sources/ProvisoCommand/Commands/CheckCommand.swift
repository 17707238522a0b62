#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles
import ProvisoSchema

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

    // JSON Schema and OpenAPI. They are no groups of options, since the parser asks four times what the type of a group is, and each
    // answer is looked for among all conformances of the program.

    @Option(
        help: ArgumentHelp("Check against this JSON Schema, in JSON or YAML, instead of rules.", valueName: "file"),
        completion: .ruleDocuments)
    var schema: RawPath?

    @Option(
        help: ArgumentHelp(
            """
            A schema that others refer to, or a folder of such schemas; repeatable. References find it by its $id, its name, or the URI in \
            front of it: https://example.com/address=address.json. Nothing is fetched.
            """, valueName: "[uri=]file"),
        completion: .file())
    var schemaResource: [RawPath] = []

    @Option(help: ArgumentHelp("The dialect of schemas without $schema.", valueName: "dialect"))
    var schemaDialect = SchemaDialect.v2020

    @Flag(help: "Check `format`, which otherwise only describes values.")
    var assertFormats = false

    @Flag(
        help: "Check base64 in `contentEncoding` and JSON in `contentMediaType`, which otherwise only describe values.")
    var assertContent = false

    @Flag(help: "A JSON file is one value, even if it is an array. (default: the elements of an array are records)")
    var whole = false

    @Option(
        help: ArgumentHelp(
            """
            Check against this description of an API in OpenAPI 3.0 or 3.1, in JSON or YAML, instead of rules. Records are the bodies of \
            requests.
            """, valueName: "file"),
        completion: .ruleDocuments)
    var openapi: RawPath?

    @Option(
        help: ArgumentHelp(
            "The operation that records are for: its operationId, or `POST /users/{id}`.", valueName: "name"),
        completion: .operations)
    var operation: String?

    @Option(help: ArgumentHelp("Records are the bodies of responses with this status: 200.", valueName: "status"))
    var response: Int?

    @Flag(
        help: """
            Records are whole requests, with or without responses: objects with method, path, query, headers and body, status, \
            responseHeaders and responseBody.
            """)
    var exchanges = false

    @Option(
        help: ArgumentHelp("The media type of the bodies. (default: JSON, or the only one)", valueName: "type"))
    var mediaType: String?

    @Flag(help: "With --exchanges: refuse parameters of the query that are not described.")
    var refuseUnknownQuery = false

    @Flag(help: "Refuse readOnly members in requests and writeOnly members in responses (OpenAPI 3.0).")
    var refuseReadOnly = false

    @Flag(help: "Report mistakes in the OpenAPI document as warnings, and continue.")
    var tolerateMistakes = false

    func run() async throws {
        if schema != nil { return try await checkBySchema() }
        if openapi != nil { return try await checkByDescription() }
        try await checkByRules()
    }
}
#endif
