import ProvisoCore
import ProvisoPatterns

/// Reads a schema into rules.
struct JSONSchemaReader {
    private let root: DataValue
    let formats: [String: RuleDefinition]
    private(set) var leftovers: [JSONSchemaImport.Leftover] = []
    private(set) var keywords = 0
    private var rules: [DataValue] = []
    private var labels = DataObject()
    private var references: [String] = []
    /// So many keywords are read at most: references to references may come to any number.
    private static let most = 50_000

    init(root: DataValue, registry: RuleRegistry) {
        self.root = root
        formats = SchemaFormats.rules(in: registry)
    }

    /// The document. One without a rule asks for nothing.
    var document: DataValue {
        var document = DataObject()
        if !labels.isEmpty { document["attributes"] = .object(labels) }
        document["rules"] = .array(rules.isEmpty ? [RuleIntrospection.noRule(for: "record")] : rules)
        return .object(document)
    }

    mutating func read() {
        guard case .object(let schema) = root else { return }
        if case .object(let own)? = schema["x-proviso"] {
            if case .array(let kept)? = own["rules"] { rules += kept }
            if case .object(let attributes)? = own["attributes"] { labels = attributes }
        }
        rules += object(schema, at: "", names: true).map(DataValue.object)
    }

    // MARK: Keywords

    mutating func leave(_ pointer: String, _ reason: String) {
        let leftover = JSONSchemaImport.Leftover(pointer: pointer, reason: reason)
        if !leftovers.contains(leftover) { leftovers.append(leftover) }
    }

    static let annotations: Set = [
        "$schema", "$id", "id", "$comment", "$anchor", "$defs", "definitions", "title", "description", "default",
        "examples", "example", "deprecated", "readOnly", "writeOnly", "x-proviso", "x-messages", "$vocabulary",
    ]

    private mutating func count(_ schema: DataObject) {
        keywords += schema.members.count { !Self.annotations.contains($0.key) && !$0.key.hasPrefix("x-") }
    }

    /// The schema with what it refers to, and the place of that; `nil` for one that is not followed.
    private mutating func resolved(_ schema: DataObject, at pointer: String) -> DataObject? {
        guard let reference = schema["$ref"]?.text else { return schema }
        guard keywords < Self.most else {
            leave(pointer + "/$ref", "the schema is too large")
            return nil
        }
        guard reference.hasPrefix("#") else {
            leave(pointer + "/$ref", "`\(reference)` is another document")
            return nil
        }
        guard references.count(where: { $0 == reference }) < 2, references.count < 24 else {
            leave(pointer + "/$ref", "the schema refers to itself")
            return nil
        }
        guard case .object(let target)? = value(at: reference.dropFirst()[...]) else {
            leave(pointer + "/$ref", "there is no `\(reference)`")
            return nil
        }
        var whole = schema
        whole["$ref"] = nil
        if whole.members.contains(where: { !Self.annotations.contains($0.key) }) {
            whole["allOf"] = .array((whole["allOf"].map { Self.elements($0) } ?? []) + [.object(target)])
        } else {
            whole = target
        }
        return whole
    }

    private func value(at pointer: Substring) -> DataValue? {
        pointer.split(separator: "/").reduce(Optional(root)) { value, part in
            let key = String(part).replacing("%25", with: "%").replacing("~1", with: "/").replacing("~0", with: "~")
            if let index = Int(key), case .array? = value { return value?[index] }
            return value?[key]
        }
    }

    static func elements(_ value: DataValue) -> [DataValue] {
        if case .array(let elements) = value { elements } else { [] }
    }

    // MARK: Objects

