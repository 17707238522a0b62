internal import ProvisoCore

/// The keywords that descriptions of APIs have.
enum OpenAPIKeywords {
    /// Those that OpenAPI adds to a dialect; none of them judges a value.
    static let added: Set<String> = ["discriminator", "example", "externalDocs", "xml"]

    /// Those of the Schema Object of OpenAPI 3.0.3.
    static let v30: Set<String> = added.union([
        "$ref", "additionalProperties", "allOf", "anyOf", "default", "deprecated", "description", "enum",
        "exclusiveMaximum", "exclusiveMinimum", "format", "items", "maxItems", "maxLength", "maxProperties", "maximum",
        "minItems", "minLength", "minProperties", "minimum", "multipleOf", "not", "nullable", "oneOf", "pattern",
        "properties", "readOnly", "required", "title", "type", "uniqueItems", "writeOnly",
    ])
}

extension SchemaCompiler {
    /// The keywords of a Schema Object of OpenAPI 3.0 as draft 4 writes them: without those that 3.0 does not have, with `null` among
    /// the types for `nullable`, and without members in `required` that go the other way alone.
    mutating func openAPI30(_ keywords: SchemaKeywords) -> SchemaKeywords {
        guard case .mapping(let members) = keywords.node.content else { return keywords }
        let isNullable = keywords.flag("nullable") == true
        let hidden = Set(otherWayNames(keywords))
        let written = members.compactMap { key, value -> (key: DocumentNode, value: DocumentNode)? in
            switch key.name {
            case "type" where isNullable && value.text != nil:
                let null = DocumentNode(.scalar(.string("null")), at: value.position)
                return (key, DocumentNode(.sequence([value, null]), at: value.position))
            case "required" where !hidden.isEmpty:
                guard case .sequence(let names) = value.content else { return (key, value) }
                let kept = names.filter { !hidden.contains($0.text ?? "") }
                return (key, DocumentNode(.sequence(kept), at: value.position))
            case let name: return OpenAPIKeywords.v30.contains(name) ? (key, value) : nil
            }
        }
        return SchemaKeywords(
            node: DocumentNode(.mapping(written), at: keywords.node.position), place: keywords.place,
            resource: keywords.resource, reading: keywords.reading)
    }

    /// Refuses members that go the other way alone, if that is asked for.
    mutating func otherWayMembers(_ keywords: SchemaKeywords) -> Instruction? {
        guard options.refusesOtherDirection, let direction = options.direction else { return nil }
        let names = otherWayNames(keywords)
        return names.isEmpty ? nil : .absentMembers(NameTable(names), keyword: direction.otherWay)
    }

    /// The members of an object that go the other way alone.
    private mutating func otherWayNames(_ keywords: SchemaKeywords) -> [String] {
        guard let keyword = options.direction?.otherWay else { return [] }
        var names: [String] = []
        for (name, schema) in keywords.map("properties") ?? [] {
            var seen: Set<SchemaRegistry.Place> = []
            if goesTheOtherWay(schema, keyword, keywords.resource, &seen) { names.append(name) }
        }
        return names
    }

    /// Whether a member goes the other way alone.
    ///
    /// - Parameter seen: The schemas that references led to, each of which is looked at once.
    private mutating func goesTheOtherWay(
        _ node: DocumentNode, _ keyword: String, _ resource: Int, _ seen: inout Set<SchemaRegistry.Place>
    ) -> Bool {
        if let reference = node.member("$ref"), let text = reference.text {
            guard let target = registry.follow(text, from: resource, at: reference),
                seen.insert(target.place).inserted, seen.count <= Self.mostReferences,
                let schema = registry.subschemas[target.place]
            else { return false }
            return goesTheOtherWay(schema.node, keyword, schema.resource, &seen)
        }
        if case .bool(true)? = node.member(keyword)?.scalar { return true }
        guard case .sequence(let parts)? = node.member("allOf")?.content else { return false }
        for part in parts where goesTheOtherWay(part, keyword, resource, &seen) { return true }
        return false
    }

