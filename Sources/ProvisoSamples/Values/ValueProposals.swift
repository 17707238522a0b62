import ProvisoCore

/// Values that are worth trying for an attribute, judged by nobody yet.
struct ValueProposals {
    let rules: [SampleRule]
    /// Values that conditions and the file's columns speak of.
    let mentioned: [DataValue]

    /// Values that should pass, the most telling first.
    func passing(using generator: inout SeededGenerator) -> [DataValue] {
        var values = mentionedByRules
        let types = Set(rules.map(\.type))
        if types.contains("boolean") {
            values += [true, false, 1, 0]
            for rule in rules where rule.type == "boolean" {
                values = [rule["trueValue"], rule["falseValue"]].compactMap(\.self).flatMap(Self.choices) + values
            }
        }
        let dates = DateMaker.texts(of: rules, using: &generator).map(DataValue.string)
        values += dates
        let comparesNumbers = rules.contains { rule in
            guard rule.type == "compare" || rule.type == "sorted" else { return false }
            if case .number? = rule["compareValue"] { return true }
            return rule.text("as") == "number" || rule["compareExpression"] != nil
        }
        if !types.isDisjoint(with: NumberMaker.types) || comparesNumbers {
            values += NumberMaker.numbers(of: rules, using: &generator).map(DataValue.number)
        }
        if types.contains("coordinates") { values += [[12.5, 41.9], [-70.25, 8.5]] }
        let maker = TextMaker(rules)
        if maker.hasDemands || values.isEmpty {
            values = maker.passing(10, using: &generator).map(DataValue.string) + values
        }
        if types.contains("json") { values += ["{}", "[1,2]"] }
        if types.contains("contains") {
            values += rules.compactMap { $0.type == "contains" ? $0["value"] : nil }.flatMap { Self.lists($0) }
        }
        return values
    }

    /// The elements of a list, or one value alone.
    private static func choices(_ value: DataValue) -> [DataValue] {
        if case .array(let values) = value { values } else { [value] }
    }

    private static func lists(_ value: DataValue) -> [DataValue] {
        [.array([value]), .array([value, value, "other"])]
    }

    /// What the rules themselves name as values.
    private var mentionedByRules: [DataValue] {
        rules.flatMap { rule -> [DataValue] in
            switch rule.type {
            case "in":
                guard case .array(let range)? = rule["range"], !rule.flag("not") else { return [] }
                return range
            case "required": return [rule["requiredValue"]].compactMap(\.self)
            case "compare": return [rule["compareValue"]].compactMap(\.self)
            default: return []
            }
        } + mentioned
    }

    /// Values that should break a rule.
    func breaking(_ rule: SampleRule, using generator: inout SeededGenerator) -> [DataValue] {
        var values = TextMaker(rules).breaking(rule, 4, using: &generator).map(DataValue.string)
        switch rule.type {
        case "in":
            if case .array(let range)? = rule["range"] { values += range.prefix(8) }
        case "compare":
            if let value = rule["compareValue"] { values += [value] + Nudges.of(value) }
        case "boolean": values += [2, "maybe", "TRUE"]
        case "date": values += ["2021-02-30", "30.02.2021", "2021-02-28T00:00:00Z"]
        case "dateTime": values += ["2021-02-30T00:00:00Z", "2021-02-28T24:30:00Z", "2021-02-28"]
        case "time": values += ["24:30", "12:60"]
        case "email" where rule.flag("checkDomainSpelling"):
            values += ["ada@gmial.com", "ada@gmal.com", "ada@hotmial.com", "ada@yaho.com"]
        case "coordinates": values += [[91, 181], [1], "1;2"]
        case "contains": values += [["other"], []]
        default: break
        }
        return values
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
            guard let decimal = SmallDecimal(number) else {
                return NumberMaker.neighbours(of: number).map(DataValue.number)
            }
            return [1, -1, 10, -10].compactMap {
                SmallDecimal.sum(decimal, SmallDecimal(digits: $0, exponent: 0))?.number
            }
            .map(DataValue.number)
        case .string(let text), .untyped(let text):
            if let day = Day(iso: text), text.utf8.count >= 10,
                text.utf8.count == 10 || text.utf8.dropFirst(10).first == UInt8(ascii: "T")
            {
                return [1, -1, 40, -40].map { .string(Day(number: day.number + $0).iso + text.dropFirst(10)) }
            }
            if let number = ExactNumber(text) { return of(.number(number)).map { .string($0.description) } }
            return [.string(text + "a"), .string(String(text.dropLast()))]
        default: return []
        }
    }
}
