import ProvisoCore

/// Schemas of objects, whose members are attributes.
extension JSONSchemaReader {
    /// The rules for the members of an object.
    ///
    /// - Parameters:
    ///   - names: Whether the members are attributes of the document, which may have labels.
    ///   - declared: What other schemas of the object say of its members.
    mutating func object(
        _ given: DataObject, at pointer: String, names: Bool = false, declared: [String: SchemaTypes] = [:]
    ) -> [DataObject] {
        following(given, at: pointer) { reader, schema in
            let rules = reader.members(of: schema, at: pointer, names: names, declared: declared)
            let record = SchemaTypes.checked("object")
            for (key, value) in schema.members where !Self.isAnnotation(key) && !Self.readsInObjects.contains(key) {
                if record.areBesides(key) || Self.asksForNothing(key, value) { continue }
                if key == "type", DataObject.types(value).contains("object") { continue }
                reader.leave(
                    "\(pointer)/\(key)",
                    key == "type" ? "no object has this type" : "`\(key)` has no rule for an object as a whole")
            }
            return rules
        } ?? []
    }

    /// Keywords that ``members(of:at:names:declared:)`` reads.
    static let readsInObjects: Set = [
        "properties", "required", "allOf", "if", "then", "else", "dependentRequired", "dependencies", "$ref",
    ]

    private static func asksForNothing(_ key: String, _ value: DataValue) -> Bool {
        switch key {
        case "additionalProperties", "propertyNames", "unevaluatedProperties": value == true || value == [:]
        case "patternProperties", "dependentSchemas": value == [:]
        case "minProperties": value == 0
        // It is about null, which no object is.
        case "nullable": true
        default: false
        }
    }

    /// The rules for the members of an object, of a schema that is resolved.
    mutating func members(
        of schema: DataObject, at pointer: String, names: Bool = false, declared: [String: SchemaTypes] = [:]
    ) -> [DataObject] {
        var required = requiredNames(of: schema, at: pointer)
        var rules: [DataObject] = []
        var declared = declared
        for (name, given) in Self.properties(of: schema).members {
            let property = Self.withoutOwnRequired(given)
            guard Self.isName(name) else {
                leave("\(pointer)/properties/\(Self.escaped(name))", "no attribute can have this name")
                continue
            }
            if names, let title = property["title"]?.text, labels[name] == nil {
                labels[name] = ["label": .string(title)]
            }
            let place = "\(pointer)/properties/\(Self.escaped(name))"
            rules += attribute(
                name, property, isRequired: required.contains(name), at: place, of: declared[name] ?? .any)
            required.remove(name)
            let types = SchemaTypes(declaredBy: property)
            if types.sole != nil { declared[name] = types }
        }
        for name in required.sorted() {
            guard Self.isName(name) else {
                leave("\(pointer)/required", "no attribute can have the name `\(name)`")
                continue
            }
            rules.append(["attributes": [.string(name)], "type": .string(RuleName.required), "strict": true])
        }
        for (index, part) in Self.elements(schema["allOf"] ?? []).enumerated() {
            let place = "\(pointer)/allOf/\(index)"
            if case .object(let part) = part {
                rules += object(part, at: place, names: names, declared: declared)
            } else if part != true {
                leave(place, "no rule refuses every value")
            }
        }
        rules += conditional(schema, at: pointer, declared)
        rules += dependents(schema, at: pointer)
        return rules
    }

    /// The members that have to be there. In draft-03 each says so of itself.
    private mutating func requiredNames(of schema: DataObject, at pointer: String) -> Set<String> {
        var names = Set(Self.elements(schema["required"] ?? []).compactMap(\.text))
        switch schema["required"] {
        case nil: break
        // A member says it of itself: the object that has it reads that.
        case .bool?: break
        case .array(let elements)? where elements.count == names.count: break
        default: leave("\(pointer)/required", "it is no list of different names")
        }
        for (name, property) in Self.properties(of: schema).members {
            guard case .bool(let isRequired)? = property["required"] else { continue }
            keywords += 1
            if isOfDraft3 {
                if isRequired { names.insert(name) }
            } else {
                leave(
                    "\(pointer)/properties/\(Self.escaped(name))/required",
                    "since draft-04, `required` is a list of names beside `properties`")
            }
        }
        return names
    }

