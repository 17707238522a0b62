import ProvisoCore

/// Reads the schema of one value into the rules for it.
struct SchemaValueReader {
    let schema: DataObject
    let pointer: String
    var types: SchemaTypes
    var parts = SchemaParts()
    var handled: Set<String> = []

    init(schema: DataObject, pointer: String, types: SchemaTypes) {
        (self.schema, self.pointer, self.types) = (schema, pointer, types)
    }

    mutating func keyword(_ name: String) -> DataValue? {
        guard let value = schema[name] else { return nil }
        handled.insert(name)
        return value
    }

    mutating func add(_ type: String, _ options: DataObject = [:]) { parts.add(type, options) }

    /// Adds a rule that asks for a type, or that a value of the type is known to meet.
    mutating func addTyped(_ type: String, _ options: DataObject) {
        if options.isEmpty, types.isChecked { return }
        addLimits(type, options)
    }

    /// Adds a rule with two limits, or two rules where no value could meet both of them.
    mutating func addLimits(_ type: String, _ options: DataObject) {
        guard case .number(let least)? = options["min"], case .number(let most)? = options["max"], least > most else {
            return add(type, options)
        }
        var (low, high) = (options, options)
        (low["max"], high["min"]) = (nil, nil)
        add(type, low)
        add(type, high)
    }

    mutating func read(_ reader: inout JSONSchemaReader) {
        readTypes()
        switch types.sole {
        case "string"?: readText(&reader)
        case "number"?, "integer"?: readNumber(isWhole: types.sole == "integer", &reader)
        case "boolean"?: addTyped(RuleName.boolean, types.isChecked ? [:] : ["strict": true])
        case "array"?: readList(&reader)
        case "object"?: readObject(&reader)
        default:
            if let (least, most) = SchemaCounts.limits(types.names, schema["anyOf"]) {
                handled.insert("anyOf")
                addCount(least, most, &reader)
            } else if types.names.count > 1, !types.isChecked {
                readEachType(&reader)
            } else if !types.names.isEmpty {
                reader.leave(pointer + "/type", "there is no type `\(types.names[0])`")
            }
        }
        readValues(&reader)
        readNot(&reader)
        readChoices(&reader)
        readAll(&reader)
        for key in schema.members.map(\.key)
        where !handled.contains(key) && !JSONSchemaReader.isAnnotation(key) && !types.areBesides(key) && key != "$ref" {
            reader.leave(
                "\(pointer)/\(key)",
                types.names.isEmpty ? "without `type` it is about some values alone" : "`\(key)` has no rule")
        }
    }

    /// Reads what types a value can have. Those of a schema around this one hold where it names none itself.
    private mutating func readTypes() {
        var names: [String] = []
        for name in DataObject.types(keyword("type")) where !names.contains(name) { names.append(name) }
        if names.contains("number") { names.removeAll { $0 == "integer" } }
        let isNullable = schema["nullable"] == true && !names.isEmpty
        if schema["nullable"] != nil { handled.insert("nullable") }
        guard !names.isEmpty else {
            guard types.names.isEmpty else { return }
            // What a part says of the type need not be said again.
            let parts = JSONSchemaReader.elements(schema["allOf"] ?? []).map { SchemaTypes(declaredBy: $0) }
            if let known = parts.first(where: { $0.sole != nil }) {
                types = known
            } else if schema["properties"] != nil {
                types = SchemaTypes(names: ["object"], isChecked: false)
            }
            return
        }
        parts.allowsNull = names.contains("null") || isNullable
        parts.namesNull = parts.allowsNull
        names.removeAll { $0 == "null" }
        if names.isEmpty { add(RuleName.oneOf, ["range": [nil]]) }
        // Six types and null are all that there are.
        let all: Set = ["string", "number", "boolean", "array", "object"]
        types = SchemaTypes(names: all.isSubset(of: names) && parts.allowsNull ? [] : names, isChecked: false)
    }

    /// Reads `enum` and `const`.
    private mutating func readValues(_ reader: inout JSONSchemaReader) {
        var lists: [(String, [DataValue])] = []
        if let values = keyword("enum") { lists.append(("enum", JSONSchemaReader.elements(values))) }
        if let value = keyword("const") { lists.append(("const", [value])) }
        for (key, values) in lists {
            guard !values.isEmpty else {
                reader.leave("\(pointer)/\(key)", "a list of no values lets nothing pass")
                continue
            }
            addChoice(of: values)
        }
    }

    /// Adds the rule that a value is one of some.
    mutating func addChoice(of values: [DataValue]) {
        add(RuleName.oneOf, ["range": .array(values)])
        parts.namesNull = parts.namesNull || values.contains(.null)
        parts.allowsNull = parts.allowsNull && values.contains(.null)
    }
}
