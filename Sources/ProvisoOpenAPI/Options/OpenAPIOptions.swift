/// What is checked by the description of an API.
public struct OpenAPIOptions: Sendable, Hashable {
    /// Whether `format` is checked. `true` by default: names that are not known pass.
    public var assertsFormats: Bool
    /// Whether parameters of the query that are not described are refused. `false` by default: they are ignored.
    public var refusesUnknownQuery: Bool
    /// Whether requests with `readOnly` members and answers with `writeOnly` ones are refused. `false` by default: OpenAPI 3.0 says
    /// that they should not be sent. They are never required the wrong way. Later versions only annotate them.
    public var refusesOtherDirection: Bool
    /// Whether a document is read that breaks the schema of its version, as many published ones do. `false` by default; otherwise these
    /// mistakes are among ``OpenAPIDocument/notes``. References that lead nowhere and patterns that cannot be matched are always
    /// mistakes.
    public var toleratesMistakes: Bool
    /// The most violations that are reported for one value.
    public var maxViolations: Int

    /// Creates options; without arguments, the default ones.
    public init(
        assertsFormats: Bool = true, refusesUnknownQuery: Bool = false, refusesOtherDirection: Bool = false,
        toleratesMistakes: Bool = false, maxViolations: Int = 1000
    ) {
        self.assertsFormats = assertsFormats
        self.refusesUnknownQuery = refusesUnknownQuery
        self.refusesOtherDirection = refusesOtherDirection
        self.toleratesMistakes = toleratesMistakes
        self.maxViolations = maxViolations
    }
}
