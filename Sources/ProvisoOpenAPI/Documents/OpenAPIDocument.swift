public import ProvisoCore
public import ProvisoSchema

/// The description of an API in OpenAPI 3.0 or 3.1, read once, to judge requests and answers by.
///
/// What the document refers to must be in it or be handed in: nothing is fetched. It is checked against the schema of its version when
/// it is loaded.
///
/// ```swift
/// let document = try OpenAPIDocument(json: text)
/// let operation = try document.operation("createUser")
/// let violations = operation.validate(
///     OpenAPIRequest("POST", "/users", headers: ["Content-Type": "application/json"], body: .bytes(body)))
/// ```
public struct OpenAPIDocument: Sendable {
    /// The version as the document names it, such as `3.1.0`.
    public let version: String
    /// The operations, in the order of the document.
    public let operations: [OpenAPIOperation]
    /// What may be a mistake: keywords that mean nothing, parameters of a path that are not described.
    public let notes: [RuleDocumentProblem]
    let paths: PathIndex
    let options: OpenAPIOptions

    /// Loads a description.
    ///
    /// - Parameters:
    ///   - document: The description.
    ///   - uri: What references in it are relative to.
    ///   - resources: Documents that it may refer to.
    ///   - options: What is checked.
    /// - Throws: Every mistake: a version that is not read, what the version does not allow, references that lead nowhere or never
    ///   end, patterns that cannot be matched in linear time.
    /// - Complexity: Linear in the document, times the number of members of its objects.
    public init(
        _ document: DataValue, uri: String = "", resources: SchemaResources = SchemaResources(),
        options: OpenAPIOptions = OpenAPIOptions()
    ) throws(SchemaError) {
        try self.init(node: DocumentNode(document), uri: uri, resources: resources, options: options)
    }

    /// Loads a description in JSON.
    ///
    /// - Parameters:
    ///   - json: The text, in UTF-8.
    ///   - uri: What references in it are relative to.
    ///   - resources: Documents that it may refer to.
    ///   - options: What is checked.
    /// - Throws: As ``init(_:uri:resources:options:)`` does, with line and column, and for text that is not JSON.
    public init(
        json: Span<UInt8>, uri: String = "", resources: SchemaResources = SchemaResources(),
        options: OpenAPIOptions = OpenAPIOptions()
    ) throws(SchemaError) {
        let node: DocumentNode
        do throws(JSONSyntaxError) {
            node = try DocumentNode(json: json)
        } catch {
            throw SchemaError(
                "The document is not JSON: \(error.reason).", at: error.position,
                suggestion: error.hint.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." })
        }
        try self.init(node: node, uri: uri, resources: resources, options: options)
    }

    /// Loads a description in JSON, as ``init(json:uri:resources:options:)-(Span<UInt8>,_,_,_)`` does.
    public init(
        json: some StringProtocol, uri: String = "", resources: SchemaResources = SchemaResources(),
        options: OpenAPIOptions = OpenAPIOptions()
    ) throws(SchemaError) {
        try self.init(json: Array(json.utf8).span, uri: uri, resources: resources, options: options)
    }

    /// Loads a description that was read elsewhere, such as one in YAML.
    package init(
        node: DocumentNode, uri: String, resources: SchemaResources, options: OpenAPIOptions
    ) throws(SchemaError) {
        let kind = try OpenAPIVersion(node)
        let mistakes = SchemaText.doubledKeys(in: node) + DocumentCheck.problems(in: node, kind)
        guard mistakes.isEmpty || options.toleratesMistakes else { throw SchemaError(mistakes) }
        var loader = OpenAPILoader(kind, resources, tolerates: options.toleratesMistakes)
        try loader.load(node, uri: uri)
        let schemas = try loader.compile(options)
        version = node.part("openapi")?.text ?? ""
        operations = loader.operations.map { OpenAPIOperation($0, schemas, options) }
        notes = mistakes + loader.notes
        paths = PathIndex(loader.operations)
        self.options = options
    }
}
