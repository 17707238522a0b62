public import ProvisoCore

/// A schema of JSON Schema, compiled once, to judge values by.
///
/// All dialects from draft 3 to 2020-12 are understood. What a schema refers to must be in it or be handed in: nothing is fetched. A schema is checked
/// against the schema of its dialect when it is loaded.
///
/// ```swift
/// let schema = try JSONSchema(["type": "object", "required": ["name"], "properties": ["name": ["type": "string"]]])
/// schema.passes(["name": "Ada"])       // true
/// schema.validate(["name": 36])        // one violation: schema.type at name
/// ```
public struct JSONSchema: Sendable {
    let program: SchemaProgram
    /// The same, to find quickly whether a value passes.
    private let flatSource: FlatProgramSource
    var flat: FlatProgram { flatSource.program }
    /// How the schema is read, and what is checked.
    public let options: SchemaOptions
    /// What may be a mistake in the schema: keywords that no dialect knows, with the one that may have been meant.
    public let notes: [RuleDocumentProblem]

    /// Loads a schema.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - uri: The URI that references in it are relative to, unless it says so itself.
    ///   - resources: Schemas that it may refer to.
    ///   - options: How it is read, and what is checked.
    /// - Throws: Every mistake in the schema: what its dialect does not allow, references that lead nowhere or never end, patterns that cannot be
    ///   matched in linear time.
    /// - Complexity: Linear in the schemas that are reached.
    public init(
        _ schema: DataValue, uri: String = "", resources: SchemaResources = SchemaResources(),
        options: SchemaOptions = SchemaOptions()
    ) throws(SchemaError) {
        try self.init(node: DocumentNode(schema), uri: uri, resources: resources, options: options)
    }

    /// Loads a schema in JSON.
    ///
    /// - Parameters:
    ///   - json: The text, in UTF-8.
    ///   - uri: The URI that references in it are relative to, unless it says so itself.
    ///   - resources: Schemas that it may refer to.
    ///   - options: How it is read, and what is checked.
    /// - Throws: As ``init(_:uri:resources:options:)`` does, with line and column, and for text that is not JSON or in which
    ///   a key stands twice.
    public init(
        json: Span<UInt8>, uri: String = "", resources: SchemaResources = SchemaResources(),
        options: SchemaOptions = SchemaOptions()
    ) throws(SchemaError) {
        let node = try SchemaText.checked(SchemaText.node(json: json))
        try self.init(node: node, uri: uri, resources: resources, options: options)
    }

    /// Loads a schema in JSON, as ``init(json:uri:resources:options:)-(Span<UInt8>,_,_,_)`` does.
    public init(
        json: some StringProtocol, uri: String = "", resources: SchemaResources = SchemaResources(),
        options: SchemaOptions = SchemaOptions()
    ) throws(SchemaError) {
        try self.init(json: Array(json.utf8).span, uri: uri, resources: resources, options: options)
    }

    /// Loads a schema that was read elsewhere, such as one in YAML.
    package init(
        node: DocumentNode, uri: String, resources: SchemaResources, options: SchemaOptions
    ) throws(SchemaError) {
        // What is referred to is of the same dialect, unless it says so itself.
        let dialect = node.member("$schema")?.text.flatMap { SchemaDialect(uri: $0) }
        var registry = SchemaRegistry(resources, defaultDialect: dialect ?? options.defaultDialect)
        let document = registry.add(node, uri: uri)
        registry.addAll(resources)
        let root = SchemaRegistry.Place(document: document, pointer: "")
        SchemaCheck.check(&registry, [document])
        var compiler = SchemaCompiler(registry, options: options)
        let program = compiler.compile(root)
        let others = Set(compiler.places.map(\.document)).subtracting([document]).sorted()
        SchemaCheck.check(&compiler.registry, others)
        guard compiler.registry.problems.isEmpty, let program else {
            throw SchemaError(compiler.registry.sortedProblems)
        }
        self.program = program
        flatSource = .made(FlatProgram(program))
        self.options = options
        notes =
            Self.notes(compiler.unknownKeywords, among: KnownKeywords.all.sorted()) {
                "The keyword `\($0)` is not known, and has no effect."
            }
            + Self.notes(compiler.unknownFormats, among: SchemaFormat.names) {
                "The format `\($0)` is not known, and every text passes it."
            }
    }

    /// Whether a name is that of a keyword in some dialect, or may be one of a dialect of one's own, which begin with `$`.
    package static func isKeyword(_ name: String) -> Bool { KnownKeywords.isKnown(name) || name.hasPrefix("$") }

    /// What is said of names that nobody knows. Large schemas have the same one many times.
    private static func notes(
        _ unknown: [(name: String, node: DocumentNode)], among names: [String], _ message: (String) -> String
    ) -> [RuleDocumentProblem] {
        var suggestions: [String: String?] = [:]
        return unknown.map { name, node in
            let suggestion = suggestions[name] ?? Suggestion.nearest(to: name, among: names)
            suggestions[name] = suggestion
            return RuleDocumentProblem(
                message(VisibleText.singleLine(name)), at: node.position,
                suggestion: suggestion.map { "Did you mean `\($0)`?" })
        }
    }

    /// One of several schemas that were compiled together.
    init(_ program: SchemaProgram, options: SchemaOptions) {
        (self.program, self.options, notes) = (program, options, [])
        // A document has many schemas, of which few are used.
        flatSource = .late(LateFlatProgram(program))
    }

    // MARK: Judging

    /// Whether a value passes.
    ///
    /// - Complexity: Linear in the value for most schemas.
    public func passes(_ value: DataValue) -> Bool {
        flat.passes(ValueTape(value))
    }

    /// Whether a value in JSON passes.
    ///
    /// - Throws: What keeps the text from being JSON.
    public func passes(json: Span<UInt8>) throws(JSONSyntaxError) -> Bool {
        flat.passes(try ValueTape(reading: json))
    }

    /// Why a value does not pass: a violation for each keyword that fails, with the path of the part. Its code is `schema.` and the keyword;
    /// the parameters `keywordLocation` and `absoluteKeywordLocation` say where the keyword stands.
    public func validate(_ value: DataValue) -> [Violation] { violations(ValueTape(value)) }

    /// Why a value in JSON does not pass, as `validate(_:)`.
    ///
    /// - Throws: What keeps the text from being JSON.
    public func validate(json: Span<UInt8>) throws(JSONSyntaxError) -> [Violation] {
        violations(try ValueTape(reading: json))
    }

    /// The violations of a value on a tape; most values have none, which is found without noting anything.
    func violations(_ tape: ValueTape) -> [Violation] {
        flat.passes(tape) ? [] : failures(tape)
    }

    /// The violations of a value on a tape that does not pass.
    func failures(_ tape: ValueTape) -> [Violation] {
        let notes = SchemaNotes(limit: options.maxViolations)
        _ = SchemaEvaluation(program, tape, notes: notes).passes()
        return notes.causes(in: tape).compactMap { $0.violation(in: tape) }
    }
}

extension ValueTape {
    /// Creates the tape of a value in JSON.
    init(reading json: Span<UInt8>) throws(JSONSyntaxError) {
        self.init()
        do throws(JSONFault) {
            var reader = TapeReader()
            try read(json: json, &reader)
        } catch {
            throw JSONSyntaxError(error, in: json)
        }
    }
}
