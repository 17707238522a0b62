#if YAML
package import ProvisoCore
internal import Yams

extension DocumentNode {
    /// Reads YAML text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - limit: What it may hold at most.
    /// - Throws: ``/Proviso/RuleDocumentError`` with the place of what is not YAML, or too much of it.
    package init(yaml text: String, limit: YAMLLimit = .rules) throws(RuleDocumentError) {
        guard text.utf8.count <= limit.bytes else {
            throw Self.error("The document is larger than \(limit.bytes >> 20) MiB.", at: nil)
        }
        if let offset = YAMLKeys.expandingKey(in: text) {
            throw Self.error(
                "The document uses aliases inside of keys.",
                at: SourcePosition(ofOffset: offset, in: Array(text.utf8).span), suggestion: "Write keys as plain text."
            )
        }
        let (root, doubled) = try YAMLComposer.compose(text)
        guard let root else {
            throw Self.error(
                "The document is empty.", at: nil,
                suggestion: limit.isOfRules ? "It needs `rules` with at least one rule." : nil)
        }
        var values = 0
        self = try Self.convert(root, depth: 0, &values, doubled, limit)
    }

    private static func convert(
        _ node: Node, depth: Int, _ values: inout Int, _ doubled: [String: String], _ limit: YAMLLimit
    ) throws(RuleDocumentError) -> DocumentNode {
        let position = node.mark.map { SourcePosition(line: $0.line, column: $0.column) }
        values += 1
        guard values <= limit.values else {
            throw error(
                "The document holds more than \(limit.shownValues) values, its aliases expanded.", at: position,
                suggestion: limit.isOfRules
                    ? "Write what is repeated into one rule that names several attributes." : nil)
        }
        guard depth < limit.depth else {
            throw error("The document is nested more than \(limit.depth) levels deep.", at: position)
        }
        if let tag = CoreSchema.unfittingTag(of: node) {
            throw error(
                "The tag `\(VisibleText.singleLine(tag))` does not fit here.", at: position,
                suggestion: "Leave it out; a text that begins with `!` must be in quotes.")
        }
        switch node {
        case .scalar(let scalar):
            return DocumentNode(.scalar(CoreSchema.value(of: scalar)), at: position)
        case .sequence(let sequence):
            var elements: [DocumentNode] = []
            for element in sequence { elements.append(try convert(element, depth: depth + 1, &values, doubled, limit)) }
            return DocumentNode(.sequence(elements), at: position)
        case .mapping(let mapping):
            var members: [(key: DocumentNode, value: DocumentNode)] = []
            var merged: [(key: DocumentNode, value: DocumentNode)] = []
            for (key, value) in mapping {
                let value = try convert(value, depth: depth + 1, &values, doubled, limit)
                guard case .scalar(let scalar) = key else {
                    throw error(
                        "A key must be text.", at: key.mark.map { SourcePosition(line: $0.line, column: $0.column) })
                }
                let keyPosition = key.mark.map { SourcePosition(line: $0.line, column: $0.column) }
                if scalar.string == "<<", scalar.style == .plain {
                    merged += try mergedMembers(of: value)
                } else {
                    let name = doubled[scalar.string] ?? scalar.string
                    members.append((DocumentNode(.scalar(.string(name)), at: keyPosition), value))
                }
            }
            if !merged.isEmpty {
                var names = Set(members.map(\.key.text))
                members += merged.filter { names.insert($0.key.text).inserted }
            }
            return DocumentNode(.mapping(members), at: position)
        case .alias:
            throw error("An alias has no anchor.", at: position)
        }
    }

    /// The members that a merge key brings: those of a mapping, or of a list of mappings, the first one winning.
    private static func mergedMembers(
        of value: DocumentNode
    ) throws(RuleDocumentError) -> [(key: DocumentNode, value: DocumentNode)] {
        switch value.content {
        case .mapping(let members): return members
        case .sequence(let elements):
            // The first of several with the same name is taken in the end.
            var members: [(key: DocumentNode, value: DocumentNode)] = []
            for element in elements { members += try mergedMembers(of: element) }
            return members
        case .scalar:
            throw error("What is merged by `<<` must be a mapping, not \(value.kind).", at: value.position)
        }
    }

    private static func error(
        _ message: String, at position: SourcePosition?, suggestion: String? = nil
    ) -> RuleDocumentError {
        RuleDocumentError([RuleDocumentProblem(message, at: position, suggestion: suggestion)])
    }
}
#endif
