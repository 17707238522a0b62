internal import ProvisoCore

/// Every schema that can be reached, by its URI, and every place in it that is a schema.
struct SchemaRegistry {
    /// A document: a schema with all that is in it.
    struct Document {
        let node: DocumentNode
        /// Whether it is the schema of a dialect, which needs no check.
        let isBuiltIn: Bool
        /// Which dialect it is read by where it names none.
        let fallback: SchemaDialect
    }

    /// A schema with an identifier, or the whole of a document.
    struct Resource {
        let uri: String
        let root: Place
        let node: DocumentNode
        /// How it is read; `nil` where the schema for its dialect is not at hand.
        let reading: SchemaReading?
        /// The pointers of places with a name.
        var anchors: [String: String] = [:]
        /// The pointers of places that references find in the resource that was entered first.
        var dynamicAnchors: [String: String] = [:]
        /// Whether its root has `$recursiveAnchor: true`.
        var isRecursive = false
    }

    /// A place in a document.
    struct Place: Hashable {
        let document: Int
        /// The JSON pointer from the root of the document.
        let pointer: String

        func appending(_ path: String) -> Place { Place(document: document, pointer: pointer + path) }
    }

    /// A place that is a schema.
    struct Subschema {
        let node: DocumentNode
        let resource: Int
    }

    var documents: [Document] = []
    var resources: [Resource] = []
    var subschemas: [Place: Subschema] = [:]
    private var resourcesByURI: [String: Int] = [:]
    /// The documents that were handed in, by their URI, that were not read yet.
    private var waiting: [String: DocumentNode] = [:]
    let defaultDialect: SchemaDialect
    /// How schemas are read that say nothing of it, where that is not by a dialect alone.
    var defaultReading: SchemaReading?
    var problems: [RuleDocumentProblem] = []

    init(_ handedIn: SchemaResources, defaultDialect: SchemaDialect) {
        self.defaultDialect = defaultDialect
        for entry in handedIn.entries {
            if !entry.uri.isEmpty { waiting[entry.uri] = entry.node }
            // The schema of a dialect is looked for before all others are read.
            let identifier = SchemaURI((entry.node.member("$id") ?? entry.node.member("id"))?.text ?? "")
            if identifier.isAbsolute, waiting[identifier.identifier] == nil {
                waiting[identifier.identifier] = entry.node
            }
        }
    }

    mutating func note(_ message: String, at position: SourcePosition?, suggestion: String? = nil) {
        let problem = RuleDocumentProblem(message, at: position, suggestion: suggestion)
        if !problems.contains(problem) { problems.append(problem) }
    }

    /// The problems in the order of the documents.
    var sortedProblems: [RuleDocumentProblem] {
        problems.enumerated().sorted { left, right in
            guard let a = left.element.position, let b = right.element.position, a != b else {
                return left.offset < right.offset
            }
            return a < b
        }.map(\.element)
    }

    // MARK: Documents

    /// Adds a document and all resources in it.
    @discardableResult
    mutating func add(_ node: DocumentNode, uri: String, isBuiltIn: Bool = false) -> Int {
        let uri = SchemaURI.identifier(uri)
        let number = documents.count
        documents.append(Document(node: node, isBuiltIn: isBuiltIn, fallback: defaultDialect))
        let reading = reading(of: node, in: nil)
        let root = Place(document: number, pointer: "")
        resources.append(Resource(uri: uri, root: root, node: node, reading: reading))
        let index = resources.count - 1
        if !uri.isEmpty || resourcesByURI[uri] == nil { resourcesByURI[uri] = index }
        walk(node, at: root, in: index)
        return number
    }

    /// Reads all documents that were handed in, so that their identifiers are known.
    mutating func addAll(_ handedIn: SchemaResources) {
        for entry in handedIn.entries {
            if !entry.uri.isEmpty, waiting.removeValue(forKey: entry.uri) == nil { continue }
            add(entry.node, uri: entry.uri)
        }
    }

