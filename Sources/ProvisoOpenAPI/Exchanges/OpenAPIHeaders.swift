/// The header fields of a request or an answer, in their order.
///
/// ```swift
/// let headers: OpenAPIHeaders = ["Content-Type": "application/json", "X-Trace": "7"]
/// headers["content-type"]   // "application/json"
/// ```
public struct OpenAPIHeaders: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// One field.
    public struct Field: Sendable, Hashable {
        /// The name. Upper and lower case are the same.
        public let name: String
        /// The value as it was sent.
        public let value: String

        /// Creates a field.
        public init(name: String, value: String) { (self.name, self.value) = (name, value) }
    }

    /// The fields.
    public private(set) var fields: [Field] = []

    /// Creates a collection without fields.
    public init() {}

    /// Creates a collection of fields.
    public init(_ fields: some Sequence<(name: String, value: String)>) {
        self.fields = fields.map { Field(name: $0.name, value: $0.value) }
    }

    /// Creates a collection of fields; a name can be there more than once.
    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0.0, value: $0.1) }
    }

    /// Adds a field.
    public mutating func append(_ name: String, _ value: String) { fields.append(Field(name: name, value: value)) }

    /// The value of a field; of several, their values with commas between (RFC 9110, section 5.2).
    public subscript(name: String) -> String? {
        let lower = name.lowercased()
        let values = fields.filter { $0.name.lowercased() == lower }.map(\.value)
        return values.isEmpty ? nil : values.joined(separator: lower == "cookie" ? "; " : ", ")
    }
}
