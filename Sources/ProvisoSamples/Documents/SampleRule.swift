import ProvisoCore

/// A rule of a document, with a number by which what it finds is known.
struct SampleRule {
    let number: Int
    /// `string`, as documents call it.
    let type: String
    /// The attributes, as they are named where the rule stands; none inside of `each`, `values` and `keys`.
    let attributes: [String]
    /// The rule in the long form; its message is its number.
    let data: DataObject
    /// The rules inside of `nested`, `each`, `values` and `keys`.
    let inner: [SampleRule]
    /// What texts look like that pass, where the rule says it.
    let shape: TextShape?

    subscript(option: String) -> DataValue? { data[option] }

    /// Whether an option is given as `true`.
    func flag(_ option: String, default value: Bool = false) -> Bool {
        if case .bool(let flag)? = data[option] { flag } else { value }
    }

    func integer(_ option: String) -> Int? {
        if case .number(let number)? = data[option] { number.integer } else { nil }
    }

    func number(_ option: String) -> ExactNumber? {
        if case .number(let number)? = data[option] { number } else { nil }
    }

    func text(_ option: String) -> String? { data[option]?.text }

    func texts(_ option: String) -> [String] {
        switch data[option] {
        case .array(let elements)?: elements.compactMap(\.text)
        case .string(let text)?: [text]
        default: []
        }
    }

    /// The rule for an attribute alone, whatever its condition and its scenarios say.
    func alone(for attribute: String) -> DataValue {
        var data = data
        data["attributes"] = [.string(attribute)]
        for option in ["when", "on", "except", "atMost", "group"] { data[option] = nil }
        return .object(data)
    }

    /// Whether the rule runs in a scenario.
    func isActive(in scenario: Scenario) -> Bool {
        if texts("except").contains(scenario.rawValue) { return false }
        return data["on"] == nil || texts("on").contains(scenario.rawValue)
    }

    var isConditional: Bool { data["when"] != nil }
    var changesValues: Bool { ["trim", "filter", "default"].contains(type) }
    var looksAcrossRecords: Bool { RuleForms.looksAcrossRecords(type) }
    /// Whether it reads other attributes of the record.
    var readsOthers: Bool {
        type == "allOrNone" || (type == "compare" && data["compareValue"] == nil)
    }

    /// The rule and those inside of it.
    var all: [SampleRule] { [self] + inner.flatMap(\.all) }

    /// The other attributes that the rule or its condition names.
    var references: [String] {
        var names = conditionAttributes
        if type == "compare", data["compareValue"] == nil {
            if let expression = text("compareExpression") {
                names += (RuleForms.terms(of: expression) ?? []).compactMap(\.attribute)
            } else {
                names += text("compareAttribute").map { [$0] } ?? attributes.map { $0 + "_repeat" }
            }
        }
        return names
    }

    /// The attributes that the condition reads.
    var conditionAttributes: [String] { data["when"].map(Self.attributes(ofCondition:)) ?? [] }

    static func attributes(ofCondition condition: DataValue) -> [String] {
        guard case .object(let members) = condition else { return [] }
        return members.members.flatMap { key, value -> [String] in
            switch key {
            case "attribute", "compareAttribute": value.text.map { [$0] } ?? []
            case "expression", "compareExpression":
                (value.text.flatMap(RuleForms.terms(of:)) ?? []).compactMap(\.attribute)
            case "all", "any":
                if case .array(let conditions) = value { conditions.flatMap(attributes(ofCondition:)) } else { [] }
            case "not": attributes(ofCondition: value)
            default: []
            }
        }
    }

    /// The values that a condition compares an attribute with.
    static func values(ofCondition condition: DataValue, for attribute: String) -> [DataValue] {
        guard case .object(let members) = condition else { return [] }
        var found: [DataValue] = []
        for inner in ["all", "any"] {
            if case .array(let conditions)? = members[inner] {
                found += conditions.flatMap { values(ofCondition: $0, for: attribute) }
            }
        }
        if let inner = members["not"] { found += values(ofCondition: inner, for: attribute) }
        guard members["attribute"]?.text == attribute, let value = members["value"] else { return found }
        if case .array(let elements) = value { return found + elements }
        return found + [value]
    }
}
