internal import ProvisoCore

/// The schema of whole documents.
struct RuleDocumentSchema {
    private let registry: RuleRegistry
    private let rules: [RuleDescription]

    init(_ registry: RuleRegistry) {
        self.registry = registry
        rules = registry.descriptions
    }

    func schema(id: String, title: String) -> DataValue {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$id": .string(id),
            "title": .string(title),
            "description": "A rule document of Proviso: what records have to be, as YAML or JSON.",
            "type": ["object", "array"],
            "if": ["type": "array"],
            "then": ["minItems": 1, "items": SchemaPart.definition("rule")],
            "else": SchemaPart.definition("document"),
            "$defs": .object(definitions),
        ]
    }

    private var definitions: DataObject {
        var definitions: DataObject = [
            "document": .object(document),
            "part": .object(part),
            "attribute": .object(SchemaPart.closed(attributeProperties)),
            "translation": .object(translation),
            "column": Self.column,
            "table": .object(Self.table),
            "records": .object(Self.records),
            "columns": .object(SchemaPart.closed(SchemaPart.properties(DocumentParts.columns))),
            "condition": ConditionSchema.schema,
        ]
        let messages = MessageSchemas(registry, rules)
        for (key, value) in messages.definitions.members { definitions[key] = value }
        for (key, value) in RuleSchemas(rules: rules).definitions.members { definitions[key] = value }
        return definitions
    }

    /// Rules may come from documents that are included, and stand with the files that they are for.
    private var document: DataObject {
        var document = SchemaPart.closed(documentProperties)
        document["if"] = [
            "not": ["anyOf": .array(["include", "files", "records", "columns"].map { SchemaPart.has($0) })]
        ]
        document["then"] = ["required": ["rules"], "properties": ["rules": ["minItems": 1]]]
        return document
    }

    private var part: DataObject {
        var properties: DataObject = [
            "pattern": SchemaPart.described(
                "The names of the files, with * for any part of one and ** for any folders: \"orders*.csv\".",
                SchemaPart.filledText)
        ]
        for (key, value) in documentProperties.members where key != "files" { properties[key] = value }
        return SchemaPart.closed(properties, required: ["pattern"])
    }

    private var documentProperties: DataObject {
        var properties: DataObject = [
            "proviso": [
                "description": "The version of the format.",
                "const": .number(ExactNumber(DocumentParts.version)),
            ],
            "include": SchemaPart.described(
                "Documents whose rules come before these: names of files beside this one.",
                [
                    "type": ["string", "array"], "minLength": 1, "minItems": 1, "items": SchemaPart.filledText,
                ]),
            "attributes": [
                "description": "What attributes are called, and how their values are read.", "type": "object",
                "additionalProperties": [
                    "type": ["string", "object"], "if": ["type": "object"], "then": SchemaPart.definition("attribute"),
                ],
            ],
            "scenarios": [
                "description":
                    "Scenarios and the attributes that are active there: a list of names, or one text with commas.",
                "type": "object", "additionalProperties": SchemaPart.texts,
            ],
            "messages": SchemaPart.definition("messages"),
            "where": SchemaPart.described(
                "The records that rules are for; others are left out.", SchemaPart.definition("condition")),
            "records": SchemaPart.definition("records"),
            "columns": SchemaPart.described(
                "What is asked of the columns of a CSV file.", SchemaPart.definition("columns")),
        ]
        for (key, value) in SchemaPart.properties(DocumentParts.closed).members { properties[key] = value }
        for (key, value) in Self.readingProperties.members { properties[key] = value }
        properties["files"] = [
            "description": "What is asked of files by their names; the first pattern that a name matches holds.",
            "type": "array", "minItems": 1, "items": SchemaPart.definition("part"),
        ]
        properties["rules"] = [
            "description": "The rules, in their order.", "type": "array", "items": SchemaPart.definition("rule"),
        ]
        return properties
    }

    private var attributeProperties: DataObject {
        var properties = SchemaPart.properties(DocumentParts.words)
        for (key, value) in Self.readingProperties.members { properties[key] = value }
        return properties
    }

    private var translation: DataObject {
        let words = SchemaPart.properties(DocumentParts.translation)
        return [
            "type": ["string", "object"], "if": ["type": "object"],
            "then": .object(SchemaPart.closed(words, required: ["label"])),
        ]
    }

    private static var readingProperties: DataObject { SchemaPart.properties(DocumentParts.readings) }

    private static let column: DataValue = [
        "description": "The name of a column, or { pattern: … } for those whose whole names match.",
        "type": ["string", "object"], "minLength": 1,
        "properties": ["pattern": SchemaPart.text], "required": ["pattern"], "additionalProperties": false,
    ]

    /// `[1, 1000]`, where `null` is no limit, or `{ min, max }`.
    private static var records: DataObject {
        [
            "description": "How many records there are: [least, most], or { min, max }.",
            "type": ["array", "object"], "minItems": 2, "maxItems": 2,
            "items": ["type": ["integer", "null"], "minimum": 0],
            "properties": .object(SchemaPart.properties(DocumentParts.records)), "additionalProperties": false,
        ]
    }

    /// `countries.csv`, or `{ path: countries.csv, … }`.
    private static var table: DataObject {
        var table = SchemaPart.closed(SchemaPart.properties(DocumentParts.table), required: ["path"])
        table["description"] = "A file of records: its name, beside the document, or how it is read too."
        table["type"] = ["string", "object"]
        table["minLength"] = 1
        return table
    }
}
