import ProvisoCore

/// What a rule found, without words.
struct RuleFinding: Hashable {
    /// The number of the rule; `nil` for what the document asks of a file.
    let rule: Int?
    let code: String
    /// The attribute: `tags[].name`.
    let attribute: String

    init(rule: Int?, code: String, attribute: String) {
        (self.rule, self.code, self.attribute) = (rule, code, attribute)
    }

    init(_ violation: Violation) {
        rule = RuleReader.number(in: violation)
        code = violation.code.rawValue
        attribute = Self.attribute(violation.path.components[...])
    }

    /// The finding about an element of a list of records.
    init(inFile violation: Violation) {
        rule = RuleReader.number(in: violation)
        code = violation.code.rawValue
        var components = violation.path.components[...]
        if case .index? = components.first { components.removeFirst() }
        attribute = Self.attribute(components)
    }

    private static func attribute(_ path: ArraySlice<FieldPath.Component>) -> String {
        path.reduce(into: "") { name, component in
            switch component {
            case .key(let key): name += (name.isEmpty ? "" : ".") + key
            case .index: name += "[]"
            }
        }
    }
}

/// Counts how often records are judged, so that a search ends.
final class WorkMeter {
    private(set) var rest: Int
    init(_ work: Int) { rest = work }

    /// Takes a piece; false when none is left.
    func take(_ work: Int = 1) -> Bool {
        guard rest > 0 else { return false }
        rest -= work
        return true
    }
}

/// Judges records by rules that have numbers.
struct Judge {
    let validator: RecordValidator
    private let cost: Int
    private let meter: WorkMeter

    init(_ document: RuleDocument, in scenario: Scenario, _ meter: WorkMeter) {
        validator = document.validator(inAny: scenario)
        cost = 1 + document.ruleCount / 8
        self.meter = meter
    }

    /// What is wrong with a record; `nil` when it is no record that the document is about, or too much was judged.
    func findings(in record: DataObject) -> [RuleFinding]? {
        guard meter.take(cost), !validator.leavesOut(record) else { return nil }
        return validator.validate(.object(record)).violations.map { RuleFinding($0) }
    }
}
