public import ProvisoCore

/// Dialects of JSON Schema that rules are written in.
public enum JSONSchemaDialect: String, Sendable, Hashable, CaseIterable {
    /// The version of December 2020, which OpenAPI 3.1 uses too.
    case draft2020 = "2020-12"
    /// Draft 7 of 2018.
    case draft7 = "draft-07"

    /// The address of its metaschema.
    public var address: String {
        switch self {
        case .draft2020: "https://json-schema.org/draft/2020-12/schema"
        case .draft7: "http://json-schema.org/draft-07/schema#"
        }
    }
}

/// The rules of a document as a JSON Schema, with what it says of each rule.
///
/// ```swift
/// let document = try RuleDocument([["age", "number", ["min": 18]], ["name", "required"]])
/// let export = JSONSchemaExport(document)
/// print(export.text)
/// for claim in export.claims where claim.extent != .exact { print(claim) }
/// ```
///
/// The schema judges one record as JSON. It never refuses a record that the rules pass, and refuses all that the rules refuse
/// which ``ExportClaim/extent`` calls exact. Texts are compared scalar by scalar: give both sides the same form (NFC).
///
/// The rules of the scenario `default` are the schema itself. Each other scenario is a schema in `$defs`
/// (`definitions` in draft-07). A rule that has no keyword is kept in `x-proviso`.
public struct JSONSchemaExport: Sendable {
    /// What is written.
    public struct Options: Sendable, Hashable {
        /// The dialect; 2020-12 by default.
        public var dialect = JSONSchemaDialect.draft2020
        /// The one scenario to write; all of them by default.
        public var scenario: Scenario?
        /// Whether records may hold values that are empty: null, `""`, `[]` and `{}`. True by default, as in rule documents, where most
        /// rules leave them alone. Without them the schema is simpler, and refuses them.
        public var sendsEmptyValues = true
        /// Whether the messages of the rules are written, as `x-messages` of each attribute.
        public var includesMessages = false

        /// Creates the options with their defaults.
        public init() {}
    }

    /// The schema.
    public let schema: DataValue
    /// What it says of each rule, in the order of the document.
    public let claims: [ExportClaim]

    /// Writes the rules of a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - options: What is written.
    ///   - registry: The rules that the document may name.
    ///   - files: The files that the document may name.
    public init(
        _ document: RuleDocument, options: Options = Options(), registry: RuleRegistry = .standard,
        files: RuleFiles? = nil
    ) {
        var maker = JSONSchemaMaker(document: document, options: options, registry: registry, files: files)
        schema = .object(maker.make())
        claims = maker.claims
    }

    /// The schema as text, with a member on each line.
    public var text: String {
        var writer = IndentedJSON()
        writer.write(schema)
        return writer.text
    }
}
