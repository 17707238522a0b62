package import ProvisoCore

/// Schemas that stand in documents of another kind, such as the description of an API: they are compiled together, and each judges on
/// its own.
package struct EmbeddedSchemas {
    /// A place in a document.
    package struct Place: Hashable, Sendable {
        package let document: Int
        /// The JSON pointer from the root of the document.
        package let pointer: String

        package init(document: Int, pointer: String) { (self.document, self.pointer) = (document, pointer) }

        /// The place of a member or an element of what stands here.
        package func appending(_ name: String) -> Place {
            Place(document: document, pointer: pointer + "/" + SchemaURI.pointerPart(name))
        }

        var inRegistry: SchemaRegistry.Place { SchemaRegistry.Place(document: document, pointer: pointer) }
    }

    var registry: SchemaRegistry
    private let resources: SchemaResources
    /// Resources for schemas that name a dialect without having an identifier, by document and dialect.
    private var readings: [String: Int] = [:]
    private let language: EmbeddedSchemaLanguage
    private var dialectSchemas: [String: JSONSchema] = [:]
    /// What was looked for before.
    private var nodes: [Place: DocumentNode] = [:]

    /// Creates a collection without documents.
    ///
    /// - Parameters:
    ///   - resources: Documents that may be referred to.
    ///   - language: How schemas are read that say nothing of it.
    package init(_ resources: SchemaResources, language: EmbeddedSchemaLanguage) {
        self.resources = resources
        self.language = language
        registry = SchemaRegistry(resources, defaultDialect: language.dialect)
        registry.defaultReading = language.reading
    }

    /// The mistakes that were found.
    package var problems: [RuleDocumentProblem] { registry.sortedProblems }

    /// Notes a mistake.
    package mutating func note(_ message: String, at position: SourcePosition?, suggestion: String? = nil) {
        registry.note(message, at: position, suggestion: suggestion)
    }

    // MARK: Documents

    /// Adds a document with schemas in it.
    ///
    /// - Parameters:
    ///   - node: The document.
    ///   - uri: What references in it are relative to.
    ///   - dialect: The identifier of the dialect of its schemas, and where it stands; `nil` for the language of the collection.
    /// - Returns: Its number.
    package mutating func add(_ node: DocumentNode, uri: String, dialect: DocumentNode? = nil) -> Int {
        var reading = registry.defaultReading
        if let dialect, let uri = dialect.text { reading = self.reading(uri, named: dialect) }
        return registry.addContainer(node, uri: uri, reading: reading)
    }

    /// Reads the documents that were handed in, so that identifiers in them are known.
    package mutating func addResources() { registry.addAll(resources) }

    /// What stands at a place.
    ///
    /// - Complexity: Linear in the members of the objects on the way, then constant on average.
    package mutating func node(at place: Place) -> DocumentNode? {
        if let known = nodes[place] { return known }
        guard registry.documents.indices.contains(place.document) else { return nil }
        let root = registry.documents[place.document].node
        let node = JSONPointer(place.pointer)?.components.reduce(root as DocumentNode?) { node, component in
            node.flatMap { SchemaRegistry.part(component, of: $0) }
        }
        nodes[place] = node
        return node
    }

    /// Follows a reference to anything: a parameter, an answer.
    ///
    /// - Parameters:
    ///   - reference: The reference.
    ///   - document: The document that contains it.
    ///   - position: Where it stands, for the mistake that is noted if it leads nowhere.
    /// - Returns: `nil` where it leads nowhere.
    package mutating func follow(_ reference: String, from document: Int, at position: SourcePosition?) -> Place? {
        guard let base = registry.resources.first(where: { $0.root.document == document && $0.root.pointer.isEmpty })
        else { return nil }
        let uri = SchemaURI(reference).resolved(against: base.uri)
        var start = base.root
        if !SchemaURI(reference).identifier.isEmpty {
            guard let found = registry.resource(uri.identifier) else {
                note(
                    "The document `\(uri.identifier)` is not at hand.", at: position,
                    suggestion: Suggestion.nearest(to: uri.identifier, among: registry.knownURIs)
                        .map { "Did you mean `\($0)`?" } ?? "Hand it in: documents are never fetched.")
                return nil
            }
            start = registry.resources[found].root
        }
        let fragment = SchemaURI.decoded(uri.fragment ?? "") ?? ""
        let place = Place(document: start.document, pointer: start.pointer + fragment)
        guard fragment.isEmpty || fragment.hasPrefix("/"), node(at: place) != nil else {
            note("The reference `\(reference)` leads nowhere.", at: position)
            return nil
        }
        return place
    }

    // MARK: Schemas

    /// Adds a schema, which stands at a place, and all that are in it.
    package mutating func addSchema(_ node: DocumentNode, at place: Place) {
        guard registry.subschemas[place.inRegistry] == nil else { return }
        registry.walk(node, at: place.inRegistry, in: resource(for: node, at: place))
    }

    /// Follows the reference of a schema.
    ///
    /// - Returns: `nil` where it leads nowhere, which is noted.
    package mutating func followSchema(_ reference: DocumentNode, from place: Place) -> Place? {
        guard let text = reference.text, let schema = registry.subschemas[place.inRegistry],
            let found = registry.follow(text, from: schema.resource, at: reference)
        else { return nil }
        return Place(document: found.place.document, pointer: found.place.pointer)
    }

    /// The identifier of the dialect that a schema is written in.
    package func dialect(at place: Place) -> String? {
        registry.subschemas[place.inRegistry].flatMap { registry.resources[$0.resource].reading?.metaschema }
    }

    /// The schema that describes a dialect; `nil` for one that cannot be used.
    package mutating func schema(ofDialect uri: String) -> JSONSchema? {
        if let known = dialectSchemas[uri] { return known }
        let schema = try? JSONSchema(["$ref": .string(uri)], resources: resources)
        dialectSchemas[uri] = schema
        return schema
    }

    /// The resource of a schema: that of its document, or one that is read otherwise.
    private mutating func resource(for node: DocumentNode, at place: Place) -> Int {
        let own =
            registry.resources.firstIndex { $0.root.document == place.document && $0.root.pointer.isEmpty } ?? 0
        let outer = registry.resources[own]
        guard outer.reading?.hasIdentifiers ?? true, let name = node.member("$schema"), let uri = name.text,
            node.member("$id") == nil
        else { return own }
        let key = "\(place.document) \(uri)"
        if let known = readings[key] { return known }
        guard let reading = reading(uri, named: name), reading != outer.reading else { return own }
        registry.resources.append(
            SchemaRegistry.Resource(uri: outer.uri, root: outer.root, node: outer.node, reading: reading))
        readings[key] = registry.resources.count - 1
        return registry.resources.count - 1
    }

    private mutating func reading(_ uri: String, named node: DocumentNode) -> SchemaReading? {
        if language.isNamed(uri) { return language.reading }
        if let dialect = SchemaDialect(uri: uri) { return SchemaReading(dialect) }
        return registry.customReading(SchemaURI.identifier(uri), named: node)
    }

    // MARK: Programs

    /// What schemas become.
    package struct Compiled {
        package let schemas: [Place: JSONSchema]
        /// Keywords that mean nothing, with the place of each.
        package let unknownKeywords: [(name: String, position: SourcePosition?)]
    }

    /// Compiles the schemas at some places.
    ///
    /// - Returns: `nil` where there are mistakes, which are noted.
    package mutating func compile(_ places: [Place], options: SchemaOptions) -> Compiled? {
        var compiler = SchemaCompiler(registry, options: options)
        let numbers = places.map { compiler.number(of: $0.inRegistry) }
        let program = places.first.flatMap { compiler.compile($0.inRegistry) }
        registry = compiler.registry
        guard registry.problems.isEmpty else { return nil }
        var schemas: [Place: JSONSchema] = [:]
        if let program {
            for (place, number) in zip(places, numbers) {
                schemas[place] = JSONSchema(program.rooted(at: number), options: options)
            }
        }
        return Compiled(
            schemas: schemas, unknownKeywords: compiler.unknownKeywords.map { ($0.name, $0.node.position) })
    }
}

extension SchemaRegistry {
    /// Adds a document that is no schema; those in it are found when they are asked for.
    fileprivate mutating func addContainer(_ node: DocumentNode, uri: String, reading: SchemaReading?) -> Int {
        let uri = SchemaURI.identifier(uri)
        documents.append(Document(node: node, isBuiltIn: false, fallback: defaultDialect))
        let root = Place(document: documents.count - 1, pointer: "")
        resources.append(Resource(uri: uri, root: root, node: node, reading: reading))
        register(uri, resources.count - 1)
        return root.document
    }
}
