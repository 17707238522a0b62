/// How schemas are read, and what is checked.
public struct SchemaOptions: Sendable, Hashable {
    /// The dialect of schemas that name none in `$schema`.
    public var defaultDialect: SchemaDialect
    /// Whether `format` is checked. By default it only describes the value, as the specification has it, unless the
    /// dialect of a schema asks for the check (`$vocabulary`).
    public var assertsFormats: Bool
    /// Whether `contentEncoding: base64` and `contentMediaType: application/json` are checked. By default they only describe the value.
    public var assertsContent: Bool
    /// The most violations that are reported for one value.
    public var maxViolations: Int
    /// Which way values go, where schemas have members that go one way alone (OpenAPI 3.0).
    package var direction: SchemaDirection?
    /// Whether members that go the other way alone are refused, and not only never required.
    package var refusesOtherDirection = false

    /// Creates options; without arguments, the default ones.
    public init(
        defaultDialect: SchemaDialect = .v2020, assertsFormats: Bool = false, assertsContent: Bool = false,
        maxViolations: Int = 1000
    ) {
        self.defaultDialect = defaultDialect
        self.assertsFormats = assertsFormats
        self.assertsContent = assertsContent
        self.maxViolations = maxViolations
    }
}

/// Which way values go between a client and a server.
package enum SchemaDirection: Sendable, Hashable {
    /// To the server: members with `readOnly` are not sent.
    case request
    /// To the client: members with `writeOnly` are not sent.
    case response

    /// The keyword of members that go the other way alone.
    var otherWay: String { self == .request ? "readOnly" : "writeOnly" }
}
