public import ProvisoCore
public import ProvisoSchema

/// An operation of an API: what its requests and answers must be.
public struct OpenAPIOperation: Sendable {
    let plan: OperationPlan
    let schemas: OpenAPISchemas
    let options: OpenAPIOptions

    init(_ plan: OperationPlan, _ schemas: OpenAPISchemas, _ options: OpenAPIOptions) {
        (self.plan, self.schemas, self.options) = (plan, schemas, options)
    }

    /// Its name in the document (`operationId`).
    public var id: String? { plan.id }
    /// Its method, in upper case.
    public var method: String { plan.method }
    /// Its path, with names in braces; `nil` for a callback or a webhook.
    public var path: String? { plan.template?.text }
    /// Whether clients should no longer use it.
    public var isDeprecated: Bool { plan.isDeprecated }

    /// Its name, or its method and path.
    public var name: String { id ?? "\(method) \(path ?? "")" }

    // MARK: Schemas

    /// The schema of the bodies of requests.
    ///
    /// - Parameter mediaType: The media type of the body; JSON, or the only one, if it is `nil`.
    /// - Returns: `nil` where the document has none.
    public func requestSchema(mediaType: String? = nil) -> JSONSchema? {
        content(plan.body?.contents ?? [], mediaType)?.schema.flatMap { schemas.requests[$0] }
    }

    /// The schema of the bodies of answers.
    ///
    /// - Parameters:
    ///   - status: The status.
    ///   - mediaType: The media type of the body; JSON, or the only one, if it is `nil`.
    /// - Returns: `nil` where the document has none.
    public func responseSchema(status: Int, mediaType: String? = nil) -> JSONSchema? {
        content(plan.response(status)?.contents ?? [], mediaType)?.schema.flatMap { schemas.answers[$0] }
    }

    private func content(_ contents: [ContentPlan], _ mediaType: String?) -> ContentPlan? {
        if let mediaType { return ContentPlan.best(contents, for: MediaRange(mediaType)) }
        return ContentPlan.best(contents, for: MediaRange("application/json"))
            ?? contents.first { $0.range.isJSON } ?? (contents.count == 1 ? contents.first : nil)
    }

    /// The media types of the bodies of requests.
    public var requestMediaTypes: [String] { plan.body?.contents.map(\.range.text) ?? [] }

    /// What the document describes answers for: a status, a class of them (`2XX`), or `default`.
    public var responseStatuses: [String] { plan.responses.map(\.status) }

    // MARK: Judging

    /// Why a request does not fit the operation. The path of a violation begins with `path`, `query`, `header`, `cookie` or `body`.
    ///
    /// Codes are those of schemas (`schema.type`), and `openapi.required`, `.malformed`, `.repeated`, `.unknownParameter`, `.json`,
    /// `.text`, `.mediaType`, `.path`, `.method`. Bodies of types other than JSON, forms and text are judged by whether they are there. Security is not
    /// judged.
    public func validate(_ request: OpenAPIRequest) -> [Violation] {
        guard request.method.uppercased() == method else {
            return [OpenAPIFailure.method([method]).violation(at: "method")]
        }
        guard let values = pathValues(of: request.path) else {
            return [OpenAPIFailure.path([path ?? ""]).violation(at: "path")]
        }
        return validate(request, pathValues: values)
    }

    func validate(_ request: OpenAPIRequest, pathValues: [String: Substring]) -> [Violation] {
        var check = ExchangeCheck(schemas: schemas.requests, options: options)
        check.judgeParameters(plan.parameters, of: request, pathValues, given: plan.template?.query ?? [])
        check.judgeBody(of: request, plan.body)
        return check.violations
    }

    /// Why an answer does not fit the operation. The path of a violation begins with `status`, `header` or `body`.
    ///
    /// Codes are those of ``validate(_:)-(OpenAPIRequest)``, and `openapi.status`.
    public func validate(_ response: OpenAPIResponse) -> [Violation] {
        guard let plan = plan.response(response.status) else {
            return [OpenAPIFailure.status(responseStatuses).violation(at: "status")]
        }
        var check = ExchangeCheck(schemas: schemas.answers, options: options)
        check.judgeHeaders(plan.headers, of: response)
        check.judgeBody(of: response, plan.contents)
        return check.violations
    }

    /// The texts of the names in a path, with or without what a server has in front.
    private func pathValues(of path: String) -> [String: Substring]? {
        guard let template = plan.template else { return [:] }
        let segments = PathText.segments(path)
        for base in plan.bases where !base.text.isEmpty {
            if let values = template.behind(base).match(segments) { return values }
        }
        return template.match(segments)
    }
}