    /// The rules for the members of an object.
    ///
    /// - Parameter names: Whether the members are attributes of the document, which may have labels.
    mutating func object(
        _ given: DataObject, at pointer: String, names: Bool = false, asksFor outer: Set<String> = []
    ) -> [DataObject] {
        count(given)
        guard let schema = resolved(given, at: pointer) else { return [] }
        let reference = given["$ref"]?.text
        if let reference {
            references.append(reference)
            count(schema)
        }
        defer { if reference != nil { references.removeLast() } }
        var required = outer
        if let list = schema["required"] { required.formUnion(Self.elements(list).compactMap(\.text)) }
        var rules: [DataObject] = []
        var properties = DataObject()
        if case .object(let given)? = schema["properties"] { properties = given }
        for (name, value) in properties.members {
            guard isName(name) else {
                leave("\(pointer)/properties/\(name)", "no attribute can have this name")
                continue
            }
            guard case .object(let property) = value else {
                if value == .bool(false) {
                    rules.append(["attributes": [.string(name)], "type": .string(RuleName.absent)])
                }
                continue
            }
            if names, let title = property["title"]?.text, labels[name] == nil {
                labels[name] = ["label": .string(title)]
            }
            let place = "\(pointer)/properties/\(name)"
            rules += attribute(name, property, isRequired: required.contains(name), at: place)
            required.remove(name)
        }
        for name in required.sorted() where isName(name) && !outer.contains(name) {
            rules.append(["attributes": [.string(name)], "type": .string(RuleName.required), "strict": true])
        }
        for (index, part) in Self.elements(schema["allOf"] ?? []).enumerated() {
            guard case .object(let part) = part else { continue }
            rules += object(part, at: "\(pointer)/allOf/\(index)", names: names)
        }
        rules += conditional(schema, at: pointer)
        for keyword in ["dependentRequired", "dependencies"] {
            guard case .object(let dependencies)? = schema[keyword] else { continue }
            for (name, value) in dependencies.members {
                guard case .array(let others) = value, isName(name) else {
                    leave("\(pointer)/\(keyword)/\(name)", "a schema that depends on a property has no rule")
                    continue
                }
                rules.append([
                    "attributes": .array(others), "type": .string(RuleName.required), "strict": true,
                    "when": Self.isGiven(name),
                ])
            }
        }
        let known: Set = [
            "type", "properties", "required", "allOf", "if", "then", "else", "dependentRequired", "dependencies",
            "$ref",
        ]
        for key in schema.members.map(\.key)
        where !known.contains(key) && !Self.annotations.contains(key) && !key.hasPrefix("x-") {
            leave("\(pointer)/\(key)", "`\(key)` has no rule for an object as a whole")
        }
        return rules
    }

    private func isName(_ name: String) -> Bool {
        !name.isEmpty && !name.contains(".") && !name.hasPrefix("!") && !name.contains(",")
            && name.allSatisfy { !$0.isWhitespace }
    }

    static func isGiven(_ name: String) -> DataValue {
        ["attribute": .string(name), "operator": "!=", "value": nil]
    }

    // MARK: Conditions

    private mutating func conditional(_ schema: DataObject, at pointer: String) -> [DataObject] {
        guard case .object(let test)? = schema["if"] else { return [] }
        guard let condition = SchemaConditions.condition(of: test) else {
            leave(pointer + "/if", "the condition is no comparison of a property")
            return []
        }
        var rules: [DataObject] = []
        for (key, condition) in [("then", condition), ("else", ["not": condition])] {
            guard case .object(let part)? = schema[key] else { continue }
            for var rule in object(part, at: "\(pointer)/\(key)") {
                rule["when"] = rule["when"].map { ["all": [condition, $0]] } ?? condition
                rules.append(rule)
            }
        }
        return rules
    }

    // MARK: One attribute

    private mutating func attribute(
        _ name: String, _ schema: DataObject, isRequired: Bool, at pointer: String
    ) -> [DataObject] {
        var parts = value(schema, at: pointer)
        if isRequired {
            if parts.allowsNull {
                leave(pointer, "a property that must be there and may be null counts as missing where it is null")
            } else if parts.refusesEmpty {
                parts.rules.insert(["type": .string(RuleName.required)], at: 0)
            } else {
                parts.rules.insert(["type": .string(RuleName.required), "strict": true], at: 0)
            }
        }
        return parts.rules.map { rule in
            var whole: DataObject = ["attributes": [.string(name)]]
            for (key, value) in rule.members { whole[key] = value }
            if whole["type"] != .string(RuleName.required), !parts.skipsEmpty, whole["skipOnEmpty"] == nil {
                whole["skipOnEmpty"] = false
                let given = Self.isGiven(name)
                if !isRequired || parts.allowsNull {
                    whole["when"] = whole["when"].map { ["all": [given, $0]] } ?? given
                }
            }
            return whole
        }
    }

    /// What became of the schema of a value.
    struct Parts {
        var rules: [DataObject] = []
        var allowsNull = false
        /// Whether what is empty passes, as in rule documents.
        var skipsEmpty = false
        /// Whether what is empty is refused by a keyword that says just that.
        var refusesEmpty = false
    }

    mutating func value(_ given: DataObject, at pointer: String) -> Parts {
        count(given)
        guard let schema = resolved(given, at: pointer) else { return Parts() }
        let reference = given["$ref"]?.text
        if let reference {
            references.append(reference)
            count(schema)
        }
        defer { if reference != nil { references.removeLast() } }
        var reader = SchemaValueReader(schema: schema, pointer: pointer)
        reader.read(&self)
        return reader.parts
    }
}
