import Proviso
import ProvisoExports
import ProvisoHTTP

/// What the site takes and answers, as an OpenAPI document: the schemas of its forms are those of the rules.
struct Contract: Sendable {
    static let path = "/openapi.json"
    let text: String

    /// - Throws: What says that the rules cannot be written as a schema.
    init(_ forms: [Form]) throws {
        let rules = OpenAPIExport(try Account.ruleDocument.document(), name: "Account").document
        let version = rules["openapi"] ?? "3.1.0"
        var paths = DataObject()
        var schemas = Self.schemas
        for form in forms {
            let name = "Account-\(form.scenario.rawValue)"
            let rules = rules["components"]?["schemas"]?[name] ?? [:]
            schemas[name] = Self.closed(rules, with: form.fields.map(\.name) + [FormTokens.field])
            paths[form.path] = [
                "get": Self.operation([200: [Self.html], 303: []]),
                "post": Self.operation(Self.formAnswers, body: "#/components/schemas/\(name)"),
            ]
        }
        schemas["Token"] = [
            "type": "object", "required": [.string(FormTokens.field)],
            "properties": .object([FormTokens.field: ["type": "string"]]),
        ]
        paths["/sign-out"] = ["post": Self.operation(Self.formAnswers, body: "#/components/schemas/Token")]
        paths["/language/{tag}"] = [
            "get": Self.operation(
                [303: [], 404: [ProblemDetails.mediaType]],
                parameters: [
                    ["name": "tag", "in": "path", "required": true, "schema": ["enum": .array(Self.tags)]],
                    ["name": "back", "in": "query", "schema": ["enum": .array(forms.map { .string($0.path) })]],
                ])
        ]
        paths[Self.path] = ["get": Self.operation([200: ["application/json"]])]
        let document: DataValue = [
            "openapi": version, "info": ["title": "Sign up", "version": "1.0.0"],
            "paths": .object(paths), "components": ["schemas": .object(schemas)],
        ]
        text = document.description
    }

    private static let tags = Words.tags.map { DataValue.string($0) }
    private static let html = "text/html"
    private static let live = "application/json"

    /// What a form is answered with: the page, another one, what a live check found, or why neither is possible.
    private static let formAnswers: [Int: [String]] = [
        200: [html], 204: [], 303: [], 400: [ProblemDetails.mediaType], 403: [html, ProblemDetails.mediaType],
        408: [ProblemDetails.mediaType], 413: [ProblemDetails.mediaType], 415: [ProblemDetails.mediaType],
        422: [html, live], 429: [html, ProblemDetails.mediaType], 503: [html, ProblemDetails.mediaType],
    ]

    private static let words = [
        200: "The page.", 204: "A live check found no error.", 303: "Go on at another page.",
        400: "The content cannot be read.", 403: "The token is not that of the browser.", 404: "There is no such page.",
        408: "The content did not come in time.", 413: "The content is too large.",
        415: "The content has a wrong type.",
        422: "What was sent breaks rules.", 429: "Too many attempts.", 503: "The database did not answer.",
    ]

    private static let schemas: DataObject = [
        "Problem": [
            "type": "object", "required": ["type", "title", "status"],
            "properties": [
                "type": ["type": "string"], "title": ["type": "string"], "status": ["type": "integer"],
                "detail": ["type": "string"], "errors": ["type": "array", "items": ["type": "object"]],
            ],
        ],
        "LiveErrors": [
            "type": "object", "required": ["message", "errors"],
            "properties": [
                "message": ["type": "string"],
                "errors": ["type": "object", "additionalProperties": ["type": "array", "items": ["type": "string"]]],
            ],
        ],
    ]

    /// The schema of a form, which has no other fields: the server refuses them. The token comes from the page.
    private static func closed(_ schema: DataValue, with names: [String]) -> DataValue {
        guard case .object(var schema) = schema else { return schema }
        var properties = DataObject()
        for name in names { properties[name] = schema["properties"]?[name] ?? [:] }
        properties[FormTokens.field] = ["type": "string"]
        var required: [DataValue] = []
        if case .array(let names)? = schema["required"] { required = names }
        schema["type"] = "object"
        schema["properties"] = .object(properties)
        schema["required"] = .array(required + [.string(FormTokens.field)])
        schema["additionalProperties"] = false
        return .object(schema)
    }

    private static func operation(
        _ answers: [Int: [String]], body: String? = nil, parameters: [DataValue] = []
    ) -> DataValue {
        var operation = DataObject()
        var parameters = parameters
        if let body {
            let schema: DataValue = ["schema": ["$ref": .string(body)]]
            operation["requestBody"] = [
                "required": true,
                "content": [
                    "application/x-www-form-urlencoded": schema, "multipart/form-data": schema,
                    "application/json": schema,
                ],
            ]
            parameters += [LiveCheck.header, LiveCheck.fieldsHeader].map { name in
                ["name": .string(name), "in": "header", "schema": ["type": "string"]]
            }
        }
        operation["parameters"] = .array(parameters)
        var responses = DataObject()
        for (status, types) in answers.sorted(by: { $0.key < $1.key }) {
            responses[String(status)] = answer(status, types)
        }
        operation["responses"] = .object(responses)
        return .object(operation)
    }

    private static func answer(_ status: Int, _ types: [String]) -> DataValue {
        var content = DataObject()
        for type in types {
            content[type] =
                switch type {
                case ProblemDetails.mediaType: ["schema": ["$ref": "#/components/schemas/Problem"]]
                case live where status == 422: ["schema": ["$ref": "#/components/schemas/LiveErrors"]]
                default: [:]
                }
        }
        var answer: DataObject = ["description": .string(words[status] ?? "")]
        if !content.isEmpty { answer["content"] = .object(content) }
        let headers = [204: LiveCheck.successHeader.name, 303: "Location", 429: "Retry-After", 503: "Retry-After"]
        if let header = headers[status] {
            answer["headers"] = .object([header: ["required": true, "schema": ["type": "string"]]])
        }
        return .object(answer)
    }
}
