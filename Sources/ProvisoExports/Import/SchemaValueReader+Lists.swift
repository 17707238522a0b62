import ProvisoCore

/// Lists and objects.
extension SchemaValueReader {
    mutating func readList(_ reader: inout JSONSchemaReader) {
        var inner: [DataObject] = []
        var hasElements = true
        let hasFirst = schema["prefixItems"].map { $0 != [] } ?? false
        // Behind first items it is about the others alone.
        if let items = schema["items"], !hasFirst {
            switch items {
            case .object(let items):
                handled.insert("items")
                inner = reader.value(items, at: pointer + "/items").innerRules(in: reader.registry)
            case .bool(let isAllowed):
                handled.insert("items")
                hasElements = isAllowed
            default: break
            }
        }
        if !inner.isEmpty || !types.isChecked {
            let rules = inner.isEmpty ? [["type": .string(RuleName.safe)]] : inner.map(DataValue.object)
            add(RuleName.each, ["rules": .array(rules)])
        }
        // Without a list of first items it is about nothing.
        if case .array? = schema["items"] {} else { handled.insert("additionalItems") }
        addCount(limit("minItems", &reader), limit("maxItems", &reader), &reader)
        if !hasElements { addCount(nil, 0, &reader) }
        if keyword("uniqueItems") == true { add(RuleName.uniqueElements, [:]) }
        guard let contained = schema["contains"] else {
            handled.formUnion(["minContains", "maxContains"])
            return
        }
        if schema["minContains"] == nil, schema["maxContains"] == nil, case .object(let part) = contained,
            part.count == 1, let value = part["const"], value != ""
        {
            handled.insert("contains")
            add(RuleName.contains, ["value": value])
        }
    }

    mutating func readObject(_ reader: inout JSONSchemaReader) {
        var inside = DataObject()
        for key in ["properties", "required", "if", "then", "else", "dependentRequired", "dependencies"] {
            if let value = keyword(key) { inside[key] = value }
        }
        if schema["type"] == nil, !types.isChecked {
            reader.leave(
                pointer + "/properties", "without `type` other values than objects pass too, which the rules refuse",
                .stricter)
        }
        let rules = inside.isEmpty ? [] : reader.members(of: inside, at: pointer)
        if !rules.isEmpty {
            add(RuleName.nested, ["rules": .array(rules.map(DataValue.object))])
        }
        let start = parts.rules.count
        addCount(limit("minProperties", &reader), limit("maxProperties", &reader), &reader)
        readNames(&reader)
        readOthers(&reader)
        let asksForObject = [RuleName.values, RuleName.keys].contains { name in
            parts.rules[start...].contains { $0["type"] == .string(name) }
        }
        if rules.isEmpty, !types.isChecked, !asksForObject {
            let rule: DataObject = ["type": .string(RuleName.values), "rule": ["type": .string(RuleName.safe)]]
            parts.rules.insert(rule, at: start)
        }
    }

    private mutating func readNames(_ reader: inout JSONSchemaReader) {
        guard let names = keyword("propertyNames") else { return }
        let place = pointer + "/propertyNames"
        // A name has no type in the eyes of rules, and would pass as a number.
        let declared = DataObject.types(names["type"])
        guard declared.isEmpty || declared.contains("string") else {
            return reader.leave(place + "/type", "names are texts")
        }
        var schema = names
        if case .object(var object) = names {
            object["type"] = nil
            schema = .object(object)
        }
        guard let part = reader.value(schema, at: place, of: .checked("string")) else {
            return addCount(nil, 0, &reader)
        }
        addInner(RuleName.keys, part, reader.registry)
    }

    /// Reads what is asked of members that `properties` does not name.
    private mutating func readOthers(_ reader: inout JSONSchemaReader) {
        guard let others = schema["additionalProperties"] else { return }
        if schema["patternProperties"] == [:] { handled.insert("patternProperties") }
        if others == true || others == [:] {
            handled.insert("additionalProperties")
            return
        }
        guard schema["patternProperties"].map({ $0 == [:] }) ?? true else { return }
        var names: [DataValue] = []
        if case .object(let properties)? = schema["properties"] { names = properties.members.map { .string($0.key) } }
        if others == false {
            handled.insert("additionalProperties")
            if names.isEmpty { return addCount(nil, 0, &reader) }
            // Rules skip what is empty, and a member may have no name.
            let name: DataObject = ["type": .string(RuleName.oneOf), "range": .array(names), "skipOnEmpty": false]
            add(RuleName.keys, ["rule": .object(name)])
        } else if names.isEmpty, let part = reader.value(others, at: pointer + "/additionalProperties") {
            handled.insert("additionalProperties")
            addInner(RuleName.values, part, reader.registry)
        }
    }

    private mutating func addInner(_ type: String, _ part: SchemaParts, _ registry: RuleRegistry) {
        let rules = part.innerRules(in: registry)
        if !rules.isEmpty { add(type, ["rules": .array(rules.map(DataValue.object))]) }
    }

    /// Adds the limits of a number of elements or members.
    mutating func addCount(_ least: DataValue?, _ most: DataValue?, _ reader: inout JSONSchemaReader) {
        var options = DataObject()
        if case .number(let number)? = least, number > 0 {
            options["min"] = least
            parts.refusesEmpty = true
        }
        options["max"] = most
        if !options.isEmpty { addLimits(RuleName.count, options) }
    }
}
