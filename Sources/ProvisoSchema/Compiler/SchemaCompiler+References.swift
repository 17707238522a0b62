internal import ProvisoCore

extension SchemaCompiler {
    /// The edge of a reference; `nil` with a note where it leads nowhere.
    mutating func reference(
        _ text: String, _ keywords: SchemaKeywords, _ path: String, at node: DocumentNode
    ) -> SchemaEdge? {
        guard let target = registry.follow(text, from: keywords.resource, at: node) else { return nil }
        return SchemaEdge(target: number(of: target.place), path: path)
    }

    /// `$ref` and its kin of a dialect in which they stand beside other keywords.
    mutating func references(_ keywords: SchemaKeywords) -> [Instruction] {
        guard keywords.dialect >= .v2019 else { return [] }
        var list: [Instruction] = []
        if let node = keywords["$ref"], let text = node.text, let edge = reference(text, keywords, "/$ref", at: node) {
            list.append(.reference(edge))
        }
        if keywords.dialect == .v2019, let node = keywords["$recursiveRef"], let text = node.text,
            let target = registry.follow(text, from: keywords.resource, at: node)
        {
            let edge = SchemaEdge(target: number(of: target.place), path: "/$recursiveRef")
            if registry.resources[target.resource].isRecursive, registry.resources[target.resource].root == target.place
            {
                usesRecursion = true
                list.append(.recursiveReference(edge))
            } else {
                list.append(.reference(edge))
            }
        }
        if keywords.dialect >= .v2020, let node = keywords["$dynamicRef"], let text = node.text,
            let target = registry.follow(text, from: keywords.resource, at: node)
        {
            let edge = SchemaEdge(target: number(of: target.place), path: "/$dynamicRef")
            if let name = target.dynamicName {
                dynamicNames.insert(name)
                list.append(.dynamicReference(edge, name: name))
            } else {
                list.append(.reference(edge))
            }
        }
        return list
    }

    /// Schemas that are combined to one.
    mutating func combinations(_ keywords: SchemaKeywords) -> [Instruction] {
        var list: [Instruction] = []
        if keywords.dialect == .draft3, let node = keywords["extends"] {
            let isList = if case .sequence = node.content { true } else { false }
            list.append(.all(isList ? edges(keywords, "extends") : [edge(keywords, "/extends")]))
        }
        if keywords.dialect >= .draft4 {
            if keywords.list("allOf") != nil { list.append(.all(edges(keywords, "allOf"))) }
            if keywords.list("anyOf") != nil {
                list.append(discriminated(keywords, "anyOf") ?? .any(edges(keywords, "anyOf")))
            }
            if keywords.list("oneOf") != nil {
                list.append(discriminated(keywords, "oneOf") ?? .one(edges(keywords, "oneOf")))
            }
            if keywords["not"] != nil { list.append(.not(edge(keywords, "/not"))) }
        }
        if keywords.dialect >= .draft7, keywords["if"] != nil {
            list.append(
                .condition(
                    ConditionPlan(
                        test: edge(keywords, "/if"), then: keywords["then"] == nil ? nil : edge(keywords, "/then"),
                        otherwise: keywords["else"] == nil ? nil : edge(keywords, "/else"))))
        }
        return list
    }
}
