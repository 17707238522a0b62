#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles
public import ProvisoSchema

/// A check against a JSON Schema.
extension CheckCommand {
    /// Refuses options that say nothing without what the files are checked against, or nothing with it.
    func validateSources() throws {
        let sources = [("--rules", rules), ("--schema", schema), ("--openapi", openapi)]
            .filter { $0.1 != nil }.map(\.0)
        guard let source = sources.first else {
            throw ValidationError(
                "Missing expected argument '--rules <file>', '--schema <file>' or '--openapi <file>'")
        }
        if sources.count > 1 { throw ValidationError("Give \(sources.joined(separator: " or ")), not both.") }
        if source != "--openapi", hasOpenAPIOptions {
            throw ValidationError("The options for OpenAPI go with --openapi FILE.")
        }
        switch source {
        case "--schema": break
        case "--openapi": try validateDescription()
        default:
            if hasSchemaOptions { throw ValidationError("The options for JSON Schema go with --schema FILE.") }
        }
        if source != "--schema", output.form != nil {
            throw ValidationError("--output \(output.rawValue) goes with --schema FILE.")
        }
        if source == "--rules" { return }
        if output == .sarif { throw ValidationError("--output sarif goes with --rules FILE.") }
        let others = [
            ("--write", write != nil), ("--rejects", rejects != nil), ("--baseline", baseline != nil),
            ("--write-baseline", writeBaseline != nil), ("--report", report != nil), ("--summary", summary != nil),
            ("--coverage", coverage), ("--positions", positions), ("--show-values", showValues), ("--key", key != nil),
            ("--scenario", scenario != "default"),
        ]
        if let other = others.first(where: \.1) { throw ValidationError("\(other.0) goes with --rules FILE.") }
        if whole, reading.records != nil { throw ValidationError("Give --whole or --records, not both.") }
    }

    /// Whether an option was given that says something of a schema.
    private var hasSchemaOptions: Bool {
        !schemaResource.isEmpty || schemaDialect != .v2020 || assertFormats || assertContent || whole
    }

    /// Checks the files against the schema.
    func checkBySchema() async throws {
        guard let path = self.schema else { return }
        let options = SchemaOptions(
            defaultDialect: schemaDialect, assertsFormats: assertFormats, assertsContent: assertContent)
        let schema = try SchemaFile.load(path, resources: schemaResource, options) {
            if !quiet { Console.error($0) }
        }
        if schema.refusesObjects, !whole, !quiet {
            Console.error(
                "warning: \(path): the schema is for a value that is no object, and each record is checked by itself;"
                    + " give --whole to check a JSON file as one value")
        }
        let catalog = judgesCatalog
        try await check(
            SchemaJudge(schema, output.form, catalog), catalog, schema.memberNames, hasNotes: !schema.notes.isEmpty)
    }

    /// The language of messages, which a judge needs to print them.
    var judgesCatalog: MessageCatalog {
        var catalog = makeCatalog()
        catalog.tellsReasons = reasons
        return catalog
    }

    /// Checks the files by what judges whole values.
    ///
    /// - Parameters:
    ///   - attributes: Names of attributes, for the width of their column.
    ///   - hasNotes: Whether what the judge goes by may have mistakes.
    func check(
        _ judge: some ValueJudge, _ catalog: MessageCatalog, _ attributes: [String], hasNotes: Bool
    ) async throws {
        var check = ValueCheck(judge)
        check.format = format
        check.assumedName = file
        check.output = output.violations
        check.style = Console.style(of: Console.standardOutput)
        check.width = Console.width(of: Console.standardOutput)
        check.catalog = catalog
        check.attributes = attributes
        check.maxViolations = maxViolations ?? .max
        check.failFast = failFast
        check.isWhole = whole
        check.jobs = min(jobs ?? Machine.cores, 256)
        check.records = reading.pointer
        check.failed = { Console.error(CommandFailure($0.description).lines[0]) }
        let clock = ContinuousClock()
        let start = clock.now
        let result: CheckSummary
        do {
            check.dialect = try reading.dialect
            check.encoding = try reading.textEncoding
            result = try await check.run(files) { try Console.print($0) }
        } catch {
            throw CommandFailure.telling(error)
        }
        if !quiet, result.failures.isEmpty || result.files.count > 1 { report(result, clock.now - start) }
        if !result.failures.isEmpty { throw ExitCode(2) }
        if result.invalidRecords > 0 || result.errors > 0 { throw ExitCode(1) }
        if strict, hasNotes { throw ExitCode(1) }
    }
}

/// Judges values of files by a schema.
struct SchemaJudge: ValueJudge {
    private let schema: JSONSchema
    private let form: SchemaOutput?
    private let catalog: MessageCatalog
    private var memory = Memory()
    private var columns: [String] = []
    private var types: [JSONSchema.MemberTypes] = []

    /// The value that is judged; its memory serves for all of them.
    private final class Memory {
        var instance = JSONInstance()
    }

    init(_ schema: JSONSchema, _ form: SchemaOutput?, _ catalog: MessageCatalog) {
        (self.schema, self.form, self.catalog) = (schema, form, catalog)
    }

    func copy() -> SchemaJudge {
        var copy = self
        copy.memory = Memory()
        return copy
    }

    func judge(json: Span<UInt8>) throws(JSONSyntaxError) -> ValueVerdict {
        guard let form else {
            try memory.instance.read(json: json)
            if schema.passes(&memory.instance) { return ValueVerdict(isValid: true) }
            return ValueVerdict(isValid: false, violations: schema.validate(memory.instance))
        }
        return verdict(try schema.output(forJSON: json, as: form, in: catalog))
    }

    mutating func use(columns: [String]) {
        self.columns = columns
        types = schema.memberTypes(columns)
    }

    func judge(row cells: [String]) -> ValueVerdict {
        var object = DataObject()
        for (index, cell) in cells.enumerated() where index < columns.count {
            if let value = types[index].value(of: cell) { object[columns[index]] = value }
        }
        guard let form else {
            let violations = schema.validate(.object(object))
            return ValueVerdict(isValid: violations.isEmpty, violations: violations)
        }
        return verdict(schema.output(for: .object(object), as: form, in: catalog))
    }

    private func verdict(_ output: DataValue) -> ValueVerdict {
        ValueVerdict(isValid: output["valid"] == true, output: Array(output.description.utf8))
    }
}

extension SchemaDialect: NamedChoice {}
#endif
