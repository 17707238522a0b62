public import ProvisoCore

extension RuleOptionKind {
    /// The values that the option takes, as JSON Schema says it.
    var schema: DataValue {
        switch self {
        case .flag: ["type": "boolean"]
        case .text, .pattern: SchemaPart.text
        case .filter(let words), .word(let words): SchemaPart.oneOf(words)
        case .number: ["type": "number"]
        case .wholeNumber(let range): Self.wholeNumber(range)
        case .numbers(let numbers): ["enum": .array(numbers.map { .number(ExactNumber($0)) })]
        case .words(let words): Self.list(of: words)
        case .value: [:]
        case .values: ["type": "array"]
        case .valuesOrColumn:
            [
                "type": ["array", "object"], "minItems": 1,
                "properties": ["file": SchemaPart.definition("table"), "column": SchemaPart.filledText],
                "required": ["file", "column"], "additionalProperties": false,
            ]
        case .texts: SchemaPart.texts
        case .scenarios: SchemaPart.filledTexts
        case .attribute, .expression: SchemaPart.filledText
        case .moment: ["type": "string", "pattern": .string(Self.date)]
        case .moments:
            [
                "type": "array", "minItems": 2, "maxItems": 2,
                "items": ["type": "string", "pattern": .string(Self.date)],
            ]
        case .scheme: ["type": "string", "pattern": .string("^" + Self.scheme + "$")]
        case .schemes: Self.list(ofEach: Self.scheme)
        case .time: ["type": "string", "pattern": "^[0-9]{2}:[0-9]{2}"]
        case .lengths:
            [
                "type": ["integer", "array"], "minimum": 0, "minItems": 1, "maxItems": 2,
                "items": ["type": "integer", "minimum": 0],
            ]
        case .versions:
            [
                "anyOf": [
                    .object(["enum": .array(Self.versionNames)]),
                    ["type": "array", "minItems": 1, "items": ["enum": .array(Self.versionNames)]],
                ]
            ]
        case .condition: SchemaPart.definition("condition")
        case .share: ["type": "string", "pattern": #"^[0-9]{1,3}(\.[0-9]{1,9})? ?%$"#]
        case .innerRule: SchemaPart.definition("innerRule")
        case .innerRules: ["type": "array", "items": SchemaPart.definition("innerRule")]
        case .alternatives:
            [
                "type": "array", "minItems": 1,
                "items": [
                    "if": ["type": "array"],
                    "then": ["minItems": 1, "items": SchemaPart.definition("innerRule")],
                    "else": SchemaPart.definition("innerRule"),
                ],
            ]
        case .rules: ["type": "array", "minItems": 1, "items": SchemaPart.definition("rule")]
        case .markers: ["type": ["string", "number", "array"], "items": ["type": ["string", "number"]]]
        case .table: SchemaPart.definition("table")
        case .columns: ["type": ["string", "array"], "items": SchemaPart.definition("column")]
        case .column:
            [
                "if": ["type": "array"],
                "then": ["minItems": 1, "items": SchemaPart.definition("column")],
                "else": SchemaPart.definition("column"),
            ]
        case .translations: ["type": "object", "additionalProperties": SchemaPart.definition("translation")]
        }
    }

    /// RFC 3986, section 3.1.
    private static let scheme = #"[A-Za-z][A-Za-z0-9+.\-]*"#
    private static let date = "^[0-9]{4}-[0-9]{2}-[0-9]{2}"
    private static let versionNames: [DataValue] = (1...8).map { .number(ExactNumber($0)) } + ["nil", "max"]

    private static func wholeNumber(_ range: ClosedRange<Int>) -> DataValue {
        var part: DataObject = ["type": "integer"]
        if range.lowerBound > .min { part["minimum"] = .number(ExactNumber(range.lowerBound)) }
        if range.upperBound < .max { part["maximum"] = .number(ExactNumber(range.upperBound)) }
        return .object(part)
    }

    /// One word, a list of them, or one text in which commas stand between them.
    private static func list(of words: [String]) -> DataValue {
        [
            "anyOf": [
                SchemaPart.oneOf(words), ["type": "array", "minItems": 1, "items": SchemaPart.oneOf(words)],
                withCommas("(" + words.joined(separator: "|") + ")"),
            ]
        ]
    }

    /// A list of texts that match a pattern, or one text in which commas stand between them.
    private static func list(ofEach pattern: String) -> DataValue {
        let element: DataValue = ["type": "string", "pattern": .string("^" + pattern + "$")]
        return ["anyOf": [["type": "array", "minItems": 1, "items": element], withCommas("(" + pattern + ")")]]
    }

    private static func withCommas(_ word: String) -> DataValue {
        ["type": "string", "pattern": .string(#"^[\s,]*"# + word + #"(\s*,[\s,]*"# + word + #")*[\s,]*$"#)]
    }
}

extension RuleOptions.Description {
    /// What the option takes and what it is for, as a part of a JSON Schema.
    public var schema: DataValue {
        // What it is compared with by default depends on the attribute.
        SchemaPart.described(help, kind.schema, default: kind == .attribute ? nil : defaultValue)
    }
}
