/// A request, as plain values.
public struct OpenAPIRequest: Sendable, Hashable {
    /// The method. Upper and lower case are the same.
    public var method: String
    /// The path as it was sent, percent-encoding and all.
    public var path: String
    /// The query as it was sent, without the question mark.
    public var query: String
    /// The header fields, cookies among them.
    public var headers: OpenAPIHeaders
    /// The body.
    public var body: OpenAPIBody

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - target: The path, and the query behind a question mark; also a whole URL, whose scheme and host do not matter.
    ///   - headers: The header fields.
    ///   - body: The body.
    public init(
        _ method: String, _ target: String, headers: OpenAPIHeaders = [:], body: OpenAPIBody = .none
    ) {
        var target = target.prefix { $0 != "#" }
        for scheme in ["https://", "http://"] where target.hasPrefix(scheme) {
            target = target.dropFirst(scheme.count).drop { $0 != "/" && $0 != "?" }
            if !target.hasPrefix("/") { target = "/" + target }
        }
        let mark = target.firstIndex(of: "?") ?? target.endIndex
        self.method = method
        path = String(target[..<mark])
        query = String(target[mark...].dropFirst())
        self.headers = headers
        self.body = body
    }
}

/// An answer, as plain values.
public struct OpenAPIResponse: Sendable, Hashable {
    /// The status, such as 200.
    public var status: Int
    /// The header fields.
    public var headers: OpenAPIHeaders
    /// The body.
    public var body: OpenAPIBody

    /// Creates an answer.
    public init(_ status: Int, headers: OpenAPIHeaders = [:], body: OpenAPIBody = .none) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }
}
