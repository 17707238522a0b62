internal import ProvisoCore

/// The schema of `when` and `where`.
enum ConditionSchema {
    private static let comparisons = ComparisonOperator.allCases.map { $0.rawValue }
    private static let (listOperators, patternOperators, emptyOperators) = DocumentParts.operators
    private static let operators = comparisons + listOperators + patternOperators + emptyOperators

    static let schema: DataValue = .object([
        "description":
            "A comparison of an attribute or of a sum of attributes, or several conditions joined by all, any, not.",
        "type": "object",
        "properties": .object(properties),
        "additionalProperties": false,
        "oneOf": [
            SchemaPart.has("attribute"), SchemaPart.has("expression"), SchemaPart.has("all"), SchemaPart.has("any"),
            SchemaPart.has("not"),
        ],
        "dependentSchemas": [
            "all": ["maxProperties": 1], "any": ["maxProperties": 1], "not": ["maxProperties": 1],
            "expression": ofSums, "compareExpression": ofSums,
        ],
        "if": ["required": ["attribute"], "not": SchemaPart.has("compareExpression")],
        "then": .object(["allOf": [ofEmptiness, ofLists, ofPatterns, ofComparisons]]),
    ])

    private static let properties: DataObject = [
        "attribute": SchemaPart.described("The attribute whose value decides.", SchemaPart.filledText),
        "operator": SchemaPart.described(
            "How the two must relate; `in` and `notIn` take a list, `matches` and `notMatches` a regular expression.",
            SchemaPart.oneOf(operators), default: "=="),
        "value": ["description": "What it is compared with."],
        "compareAttribute": SchemaPart.described("Another attribute to compare with.", SchemaPart.filledText),
        "as": SchemaPart.described(
            "What both are read as.", SchemaPart.oneOf(ComparisonType.allCases.map { $0.rawValue })),
        "format": SchemaPart.described(
            "How the value spells dates, a pattern of Unicode's date field symbols: dd.MM.yyyy.", SchemaPart.text),
        "compareFormat": SchemaPart.described(
            "How the attribute that it is compared with spells dates; as `format` by default.", SchemaPart.text),
        "expression": SchemaPart.described(
            "A sum of multiples of attributes, instead of one attribute: net + tax.", SchemaPart.filledText),
        "compareExpression": SchemaPart.described(
            "A sum of multiples of attributes to compare with.", SchemaPart.filledText),
        "all": SchemaPart.described("All of these must hold.", conditions),
        "any": SchemaPart.described("One of these must hold.", conditions),
        "not": SchemaPart.described("This must not hold.", SchemaPart.definition("condition")),
    ]

    private static let conditions: DataValue = [
        "type": "array", "minItems": 1, "items": SchemaPart.definition("condition"),
    ]

    /// A sum relates to a number, an attribute or another sum.
    private static let ofSums: DataValue = [
        "properties": [
            "operator": SchemaPart.oneOf(comparisons), "as": ["const": "number"], "value": ["type": "number"],
            "format": false, "compareFormat": false,
        ],
        "oneOf": [
            SchemaPart.has("value"), SchemaPart.has("compareAttribute"), SchemaPart.has("compareExpression"),
        ],
    ]

    private static let ofEmptiness = with(
        emptyOperators,
        [
            "properties": [
                "value": false, "compareAttribute": false, "as": false, "format": false, "compareFormat": false,
            ]
        ])

    private static let ofLists = with(listOperators, needing(["type": "array", "minItems": 1]))
    private static let ofPatterns = with(patternOperators, needing(SchemaPart.filledText))

    private static let ofComparisons: DataValue = [
        "if": ["properties": ["operator": SchemaPart.oneOf(comparisons)]],
        "then": [
            "oneOf": [SchemaPart.has("value"), SchemaPart.has("compareAttribute")],
            "dependentSchemas": ["value": ["properties": ["compareFormat": false]]],
        ],
    ]

    private static func needing(_ value: DataValue) -> DataValue {
        [
            "required": ["value"],
            "properties": [
                "value": value, "compareAttribute": false, "as": false, "format": false, "compareFormat": false,
            ],
        ]
    }

    private static func with(_ operators: [String], _ part: DataValue) -> DataValue {
        [
            "if": ["required": ["operator"], "properties": ["operator": SchemaPart.oneOf(operators)]],
            "then": part,
        ]
    }
}
