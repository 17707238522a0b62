import ProvisoCore

/// Several schemas of one value, of which it has to meet one: `any`.
extension SchemaValueReader {
    /// Reads `anyOf` or `oneOf`.
    mutating func readAlternatives(_ key: String, _ choices: [DataValue], _ reader: inout JSONSchemaReader) {
        guard !choices.isEmpty else { return }
        handled.insert(key)
        if key == "oneOf", !Self.areApart(choices) {
            reader.leave("\(pointer)/oneOf", "that no other one of them passes has no rule", .weaker)
        }
        let known = types.sole.map { SchemaTypes.checked($0) } ?? .any
        let read = choices.enumerated().map { index, choice in
            reader.value(choice, at: "\(pointer)/\(key)/\(index)", of: known)
        }
        addAlternatives(read.compactMap(\.self), at: "\(pointer)/\(key)", &reader)
    }

    /// Reads a schema of several types, each with the keywords that are about it.
    mutating func readEachType(_ reader: inout JSONSchemaReader) {
        var read: [SchemaParts] = []
        for type in types.names {
            var part = DataObject.type(type)
            for (key, value) in schema.members where SchemaTypes.is(key, about: type) {
                part[key] = value
                handled.insert(key)
            }
            var value = SchemaValueReader(schema: part, pointer: pointer, types: .any)
            value.read(&reader)
            read.append(value.parts)
        }
        let (allowsNull, namesNull) = (parts.allowsNull, parts.namesNull)
        addAlternatives(read, at: pointer + "/type", &reader)
        (parts.allowsNull, parts.namesNull) = (allowsNull, namesNull)
    }

    private mutating func addAlternatives(
        _ read: [SchemaParts], at pointer: String, _ reader: inout JSONSchemaReader
    ) {
        guard !read.isEmpty else { return reader.leave(pointer, "no rule refuses every value") }
        parts.namesNull = parts.namesNull || read.contains(where: \.namesNull)
        parts.allowsNull = parts.allowsNull && read.contains(where: \.allowsNull)
        // What lets everything pass is no choice.
        if read.contains(where: \.rules.isEmpty) { return }
        add(RuleName.any, ["rules": .array(read.map { Self.list($0.innerRules(in: reader.registry)) })])
    }

    /// The rules of one alternative, which judge what is empty unless they say otherwise; those for elements do if they say so.
    private static func list(_ rules: [DataObject]) -> DataValue {
        let rules = rules.map { rule in
            var rule = rule
            rule["skipOnEmpty"] = rule["skipOnEmpty"] == false ? nil : true
            return DataValue.object(rule)
        }
        return rules.count == 1 ? rules[0] : .array(rules)
    }

    /// Whether no value meets two schemas, as their types tell.
    private static func areApart(_ schemas: [DataValue]) -> Bool {
        var known: Set<String> = []
        for schema in schemas {
            let types = DataObject.types(schema["type"]).map { $0 == "integer" ? "number" : $0 }
            guard !types.isEmpty, Set(types).isDisjoint(with: known) else { return false }
            known.formUnion(types)
        }
        return true
    }
}
