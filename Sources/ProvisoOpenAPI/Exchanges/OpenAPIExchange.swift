public import ProvisoCore

/// A request with its answer, such as a line of a log.
public struct OpenAPIExchange: Sendable, Hashable {
    /// The request.
    public var request: OpenAPIRequest
    /// The answer, if it is known.
    public var response: OpenAPIResponse?

    /// Creates an exchange.
    public init(_ request: OpenAPIRequest, _ response: OpenAPIResponse? = nil) {
        (self.request, self.response) = (request, response)
    }

    /// What a record becomes.
    public enum Reading: Sendable, Hashable {
        /// An exchange.
        case exchange(OpenAPIExchange)
        /// What keeps the record from being one.
        case malformed([Violation])
    }

    /// Reads a record with `method`, `path` or `url`, `query`, `headers`, `cookies` and `body`, and of the answer `status`, `responseHeaders` and
    /// `responseBody`. The parts of either can also be in an object `request` or `response`.
    ///
    /// A query is text, or an object of texts and lists of them, and so are headers and cookies. A body that is a text is what was sent;
    /// any other value is what was read of it.
    public static func reading(_ record: DataValue) -> Reading {
        var reader = ExchangeRecord(record)
        let exchange = reader.exchange()
        return reader.violations.isEmpty ? .exchange(exchange) : .malformed(reader.violations)
    }
}
