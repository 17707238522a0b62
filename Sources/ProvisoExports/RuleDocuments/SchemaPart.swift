internal import ProvisoCore

/// Parts of a JSON Schema that several others are made of.
enum SchemaPart {
    static let text: DataValue = ["type": "string"]
    static let filledText: DataValue = ["type": "string", "minLength": 1]
    static let texts: DataValue = ["type": ["string", "array"], "items": ["type": "string"]]
    static let filledTexts: DataValue = [
        "type": ["string", "array"], "items": ["type": "string"], "minItems": 1, "pattern": #"[^\s,]"#,
    ]

    /// What is defined under a name.
    static func definition(_ name: String) -> DataValue { ["$ref": .string("#/$defs/" + name)] }

    /// One of some texts.
    static func oneOf(_ words: [String]) -> DataValue { ["enum": .array(words.map(DataValue.string))] }

    /// An object that has some members.
    static func has(_ names: String...) -> DataValue { ["required": .array(names.map(DataValue.string))] }

    /// What a part is for, before what it may be.
    @inline(never)
    static func described(_ help: String, _ part: DataValue, default fallback: DataValue? = nil) -> DataValue {
        var described = DataObject()
        if !help.isEmpty { described["description"] = .string(help) }
        if case .object(let members) = part {
            for (key, value) in members.members { described[key] = value }
        }
        described["default"] = fallback
        return .object(described)
    }

    /// An object with these members and no others.
    static func closed(_ properties: DataObject, required: [String] = []) -> DataObject {
        var part: DataObject = ["type": "object", "properties": .object(properties)]
        if !required.isEmpty { part["required"] = .array(required.map(DataValue.string)) }
        part["additionalProperties"] = false
        return part
    }

    /// The members that some options are.
    static func properties(_ options: [RuleOptions.Description]) -> DataObject {
        options.reduce(into: DataObject()) { properties, option in
            properties[option.name] = option.schema
        }
    }
}
