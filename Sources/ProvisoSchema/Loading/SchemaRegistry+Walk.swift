internal import ProvisoCore

extension SchemaRegistry {
    /// Notes every schema at a place and in it, with identifiers and anchors.
    mutating func walk(_ node: DocumentNode, at place: Place, in resource: Int) {
        var open = [(node, place, resource)]
        while let (node, place, resource) = open.popLast() {
            let owner = enter(node, at: place, in: resource)
            subschemas[place] = Subschema(node: node, resource: owner)
            guard case .mapping(let members) = node.content else { continue }
            let dialect = resources[owner].reading?.dialect ?? defaultDialect
            // What stands beside a reference is ignored, but pointers may lead into it.
            for (key, value) in members {
                guard let places = KeywordPlaces.of(key.name, in: dialect) else { continue }
                let way = place.appending("/" + key.name)
                for (path, part) in Self.schemas(places, in: value) { open.append((part, way.appending(path), owner)) }
            }
        }
    }

    /// The schemas in the value of a keyword, each with the pointer from there.
    static func schemas(_ places: KeywordPlaces, in value: DocumentNode) -> [(String, DocumentNode)] {
        switch (places, value.content) {
        case (.schema, _): return [("", value)]
        case (.schemaOrList, .mapping), (.schemaOrList, .scalar): return [("", value)]
        case (.list, .sequence(let elements)), (.schemaOrList, .sequence(let elements)):
            return elements.enumerated().map { ("/\($0.offset)", $0.element) }
        case (.map, .mapping(let members)), (.mapOfSome, .mapping(let members)):
            return members.compactMap { key, value in
                if case .mapOfSome = places {
                    if case .sequence = value.content { return nil }
                    if value.text != nil { return nil }
                }
                return ("/" + SchemaURI.pointerPart(key.name), value)
            }
        case (.types, .sequence(let elements)):
            return elements.enumerated().compactMap { index, element in
                if case .mapping = element.content { ("/\(index)", element) } else { nil }
            }
        case (.types, .mapping): return [("", value)]
        default: return []
        }
    }

    /// The resource that a schema belongs to: one of its own where it has an identifier.
    private mutating func enter(_ node: DocumentNode, at place: Place, in resource: Int) -> Int {
        guard case .mapping = node.content else { return resource }
        let isRoot = resources[resource].root == place
        var reading = resources[resource].reading
        if let reading, !reading.hasIdentifiers { return resource }
        if !isRoot, node.member("$schema") != nil, node.member("$id") ?? node.member("id") != nil {
            reading = self.reading(of: node, in: reading)
        }
        guard let dialect = reading?.dialect else { return resource }
        var owner = resource
        let isAlone = dialect.referenceStandsAlone && node.member("$ref")?.text != nil
        if !isAlone, let identifier = node.member(dialect.identifierKeyword)?.text, !identifier.isEmpty {
            let uri = SchemaURI(identifier)
            let fragment = uri.fragment.map(String.init) ?? ""
            if !uri.identifier.isEmpty {
                let resolved = uri.resolved(against: resources[resource].uri).identifier
                if isRoot, resolved == resources[resource].uri {
                    register(resolved, resource)
                } else {
                    resources.append(Resource(uri: resolved, root: place, node: node, reading: reading))
                    owner = resources.count - 1
                    register(resolved, owner)
                }
            }
            // Before 2019 an identifier with a fragment is a name.
            if dialect.referenceStandsAlone, !fragment.isEmpty, !fragment.hasPrefix("/") {
                name(fragment, at: place, in: owner)
            }
        }
        guard dialect >= .v2019 else { return owner }
        if let anchor = node.member("$anchor")?.text { name(anchor, at: place, in: owner) }
        if dialect >= .v2020, let anchor = node.member("$dynamicAnchor")?.text {
            name(anchor, at: place, in: owner)
            resources[owner].dynamicAnchors[anchor] = place.pointer
        }
        if dialect == .v2019, resources[owner].root == place,
            case .bool(true)? = node.member("$recursiveAnchor")?.scalar
        {
            resources[owner].isRecursive = true
        }
        return owner
    }

    private mutating func name(_ anchor: String, at place: Place, in resource: Int) {
        if resources[resource].anchors[anchor] == nil { resources[resource].anchors[anchor] = place.pointer }
    }
}
