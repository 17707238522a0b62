/// `values`: a rule for every value of an object, whatever their names are. Filters inside it write back.
struct ValuesRule: EngineRule {
    static let name = "values"
    static let summary = "Every value of an object passes a rule, or several, whatever their names are."
    static var examples: [RuleExample] {
        [
            RuleExample(
                ["rule": ["type": .string(NumberRule.name), "min": 0]], passes: ["EUR": 9.5, "USD": 10],
                fails: ["values.type": [9.5], "number.tooSmall": ["EUR": 9.5, "USD": -1]])
        ]
    }
    static let otherNames = [
        "additionalProperties", "patternProperties", "valueRules", "eachValue", "map", "dictionary", "record",
    ]
    static let messages: [String: CatalogMessage] = ["values.type": "{attribute} must be a group of fields."]
    static let innerPlace: PartsConstraint.Place? = .values
    static let titles: [String: String] = ["values.type": "wrongType"]

    private let rules: InnerRules

    init(options: inout RuleOptions) {
        rules = InnerRules(&options, forEach: "value")
        InnerRules.checkGiven(options)
    }

    var action: RuleStep.Action { .entries(rules.steps, slot: rules.slot, areKeys: false) }
}

/// `keys`: a rule for the name of every value of an object.
struct KeysRule: EngineRule {
    static let name = "keys"
    static let summary = "The name of every value of an object passes a rule, or several."
    static var examples: [RuleExample] {
        [
            RuleExample(
                ["rule": ["type": .string(StringRule.name), "length": 3]], passes: ["EUR": 9.5],
                fails: ["keys.type": "EUR", "string.notEqual": ["Euro": 9.5]])
        ]
    }
    static let otherNames = ["propertyNames", "names", "keyRules", "eachKey"]
    static let messages: [String: CatalogMessage] = ["keys.type": "{attribute} must be a group of fields."]
    static let innerPlace: PartsConstraint.Place? = .keys
    static let titles: [String: String] = ["keys.type": "wrongType"]

    private let rules: InnerRules

    init(options: inout RuleOptions) {
        rules = InnerRules(&options, forEach: "name")
        InnerRules.checkGiven(options)
    }

    var action: RuleStep.Action { .entries(rules.steps, slot: rules.slot, areKeys: true) }
}

extension RuleName {
    /// What documents call the rule for each value of an object.
    package static var values: String { ValuesRule.name }
    /// What documents call the rule for each key of an object.
    package static var keys: String { KeysRule.name }
}
