public import ProvisoCore

extension RuleRegistry {
    /// The address of the schema of the documents that name built-in rules alone.
    public static var schemaAddress: String {
        "https://raw.githubusercontent.com/proviso/proviso/main/Documentation/rule-document.schema.json"
    }

    /// A JSON Schema (draft 2020-12) of the documents that name the rules of this registry, so that editors complete and
    /// check them.
    ///
    /// ```swift
    /// var registry = RuleRegistry.standard
    /// registry.register(EvenRule.self)
    /// try registry.schema(id: "https://example.org/rules.schema.json").description.write(…)
    /// ```
    ///
    /// What a document may hold is described with the types, choices and limits of each option, and what each is for. What
    /// only a document as a whole shows is found when it is loaded: that a pattern compiles, that `min` is not above `max`,
    /// that a place of a message is filled. Every document that can be loaded is valid.
    ///
    /// - Parameters:
    ///   - id: The address of the schema; ``schemaAddress`` by default, which is that of the built-in rules.
    ///   - title: What the schema is called in editors.
    /// - Complexity: Linear in the rules and their options.
    public func schema(id: String = schemaAddress, title: String = "Rules for data") -> DataValue {
        RuleDocumentSchema(self).schema(id: id, title: title)
    }
}
