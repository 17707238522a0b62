#if Command
import ArgumentParser
import ProvisoCore
import ProvisoExports
import ProvisoFiles
import ProvisoSchema
import ProvisoYAML

/// `proviso import`: a rule document from a JSON Schema.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", _superCommandName: "proviso", abstract: "Makes a rule document from a JSON Schema.",
        discussion: """
            Example: proviso import order.schema.json > order.rules.yaml

            A keyword that no rule expresses exactly becomes a comment with its place in the schema. Standard error says how many keywords \
            became rules.
            """)

    @Argument(help: "The schema, in JSON or YAML: draft-04 to 2020-12.", completion: .file())
    var schema: RawPath

    @Flag(help: "Print the document as JSON, without comments.")
    var json = false

    @Flag(help: "Do not say how many keywords became rules.")
    var quiet = false

    func run() throws {
        let text = try RuleDocumentFile.read(schema)
        let node: DocumentNode
        let imported: JSONSchemaImport
        do throws(RuleDocumentError) {
            let isYAML = [".yaml", ".yml"].contains { schema.description.lowercased().hasSuffix($0) }
            node = isYAML ? try DocumentNode(yaml: text) : try DocumentNode(jsonText: text)
            guard case .object = node.value else {
                throw RuleDocumentError([
                    RuleDocumentProblem("A schema for records is an object, not \(node.kind).", at: node.position)
                ])
            }
            let doubled = SchemaText.doubledKeys(in: node)
            guard doubled.isEmpty else { throw RuleDocumentError(doubled) }
            imported = JSONSchemaImport(node.value, registry: .command)
            _ = try RuleDocument(imported.data, registry: .command)
        } catch {
            throw CommandFailure(lines: error.problems.map { RuleDocumentFile.line(schema, "error", $0) })
        }
        try SchemaFile.refuseOtherDocument(node, schema)
        if json {
            try Console.print(VisibleText.json(imported.data.description))
        } else {
            try Console.print(Array(imported.yaml.utf8))
        }
        guard !quiet else { return }
        for leftover in imported.leftovers {
            Console.error("\(leftover.extent.rawValue): \(leftover.pointer): \(leftover.reason)")
        }
        let share = imported.keywords == 0 ? 100 : imported.converted * 100 / imported.keywords
        Console.error("\(imported.converted) of \(imported.keywords) keywords became rules (\(share) %)")
    }
}
#endif
