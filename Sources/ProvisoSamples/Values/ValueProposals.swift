import ProvisoCore
import ProvisoFormats

/// Values that are worth trying for an attribute, judged by nobody yet.
struct ValueProposals {
    let rules: [SampleRule]
    /// Values that conditions and the file's columns speak of.
    let mentioned: [DataValue]

    /// Values that should pass, the most telling first.
    func passing(using generator: inout SeededGenerator) -> [DataValue] {
        var values = mentionedByRules
        values += DateMaker.texts(of: rules, using: &generator).map(DataValue.string)
        if NumberMaker.areAskedFor(by: rules) {
            values += NumberMaker.numbers(of: rules, using: &generator).map(DataValue.number)
        }
        let maker = TextMaker(rules)
        if maker.hasDemands || values.isEmpty {
            values = maker.passing(10, using: &generator).map(DataValue.string) + values
        }
        for case .contains(let value) in rules.conditions { values += Self.lists(value) }
        return values + examples { $0.passing }
    }

    private static func lists(_ value: DataValue) -> [DataValue] {
        [.array([value]), .array([value, value, "other"])]
    }

    /// The values that rules show as examples, whatever options these have.
    private func examples(_ values: (RuleExample) -> [DataValue]) -> [DataValue] {
        rules.flatMap { $0.facts.examples.filter { $0.subject == .value }.flatMap(values) }
    }

    /// What the rules themselves name as values.
    private var mentionedByRules: [DataValue] {
        rules.conditions.flatMap { condition -> [DataValue] in
            switch condition {
            // Those of a file may be many.
            case .members(let members) where !members.isExcluded: return Array(members.values.prefix(Self.mostMembers))
            case .comparison(let comparison):
                if case .value(let value) = comparison.other { return [value] } else { return [] }
            default: return []
            }
        } + mentioned
    }

    private static let mostMembers = 1000

    /// Values that should break a rule.
    func breaking(_ rule: SampleRule, using generator: inout SeededGenerator) -> [DataValue] {
        var values = TextMaker(rules).breaking(rule, 4, using: &generator).map(DataValue.string)
        for condition in rule.constraints.conditions {
            switch condition {
            case .members(let members) where members.isExcluded: values += members.values.prefix(8)
            case .comparison(let comparison):
                if case .value(let value) = comparison.other { values += [value] + Nudges.of(value) }
            case .contains: values += [["other"], []]
            case .uniqueElements: values += [["x", "x"], [1, 1]]
            default: break
            }
        }
        let examples = rule.facts.examples.filter { $0.subject == .value }
        return values + examples.flatMap { $0.failing.map { $0.value } } + examples.flatMap { $0.passing }
    }

    /// Values of all kinds, for rules that refuse a kind.
    static let kinds: [DataValue] = [
        "", "x", 1, 0, -1, 1.5, true, false, .array([]), .array(["x"]), .array([1]), .object(DataObject()), ["x": 1],
        "abc def", 99_999_999,
    ]
}

/// Values that lie beside another one.
enum Nudges {
    static func of(_ value: DataValue) -> [DataValue] {
        switch value {
        case .number(let number):
            guard let decimal = DecimalFactor.few(number) else {
                return NumberMaker.neighbours(of: number).map(DataValue.number)
            }
            return [1, -1, 10, -10].compactMap { decimal.adding(DecimalFactor($0))?.number }.map(DataValue.number)
        case .string(let text), .untyped(let text):
            if let day = CalendarDate(String(text.prefix(10))),
                text.utf8.count == 10 || text.utf8.dropFirst(10).first == UInt8(ascii: "T")
            {
                return [1, -1, 40, -40].map {
                    .string(CalendarDate(daysSince1970: day.daysSince1970 + $0).description + text.dropFirst(10))
                }
            }
            if let number = ExactNumber(text) { return of(.number(number)).map { .string($0.description) } }
            return [.string(text + "a"), .string(String(text.dropLast()))]
        default: return []
        }
    }
}
