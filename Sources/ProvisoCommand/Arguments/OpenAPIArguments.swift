#if Command
import ArgumentParser
import ProvisoFiles

/// The description of an API to check by, and what the records are.
struct OpenAPIArguments: ParsableArguments {
    @Option(
        name: .customLong("openapi"),
        help: ArgumentHelp(
            """
            Check against this description of an API in OpenAPI 3.0 or 3.1, in JSON or YAML, instead of rules. Records are the bodies of \
            requests.
            """, valueName: "file"),
        completion: .ruleDocuments)
    var document: RawPath?

    @Option(
        help: ArgumentHelp(
            "The operation that records are for: its operationId, or `POST /users/{id}`.", valueName: "name"),
        completion: .operations)
    var operation: String?

    @Option(help: ArgumentHelp("Records are the bodies of responses with this status: 200.", valueName: "status"))
    var response: Int?

    @Flag(
        help: """
            Records are whole requests, with or without responses: objects with method, path, query, headers and body, status, \
            responseHeaders and responseBody.
            """)
    var exchanges = false

    @Option(
        help: ArgumentHelp("The media type of the bodies. (default: JSON, or the only one)", valueName: "type"))
    var mediaType: String?

    @Flag(help: "With --exchanges: refuse parameters of the query that are not described.")
    var refuseUnknownQuery = false

    @Flag(help: "Refuse readOnly members in requests and writeOnly members in responses (OpenAPI 3.0).")
    var refuseReadOnly = false

    @Flag(help: "Report mistakes in the OpenAPI document as warnings, and continue.")
    var tolerateMistakes = false

    /// Whether an option was given that says something of a description.
    var hasOptions: Bool {
        operation != nil || response != nil || exchanges || mediaType != nil || refuseUnknownQuery || refuseReadOnly
            || tolerateMistakes
    }
}
#endif
