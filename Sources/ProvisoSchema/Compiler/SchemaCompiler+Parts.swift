internal import ProvisoCore

extension SchemaCompiler {
    /// What objects must be like.
    mutating func objects(_ keywords: SchemaKeywords) -> [Instruction] {
        var list: [Instruction] = []
        if keywords.has(.applicator) {
            if let members = members(keywords) { list.append(.members(members)) }
            if keywords.dialect >= .draft6, keywords["propertyNames"] != nil {
                list.append(.names(edge(keywords, "/propertyNames")))
            }
        }
        if keywords.dialect == .draft3 { list += requiredOfDraft3(keywords) }
        for (keyword, dialects, vocabulary) in [
            ("dependencies", SchemaDialect.draft3, Vocabularies.applicator), ("dependentSchemas", .v2019, .applicator),
            ("dependentRequired", .v2019, .validation),
        ] where keywords.dialect >= dialects && keywords.has(vocabulary) {
            let dependents = dependents(keywords, keyword)
            if !dependents.isEmpty { list.append(.dependents(dependents, keyword: keyword)) }
        }
        return list
    }

    private mutating func members(_ keywords: SchemaKeywords) -> MembersPlan? {
        var present: [String] = []
        var names: [String] = []
        var schemas: [SchemaEdge] = []
        if let map = keywords.map("properties") {
            present.append("properties")
            names = map.map { $0.name }
            schemas = names.map { edge(keywords, "/properties/" + SchemaURI.pointerPart($0)) }
        }
        var patterns: [(pattern: SchemaPattern, schema: SchemaEdge)] = []
        if let map = keywords.map("patternProperties") {
            present.append("patternProperties")
            for (name, value) in map {
                guard let pattern = pattern(name, at: value) else { continue }
                patterns.append((pattern, edge(keywords, "/patternProperties/" + SchemaURI.pointerPart(name))))
            }
        }
        var additional: SchemaEdge?
        if keywords["additionalProperties"] != nil, let edge = schemaOrFlag(keywords, "additionalProperties") {
            present.append("additionalProperties")
            additional = edge
        }
        guard !present.isEmpty else { return nil }
        return MembersPlan(
            names: NameTable(names), schemas: schemas, patterns: patterns, additional: additional, keywords: present)
    }

    /// The schema of `additionalProperties` or `additionalItems`, which could be `false` before other schemas could.
    private mutating func schemaOrFlag(_ keywords: SchemaKeywords, _ keyword: String) -> SchemaEdge? {
        if !keywords.dialect.hasBooleanSchemas, let flag = keywords.flag(keyword) {
            return flag
                ? nil
                : SchemaEdge(target: number(ofFalseAt: keywords.place.appending("/" + keyword)), path: "/" + keyword)
        }
        return edge(keywords, "/" + keyword)
    }

    /// In draft 3 a schema says of itself that the object around it must have it.
    private func requiredOfDraft3(_ keywords: SchemaKeywords) -> [Instruction] {
        (keywords.map("properties") ?? []).compactMap { name, value in
            guard case .bool(true)? = value.member("required")?.scalar else { return nil }
            let path = "/properties/" + SchemaURI.pointerPart(name) + "/required"
            return .required(RequiredNames(table: NameTable([name]), path: path))
        }
    }

    private mutating func dependents(_ keywords: SchemaKeywords, _ keyword: String) -> [Dependent] {
        var list: [Dependent] = []
        for (name, value) in keywords.map(keyword) ?? [] {
            let table = NameTable([name])
            switch value.content {
            case .sequence(let elements) where keyword != "dependentSchemas":
                list.append(Dependent(name: table, demand: .names(NameTable(elements.compactMap(\.text)))))
            case .scalar(let scalar) where keywords.dialect == .draft3 && scalar.text != nil:
                list.append(Dependent(name: table, demand: .names(NameTable([scalar.text ?? ""]))))
            case .mapping, .scalar:
                guard keyword != "dependentRequired" else { continue }
                let edge = edge(keywords, "/\(keyword)/" + SchemaURI.pointerPart(name))
                list.append(Dependent(name: table, demand: .schema(edge)))
            case .sequence: continue
            }
        }
        return list
    }

    /// What arrays must be like.
    mutating func arrays(_ keywords: SchemaKeywords) -> [Instruction] {
        guard keywords.has(.applicator) else { return [] }
        var list: [Instruction] = []
        var prefix: [SchemaEdge] = []
        var rest: SchemaEdge?
        if keywords.dialect >= .v2020 {
            prefix = edges(keywords, "prefixItems")
            if keywords["items"] != nil { rest = edge(keywords, "/items") }
        } else if keywords.list("items") != nil {
            prefix = edges(keywords, "items")
            if keywords["additionalItems"] != nil { rest = schemaOrFlag(keywords, "additionalItems") }
        } else if keywords["items"] != nil {
            rest = schemaOrFlag(keywords, "items")
        }
        if !prefix.isEmpty || rest != nil { list.append(.elements(ElementsPlan(prefix: prefix, rest: rest))) }
        if keywords.dialect >= .draft6, keywords["contains"] != nil {
            let counts = keywords.dialect >= .v2019 && keywords.has(.validation)
            list.append(
                .contains(
                    ContainsPlan(
                        schema: edge(keywords, "/contains"), min: counts ? keywords.count("minContains") ?? 1 : 1,
                        max: counts ? keywords.count("maxContains") : nil, marksElements: keywords.dialect >= .v2020)))
        }
        return list
    }
}
