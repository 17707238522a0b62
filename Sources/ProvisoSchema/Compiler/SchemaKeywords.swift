internal import ProvisoCore

/// The keywords of one schema, as far as its dialect has them.
struct SchemaKeywords {
    let node: DocumentNode
    let place: SchemaRegistry.Place
    let resource: Int
    let reading: SchemaReading

    var dialect: SchemaDialect { reading.dialect }

    /// Whether the keywords of a vocabulary count.
    func has(_ vocabulary: Vocabularies) -> Bool { reading.vocabularies.contains(vocabulary) }

    /// The value of a keyword.
    subscript(_ keyword: String) -> DocumentNode? { node.member(keyword) }

    /// The elements of a keyword that is a list.
    func list(_ keyword: String) -> [DocumentNode]? {
        if case .sequence(let elements)? = node.member(keyword)?.content { elements } else { nil }
    }

    /// The members of a keyword that is an object, each name once.
    func map(_ keyword: String) -> [(name: String, value: DocumentNode)]? {
        guard case .mapping(let members)? = node.member(keyword)?.content else { return nil }
        var positions: [[UInt8]: Int] = [:]
        var result: [(name: String, value: DocumentNode)] = []
        for (key, value) in members {
            let name = key.name
            // Not `String`, for which names that differ in normalization alone are equal.
            if let position = positions.updateValue(result.count, forKey: Array(name.utf8)) {
                positions[Array(name.utf8)] = position
                result[position].value = value
            } else {
                result.append((name, value))
            }
        }
        return result
    }

    func number(_ keyword: String) -> ExactNumber? {
        if case .number(let number)? = node.member(keyword)?.scalar { number } else { nil }
    }

    /// A count, which `2.0` is too. One beyond all counts is as good as the largest.
    func count(_ keyword: String) -> Int? {
        guard let number = number(keyword), number.isIntegral else { return nil }
        return number.integer ?? (number > 0 ? Int.max : nil)
    }

    func flag(_ keyword: String) -> Bool? {
        if case .bool(let flag)? = node.member(keyword)?.scalar { flag } else { nil }
    }

    /// The texts of a keyword that is a list of them.
    func texts(_ keyword: String) -> [String]? { list(keyword)?.compactMap(\.text) }

    /// The part that a pointer from the schema leads to.
    func part(_ path: String) -> DocumentNode? {
        JSONPointer(path)?.components.reduce(node as DocumentNode?) { node, component in
            node.flatMap { SchemaRegistry.part(component, of: $0) }
        }
    }

    // MARK: Annotations

    private static let descriptions = [
        "title", "description", "default", "deprecated", "readOnly", "writeOnly", "examples",
    ]
    /// What describes texts alone.
    static let contents = ["contentEncoding", "contentMediaType", "contentSchema"]

    /// What the schema says of values without judging them. From 2019 on keywords that are not known are among them.
    ///
    /// A schema for content means nothing where no media type says how to read it.
    var annotations: [(keyword: String, value: DataValue)] {
        guard case .mapping(let members) = node.content else { return [] }
        return members.compactMap { key, value in
            let name = key.name
            let counts =
                if Self.descriptions.contains(name) {
                    has(.metaData)
                } else if Self.contents.contains(name) {
                    has(.content) && (name != "contentSchema" || self["contentMediaType"] != nil)
                } else if name == "format" {
                    has(.format)
                } else {
                    dialect >= .v2019 && !KnownKeywords.isKnown(name)
                }
            return counts ? (name, value.value) : nil
        }
    }

    private func isKnown(_ name: String) -> Bool {
        if has(.openAPI30) { return OpenAPIKeywords.v30.contains(name) }
        return KnownKeywords.isKnown(name) || name.hasPrefix("$")
            || has(.openAPI) && OpenAPIKeywords.added.contains(name)
    }

    /// Keywords that no dialect has, but for those that begin with `x-` or `$`.
    var unknown: [(name: String, node: DocumentNode)] {
        guard case .mapping(let members) = node.content else { return [] }
        return members.compactMap { key, _ in
            let name = key.name
            return isKnown(name) || name.hasPrefix("x-") ? nil : (name, key)
        }
    }
}

/// The keywords of all dialects.
enum KnownKeywords {
    static let all: Set<String> = [
        "$anchor", "$comment", "$defs", "$dynamicAnchor", "$dynamicRef", "$id", "$recursiveAnchor", "$recursiveRef",
        "$ref",
        "$schema", "$vocabulary", "additionalItems", "additionalProperties", "allOf", "anyOf", "const", "contains",
        "contentEncoding", "contentMediaType", "contentSchema", "default", "definitions", "dependencies",
        "dependentRequired", "dependentSchemas", "deprecated", "description", "disallow", "divisibleBy", "else", "enum",
        "examples", "exclusiveMaximum", "exclusiveMinimum", "extends", "format", "id", "if", "items", "maxContains",
        "maxItems", "maxLength", "maxProperties", "maximum", "minContains", "minItems", "minLength", "minProperties",
        "minimum", "multipleOf", "not", "oneOf", "pattern", "patternProperties", "prefixItems", "properties",
        "propertyNames", "readOnly", "required", "then", "title", "type", "unevaluatedItems", "unevaluatedProperties",
        "uniqueItems", "writeOnly",
    ]

    /// Those that a value can fail: the code of a violation is `schema.` and one of them.
    static let failing = [
        "additionalItems", "additionalProperties", "anyOf", "const", "contains", "contentEncoding", "contentMediaType",
        "dependencies", "dependentRequired", "disallow", "divisibleBy", "enum", "exclusiveMaximum", "exclusiveMinimum",
        "false", "format", "items", "maxContains", "maxItems", "maxLength", "maxProperties", "maximum", "minContains",
        "minItems", "minLength", "minProperties", "minimum", "multipleOf", "not", "oneOf", "pattern",
        "patternProperties", "prefixItems", "properties", "propertyNames", "required", "type", "unevaluatedItems",
        "unevaluatedProperties", "uniqueItems",
    ]

    static func isKnown(_ name: String) -> Bool { all.contains(name) }
}
