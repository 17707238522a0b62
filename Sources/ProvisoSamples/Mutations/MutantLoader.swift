import ProvisoCore

/// Loads a document with other rules.
struct MutantLoader {
    private let data: DataObject
    let registry: RuleRegistry
    let files: RuleFiles?

    init(_ document: RuleDocument, registry: RuleRegistry, files: RuleFiles?) {
        var data = DataObject()
        if case .object(let object) = document.data { data = object }
        data["files"] = nil
        // A mutant without a rule would refuse the attribute that nothing else names.
        data["closed"] = nil
        (self.data, self.registry, self.files) = (data, registry, files)
    }

    /// The document with these rules; with its own when `nil`.
    func load(_ rules: [DataValue]?) throws(RuleDocumentError) -> RuleDocument {
        var data = data
        // A document has to have a rule.
        if let rules { data["rules"] = .array(rules.isEmpty ? [RuleIntrospection.noRule] : rules) }
        return try RuleDocument(.object(data), registry: registry, files: files)
    }
}
