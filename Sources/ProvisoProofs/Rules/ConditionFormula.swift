import ProvisoCore

/// A condition of a rule as data: conditions on single attributes, joined.
indirect enum ConditionFormula: Hashable {
    /// The attribute's value is in a set.
    case value(String, Formula)
    /// What several attributes decide together, by the condition as it is written.
    case unknown(DataValue)
    case not(ConditionFormula)
    case all([ConditionFormula])
    case any([ConditionFormula])

    /// Reads a condition that was loaded before, so that it has no mistakes.
    init(_ condition: DataValue) {
        guard case .object(let members) = condition else {
            self = .unknown(condition)
            return
        }
        func list(_ value: DataValue?) -> [ConditionFormula]? {
            guard case .array(let elements)? = value else { return nil }
            return elements.map(ConditionFormula.init)
        }
        if let parts = list(members["all"]) {
            self = .all(parts)
        } else if let parts = list(members["any"]) {
            self = .any(parts)
        } else if let inner = members["not"] {
            self = .not(ConditionFormula(inner))
        } else if let attribute = members["attribute"]?.text, let formula = Self.formula(members) {
            self = .value(attribute, formula)
        } else {
            self = .unknown(condition)
        }
    }

    private static func formula(_ members: DataObject) -> Formula? {
        guard members["compareAttribute"] == nil, members["compareExpression"] == nil, members["format"] == nil else {
            return nil
        }
        let symbol = members["operator"]?.text ?? ComparisonOperator.equal.rawValue
        switch symbol {
        case "empty": return .meeting(.empty)
        case "notEmpty": return .not(.meeting(.empty))
        case "in", "notIn":
            guard case .array(let values)? = members["value"] else { return nil }
            return .meeting(.members(MembersConstraint(values, isExcluded: symbol == "notIn")))
        case "matches", "notMatches":
            guard let pattern = members["value"]?.text else { return nil }
            let matches = Formula.meeting(.pattern(PatternConstraint(pattern)))
            return symbol == "matches" ? matches : matches.complement
        default:
            guard let relation = ComparisonOperator(rawValue: symbol), let value = members["value"] else { return nil }
            var kind: ComparisonConstraint.Kind?
            if let name = members["as"]?.text {
                guard let read = ComparisonConstraint.Kind(rawValue: name) else { return nil }
                kind = read
            }
            return .meeting(.comparison(ComparisonConstraint(relation, .value(value), as: kind)))
        }
    }

    /// The other condition.
    var negated: ConditionFormula {
        switch self {
        case .not(let inner): inner
        case .value(let attribute, let formula): .value(attribute, formula.complement)
        case .unknown: .not(self)
        case .all(let parts): .any(parts.map(\.negated))
        case .any(let parts): .all(parts.map(\.negated))
        }
    }

    /// The ways in which the condition holds: for each, a set for every attribute. `nil` for too many.
    var ways: [[String: Formula]]? {
        switch self {
        case .value(let attribute, let formula): return [[attribute: formula]]
        case .unknown, .not(.unknown): return [[:]]
        case .not(let inner): return inner.negated.ways
        case .any(let parts):
            var ways: [[String: Formula]] = []
            for part in parts {
                guard let more = part.ways, ways.count + more.count <= Self.most else { return nil }
                ways += more
            }
            return ways
        case .all(let parts):
            var ways: [[String: Formula]] = [[:]]
            for part in parts {
                guard let more = part.ways, ways.count * more.count <= Self.most else { return nil }
                ways = ways.flatMap { way in
                    more.map { way.merging($0) { .intersected([$0, $1]) } }
                }
            }
            return ways
        }
    }

    private static let most = 64

    /// The attributes that a condition reads.
    static func attributes(of condition: DataValue) -> Set<String> {
        guard case .object(let members) = condition else { return [] }
        var names: Set<String> = []
        for key in ["attribute", "compareAttribute"] { if let name = members[key]?.text { names.insert(name) } }
        for key in ["expression", "compareExpression"] {
            names.formUnion((members[key]?.text).flatMap(RuleIntrospection.terms)?.compactMap(\.attribute) ?? [])
        }
        for key in ["all", "any"] {
            if case .array(let parts)? = members[key] { for part in parts { names.formUnion(attributes(of: part)) } }
        }
        if let inner = members["not"] { names.formUnion(attributes(of: inner)) }
        return names
    }
}
