#if Command
import ArgumentParser
import ProvisoCore
public import ProvisoExports
import ProvisoFiles

/// `proviso export`: the rules of a document in other languages of rules.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Writes rules as JSON Schema, OpenAPI or SQL.",
        discussion: """
            The export never refuses what the rules pass. For each rule, standard error says how completely the export expresses it: \
            exact, weaker or not expressible.

            Examples:

              proviso export json-schema signup.rules.yaml --output signup.schema.json
              proviso export openapi signup.rules.yaml --name SignUp
              proviso export sql signup.rules.yaml --table members
            """,
        subcommands: [ExportJSONSchemaCommand.self, ExportOpenAPICommand.self, ExportSQLCommand.self])
}

/// What all exports take.
struct ExportArguments: ParsableArguments {
    @Argument(help: "The rule document, in YAML or JSON.", completion: .ruleDocuments)
    var rules: RawPath

    @Option(
        help: ArgumentHelp("Write only the rules of this scenario. (default: all)", valueName: "name"))
    var scenario: String?

    @Option(
        help: ArgumentHelp(
            "Where the export goes: json prints it with the list of rules as one JSON object, anything else names a file.",
            valueName: "json|file"),
        completion: .file())
    var output: RawPath?

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("The file that the rules are for, when the document has `files`.", valueName: "name"))
    var file: String?

    @Flag(help: "Do not list how completely each rule is expressed.")
    var quiet = false

    /// The document, and the files that it may name.
    func load() throws -> (document: RuleDocument, files: RuleFiles, scenario: Scenario?) {
        let use = FileUseLog()
        let document = try RuleDocumentFile.load(rules, forFile: file, noting: use)
        if let output, output.description != "json" {
            use.writes(output, as: .export)
            do throws(FileError) {
                try use.files.refuseOverwriting()
            } catch {
                throw CommandFailure(error.description)
            }
        }
        let scenario = scenario.map(Scenario.init(rawValue:))
        if let scenario {
            do {
                _ = try document.validator(for: scenario)
            } catch {
                throw CommandFailure(error.description)
            }
        }
        return (document, RuleDocumentFile.files(beside: rules), scenario)
    }

    /// Prints an export, or writes it, and lists what it says of each rule.
    func write(_ text: String, _ data: DataValue, _ claims: [ExportClaim]) throws {
        if let output, output.description == "json" {
            let whole: DataObject = ["export": data, "rules": .array(claims.map(\.data))]
            return try Console.print(VisibleText.json(DataValue.object(whole).description))
        }
        if let output {
            do throws(FileError) {
                let file = try AtomicFile(path: output)
                try file.write(Array((text + "\n").utf8).span)
                try file.commit()
            } catch {
                throw CommandFailure(error.description)
            }
        } else {
            try Console.print(text)
        }
        guard !quiet else { return }
        for claim in claims { Console.error(claim.description) }
        let counts = ExportExtent.allCases.map { extent in
            let word = extent == .notExpressible ? "not expressible" : extent.rawValue
            return "\(claims.count { $0.extent == extent }) \(word)"
        }
        Console.error("rules: \(counts.joined(separator: ", "))")
    }
}

/// What a schema says besides what the rules let pass.
struct ExportedSchemaOptions: ParsableArguments {
    @Flag(help: "Write the messages of the rules too, as x-messages.")
    var messages = false

    @Flag(help: "Refuse empty values, for data that leaves out what is empty. The schema is simpler.")
    var noEmptyValues = false

    /// The options of an export of the rules of a scenario.
    func options(for scenario: Scenario?) -> JSONSchemaExport.Options {
        var options = JSONSchemaExport.Options()
        (options.scenario, options.includesMessages) = (scenario, messages)
        options.sendsEmptyValues = !noEmptyValues
        return options
    }
}

/// `proviso export json-schema`.
struct ExportJSONSchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "json-schema", abstract: "Writes rules as a JSON Schema.",
        discussion: "Example: proviso export json-schema signup.rules.yaml --draft draft-07")

    @OptionGroup var arguments: ExportArguments

    @Option(help: "The dialect.")
    var draft = JSONSchemaDialect.draft2020

    @OptionGroup var schema: ExportedSchemaOptions

    func run() throws {
        let (document, files, scenario) = try arguments.load()
        var options = schema.options(for: scenario)
        options.dialect = draft
        let export = JSONSchemaExport(document, options: options, registry: .command, files: files)
        try arguments.write(export.text, export.schema, export.claims)
    }
}

/// `proviso export openapi`.
struct ExportOpenAPICommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "openapi", abstract: "Writes rules as schemas of an OpenAPI 3.1 document.",
        discussion: "Example: proviso export openapi signup.rules.yaml --name SignUp")

    @OptionGroup var arguments: ExportArguments

    @Option(help: ArgumentHelp("The name of the schema.", valueName: "name"))
    var name = "Record"

    @OptionGroup var schema: ExportedSchemaOptions

    func run() throws {
        let (document, files, scenario) = try arguments.load()
        let export = OpenAPIExport(
            document, name: name, options: schema.options(for: scenario), registry: .command, files: files)
        try arguments.write(export.text, export.document, export.claims)
    }
}

/// `proviso export sql`.
struct ExportSQLCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sql", abstract: "Writes rules as an SQL table with constraints.",
        discussion: "Example: proviso export sql signup.rules.yaml --dialect postgresql --table members")

    @OptionGroup var arguments: ExportArguments

    @Option(help: "The dialect.")
    var dialect = SQLDialect.sqlite

    @Option(help: ArgumentHelp("The name of the table.", valueName: "name"))
    var table = "records"

    func validate() throws {
        if table.isEmpty || table.unicodeScalars.contains("\0") { throw ValidationError("--table must name a table.") }
    }

    func run() throws {
        let (document, files, scenario) = try arguments.load()
        let export = SQLExport(
            document, table: table, dialect: dialect, scenario: scenario ?? .default, registry: .command, files: files)
        try arguments.write(export.text, .string(export.text), export.claims)
    }
}

extension SQLDialect: NamedChoice {}
extension JSONSchemaDialect: NamedChoice {}
#endif
