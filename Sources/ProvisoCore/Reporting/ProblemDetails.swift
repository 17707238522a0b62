/// What a server answers to a request that it refuses: problem details for HTTP interfaces (RFC 9457), with an entry for
/// each violation.
///
/// ```swift
/// let problem = ProblemDetails(error, instance: "/users", in: german)
/// response.status = problem.status                                  // 422
/// response.headers["Content-Type"] = ProblemDetails.mediaType       // application/problem+json
/// response.headers["Content-Language"] = problem.language           // de
/// response.body = problem.json
/// ```
public struct ProblemDetails: Sendable, Equatable {
    /// The media type of the JSON: `application/problem+json`.
    public static var mediaType: String { "application/problem+json" }
    /// The type of a problem that says no more than its status.
    public static var blankType: String { "about:blank" }

    /// A URI reference that names the kind of problem, preferably one that leads to its documentation.
    public var type: String
    /// The kind of problem in a few words; the same for every problem of the type.
    public var title: String?
    /// The status of the HTTP response.
    public var status: Int
    /// What is wrong this time, for people.
    public var detail: String?
    /// A URI reference that names this very occurrence.
    public var instance: String?
    /// What is wrong with each field, in the order in which it was found.
    public var errors: [Entry]
    /// Further members. One with the name of a member that is here already is left out of the JSON.
    public var extensions: DataObject = [:]
    /// The BCP 47 tag of the language of ``detail`` and ``errors``, for the header `Content-Language`. Not in the JSON.
    public var language: String

    /// Describes violations.
    ///
    /// - Parameters:
    ///   - violations: An entry is made of each, warnings too.
    ///   - type: Names the kind of problem.
    ///   - title: The kind of problem in a few words. By default the name that the status has in HTTP, as RFC 9457 asks for
    ///     where the type is `about:blank`, and nothing where it is another.
    ///   - status: The status of the response; 422 (Unprocessable Content) by default.
    ///   - detail: What is wrong this time; by default how many problems there are, in the language.
    ///   - instance: Names this very occurrence.
    ///   - catalog: The language.
    /// - Complexity: Linear in the length of the text.
    public init(
        _ violations: some Sequence<Violation>, type: String = blankType, title: String? = nil, status: Int = 422,
        detail: String? = nil, instance: String? = nil, in catalog: MessageCatalog = .english
    ) {
        errors = violations.map { Entry($0, in: catalog) }
        self.type = type
        self.title = title ?? (type == Self.blankType ? Self.phrase(of: status) : nil)
        self.status = status
        self.detail = detail ?? ReportMessages.summary(of: errors.count, in: catalog)
        self.instance = instance
        language = catalog.language.tag
    }

    /// Describes the violations of an error, as the other initializer does.
    public init(
        _ error: ValidationError, type: String = blankType, title: String? = nil, status: Int = 422,
        detail: String? = nil, instance: String? = nil, in catalog: MessageCatalog = .english
    ) {
        self.init(
            error.violations, type: type, title: title, status: status, detail: detail, instance: instance, in: catalog)
    }

    /// What HTTP calls the statuses that answer bad content (RFC 9110, section 15.5).
    private static func phrase(of status: Int) -> String? {
        switch status {
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 409: "Conflict"
        case 413: "Content Too Large"
        case 415: "Unsupported Media Type"
        case 422: "Unprocessable Content"
        default: nil
        }
    }
}

extension ProblemDetails {
    /// The problem as a tree, its members in the order of RFC 9457, the further ones at the end.
    public var data: DataValue {
        var object: DataObject = ["type": .string(type)]
        object["title"] = title.map(DataValue.string)
        object["status"] = .number(ExactNumber(status))
        object["detail"] = detail.map(DataValue.string)
        object["instance"] = instance.map(DataValue.string)
        object["errors"] = .array(errors.map { $0.data })
        for (name, value) in extensions.members where !Self.names.contains(name) { object[name] = value }
        return .object(object)
    }

    /// The problem as JSON in one line. Whatever a message, a label or a path holds, it is valid JSON.
    public var json: String { data.description }

    private static let names: Set = ["type", "title", "status", "detail", "instance", "errors"]
}

#if !hasFeature(Embedded)
extension ProblemDetails: Encodable {
    /// Encodes ``data``.
    public func encode(to encoder: any Encoder) throws { try data.encode(to: encoder) }
}
#endif
