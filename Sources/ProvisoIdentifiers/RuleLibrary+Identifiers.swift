public import ProvisoCore

extension RuleLibrary {
    /// The rules for numbers and codes that countries and industries give: `phone`, `postalCode`, `vat`, `lei`, `doi` and so on.
    ///
    /// ```swift
    /// let registry = RuleRegistry.standard.adding(.identifiers)
    /// let document = try RuleDocument(["rules": [["code", "lei"]]], registry: registry)
    /// ```
    ///
    /// A program that does not add them links neither their tables nor their messages. The messages are in all languages of
    /// `ProvisoLanguages` and come with the rules: a catalogue of a language says them, also where it has none itself.
    public static let identifiers = RuleLibrary(
        names: IdentifierRules.names, type: IdentifierRules.type(named:))
}
