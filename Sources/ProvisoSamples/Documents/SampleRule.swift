import ProvisoCore

/// A rule of a document, with a number by which what it finds is known.
struct SampleRule {
    let number: Int
    /// The attributes, as they are named where the rule stands; none inside of `each`, `values` and `keys`.
    let attributes: [String]
    /// The rule in the long form; its message is its number.
    let data: DataObject
    /// The rules inside of `nested`, `each`, `values` and `keys`.
    let inner: [SampleRule]
    /// The lists of rules for the value itself of which one has to pass, if it holds such.
    let alternatives: [[SampleRule]]
    /// What the rule says of itself.
    let facts: RuleFacts
    /// What it says for the attributes behind the first, which may differ: `compare` looks for `NAME_repeat`.
    private let factsOfOthers: [String: RuleFacts]

    init(
        number: Int, attributes: [String], data: DataObject, inner: [SampleRule], alternatives: [[SampleRule]] = [],
        facts: RuleFacts, factsOfOthers: [String: RuleFacts] = [:]
    ) {
        self.number = number
        self.attributes = attributes
        self.data = data
        self.inner = inner
        self.alternatives = alternatives
        self.facts = facts
        self.factsOfOthers = factsOfOthers
    }

    /// `string`, as documents call it.
    var type: String { facts.name }
    /// What it lets pass. Values for alternatives are made by the rules inside.
    var constraints: Constraints { alternatives.isEmpty ? facts.constraints : .opaque }

    /// So many alternatives of a rule are tried.
    static let mostAlternatives = 16

    /// What it lets pass as the value of one of its attributes.
    func constraints(for attribute: String) -> Constraints { (factsOfOthers[attribute] ?? facts).constraints }

    subscript(option: String) -> DataValue? { data[option] }

    func texts(_ option: String) -> [String] {
        switch data[option] {
        case .array(let elements)?: elements.compactMap { $0.text }
        case .string(let text)?: [text]
        default: []
        }
    }

    /// The rule for an attribute alone, whatever its condition and its scenarios say.
    func alone(for attribute: String) -> DataValue {
        var data = data
        data["attributes"] = [.string(attribute)]
        for option in ["when", "on", "except", "atMost", "group"] { data[option] = nil }
        // To judge by all of very many would take all the time there is; whole records are judged by them.
        if !alternatives.isEmpty, case .array(let elements)? = data["rules"] {
            data["rules"] = .array(elements.prefix(Self.mostAlternatives).map(Self.alwaysRunning))
        }
        return .object(data)
    }

    /// Rules inside of another one, and lists of them, without what may keep them from running.
    private static func alwaysRunning(_ rules: DataValue) -> DataValue {
        switch rules {
        case .array(let elements): return .array(elements.map(alwaysRunning))
        case .object(var rule):
            for option in ["when", "on", "except"] { rule[option] = nil }
            return .object(rule)
        default: return rules
        }
    }

    /// Whether the rule runs in a scenario.
    func isActive(in scenario: Scenario) -> Bool {
        if texts("except").contains(scenario.rawValue) { return false }
        return data["on"] == nil || texts("on").contains(scenario.rawValue)
    }

    var isConditional: Bool { data["when"] != nil }
    var changesValues: Bool { facts.isFilter }
    var looksAcrossRecords: Bool { facts.looksAcrossRecords }
    /// What it asks for between records; `nil` for a rule that looks at each by itself.
    var across: AcrossConstraint? {
        constraints.conditions.lazy.compactMap { if case .across(let across) = $0 { across } else { nil } }.first
    }
    /// Whether it sees several attributes together, or reads others of the record.
    var readsOthers: Bool { facts.spansAttributes && !looksAcrossRecords || !comparedAttributes.isEmpty }
    /// Which parts of a value the rules inside judge.
    var innerPlace: PartsConstraint.Place? { facts.innerPlace }

    /// The comparisons with other attributes, each with the attribute that is compared.
    var comparisons: [(attribute: String, comparison: ComparisonConstraint)] {
        attributes.flatMap { attribute in
            constraints(for: attribute).conditions.compactMap { condition in
                guard case .comparison(let comparison) = condition else { return nil }
                if case .value = comparison.other { return nil }
                return (attribute, comparison)
            }
        }
    }

    /// The attributes that decide about others, each with the attribute whose form they decide.
    var dependencies: [(attribute: String, dependency: DependentConstraint)] {
        attributes.flatMap { attribute in
            constraints(for: attribute).conditions.compactMap { condition in
                if case .dependent(let dependency) = condition { (attribute, dependency) } else { nil }
            }
        }
    }

    /// The attributes that others are compared with, and those that decide about others.
    private var comparedAttributes: [String] {
        dependencies.map { $0.dependency.attribute }
            + comparisons.flatMap { _, comparison -> [String] in
                switch comparison.other {
                case .value: []
                case .attribute(let name): [name]
                case .expression(let expression):
                    Self.attributes(ofExpression: expression)
                }
            }
    }

    /// Whether it compares with a sum in which values of the record before are.
    var looksBack: Bool {
        comparisons.contains { _, comparison in
            guard case .expression(let expression) = comparison.other else { return false }
            return (RuleIntrospection.terms(of: expression) ?? []).compactMap { $0.attribute }.contains(
                where: Self.isOfRecordBefore)
        }
    }

    private static func isOfRecordBefore(_ name: String) -> Bool {
        name.hasPrefix(RuleIntrospection.recordBefore + ".")
    }

    /// The attributes of the record itself in a sum.
    private static func attributes(ofExpression expression: String) -> [String] {
        (RuleIntrospection.terms(of: expression) ?? []).compactMap { $0.attribute }.filter { !isOfRecordBefore($0) }
    }

    /// Whether an attribute is a part of a sum that it compares others with.
    func adds(_ attribute: String) -> Bool {
        comparisons.contains { _, comparison in
            guard case .expression(let expression) = comparison.other else { return false }
            return RuleIntrospection.terms(of: expression)?.contains { $0.attribute == attribute } ?? false
        }
    }

    /// The rule and those inside of it.
    var all: [SampleRule] { [self] + inner.flatMap { $0.all } }

    /// The other attributes that the rule or its condition names.
    var references: [String] { conditionAttributes + comparedAttributes }

    /// When the rule runs, and when the rules inside run of which one has to pass.
    var runConditions: [DataValue] {
        (data["when"].map { [$0] } ?? []) + alternatives.joined().flatMap { $0.runConditions }
    }

    /// The attributes that the conditions read.
    var conditionAttributes: [String] { runConditions.flatMap(Self.attributes(ofCondition:)) }

    static func attributes(ofCondition condition: DataValue) -> [String] {
        guard case .object(let members) = condition else { return [] }
        return members.members.flatMap { key, value -> [String] in
            switch key {
            case "attribute", "compareAttribute": value.text.map { [$0] } ?? []
            case "expression", "compareExpression":
                value.text.map(attributes(ofExpression:)) ?? []
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

extension Constraints {
    /// The conditions, with those of alternatives.
    var conditions: [Constraint] {
        all.flatMap { constraint -> [Constraint] in
            if case .anyOf(let choices) = constraint { choices.flatMap({ $0.conditions }) } else { [constraint] }
        }
    }
}

extension [SampleRule] {
    /// The conditions of all rules.
    var conditions: [Constraint] { flatMap { $0.constraints.conditions } }
}
