import ProvisoCore
import ProvisoExpressions

/// Conditions of documents for the schemas behind `if`.
enum SchemaConditions {
    /// - Parameter declared: What is known of the types of members.
    /// - Returns: `nil` for a schema that is no comparison of properties.
    static func condition(of schema: DataObject, _ declared: [String: SchemaTypes]) -> DataValue? {
        var conditions: [DataValue] = []
        let required = Set(JSONSchemaReader.elements(schema["required"] ?? []).compactMap(\.text))
        guard required.allSatisfy(JSONSchemaReader.isName) else { return nil }
        var named: Set<String> = []
        for (key, value) in schema.members {
            switch (key, value) {
            case ("properties", .object(let properties)):
                for (name, value) in properties.members {
                    guard case .object(let property) = value, JSONSchemaReader.isName(name),
                        let condition = condition(
                            on: name, property, declared[name] ?? .any, isRequired: required.contains(name))
                    else { return nil }
                    named.insert(name)
                    conditions.append(condition)
                }
            case ("required", .array(let names)):
                for name in names.compactMap(\.text) where schema["properties"]?[name] == nil {
                    conditions.append(JSONSchemaReader.isGiven(name))
                }
            case ("allOf", .array(let parts)), ("anyOf", .array(let parts)):
                let inner = parts.compactMap { part in
                    if case .object(let part) = part { condition(of: part, declared) } else { nil }
                }
                guard inner.count == parts.count, !inner.isEmpty else { return nil }
                conditions.append([key == "allOf" ? "all" : "any": .array(inner)])
            case ("not", .object(let inner)):
                guard let condition = condition(of: inner, declared) else { return nil }
                conditions.append(["not": condition])
            case ("type", "object"): continue
            default: if !JSONSchemaReader.isAnnotation(key) { return nil }
            }
        }
        // A property that need not be there meets its schema where it is missing.
        if let optional = named.first(where: { !required.contains($0) }) {
            guard named.count == 1, conditions.count == 1 else { return nil }
            if conditions[0]["operator"] == "empty" { return conditions[0] }
            return ["any": [["not": JSONSchemaReader.isGiven(optional)], conditions[0]]]
        }
        return conditions.count > 1 ? ["all": .array(conditions)] : conditions.first
    }

    private static func condition(
        on name: String, _ schema: DataObject, _ declared: SchemaTypes, isRequired: Bool
    ) -> DataValue? {
        func compare(_ symbol: DataValue, _ value: DataValue) -> DataValue {
            ["attribute": .string(name), "operator": symbol, "value": value]
        }
        if schema == .empty { return ["attribute": .string(name), "operator": "empty"] }
        if schema == DataObject().filled { return ["attribute": .string(name), "operator": "notEmpty"] }
        let own = DataObject.types(schema["type"])
        guard own.isEmpty || own == ["string"] || own == ["number"] else { return nil }
        let type = own.first ?? declared.sole
        let isNumber = type == "number" || type == "integer"
        var conditions: [DataValue] = []
        for (key, value) in schema.members {
            switch key {
            case "const", "enum":
                let values = key == "const" ? [value] : JSONSchemaReader.elements(value)
                // Null is as good as missing, and what has another type than the schema names meets it never.
                guard !values.isEmpty, !values.contains(.null), values.allSatisfy({ isOne(of: own.first, $0) }) else {
                    return nil
                }
                conditions.append(compare(key == "const" ? "==" : "in", value))
            case "pattern":
                guard type == "string", let pattern = value.text, let expression = try? TranslatedExpression(pattern),
                    let pattern = expression.pattern
                else { return nil }
                conditions.append(compare("matches", .string(pattern)))
                for clause in expression.others {
                    conditions.append(compare(clause.isNegated ? "notMatches" : "matches", .string(clause.source)))
                }
            case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum":
                guard case .number = value else { return nil }
                if isNumber {
                    conditions.append(compare(symbols[key, default: ""], value))
                } else if own.isEmpty {
                    // What is no number has no limit, and no order with one.
                    conditions.append(["not": compare(opposites[key, default: ""], value)])
                    if isRequired { conditions.append(JSONSchemaReader.isGiven(name)) }
                } else {
                    return nil
                }
            case "type": continue
            default: if !JSONSchemaReader.isAnnotation(key) { return nil }
            }
        }
        return conditions.count > 1 ? ["all": .array(conditions)] : conditions.first
    }

    private static let symbols: [String: DataValue] = [
        "minimum": ">=", "maximum": "<=", "exclusiveMinimum": ">", "exclusiveMaximum": "<",
    ]
    private static let opposites: [String: DataValue] = [
        "minimum": "<", "maximum": ">", "exclusiveMinimum": "<=", "exclusiveMaximum": ">=",
    ]

    private static func isOne(of type: String?, _ value: DataValue) -> Bool {
        switch (type, value) {
        case (nil, _), ("string"?, .string), ("number"?, .number): true
        default: false
        }
    }
}
