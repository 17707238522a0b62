import ProvisoCore

/// A JSON Schema as an object of keywords; without any it takes everything.
typealias Schema = DataObject

extension DataObject {
    static func type(_ name: String) -> Schema { ["type": .string(name)] }
    static func any(_ choices: [Schema]) -> Schema {
        // What takes everything is no choice.
        if choices.contains(where: \.isEmpty) { return [:] }
        return ["anyOf": .array(choices.flatMap { $0.choices ?? [.object($0)] })]
    }
    /// The choices of a schema that is nothing else.
    private var choices: [DataValue]? {
        if members.count == 1, case .array(let choices)? = self["anyOf"] { choices } else { nil }
    }
    static func not(_ schema: Schema) -> Schema { ["not": .object(schema)] }
    static func values(_ values: [DataValue]) -> Schema {
        values.count == 1 ? ["const": values[0]] : ["enum": .array(values)]
    }

    /// What is empty: no value, and texts, lists and objects without anything inside.
    static let empty: Schema = ["enum": [nil, "", [], [:]]]

    /// A schema for one member of an object.
    static func member(_ path: some Sequence<Substring>, _ schema: Schema, isRequired: Bool) -> Schema {
        var names = Array(path)
        guard let last = names.popLast() else { return schema }
        var result: Schema = schema.isEmpty ? [:] : ["properties": [String(last): .object(schema)]]
        if isRequired { result["required"] = [.string(String(last))] }
        guard !names.isEmpty else { return result }
        if isRequired { result["type"] = "object" }
        return member(names, result, isRequired: isRequired)
    }

    /// What meets all schemas.
    static func all(_ schemas: [Schema]) -> Schema { schemas.reduce(into: [:]) { $0.join($1) } }

    /// Adds the keywords of another schema. What cannot stand side by side goes into `allOf`.
    mutating func join(_ other: Schema) {
        var rest = Schema()
        // What is said of all other members is about those that stand beside it.
        let areMembersApart =
            self["properties"] != nil && other["additionalProperties"] != nil
            || self["additionalProperties"] != nil && other["properties"] != nil
        for (key, value) in other.members {
            if areMembersApart, key == "properties" || key == "additionalProperties" {
                rest[key] = value
                continue
            }
            guard let mine = self[key], mine != value else {
                self[key] = value
                continue
            }
            if let joined = Self.joined(key, mine, value) { self[key] = joined } else { rest[key] = value }
        }
        guard !rest.isEmpty else { return }
        var more: [DataValue] = if case .array(let elements)? = self["allOf"] { elements } else { [] }
        if !more.contains(.object(rest)) { more.append(.object(rest)) }
        self["allOf"] = .array(more)
    }

    private static func joined(_ key: String, _ mine: DataValue, _ other: DataValue) -> DataValue? {
        switch (key, mine, other) {
        case ("type", _, _):
            let (mine, other) = (types(mine), types(other))
            let common =
                mine.filter { other.contains($0) || $0 == "integer" && other.contains("number") }
                + (other.contains("integer") && mine.contains("number") && !mine.contains("integer") ? ["integer"] : [])
            if common.isEmpty { return nil }
            return common.count == 1 ? .string(common[0]) : .array(common.map(DataValue.string))
        case ("minimum", .number(let a), .number(let b)), ("exclusiveMinimum", .number(let a), .number(let b)),
            ("minLength", .number(let a), .number(let b)), ("minItems", .number(let a), .number(let b)),
            ("minProperties", .number(let a), .number(let b)):
            return .number(max(a, b))
        case ("maximum", .number(let a), .number(let b)), ("exclusiveMaximum", .number(let a), .number(let b)),
            ("maxLength", .number(let a), .number(let b)), ("maxItems", .number(let a), .number(let b)),
            ("maxProperties", .number(let a), .number(let b)):
            return .number(min(a, b))
        case ("required", .array(let a), .array(let b)): return .array(a + b.filter { !a.contains($0) })
        case ("allOf", .array(let a), .array(let b)): return .array(a + b.filter { !a.contains($0) })
        case ("properties", .object(var a), .object(let b)):
            for (name, value) in b.members {
                guard case .object(var schema)? = a[name], case .object(let more) = value else {
                    a[name] = a[name] ?? value
                    continue
                }
                schema.join(more)
                a[name] = .object(schema)
            }
            return .object(a)
        case ("items", .object(var a), .object(let b)), ("additionalProperties", .object(var a), .object(let b)),
            ("propertyNames", .object(var a), .object(let b)):
            a.join(b)
            return .object(a)
        default: return nil
        }
    }

    /// The types that the keyword names.
    static func types(_ value: DataValue?) -> [String] {
        switch value {
        case .string(let name)?: [name]
        case .array(let names)?: names.compactMap(\.text)
        default: []
        }
    }

    /// The one type that it takes; `nil` for several, or any.
    var soleType: String? {
        let types = Self.types(self["type"])
        return types.count == 1 ? types[0] : nil
    }

    /// The schema without what is empty.
    var filled: Schema {
        func least(_ key: String) -> Schema { .all([self, [key: 1]]) }
        switch soleType {
        case "string"?: return least("minLength")
        case "array"?: return least("minItems")
        case "object"?: return least("minProperties")
        case "number"?, "integer"?, "boolean"?: return self
        default: return .all([self, .not(.empty)])
        }
    }
}
