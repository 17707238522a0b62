internal import ProvisoCore

/// The schema of `messages`: texts by code, wording, rule or title, and by language those of a mapping under its tag.
struct MessageSchemas {
    private let keys: [String]
    private let messages: [String: String]

    init(_ registry: RuleRegistry, _ rules: [RuleDescription]) {
        var messages = DocumentParts.messages(registry)
        keys = messages.keys.sorted()
        for rule in rules {
            messages[rule.name] = "The message for whatever `\(rule.name)` finds."
            for code in rule.codes { messages[code.code.rawValue] = code.message }
            for wording in rule.wordings { messages[wording.key] = wording.message }
        }
        self.messages = messages
    }

    var definitions: DataObject {
        var properties = DataObject()
        for key in keys where !key.hasPrefix(Self.title) {
            properties[key] = SchemaPart.described(messages[key] ?? "", SchemaPart.text)
        }
        return [
            "messageKey": SchemaPart.oneOf(keys),
            "messages": [
                "description":
                    "Texts for codes, with places in braces such as {attribute}; those of another language under its tag.",
                "type": "object",
                "properties": .object(properties),
                "patternProperties": ["^title/": SchemaPart.text],
                "propertyNames": [
                    "anyOf": [
                        SchemaPart.definition("messageKey"), ["pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"],
                    ]
                ],
                "additionalProperties": [
                    "type": "object", "propertyNames": SchemaPart.definition("messageKey"),
                    "additionalProperties": SchemaPart.text,
                ],
            ],
        ]
    }

    private static let title = "title/"
}
