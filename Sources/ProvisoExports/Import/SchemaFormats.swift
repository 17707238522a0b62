import ProvisoCore

/// The rules that stand for the formats of JSON Schema: each rule says of itself what JSON Schema calls it.
enum SchemaFormats {
    static func rules(in registry: RuleRegistry) -> [String: RuleDefinition] {
        var rules: [String: RuleDefinition] = [:]
        for name in registry.ruleNames {
            guard let plain = RuleFacts(of: ["type": .string(name)], in: registry) else { continue }
            for options in [[:]] + plain.examples.map(\.options) {
                var rule = options
                rule["type"] = .string(name)
                guard let facts = RuleFacts(of: rule, in: registry) else { continue }
                for constraint in facts.constraints.all {
                    let format: String? =
                        switch constraint {
                        case .shape(let shape): shape.standardName
                        case .moment(let moment): moment.standardName
                        default: nil
                        }
                    guard let format else { continue }
                    let known = rules[format]
                    // Of several the one with the fewest options, and of those that JSON Schema's own name.
                    if known == nil
                        || known?.type != format
                            && (options.count, name != format) < (known?.options.count ?? 0, known?.type != format)
                    {
                        rules[format] = RuleDefinition(name, options)
                    }
                }
            }
        }
        return rules
    }
}

private func < (left: (Int, Bool), right: (Int, Bool)) -> Bool {
    left.0 != right.0 ? left.0 < right.0 : !left.1 && right.1
}

/// Conditions of documents for the schemas behind `if`.
enum SchemaConditions {
    /// - Returns: `nil` for a schema that is no comparison of properties.
    static func condition(of schema: DataObject) -> DataValue? {
        var conditions: [DataValue] = []
        var named: Set<String> = []
        for (key, value) in schema.members {
            switch (key, value) {
            case ("properties", .object(let properties)):
                for (name, value) in properties.members {
                    guard case .object(let property) = value, let condition = condition(on: name, property) else {
                        return nil
                    }
                    named.insert(name)
                    conditions.append(condition)
                }
            case ("required", .array(let names)):
                for name in names.compactMap(\.text) where !named.contains(name) && schema["properties"]?[name] == nil {
                    conditions.append(JSONSchemaReader.isGiven(name))
                }
            case ("allOf", .array(let parts)), ("anyOf", .array(let parts)):
                let inner = parts.compactMap { part in
                    if case .object(let part) = part { condition(of: part) } else { nil }
                }
                guard inner.count == parts.count else { return nil }
                conditions.append([key == "allOf" ? "all" : "any": .array(inner)])
            case ("not", .object(let inner)):
                guard let condition = condition(of: inner) else { return nil }
                conditions.append(["not": condition])
            case ("type", "object"): continue
            default: if !JSONSchemaReader.annotations.contains(key) { return nil }
            }
        }
        // A property that need not be there meets its schema where it is missing.
        let required = Set(JSONSchemaReader.elements(schema["required"] ?? []).compactMap(\.text))
        if let optional = named.first(where: { !required.contains($0) }) {
            guard named.count == 1, conditions.count == 1 else { return nil }
            if conditions[0]["operator"] == "empty" { return conditions[0] }
            return ["any": [["not": JSONSchemaReader.isGiven(optional)], conditions[0]]]
        }
        return conditions.count > 1 ? ["all": .array(conditions)] : conditions.first
    }

    private static func condition(on name: String, _ schema: DataObject) -> DataValue? {
        func compare(_ symbol: DataValue, _ value: DataValue) -> DataValue {
            ["attribute": .string(name), "operator": symbol, "value": value]
        }
        if schema == .empty { return ["attribute": .string(name), "operator": "empty"] }
        if schema == DataObject().filled { return ["attribute": .string(name), "operator": "notEmpty"] }
        var conditions: [DataValue] = []
        for (key, value) in schema.members {
            switch key {
            case "const": conditions.append(compare("==", value))
            case "enum": conditions.append(compare("in", value))
            case "pattern": conditions.append(compare("matches", value))
            case "minimum": conditions.append(compare(">=", value))
            case "maximum": conditions.append(compare("<=", value))
            case "exclusiveMinimum": conditions.append(compare(">", value))
            case "exclusiveMaximum": conditions.append(compare("<", value))
            case "type": if value != "string" && value != "number" { return nil }
            default: if !JSONSchemaReader.annotations.contains(key) { return nil }
            }
        }
        return conditions.count > 1 ? ["all": .array(conditions)] : conditions.first
    }
}