    /// The schema of a member without what the object reads of it.
    private static func withoutOwnRequired(_ schema: DataValue) -> DataValue {
        guard case .object(var object) = schema, case .bool? = object["required"] else { return schema }
        object["required"] = nil
        return .object(object)
    }

    private static func properties(of schema: DataObject) -> DataObject {
        if case .object(let properties)? = schema["properties"] { properties } else { [:] }
    }

    // MARK: One attribute

    private mutating func attribute(
        _ name: String, _ schema: DataValue, isRequired: Bool, at pointer: String, of types: SchemaTypes
    ) -> [DataObject] {
        if let rules = path(name, schema, at: pointer, of: types) {
            return isRequired ? SchemaParts().rules(for: name, isRequired: true) + rules : rules
        }
        guard let parts = value(schema, at: pointer, of: types) else {
            // `absent` lets pass what is empty, which is there all the same.
            var parts = SchemaParts()
            parts.add(RuleName.absent)
            parts.add(RuleName.oneOf, ["range": ["", [], [:]], "not": true])
            return parts.rules(for: name, isRequired: isRequired)
        }
        if isRequired, parts.allowsNull, parts.namesNull {
            leave(
                pointer, "a property that must be there and may be null counts as missing where it is null", .weaker)
        }
        return parts.rules(for: name, isRequired: isRequired)
    }

    /// Rules for the members of a value that need not be an object, such as `address.city`; `nil` where the schema asks for more.
    private mutating func path(
        _ name: String, _ schema: DataValue, at pointer: String, of types: SchemaTypes
    ) -> [DataObject]? {
        guard case .object(let schema) = schema, types.sole == nil, Self.isPlain(name),
            schema.members.allSatisfy({ $0.key == "properties" || Self.isAnnotation($0.key) }),
            case let properties = Self.properties(of: schema), !properties.isEmpty,
            properties.members.allSatisfy({ Self.isPlain($0.key) })
        else { return nil }
        count(schema)
        return properties.members.flatMap { inner, property in
            attribute(
                "\(name).\(inner)", property, isRequired: false, at: "\(pointer)/properties/\(inner)", of: .any)
        }
    }

    /// Whether a name can be a part of a path.
    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty
            && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
                part.first?.isLetter ?? false && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            }
    }

    // MARK: Conditions

    private mutating func conditional(
        _ schema: DataObject, at pointer: String, _ declared: [String: SchemaTypes]
    ) -> [DataObject] {
        guard let test = schema["if"] else { return [] }
        let condition: DataValue?
        switch test {
        case .object(let test):
            condition = SchemaConditions.condition(of: test, declared)
            guard condition != nil else {
                for key in ["if", "then", "else"] where schema[key] != nil {
                    leave("\(pointer)/\(key)", "the condition is no comparison of a property")
                }
                return []
            }
        case .bool: condition = nil
        default: return []
        }
        var rules: [DataObject] = []
        for (key, holds) in [("then", true), ("else", false)] {
            guard let part = schema[key], condition != nil || test == .bool(holds) else { continue }
            guard case .object(let part) = part else {
                if part != true { leave("\(pointer)/\(key)", "no rule refuses every value") }
                continue
            }
            let when = holds ? condition : condition.map { ["not": $0] }
            for var rule in object(part, at: "\(pointer)/\(key)", declared: declared) {
                if let when { rule["when"] = rule["when"].map { ["all": [when, $0]] } ?? when }
                rules.append(rule)
            }
        }
        return rules
    }

    private mutating func dependents(_ schema: DataObject, at pointer: String) -> [DataObject] {
        var rules: [DataObject] = []
        for keyword in ["dependentRequired", "dependencies"] {
            guard case .object(let dependencies)? = schema[keyword] else { continue }
            for (name, value) in dependencies.members where value != true && value != [:] {
                let place = "\(pointer)/\(keyword)/\(Self.escaped(name))"
                guard case .array(let others) = value else {
                    leave(place, "a schema that depends on a property has no rule")
                    continue
                }
                guard ([.string(name)] + others).allSatisfy({ $0.text.map(Self.isName) ?? false }) else {
                    leave(place, "no attribute can have this name")
                    continue
                }
                guard !others.isEmpty else { continue }
                rules.append([
                    "attributes": .array(others), "type": .string(RuleName.required), "strict": true,
                    "when": Self.isGiven(name),
                ])
            }
        }
        return rules
    }
}
