#if HTTP
public import HTTPTypes
public import ProvisoCore
internal import ProvisoLanguages
public import ProvisoWeb

/// What the head of a request says of how it is to be judged and answered.
public struct RequestFacts: Sendable {
    /// The live check that it is; `nil` for a request that is to be executed.
    public let liveCheck: LiveCheck?
    /// Messages in the language that its client prefers.
    public let catalog: MessageCatalog

    /// Reads the head of a request.
    public init(_ request: HTTPRequest, policy: RequestPolicy = RequestPolicy()) {
        liveCheck = LiveCheck(
            header: request.value(of: LiveCheck.header), fields: request.value(of: LiveCheck.fieldsHeader))
        catalog = .negotiated(request.headerFields[.acceptLanguage], among: policy.languages)
    }

    /// Refuses the request with a status that no field is to blame for.
    func refusal(_ status: Int, _ detail: String, title: String? = nil, retryAfter: Int? = nil) -> RequestAnswer {
        // What is said to developers is English, as their headers are.
        let problem = ProblemDetails([Violation](), title: title, status: status, detail: detail)
        return RequestAnswer(problem, isLive: liveCheck != nil, retryAfter: retryAfter)
    }
}

extension HTTPRequest {
    /// The value of a header, those of several fields joined.
    func value(of header: String) -> String? { HTTPField.Name(header).flatMap { headerFields[$0] } }
}

extension MessageCatalog {
    /// The messages in the language that an `Accept-Language` header prefers (RFC 9110, section 12.5.4; lookup of RFC 4647).
    ///
    /// - Parameters:
    ///   - header: The header's value, if there is one.
    ///   - tags: The tags of the languages that the program speaks, the default one first; `nil` for all that there are
    ///     messages in.
    /// - Returns: The best one; the messages in the first of `tags`, or in English, where none fits.
    public static func negotiated(_ header: String?, among tags: [String]? = nil) -> MessageCatalog {
        let found = header.flatMap { LanguageRanges($0).catalog(among: tags, MessageCatalog.catalog(for:)) }
        return found ?? tags?.first.flatMap(MessageCatalog.catalog(for:)) ?? .english
    }
}
#endif
