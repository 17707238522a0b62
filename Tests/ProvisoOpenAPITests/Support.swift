import ProvisoCore
import ProvisoOpenAPI
import ProvisoSchema
import Testing

/// Small descriptions for tests.
enum API {
    /// A description with paths.
    static func document(
        _ paths: DataValue, version: String = "3.1.0", components: DataValue = [:], more: DataObject = [:],
        options: OpenAPIOptions = OpenAPIOptions()
    ) throws(SchemaError) -> OpenAPIDocument {
        var document: DataObject = [
            "openapi": .string(version), "info": ["title": "Test", "version": "1"], "paths": paths,
        ]
        if components != [:] { document["components"] = components }
        for (name, value) in more.members { document[name] = value }
        return try OpenAPIDocument(.object(document), options: options)
    }

    /// A description of one operation, `POST /things`, with a body in JSON.
    static func body(
        _ schema: DataValue, version: String = "3.0.3", schemas: DataValue = [:],
        options: OpenAPIOptions = OpenAPIOptions()
    ) throws(SchemaError) -> OpenAPIDocument {
        let content: DataValue = ["application/json": ["schema": schema]]
        return try document(
            [
                "/things": [
                    "post": [
                        "operationId": "add", "requestBody": ["content": content],
                        "responses": ["200": ["description": "ok", "content": content]],
                    ]
                ]
            ], version: version, components: schemas == [:] ? [:] : ["schemas": schemas], options: options)
    }

    /// What a request with this body breaks.
    static func judge(_ json: String, by document: OpenAPIDocument) throws -> [String] {
        lines(
            try document.operation("add").validate(
                OpenAPIRequest(
                    "POST", "/things", headers: ["Content-Type": "application/json"], body: .text(json))))
    }

    /// Violations as `path code`.
    static func lines(_ violations: [Violation]) -> [String] { violations.map { "\($0.path) \($0.code.rawValue)" } }
}
