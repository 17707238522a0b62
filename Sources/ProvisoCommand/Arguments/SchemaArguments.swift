#if Command
import ArgumentParser
import ProvisoCore
import ProvisoFiles
public import ProvisoSchema

/// The JSON Schema to check by, and how it is read.
struct SchemaArguments: ParsableArguments {
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

    /// Whether an option was given that says something of a schema.
    var hasOptions: Bool {
        !schemaResource.isEmpty || schemaDialect != .v2020 || assertFormats || assertContent || whole
    }
}

extension SchemaDialect: NamedChoice {}
#endif