    /// How many references are followed to find out whether a member goes one way alone.
    private static let mostReferences = 64

    // MARK: Formats

    /// The formats of numbers and of bytes in base64.
    func openAPIFormat(_ name: String) -> [Instruction] {
        if name == "byte" { return [.format(.byte)] }
        guard let bounds = Self.bounds[name] else { return [] }
        return [(bounds.low, false), (bounds.high, true)].compactMap { text, isUpper in
            ExactNumber(text).map {
                .limit(NumberLimit(keyword: "format", limit: $0, isUpper: isUpper, isExclusive: false))
            }
        }
    }

    /// What numbers of a format can be.
    private static let bounds: [String: (low: String, high: String)] = [
        "int32": ("-2147483648", "2147483647"),
        "int64": ("-9223372036854775808", "9223372036854775807"),
        "float": ("-3.4028234663852886e38", "3.4028234663852886e38"),
        "double": ("-1.7976931348623157e308", "1.7976931348623157e308"),
    ]

    // MARK: Discriminators

    /// The alternatives as `discriminator` chooses among them: OpenAPI 3.0 lets it, later versions have it as an annotation.
    mutating func discriminated(_ keywords: SchemaKeywords, _ keyword: String) -> Instruction? {
        guard keywords.has(.openAPI30), let discriminator = keywords["discriminator"],
            let member = discriminator.member("propertyName")?.text
        else { return nil }
        let alternatives = edges(keywords, keyword)
        var names: [String] = []
        var schemas: [SchemaEdge] = []
        for (element, edge) in zip(keywords.list(keyword) ?? [], alternatives) {
            // A schema without a name cannot be meant by one.
            guard let reference = element.member("$ref")?.text, let name = Self.schemaName(reference) else { continue }
            names.append(name)
            schemas.append(edge)
        }
        if case .mapping(let members)? = discriminator.member("mapping")?.content {
            let known = targets(of: keywords, keyword)
            for (key, value) in members {
                guard let text = value.text else { continue }
                let reference = Self.isName(text) ? "#/components/schemas/" + text : text
                guard let target = registry.follow(reference, from: keywords.resource, at: value) else { continue }
                let number = number(of: target.place)
                names.append(key.name)
                schemas.append(
                    known[target.place].map { alternatives[$0] }
                        ?? SchemaEdge(
                            target: number, path: "/discriminator/mapping/" + SchemaURI.pointerPart(key.name)))
            }
        }
        guard !names.isEmpty else { return nil }
        return .discriminated(
            DiscriminatorPlan(
                member: NameTable([member]), values: NameTable(names), schemas: schemas, alternatives: alternatives,
                isOne: keyword == "oneOf"))
    }

    /// The alternatives by the schemas that they refer to.
    private mutating func targets(of keywords: SchemaKeywords, _ keyword: String) -> [SchemaRegistry.Place: Int] {
        var targets: [SchemaRegistry.Place: Int] = [:]
        for (index, element) in (keywords.list(keyword) ?? []).enumerated() {
            guard let node = element.member("$ref"), let text = node.text,
                let target = registry.follow(text, from: keywords.resource, at: node)
            else { continue }
            if targets[target.place] == nil { targets[target.place] = index }
        }
        return targets
    }

    /// The name of the schema that a reference leads to: its last part.
    private static func schemaName(_ reference: String) -> String? {
        guard let fragment = SchemaURI(reference).fragment.flatMap({ SchemaURI.decoded($0) }) else { return nil }
        return JSONPointer(fragment)?.components.last
    }

    /// Whether `mapping` names a schema, and does not refer to one.
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy {
                ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10 || ".-_".utf8.contains($0)
            } && ![".json", ".yaml", ".yml"].contains { text.hasSuffix($0) }
    }
}
