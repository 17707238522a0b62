public import ProvisoCore

/// `schema`: a value passes a JSON Schema.
public struct SchemaRule: DocumentRule {
    /// The name in rule documents.
    public static let name = "schema"
    /// What passes.
    public static let summary = "A value that passes a JSON Schema, in the document or in a file beside it."
    /// What other systems call it.
    public static let otherNames = ["jsonSchema", "json-schema"]
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(
                ["schema": ["type": "object", "required": ["city"], "properties": ["city": ["type": "string"]]]],
                passes: ["city": "Ely"], fails: ["schema.type": "Ely", "schema.required": ["postcode": "CB7"]])
        ]
    }
    /// A message for each keyword that can fail. Catalogues have better ones, which say what the keyword asks for.
    public static var messages: [String: CatalogMessage] {
        Dictionary(
            uniqueKeysWithValues: KnownKeywords.failing.map {
                ("schema." + $0, "{attribute} is not valid. Check it and try again.")
            })
    }

    /// An empty object may lack what the schema requires.
    public static var skipsEmptyValues: Bool { false }

    private let schema: JSONSchema?
    private let types: JSONSchema.MemberTypes?

    /// A rule with a schema of the program.
    init(_ schema: JSONSchema) {
        self.schema = schema
        types = schema.ownTypes
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let inline = options.value(
            "schema", "The schema: an object, true or false.", alsoCalled: ["value", "definition"])
        let file = options.fileText(
            "file", "A file with the schema, in JSON, beside the document.", alsoCalled: ["path", "ref", "$ref"])
        let dialect: SchemaDialect? = options.choice(
            "dialect", "The dialect of a schema without `$schema`; the newest when it is not given.",
            alsoCalled: ["draft", "version"])
        let asserts = options.flag(
            "assertFormats", "Whether `format` is checked, which otherwise only describes values.",
            alsoCalled: ["formats", "validateFormats"], widens: .whenFalse)
        let settings = SchemaOptions(defaultDialect: dialect ?? .v2020, assertsFormats: asserts)
        var schema: JSONSchema?
        do throws(SchemaError) {
            if let file {
                schema = try JSONSchema(json: file.text, options: settings)
            } else if let inline {
                schema = try JSONSchema(inline, options: settings)
            }
        } catch {
            for problem in error.problems {
                options.fail(
                    Self.text(of: problem, in: file?.name), option: file == nil ? "schema" : "file",
                    suggestion: problem.suggestion)
            }
        }
        // Large schemas have the same name many times.
        var told: Set<String> = []
        for note in schema?.notes ?? [] where told.insert(note.message).inserted {
            options.warn(
                Self.text(of: note, in: file?.name), option: file == nil ? "schema" : "file",
                suggestion: note.suggestion)
        }
        if !options.isGiven("file") { options.require("schema") }
        self.schema = schema
        types = schema?.ownTypes
    }

    /// What is said of a schema, with its place in a file.
    private static func text(of problem: RuleDocumentProblem, in file: String?) -> String {
        (problem.position.map { "\(file ?? ""):\($0): " } ?? "") + problem.message
    }

    /// Judges a value. A cell of CSV is what the schema says of it.
    public func check(
        _ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report
    ) {
        guard let schema, value.kind != .missing else { return }
        var data = value.data
        if case .untyped(let text) = data, let types { data = types.value(of: text) ?? .null }
        report.add(schema.findings(in: data))
    }
}

extension JSONSchema {
    /// What is wrong with a value of an attribute. A member inside of it is told by its own name, not by that of the attribute.
    func findings(in data: DataValue) -> [Violation] {
        validate(data).map { violation in
            guard let name = violation.path.lastKey else { return violation }
            var violation = violation
            violation.wording.label = AttributeLabel(attribute: name)
            return violation
        }
    }
}

extension RuleLibrary {
    /// The rule `schema`, which judges values by JSON Schema.
    ///
    /// ```swift
    /// let registry = RuleRegistry.standard.adding(.schemas)
    /// let document = try RuleDocument(["rules": [["address", "schema", ["schema": ["type": "object"]]]]], registry: registry)
    /// ```
    public static let schemas = RuleLibrary(names: [SchemaRule.name]) {
        $0 == SchemaRule.name ? SchemaRule.ruleType : nil
    }
}