    /// How a schema is read.
    ///
    /// - Parameter outer: How the schema around it is read.
    mutating func reading(of node: DocumentNode, in outer: SchemaReading?) -> SchemaReading? {
        let inherited = outer ?? defaultReading ?? SchemaReading(defaultDialect)
        guard inherited.hasIdentifiers, let name = node.member("$schema"), let uri = name.text else { return inherited }
        if let dialect = SchemaDialect(uri: uri) { return SchemaReading(dialect) }
        let identifier = SchemaURI.identifier(uri)
        if node.member("$id")?.text.map(SchemaURI.identifier) == identifier { return ownReading(of: node, identifier) }
        return customReading(identifier, named: name)
    }

    /// How a schema is read that describes its own dialect: its vocabularies say which one that is like.
    private func ownReading(of node: DocumentNode, _ uri: String) -> SchemaReading {
        guard let declared = node.member("$vocabulary"), case .mapping(let members) = declared.content else {
            return SchemaReading(defaultDialect, SchemaReading(defaultDialect).vocabularies, metaschema: uri)
        }
        let isOlder = members.contains { $0.key.name.contains("/\(SchemaDialect.v2019.rawValue)/") }
        let dialect: SchemaDialect = isOlder ? .v2019 : .v2020
        return SchemaReading(dialect, Vocabularies(declared, dialect) { _ in }, metaschema: uri)
    }

    /// How the schemas of a dialect of one's own are read, whose schema must have been handed in.
    mutating func customReading(_ uri: String, named name: DocumentNode) -> SchemaReading? {
        guard let index = resource(uri) else {
            note(
                "The schema is written in a dialect that is not known: `\(uri)`.", at: name.position,
                suggestion:
                    "Hand in the schema of the dialect, or name one of JSON Schema, such as \(SchemaDialect.v2020.uri)."
            )
            return nil
        }
        let resource = resources[index]
        guard let inner = resource.reading else { return nil }
        guard inner.dialect >= .v2019, let declared = resource.node.member("$vocabulary") else {
            return SchemaReading(inner.dialect, inner.vocabularies, metaschema: uri)
        }
        var unknown: [String] = []
        let vocabularies = Vocabularies(declared, inner.dialect) { unknown.append($0.name) }
        for vocabulary in unknown {
            note("The dialect `\(uri)` needs a vocabulary that is not known: `\(vocabulary)`.", at: name.position)
        }
        return SchemaReading(inner.dialect, vocabularies, metaschema: uri)
    }

    // MARK: Finding

    /// The number of the resource with a URI: one that was read, one that was handed in, or the schema of a dialect.
    mutating func resource(_ uri: String) -> Int? {
        if let known = resourcesByURI[uri] { return known }
        if let node = waiting.removeValue(forKey: uri) {
            add(node, uri: uri)
            return resourcesByURI[uri]
        }
        guard let node = BuiltInSchemas.node(uri) else { return nil }
        add(node, uri: uri, isBuiltIn: true)
        return resourcesByURI[uri]
    }

    mutating func register(_ uri: String, _ resource: Int) {
        if resourcesByURI[uri] == nil { resourcesByURI[uri] = resource }
    }

    /// All URIs that lead somewhere, for suggestions.
    var knownURIs: [String] { resourcesByURI.keys.sorted().filter { !$0.isEmpty } + waiting.keys.sorted() }

    /// The schema that a JSON pointer from the root of a resource leads to, also where no keyword says that it is one.
    mutating func place(_ pointer: String, in resource: Int) -> Place? {
        let place = resources[resource].root.appending(pointer)
        if subschemas[place] != nil { return place }
        guard let parsed = JSONPointer(pointer) else { return nil }
        var node = resources[resource].node
        var owner = resource
        var way = resources[resource].root
        for component in parsed.components {
            guard let next = Self.part(component, of: node) else { return nil }
            node = next
            way = way.appending("/" + SchemaURI.pointerPart(component))
            if let known = subschemas[way] { owner = known.resource }
        }
        if subschemas[way] == nil { walk(node, at: way, in: owner) }
        return way
    }

    /// A member or an element.
    static func part(_ component: String, of node: DocumentNode) -> DocumentNode? {
        switch node.content {
        case .mapping: return node.member(component)
        case .sequence(let elements):
            guard let index = Int(component), elements.indices.contains(index), String(index) == component else {
                return nil
            }
            return elements[index]
        case .scalar: return nil
        }
    }
}
