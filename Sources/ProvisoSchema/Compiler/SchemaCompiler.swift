internal import ProvisoCore

/// Makes a program out of schemas: every schema that can be reached gets a number and a list of instructions.
struct SchemaCompiler {
    var registry: SchemaRegistry
    let options: SchemaOptions
    private var numbers: [SchemaRegistry.Place: Int] = [:]
    /// The places in the order of their numbers.
    private(set) var places: [SchemaRegistry.Place] = []
    private var drafts: [SchemaDraft] = []
    /// The names that `$dynamicRef` looks for.
    var dynamicNames: Set<String> = []
    var usesRecursion = false
    private var flagPlaces: Set<SchemaRegistry.Place> = []
    /// The keywords that no dialect knows, with their places: perhaps misspelled.
    private(set) var unknownKeywords: [(name: String, node: DocumentNode)] = []
    /// Formats that are to be checked and that nobody knows, which every text passes.
    private(set) var unknownFormats: [(name: String, node: DocumentNode)] = []

    init(_ registry: SchemaRegistry, options: SchemaOptions) {
        self.registry = registry
        self.options = options
    }

    /// Compiles a schema and all that it reaches; `nil` where there are problems, which the registry notes.
    mutating func compile(_ root: SchemaRegistry.Place) -> SchemaProgram? {
        let root = number(of: root)
        var next = 0
        repeat {
            while next < places.count {
                drafts.append(draft(of: places[next]))
                next += 1
            }
            reachDynamicTargets()
        } while next < places.count
        guard registry.problems.isEmpty else { return nil }
        let chains = SchemaChains(drafts)
        if let cycle = chains.endless {
            let node = registry.subschemas[places[cycle]]?.node
            registry.note(
                "The schema refers to itself without end: `\(drafts[cycle].location)`.", at: node?.position,
                suggestion: "A reference back must be to a part of the value.")
            return nil
        }
        guard chains.longest <= SchemaChains.longestAllowed else {
            registry.note(
                "References are nested more than \(SchemaChains.longestAllowed) deep.",
                at: registry.subschemas[places[root]]?.node.position)
            return nil
        }
        let incoming = chains.incoming
        return SchemaProgram(
            schemas: drafts.enumerated().map { CompiledSchema($0.element, isShared: incoming[$0.offset] > 1) },
            root: root, resources: registry.resources.map { resource(of: $0) },
            usesScope: !dynamicNames.isEmpty || usesRecursion, longestChain: chains.longest)
    }

    /// The number of the schema at a place.
    mutating func number(of place: SchemaRegistry.Place) -> Int {
        if let known = numbers[place] { return known }
        numbers[place] = places.count
        places.append(place)
        return places.count - 1
    }

    /// The schemas that references can find at run time are compiled too.
    private mutating func reachDynamicTargets() {
        for resource in registry.resources {
            for (name, pointer) in resource.dynamicAnchors.sorted(by: { $0.key < $1.key })
            where dynamicNames.contains(name) {
                _ = number(of: SchemaRegistry.Place(document: resource.root.document, pointer: pointer))
            }
            if usesRecursion, resource.isRecursive { _ = number(of: resource.root) }
        }
    }

    private func resource(of resource: SchemaRegistry.Resource) -> SchemaProgram.Resource {
        var targets: [String: Int] = [:]
        for (name, pointer) in resource.dynamicAnchors {
            targets[name] = numbers[SchemaRegistry.Place(document: resource.root.document, pointer: pointer)]
        }
        return SchemaProgram.Resource(
            dynamicTargets: targets, recursiveTarget: resource.isRecursive ? numbers[resource.root] : nil)
    }

    // MARK: One schema

    private mutating func draft(of place: SchemaRegistry.Place) -> SchemaDraft {
        var draft = SchemaDraft()
        guard let schema = registry.subschemas[place] else { return draft }
        let resource = registry.resources[schema.resource]
        draft.resource = schema.resource
        let pointer = place.pointer.dropFirst(resource.root.pointer.count)
        draft.location = (resource.uri.isEmpty ? Self.defaultBase : resource.uri) + "#" + SchemaURI.fragment(pointer)
        // Without its dialect nothing can be said; that is noted.
        guard let reading = resource.reading else { return draft }
        switch schema.node.content {
        case .scalar(.bool(let flag)) where reading.dialect.hasBooleanSchemas || flagPlaces.contains(place):
            draft.constant = flag
        case .mapping:
            let keywords = SchemaKeywords(node: schema.node, place: place, resource: schema.resource, reading: reading)
            draft.instructions = instructions(of: keywords.has(.openAPI30) ? openAPI30(keywords) : keywords)
            if !(reading.dialect.referenceStandsAlone && schema.node.member("$ref")?.text != nil) {
                draft.annotations = keywords.annotations
                if !registry.documents[place.document].isBuiltIn {
                    unknownKeywords += keywords.unknown
                    if let format = unknownFormat(keywords) { unknownFormats.append(format) }
                }
            }
        // What the schema of the dialect says of it is enough.
        case _ where registry.problems.contains { $0.position == schema.node.position }: break
        default:
            registry.note("A schema must be an object, not \(schema.node.kind).", at: schema.node.position)
        }
        return draft
    }

    /// The URI of a schema that has none.
    private static let defaultBase = "schema:"

    /// The number of the schema at a place that is `false` in a dialect without boolean schemas.
    mutating func number(ofFalseAt place: SchemaRegistry.Place) -> Int {
        flagPlaces.insert(place)
        return number(of: place)
    }

    /// The edge to a schema in a keyword of this one.
    mutating func edge(_ keywords: SchemaKeywords, _ path: String) -> SchemaEdge {
        let place = keywords.place.appending(path)
        if registry.subschemas[place] == nil, let resource = registry.subschemas[keywords.place]?.resource,
            let node = keywords.part(path)
        {
            registry.walk(node, at: place, in: resource)
        }
        return SchemaEdge(target: number(of: place), path: path)
    }

    /// The edges to the schemas in a list.
    mutating func edges(_ keywords: SchemaKeywords, _ keyword: String) -> [SchemaEdge] {
        (0..<(keywords.list(keyword)?.count ?? 0)).map { edge(keywords, "/\(keyword)/\($0)") }
    }
}
