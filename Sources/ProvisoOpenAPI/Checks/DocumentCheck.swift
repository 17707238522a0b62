internal import ProvisoCore
internal import ProvisoSchema

/// Checks documents and the schemas in them against the schemas of their versions.
enum DocumentCheck {
    private static let document30 = compiled(OpenAPIMetaschemas.document30)
    private static let schema30 = compiled(OpenAPIMetaschemas.schema30)
    private static let document31 = compiled(OpenAPIMetaschemas.document31)
    private static let schema31 = compiled(OpenAPIMetaschemas.dialect31)

    /// What the schemas of 3.1 refer to.
    static let dialects: SchemaResources = {
        var resources = SchemaResources()
        for text in [OpenAPIMetaschemas.dialect31, OpenAPIMetaschemas.base31] {
            guard let value = value(text) else { continue }
            resources.add(value)
        }
        return resources
    }()

    /// The most mistakes that are reported of one document or schema.
    private static let mostMistakes = 100

    /// What is wrong with a document, but not with the schemas in it.
    static func problems(in document: DocumentNode, _ version: OpenAPIVersion) -> [RuleDocumentProblem] {
        guard let schema = version == .v30 ? document30 : document31 else { return [] }
        return problems(document, schema, "an OpenAPI document", at: "")
    }

    /// What is wrong with a Schema Object of 3.0.
    static func problems(inSchema30 node: DocumentNode, at pointer: String) -> [RuleDocumentProblem] {
        schema30.map { problems(node, $0, "a schema", at: pointer) } ?? []
    }

    /// What is wrong with a schema of the dialect of 3.1.
    static func problems(inSchema31 node: DocumentNode, at pointer: String) -> [RuleDocumentProblem] {
        schema31.map { problems(node, $0, "a schema", at: pointer) } ?? []
    }

    /// What is wrong with a document or a schema.
    static func problems(
        _ node: DocumentNode, _ schema: JSONSchema, _ kind: String, at pointer: String
    ) -> [RuleDocumentProblem] {
        schema.validate(node.value).map { violation in
            let place = node.nearest(violation.path.components)
            return RuleDocumentProblem(
                "`\(pointer)\(violation.path.jsonPointer)` is not valid in \(kind): \(violation.message)",
                at: place.position, suggestion: suggestion(for: violation))
        }
    }

    /// The member that may be meant by one that 3.1 does not have: its schema says so by `unevaluatedProperties`, which knows no names.
    private static func suggestion(for violation: Violation) -> String? {
        guard violation.code == "schema.unevaluatedProperties", let name = violation.path.lastKey,
            case .string(let location)? = violation.parameters["absoluteKeywordLocation"],
            let pointer = location.split(separator: "#").last.flatMap({ JSONPointer($0) }),
            let schema = value(OpenAPIMetaschemas.document31)
        else { return nil }
        let object = pointer.components.dropLast().reduce(schema as DataValue?) { $0?[$1] }
        guard case .object(let members)? = object?["properties"] else { return nil }
        return Suggestion.nearest(to: name, among: members.members.map(\.key)).map { "Did you mean `\($0)`?" }
    }

    private static func value(_ text: StaticString) -> DataValue? {
        let bytes = text.withUTF8Buffer { Array($0) }
        return try? DataValue(json: bytes.span)
    }

    private static func compiled(_ text: StaticString) -> JSONSchema? {
        guard let value = value(text) else { return nil }
        return try? JSONSchema(value, resources: dialects, options: SchemaOptions(maxViolations: mostMistakes))
    }
}
