import ProvisoCore

extension ConstraintSchemas {
    func piece(of comparison: ComparisonConstraint) -> SchemaPiece {
        guard case .value(let constant) = comparison.other else {
            return .nothing("JSON Schema compares no attributes with each other")
        }
        guard comparison.format == nil, comparison.kind == nil else {
            return .nothing("the comparison reads texts as something else")
        }
        guard constant.text == nil || text == .given else { return .weaker([:], JudgedText.reason) }
        return Self.schema(comparison.relation, constant).map(SchemaPiece.exact)
            ?? (constant.text == nil
                ? .nothing("there is no keyword for this order")
                : .weaker(.type("string"), "JSON Schema has no order of texts"))
    }

    /// What relates to a constant as the operator says; `nil` where there is no keyword.
    static func schema(_ relation: ComparisonOperator, _ constant: DataValue) -> Schema? {
        switch relation {
        case .equal: return .values([constant])
        case .notEqual: return .not(.values([constant]))
        case .greater, .greaterOrEqual, .less, .lessOrEqual: break
        }
        guard case .number = constant else { return nil }
        let keyword =
            switch relation {
            case .greater: "exclusiveMinimum"
            case .greaterOrEqual: "minimum"
            case .less: "exclusiveMaximum"
            case .lessOrEqual, .equal, .notEqual: "maximum"
            }
        return ["type": "number", keyword: constant]
    }
}

/// Writes conditions of documents as schemas of the whole object.
enum ConditionSchemas {
    /// The schema of the objects in which a condition holds.
    ///
    /// - Parameter changed: The attributes that filters may have changed before, or that are read in a way of their own: a schema
    ///   knows nothing of them and of what is inside.
    /// - Returns: `nil` for a condition that has no schema.
    static func schema(of condition: DataValue, changed: Set<String>) -> Schema? {
        guard case .object(let members) = condition else { return nil }
        for (key, keyword) in [("all", "allOf"), ("any", "anyOf")] {
            guard case .array(let conditions)? = members[key] else { continue }
            let schemas = conditions.map { schema(of: $0, changed: changed) }
            let known = schemas.compactMap(\.self)
            return known.count == schemas.count ? [keyword: .array(known.map(DataValue.object))] : nil
        }
        if let inner = members["not"] { return schema(of: inner, changed: changed).map(Schema.not) }
        guard let name = members["attribute"]?.text,
            !changed.covers(name), members["as"] == nil,
            members["format"] == nil, members["compareFormat"] == nil, members["compareAttribute"] == nil,
            members["compareExpression"] == nil
        else { return nil }
        func member(_ schema: Schema, isRequired: Bool) -> Schema {
            .member(name.split(separator: "."), schema, isRequired: isRequired)
        }
        let symbol = members["operator"]?.text ?? "=="
        switch symbol {
        case "empty": return member(.empty, isRequired: false)
        case "notEmpty": return member(Schema().filled, isRequired: true)
        case "in", "notIn":
            guard case .array(let values)? = members["value"] else { return nil }
            let isIn = member(.values(values), isRequired: !values.contains(.null))
            return symbol == "in" ? isIn : .not(isIn)
        case "matches", "notMatches":
            guard let text = members["value"]?.text, let source = PatternSource.source(of: PatternConstraint(text))
            else { return nil }
            let matches = member(["type": "string", "pattern": .string(source)], isRequired: true)
            return symbol == "matches" ? matches : .not(matches)
        default:
            guard let relation = ComparisonOperator(rawValue: symbol), let value = members["value"] else { return nil }
            if relation == .notEqual {
                return .not(member(.values([value]), isRequired: value != .null))
            }
            return ConstraintSchemas.schema(relation, value).map { member($0, isRequired: value != .null) }
        }
    }
}
