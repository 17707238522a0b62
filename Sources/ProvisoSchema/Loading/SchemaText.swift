package import ProvisoCore

/// The text of a schema.
package enum SchemaText {
    /// Reads the text of a schema. A key that an object has twice is a mistake: one of the two would judge nothing.
    package static func node(json: Span<UInt8>) throws(SchemaError) -> DocumentNode {
        let node: DocumentNode
        do throws(JSONSyntaxError) {
            node = try DocumentNode(json: json)
        } catch {
            throw SchemaError(
                "The schema is not JSON: \(error.reason).", at: error.position,
                suggestion: error.hint.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." })
        }
        let mistakes = doubledKeys(in: node)
        guard mistakes.isEmpty else { throw SchemaError(mistakes) }
        return node
    }

    /// The keywords and other keys that a schema has twice, of which one would count for nothing. In values that a schema
    /// compares with or shows, the last of them counts, as in any JSON.
    package static func doubledKeys(in node: DocumentNode) -> [RuleDocumentProblem] {
        switch node.content {
        case .scalar: return []
        case .sequence(let elements): return elements.flatMap(doubledKeys)
        case .mapping(let members):
            // Names that differ in normalization alone are different names.
            var seen: Set<[UInt8]> = []
            return members.flatMap { key, value in
                let name = key.text ?? ""
                let inner = keywordsOfValues.contains(name) ? [] : doubledKeys(in: value)
                guard !seen.insert(Array(name.utf8)).inserted else { return inner }
                let mistake = RuleDocumentProblem(
                    "The key `\(name)` stands here twice.", at: key.position,
                    suggestion: "Remove one of the two, or rename it.")
                return [mistake] + inner
            }
        }
    }

    private static let keywordsOfValues: Set<String> = ["const", "enum", "default", "example", "examples"]
}
