import ProvisoCore
import ProvisoPatterns

/// Reads the schema of one value into the rules for it.
struct SchemaValueReader {
    let schema: DataObject
    let pointer: String
    var parts = JSONSchemaReader.Parts()
    var handled: Set<String> = []

    init(schema: DataObject, pointer: String) { (self.schema, self.pointer) = (schema, pointer) }

    mutating func keyword(_ name: String) -> DataValue? {
        guard let value = schema[name] else { return nil }
        handled.insert(name)
        return value
    }

    mutating func add(_ type: String, _ options: DataObject = [:]) {
        var rule: DataObject = ["type": .string(type)]
        for (key, value) in options.members { rule[key] = value }
        parts.rules.append(rule)
    }

    /// Adds a rule with two limits, or two rules where no value could meet both of them.
    private mutating func addLimits(_ type: String, _ options: DataObject) {
        guard case .number(let least)? = options["min"], case .number(let most)? = options["max"], least > most else {
            return add(type, options)
        }
        var (low, high) = (options, options)
        (low["max"], high["min"]) = (nil, nil)
        add(type, low)
        add(type, high)
    }

    mutating func read(_ reader: inout JSONSchemaReader) {
        var types = DataObject.types(keyword("type"))
        if schema["nullable"] == true { handled.insert("nullable") }
        parts.allowsNull = types.contains("null") || schema["nullable"] == true
        types.removeAll { $0 == "null" }
        if types.isEmpty, schema["properties"] != nil { types = ["object"] }
        switch types.count == 1 ? types[0] : "" {
        case "string": readText(&reader)
        case "number", "integer": readNumber(isWhole: types[0] == "integer")
        case "boolean": add(RuleName.boolean, ["strict": true])
        case "array": readList(&reader)
        case "object": readObject(&reader)
        default:
            if let (least, most) = SchemaCounts.limits(types, schema["anyOf"]) {
                handled.insert("anyOf")
                addCount(least, most)
            } else if types.count > 1 {
                reader.leave(pointer + "/type", "a rule asks for one type")
            }
        }
        if let values = keyword("enum") {
            add(RuleName.oneOf, ["range": values])
            if JSONSchemaReader.elements(values).contains(.null), types.isEmpty { parts.allowsNull = true }
        }
        if let value = keyword("const") { add(RuleName.oneOf, ["range": [value]]) }
        readNot(&reader)
        readChoices(&reader)
        readAll(types, &reader)
        for key in schema.members.map(\.key)
        where !handled.contains(key) && !JSONSchemaReader.annotations.contains(key) && !key.hasPrefix("x-")
            && key != "$ref"
        {
            reader.leave(
                "\(pointer)/\(key)",
                types.isEmpty ? "without `type` it is about some values alone" : "`\(key)` has no rule")
        }
    }

    // MARK: Types

    private mutating func readText(_ reader: inout JSONSchemaReader) {
        var options = DataObject()
        if let least = keyword("minLength") {
            options["min"] = least
            if case .number(let number) = least, number > 0 { parts.refusesEmpty = true }
        }
        if let most = keyword("maxLength") { options["max"] = most }
        if !options.isEmpty { options["unit"] = "unicodeScalars" }
        addLimits(RuleName.string, options)
        if let pattern = keyword("pattern")?.text {
            do throws(PatternError) {
                _ = try Pattern(pattern)
                add(RuleName.match, ["pattern": .string(pattern)])
            } catch {
                reader.leave(pointer + "/pattern", "\(error.message)")
            }
        }
        if let format = keyword("format")?.text {
            if let rule = reader.formats[format] {
                add(rule.type, rule.options)
            } else {
                reader.leave(pointer + "/format", "there is no rule for the format `\(format)`")
            }
        }
    }

    private mutating func readNumber(isWhole: Bool) {
        var options = DataObject()
        var bounds: [(String, DataValue)] = []
        for (key, exclusive, option, symbol) in [
            ("minimum", "exclusiveMinimum", "min", ">"), ("maximum", "exclusiveMaximum", "max", "<"),
        ] {
            let limit = keyword(key)
            // Draft-04 has a flag.
            switch keyword(exclusive) {
            case .number(let number)?:
                bounds.append((symbol, .number(number)))
                if let limit { options[option] = limit }
            case .bool(true)?: if let limit { bounds.append((symbol, limit)) }
            default: if let limit { options[option] = limit }
            }
        }
        if isWhole { options["integerOnly"] = true }
        addLimits(RuleName.number, options)
        for (symbol, limit) in bounds { add(RuleName.compare, ["operator": .string(symbol), "compareValue": limit]) }
        if let step = keyword("multipleOf") { add(RuleName.multipleOf, ["value": step]) }
        // What is said of the size in bits is no more than a hint.
        _ = keyword("format")
    }

    private mutating func readList(_ reader: inout JSONSchemaReader) {
        var inner: [DataValue] = []
        if case .object(let items)? = keyword("items") {
            let part = reader.value(items, at: pointer + "/items")
            inner = part.rules.map { rule in
                var rule = rule
                if !part.skipsEmpty, !part.allowsNull { rule["skipOnEmpty"] = false }
                return .object(rule)
            }
        }
        add(RuleName.each, ["rules": .array(inner.isEmpty ? [["type": .string(RuleName.safe)]] : inner)])
        addCount(keyword("minItems"), keyword("maxItems"))
        if keyword("uniqueItems") == true { add(RuleName.uniqueElements, [:]) }
        if case .object(let part)? = schema["contains"], part.count == 1, let value = part["const"] {
            handled.insert("contains")
            add(RuleName.contains, ["value": value])
        }
    }

    private mutating func readObject(_ reader: inout JSONSchemaReader) {
        var inside = DataObject()
        for key in ["properties", "required", "if", "then", "else", "dependentRequired", "dependencies"] {
            if let value = keyword(key) { inside[key] = value }
        }
        let rules = inside.isEmpty ? [] : reader.object(inside, at: pointer)
        if rules.isEmpty {
            add(RuleName.values, ["rule": ["type": .string(RuleName.safe)]])
        } else {
            add(RuleName.nested, ["rules": .array(rules.map(DataValue.object))])
        }
        addCount(keyword("minProperties"), keyword("maxProperties"))
        if schema["additionalProperties"] == true { handled.insert("additionalProperties") }
        if schema["additionalProperties"] == false, schema["patternProperties"] == nil,
            case .object(let properties)? = schema["properties"], !properties.isEmpty
        {
            handled.insert("additionalProperties")
            add(
                RuleName.keys,
                [
                    "rule": [
                        "type": .string(RuleName.oneOf), "range": .array(properties.members.map { .string($0.key) }),
                    ]
                ])
        }
        for (key, rule) in [("additionalProperties", RuleName.values), ("propertyNames", RuleName.keys)] {
            guard case .object(let part)? = schema[key], key == "propertyNames" || schema["properties"] == nil,
                schema["patternProperties"] == nil
            else { continue }
            handled.insert(key)
            let inner = reader.value(part, at: "\(pointer)/\(key)")
            if !inner.rules.isEmpty { add(rule, ["rules": .array(inner.rules.map(DataValue.object))]) }
        }
    }

    /// Adds the limits of a number of elements or members.
    private mutating func addCount(_ least: DataValue?, _ most: DataValue?) {
        var options = DataObject()
        if case .number(let number)? = least, number > 0 {
            options["min"] = least
            parts.refusesEmpty = true
        }
        options["max"] = most
        if !options.isEmpty { addLimits(RuleName.count, options) }
    }
}
