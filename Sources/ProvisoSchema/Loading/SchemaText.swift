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
}
