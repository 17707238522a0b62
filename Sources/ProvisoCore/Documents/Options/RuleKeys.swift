/// The keys of a rule in the long form that no rule can do without, and what is said when one of them is missing.
struct RuleKeys {
    static let attributes = "attributes"
    static let type = "type"

    private static let namesOfAttributes = [
        "attribute", "attrs", "attr", "field", "fields", "name", "names", "property", "properties", "column", "columns",
        "key", "keys", "path", "paths", "for",
    ]
    private static let namesOfType = ["rule", "validator", "check", "kind", "is", "must", "constraint", "validation"]

    private let members: [(key: DocumentNode, value: DocumentNode)]

    init(_ members: [(key: DocumentNode, value: DocumentNode)]) { self.members = members }

    var attributes: DocumentNode? { value(of: Self.attributes) }
    var type: DocumentNode? { value(of: Self.type) }

    @inline(never)
    private func value(of name: String) -> DocumentNode? { members.last { $0.key.text == name }?.value }

    #if PROVISO_SMALL
    // Where a key is missing is all that the small engine of a page says.
    func noteMissing(in node: DocumentNode, _ problems: RuleDocumentProblems) { problems.error("", at: node.position) }
    func noteMissingType(in node: DocumentNode, _ problems: RuleDocumentProblems, _ message: String) {
        problems.error("", at: node.position)
    }
    #else
    /// Notes which of the two keys is missing, at the key that was probably meant for it.
    func noteMissing(in node: DocumentNode, _ problems: RuleDocumentProblems) {
        if attributes == nil, type == nil, let rule = bareRule {
            problems.error(
                "The rule needs `attributes` and `type`.", at: node.position, suggestion: "Did you mean \(rule)?")
            return
        }
        if attributes == nil {
            note("The rule needs `attributes`.", Self.attributes, Self.namesOfAttributes, in: node, problems)
        }
        if type == nil { noteMissingType(in: node, problems, "The rule needs `type`.") }
    }

    func noteMissingType(in node: DocumentNode, _ problems: RuleDocumentProblems, _ message: String) {
        note(message, Self.type, Self.namesOfType, in: node, problems)
    }

    private func note(
        _ message: String, _ name: String, _ otherNames: [String], in node: DocumentNode,
        _ problems: RuleDocumentProblems
    ) {
        let written = misspelled(name, otherNames)
        problems.error(
            message, at: written?.position ?? node.position,
            suggestion: written?.text.map { "Did you mean `\(name)` where it says `\($0)`?" })
    }

    /// The key that stands where the name should: one that is only misspelled before one that other systems use.
    private func misspelled(_ name: String, _ otherNames: [String]) -> DocumentNode? {
        // A key of that name may be there, with a value that is of no use.
        guard value(of: name) == nil else { return nil }
        let keys = members.prefix(Self.mostKeys).map { $0.key }.filter { key in
            key.text != Self.attributes && key.text != Self.type && !CommonOptions.names.contains(key.text ?? "")
        }
        func isMeant(_ key: DocumentNode, _ others: [(other: String, name: String)]) -> Bool {
            key.text.map { Suggestion.nearest(to: $0, among: [name], otherNames: others) != nil } ?? false
        }
        return keys.first { isMeant($0, []) } ?? keys.first { isMeant($0, otherNames.map { ($0, name) }) }
    }

    /// The key is looked for among so many.
    private static let mostKeys = 50

    /// The rule as it should be written, of one that stands as `a: required`.
    private var bareRule: String? {
        guard members.count == 1, let name = members[0].key.text, !name.isEmpty,
            misspelled(Self.attributes, []) == nil, misspelled(Self.type, []) == nil
        else { return nil }
        let attribute = VisibleText.shown(name)
        if let type = members[0].value.text, !type.isEmpty { return "[\(attribute), \(VisibleText.shown(type))]" }
        switch members[0].value.content {
        case .sequence(let rules):
            guard let type = rules.first?.text else { return nil }
            return "[\(attribute), \(VisibleText.shown(type))], and a rule for each other type"
        case .mapping(let options):
            let type = options.last { $0.key.text == Self.type }?.value.text
            return "{ attributes: \(attribute), type: \(type.map { VisibleText.shown($0) } ?? "…") }"
        case .scalar: return nil
        }
    }
    #endif
}
