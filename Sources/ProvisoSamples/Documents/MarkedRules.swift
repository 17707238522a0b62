import ProvisoCore

/// The rules of a document with numbers, and documents made of some of them.
struct MarkedRules {
    let rules: [SampleRule]
    /// What the document says besides: how values are read, which records are judged.
    private let common: DataObject
    private let registry: RuleRegistry
    private let files: RuleFiles?

    /// Reads a document.
    init(_ document: RuleDocument, registry: RuleRegistry, files: RuleFiles?) {
        var reader = RuleReader(registry, files)
        rules = reader.read(document.data["rules"])
        var common = DataObject()
        for key in ["missing", "decimal", "thousands", "unit", "where", "closed", "scenarios", "records", "columns"] {
            common[key] = document.data[key]
        }
        if case .object(let attributes)? = document.data["attributes"] {
            // Only how they are read: what they are called changes nothing.
            var read = DataObject()
            for (name, value) in attributes.members {
                guard case .object(let members) = value else { continue }
                var kept = DataObject()
                for key in ["missing", "decimal", "thousands", "unit"] { kept[key] = members[key] }
                if !kept.isEmpty { read[name] = .object(kept) }
            }
            if !read.isEmpty { common["attributes"] = .object(read) }
        }
        self.common = common
        // Making data asks nobody on the network.
        var offline = registry
        offline.isOffline = true
        self.registry = offline
        self.files = files
    }

    /// Creates rules that stand inside of `nested`.
    private init(_ rules: [SampleRule], _ common: DataObject, _ registry: RuleRegistry, _ files: RuleFiles?) {
        (self.rules, self.common, self.registry, self.files) = (rules, common, registry, files)
    }

    /// The rules inside of `nested` rules for one object as those of a document.
    func inside(_ rules: [SampleRule]) -> MarkedRules {
        var common = DataObject()
        for key in ["missing", "decimal", "thousands", "unit"] { common[key] = self.common[key] }
        return MarkedRules(rules.flatMap { $0.inner }, common, registry, files)
    }

    var condition: DataValue? { common["where"] }

    /// The document with these rules.
    ///
    /// - Parameter parts: The keys of the document that it has besides.
    func document(
        of rules: [DataValue], with parts: Set<String> = ["missing", "decimal", "thousands", "unit", "attributes"]
    ) throws(RuleDocumentError) -> RuleDocument {
        var data = DataObject()
        for (key, value) in common.members where parts.contains(key) { data[key] = value }
        data["rules"] = .array(rules)
        return try RuleDocument(.object(data), registry: registry, files: files)
    }

    /// The whole document.
    func document() throws(RuleDocumentError) -> RuleDocument {
        try document(of: rules.map { .object($0.data) }, with: Set(common.members.map { $0.key }))
    }

    /// Says whether a condition holds in a record; `nil` when it is none.
    func test(of condition: DataValue) -> RecordValidator? {
        var data = common
        data["where"] = condition
        data["rules"] = [RuleIntrospection.noRule]
        for key in ["scenarios", "closed", "records", "columns"] { data[key] = nil }
        guard let document = try? RuleDocument(.object(data), registry: registry) else { return nil }
        return try? document.validator()
    }
}
