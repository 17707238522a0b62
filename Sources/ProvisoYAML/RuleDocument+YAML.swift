#if YAML
public import ProvisoCore

extension RuleDocument {
    /// Loads a document from YAML text.
    ///
    /// YAML is read by the core schema of its version 1.2: only `true` and `false` are booleans, so the key `on` and the
    /// country `NO` are texts. Anchors, aliases and merge keys (`<<`) work. A document is limited in size (1 MiB), depth
    /// (100 levels) and in what its aliases expand to (100 000 values).
    ///
    /// - Parameters:
    ///   - text: The document.
    ///   - registry: The rules that it may name.
    ///   - files: The files that it may name; none by default.
    /// - Throws: ``/Proviso/RuleDocumentError`` with every mistake, each with line and column.
    public init(
        yaml text: String, registry: RuleRegistry = .standard, files: RuleFiles? = nil
    ) throws(RuleDocumentError) {
        try self.init(node: DocumentNode(yaml: text), registry: registry, files: files) {
            name, text throws(RuleDocumentError) in
            name.lowercased().hasSuffix(".json") ? try DocumentNode(jsonText: text) : try DocumentNode(yaml: text)
        }
    }
}
#endif
