public import ProvisoCore

/// Schemas that others may refer to by their URI: nothing is ever fetched.
///
/// A schema is found by the URI that it is added with, and by every identifier (`$id`) in it. The schemas of all dialects are there without being
/// added.
///
/// ```swift
/// var resources = SchemaResources()
/// try resources.add(json: address, uri: "https://example.com/schemas/address")
/// let schema = try JSONSchema(json: order, resources: resources)
/// ```
public struct SchemaResources: Sendable {
    /// A schema with the URI that it was added with.
    struct Entry: Sendable {
        let uri: String
        let node: DocumentNode
    }

    private(set) var entries: [Entry] = []

    /// Creates an empty collection.
    public init() {}

    /// How many schemas were added.
    public var count: Int { entries.count }

    /// Adds a schema.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - uri: The URI by which it is found; without one, only its identifiers count.
    public mutating func add(_ schema: DataValue, uri: String = "") {
        add(node: DocumentNode(schema), uri: uri)
    }

    /// Adds a schema in JSON.
    ///
    /// - Parameters:
    ///   - json: The text, in UTF-8.
    ///   - uri: The URI by which it is found; without one, only its identifiers count.
    /// - Throws: What keeps the text from being JSON, and keys that stand twice in it.
    public mutating func add(json: Span<UInt8>, uri: String = "") throws(SchemaError) {
        add(node: try SchemaText.checked(SchemaText.node(json: json)), uri: uri)
    }

    /// Adds a schema in JSON.
    public mutating func add(json: some StringProtocol, uri: String = "") throws(SchemaError) {
        try add(json: Array(json.utf8).span, uri: uri)
    }

    /// The same schemas and others.
    package func adding(_ others: SchemaResources) -> SchemaResources {
        var all = self
        all.entries += others.entries
        return all
    }

    /// What was added.
    package var nodes: [DocumentNode] { entries.map(\.node) }

    /// Adds a document that was read elsewhere, such as one in YAML.
    package mutating func add(node: DocumentNode, uri: String, file: String? = nil) {
        entries.append(Entry(uri: SchemaURI.identifier(uri), node: file.map { node.named($0) } ?? node))
    }
}
