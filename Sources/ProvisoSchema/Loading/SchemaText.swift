package import ProvisoCore

/// The text of a schema.
package enum SchemaText {
    /// Reads the text of a schema.
    package static func node(json: Span<UInt8>) throws(SchemaError) -> DocumentNode {
        do throws(JSONSyntaxError) {
            return try DocumentNode(json: json)
        } catch {
            throw SchemaError(
                "The schema is not JSON: \(error.reason).", at: error.position,
                suggestion: error.hint.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." })
        }
    }

    /// The same schema, if no key stands twice in it: one of the two would judge nothing.
    package static func checked(_ node: DocumentNode) throws(SchemaError) -> DocumentNode {
        let mistakes = doubledKeys(in: node)
        guard mistakes.isEmpty else { throw SchemaError(mistakes) }
        return node
    }

    /// The keywords and other keys that a schema has twice. In values that a schema compares with or shows, the last of them
    /// counts, as in any JSON.
    package static func doubledKeys(in node: DocumentNode) -> [RuleDocumentProblem] {
        var mistakes: [RuleDocumentProblem] = []
        collectDoubledKeys(in: node, areNames: false, into: &mistakes)
        return mistakes
    }

    /// - Parameter areNames: Whether the keys of an object are names that the schema gives, not keywords.
    private static func collectDoubledKeys(
        in node: DocumentNode, areNames: Bool, into mistakes: inout [RuleDocumentProblem]
    ) {
        switch node.content {
        case .scalar: break
        case .sequence(let elements):
            for element in elements { collectDoubledKeys(in: element, areNames: false, into: &mistakes) }
        case .mapping(let members):
            // Names that differ in normalization alone are different names.
            var seen: Set<[UInt8]> = []
            for (key, value) in members {
                let name = key.text ?? ""
                if !seen.insert(Array(name.utf8)).inserted {
                    mistakes.append(
                        RuleDocumentProblem(
                            "The key `\(name)` stands here twice.", at: key.position,
                            suggestion: "Remove one of the two, or rename it."))
                }
                if areNames || !keywordsOfValues.contains(name) {
                    let holdsNames = !areNames && keywordsOfNames.contains(name)
                    collectDoubledKeys(in: value, areNames: holdsNames, into: &mistakes)
                }
            }
        }
    }

    private static let keywordsOfValues: Set<String> = ["const", "enum", "default", "example", "examples"]
    private static let keywordsOfNames: Set<String> = [
        "properties", "patternProperties", "dependentSchemas", "$defs", "definitions", "schemas",
    ]
}
