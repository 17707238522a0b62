internal import ProvisoCore
internal import ProvisoSchema

/// A version of OpenAPI that is read.
enum OpenAPIVersion: Sendable, Hashable {
    case v30, v31

    /// The version that a document is written in.
    ///
    /// - Throws: What keeps it from being read.
    init(_ document: DocumentNode) throws(SchemaError) {
        guard case .mapping = document.content else {
            throw SchemaError("The document must be an object, not \(document.kind).", at: document.position)
        }
        if let swagger = document.part("swagger") {
            throw SchemaError(
                "The document is written in OpenAPI \(Self.shown(swagger)), which is not read.", at: swagger.position,
                suggestion: "Convert it to OpenAPI 3.0 or 3.1.")
        }
        guard let node = document.part("openapi") else {
            throw SchemaError(
                "The document does not say which version of OpenAPI it is written in.", at: document.position,
                suggestion: "Begin it with `openapi: 3.1.0` or `openapi: 3.0.3`.")
        }
        guard let text = node.text else {
            throw SchemaError(
                "The version must be a text, not \(node.kind).", at: node.position,
                suggestion: "Write `openapi: 3.1.0` or `openapi: 3.0.3`.")
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        switch (parts.count, parts.prefix(2).joined(separator: ".")) {
        case (3, "3.0"): self = .v30
        case (3, "3.1"): self = .v31
        default:
            throw SchemaError(
                "The document is written in OpenAPI \(Self.shown(node)), which is not read.", at: node.position,
                suggestion: parts.first == "3" && parts.count == 3
                    ? "Write `openapi: 3.1.1` if it has nothing of the newer version."
                    : "The versions 3.0.0 to 3.0.4 and 3.1.0 to 3.1.2 are read.")
        }
    }

    private static func shown(_ node: DocumentNode) -> String {
        VisibleText.singleLine(node.text ?? node.value.description)
    }

    /// The dialect of schemas that name none.
    static let dialect31 = "https://spec.openapis.org/oas/3.1/dialect/base"
}
