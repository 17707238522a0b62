/// What a document that knows some rules can have messages for: codes, wordings, rules, and the titles of all of them.
struct DocumentMessageKeys {
    private let registry: RuleRegistry

    init(_ registry: RuleRegistry) { self.registry = registry }

    /// The places that the message for a key may have; `nil` for a key that stands for nothing.
    ///
    /// Most keys begin with the name of their rule, so that a document asks one rule and not all of them.
    func places(for key: String) -> Set<String>? {
        let title = MessageKey(key)
        guard title.kind == .title else { return messagePlaces(for: key) }
        return MessageCatalog.english.text(for: .title, title.name) == nil
            ? messagePlaces(for: title.name) : MessagePlaces.usual
    }

    private func messagePlaces(for key: String) -> Set<String>? {
        if let places = rulePlaces(for: key) { return places }
        #if PROVISO_PAGE
        // Rules name no messages there: the catalogue has the keys of all, also of those that the small engine leaves out.
        if CatalogTable.messageKeys.contains(key) { return Self.codePlaces(for: key) ?? MessagePlaces.usual }
        #endif
        return Self.documentKeys.contains(key) ? Self.codePlaces(for: key) ?? MessagePlaces.common : nil
    }

    private func rulePlaces(for key: String) -> Set<String>? {
        let name = String(key.prefix { $0 != "." && $0 != "/" })
        if let places = registry.rule(named: name).flatMap({ Self.places(for: key, of: $0) }) { return places }
        for rule in registry.rules {
            if let places = Self.places(for: key, of: rule) { return places }
        }
        return registry.inlineRule(named: key) == nil ? nil : MessagePlaces.usual
    }

    private static func places(for key: String, of rule: RuleType) -> Set<String>? {
        if rule.messages[key] != nil { return RuleCompiler.places(of: rule, for: key) }
        return rule.name == key ? RuleCompiler.places(of: rule) : nil
    }

    private static func codePlaces(for key: String) -> Set<String>? {
        MessagePlaces.of(String(key.prefix { $0 != "/" }))
    }

    /// Keys of what no rule reports.
    private static let documentKeys: Set<String> =
        Set(FileMessages.messages.keys).union(ToleranceMessages.messages.keys)
        .union(ClosedRecords.messageKeys).union(["record.malformed"])

    /// All keys.
    var all: Set<String> {
        var keys = Self.documentKeys.union(registry.ruleNames)
        #if PROVISO_PAGE
        keys.formUnion(CatalogTable.messageKeys)
        #endif
        for rule in registry.rules { keys.formUnion(rule.messages.keys) }
        return keys.union((keys.union(MessageCatalog.english.titles)).map { MessageKey(.title, $0).description })
    }
}
