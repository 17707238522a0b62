internal import ProvisoCore

/// The schemas of rules: each with its options, and the forms in which documents write them.
struct RuleSchemas {
    let rules: [RuleDescription]

    private var names: [String] { rules.map { $0.name } }

    /// Every definition, by its name.
    var definitions: DataObject {
        var definitions: DataObject = [
            "attributes": SchemaPart.described(
                "The attributes that the rule is for: a list of names, or one text with commas. A `!` before a name keeps it "
                    + "from mass assignment.",
                [
                    "type": ["string", "array"], "minItems": 1, "items": SchemaPart.filledText,
                    "pattern": #"[^\s,]"#,
                ]),
            "ruleName": .object([
                "description": "The name of a rule.", "enum": .array(names.map(DataValue.string)),
                "enumDescriptions": .array(rules.map { .string($0.summary) }),
            ]),
            "rule": [
                "description":
                    "A rule: { attributes, type, … }, or in short [attributes, type] and perhaps its options.",
                "type": ["object", "array"],
                "if": ["type": "array"], "then": SchemaPart.definition("shortRule"),
                "else": SchemaPart.definition("longRule"),
            ],
            "longRule": .object(longForm),
            "shortRule": .object(shortForm),
            "innerRule": .object(innerForm),
        ]
        for option in RuleDescription.commonOptions { definitions["every.\(option.name)"] = option.schema }
        for rule in rules { definitions["rule.\(rule.name)"] = schema(of: rule) }
        return definitions
    }

    /// A rule with all that it takes, in whichever form it is written.
    private func schema(of rule: RuleDescription) -> DataValue {
        var properties: DataObject = [
            "attributes": SchemaPart.definition("attributes"), "type": ["const": .string(rule.name)],
        ]
        for option in rule.options { properties[option.name] = option.schema }
        for option in RuleDescription.commonOptions where properties[option.name] == nil {
            properties[option.name] = SchemaPart.definition("every.\(option.name)")
        }
        var part: DataObject = ["title": .string(rule.name), "description": .string(rule.summary)]
        for (key, value) in SchemaPart.closed(properties).members { part[key] = value }
        let single = rule.needs.filter { $0.count == 1 }.flatMap { $0 }
        if !single.isEmpty { part["required"] = .array(single.map(DataValue.string)) }
        let choices = rule.needs.filter { $0.count > 1 }.map { names in
            DataValue.object(["anyOf": .array(names.map { SchemaPart.has($0) })])
        }
        if !choices.isEmpty { part["allOf"] = .array(choices) }
        return .object(part)
    }

    private var longForm: DataObject {
        [
            "type": "object",
            "required": ["attributes", "type"],
            "properties": [
                "attributes": SchemaPart.definition("attributes"), "type": SchemaPart.definition("ruleName"),
            ],
            "allOf": .array(
                rules.map { rule in
                    [
                        "if": ["required": ["type"], "properties": ["type": ["const": .string(rule.name)]]],
                        "then": SchemaPart.definition("rule.\(rule.name)"),
                    ]
                }),
        ]
    }

    /// `[attributes, type]`, `[attributes, type, options]`. A rule that cannot do without options has three parts.
    private var shortForm: DataObject {
        [
            "type": "array",
            "minItems": 2,
            "maxItems": 3,
            "prefixItems": [
                SchemaPart.definition("attributes"), SchemaPart.definition("ruleName"),
                ["type": "object", "properties": ["attributes": false, "type": false]],
            ],
            "allOf": .array(
                rules.map { rule in
                    let options = SchemaPart.definition("rule.\(rule.name)")
                    var form: DataObject = ["prefixItems": [true, true, options]]
                    if !rule.needs.isEmpty { form["minItems"] = 3 }
                    return [
                        "if": ["minItems": 2, "prefixItems": [true, ["const": .string(rule.name)]]],
                        "then": .object(form),
                    ]
                }),
        ]
    }

    /// A rule inside of another one has no attributes of its own; one without options may be its name alone.
    private var innerForm: DataObject {
        let withoutNeeds = rules.filter { $0.needs.isEmpty }.map { $0.name }
        return [
            "description": "A rule for what is inside: { type, … }, or its name.",
            "type": ["object", "string"],
            "if": ["type": "string"],
            "then": SchemaPart.oneOf(withoutNeeds),
            "else": [
                "required": ["type"],
                "properties": ["type": SchemaPart.definition("ruleName"), "attributes": false],
                "allOf": .array(
                    rules.map { rule in
                        [
                            "if": ["required": ["type"], "properties": ["type": ["const": .string(rule.name)]]],
                            "then": SchemaPart.definition("rule.\(rule.name)"),
                        ]
                    }),
            ],
        ]
    }
}
