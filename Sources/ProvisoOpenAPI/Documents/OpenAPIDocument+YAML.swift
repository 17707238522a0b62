#if YAML
internal import ProvisoCore
public import ProvisoSchema
internal import ProvisoYAML

extension OpenAPIDocument {
    /// Loads a description in YAML, with the trait `YAML`.
    ///
    /// YAML is read by the core schema of its version 1.2. A description has 64 MiB and 200 levels at most.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - uri: What references in it are relative to.
    ///   - resources: Documents that it may refer to.
    ///   - options: What is checked.
    /// - Throws: As ``init(_:uri:resources:options:)`` does, with line and column, and for text that is not YAML.
    public init(
        yaml text: String, uri: String = "", resources: SchemaResources = SchemaResources(),
        options: OpenAPIOptions = OpenAPIOptions()
    ) throws(SchemaError) {
        let node: DocumentNode
        do throws(RuleDocumentError) {
            node = try DocumentNode(yaml: text, limit: .descriptions)
        } catch {
            throw SchemaError(error.problems)
        }
        try self.init(node: node, uri: uri, resources: resources, options: options)
    }
}
#endif
