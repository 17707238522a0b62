import ProvisoCore

/// Schemas that refuse members by `additionalProperties: false`, as a document does that is `closed`.
extension JSONSchemaReader {
    /// The rules for the members of a record.
    mutating func members(ofRecord schema: DataObject, at pointer: String) -> [DataValue] {
        guard Self.refusesOthers(schema), case .object(let properties)? = schema["properties"] else {
            return object(schema, at: pointer, names: true).map(DataValue.object)
        }
        var rest = schema
        (rest["additionalProperties"], rest["patternProperties"]) = (nil, nil)
        keywords += 1
        let rules = object(rest, at: pointer, names: true).map(DataValue.object)
        // An export says itself what is closed.
        if kept["closed"] == true { return rules }
        let names = properties.members.map(\.key)
        let named = rules.isEmpty ? [] : closedNames(of: rules) ?? []
        let all = rules + names.filter { !named.contains($0) && Self.isName($0) }.map(RuleIntrospection.noRule(for:))
        if closedNames(of: all) == Set(names) {
            kept["closed"] = true
            return all
        }
        leave(
            "\(pointer)/additionalProperties",
            "rules name other members than `properties`, or only parts of one, so the document cannot be `closed`")
        return rules
    }

    private static func refusesOthers(_ schema: DataObject) -> Bool {
        schema["additionalProperties"] == false && schema["patternProperties"].map { $0 == [:] } ?? true
            && schema["$ref"] == nil
    }

    /// The names of the members that a document with these rules lets pass when it is closed; `nil` where it closes more objects than
    /// the record.
    private func closedNames(of rules: [DataValue]) -> Set<String>? {
        let document = try? RuleDocument(["closed": true, "rules": .array(rules)], registry: registry)
        guard let objects = document?.validator(inAny: .default).closedObjects, objects.count == 1 else { return nil }
        return Set(objects[0].members.compactMap { $0 })
    }
}
