#if HTTP
public import HTTPTypes
public import ProvisoCore
internal import ProvisoWeb

/// What a request gets in place of what its handler would answer: why it was refused, or what a live check found.
public struct RequestAnswer: Error, Sendable {
    /// Status and headers.
    public var head: HTTPResponse
    /// The body; empty for 204.
    public var body: String
    /// What was found.
    public let violations: [Violation]

    /// Answers with problem details (RFC 9457).
    ///
    /// - Parameters:
    ///   - problem: The problem.
    ///   - violations: What was found.
    ///   - isLive: Whether this answers a live check.
    ///   - retryAfter: The seconds after which a client may try again.
    public init(_ problem: ProblemDetails, _ violations: [Violation] = [], isLive: Bool, retryAfter: Int? = nil) {
        self.violations = violations
        head = HTTPResponse(status: HTTPResponse.Status(code: problem.status))
        body = problem.json
        head.headerFields[.contentType] = ProblemDetails.mediaType
        addCommonHeaders(isLive: isLive, language: problem.language)
        if let retryAfter { head.headerFields[.retryAfter] = String(retryAfter) }
    }

    /// Answers a live check: 204 when it found no error, else 422.
    init(live violations: [Violation], in catalog: MessageCatalog) {
        self.violations = violations
        if violations.contains(where: { $0.severity == .error }) {
            head = HTTPResponse(status: HTTPResponse.Status(code: 422))
            head.headerFields[.contentType] = "application/json"
            body = LiveCheck.body(of: violations, in: catalog).description
        } else {
            head = HTTPResponse(status: .noContent)
            if let name = HTTPField.Name(LiveCheck.successHeader.name) {
                head.headerFields[name] = LiveCheck.successHeader.value
            }
            body = ""
        }
        addCommonHeaders(isLive: true, language: body.isEmpty ? nil : catalog.language.tag)
    }

    private mutating func addCommonHeaders(isLive: Bool, language: String?) {
        head.headerFields[.contentLanguage] = language
        head.headerFields[.cacheControl] = "no-store"
        if isLive, let name = HTTPField.Name(LiveCheck.header) { head.headerFields[name] = "true" }
        head.headerFields[values: .vary] = [LiveCheck.header] + (language == nil ? [] : ["Accept-Language"])
    }
}

extension RequestAnswer: CustomStringConvertible {
    /// Status and violations.
    public var description: String { "\(head.status.code)" + violations.map { "\n  \($0)" }.joined() }
}
#endif
