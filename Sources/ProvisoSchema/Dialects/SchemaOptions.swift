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
