import ProvisoCore

extension DocumentReviewer {
    /// Finds comparisons of attributes whose own limits decide them.
    func reviewComparisons(_ groups: [String: [RuleOccurrence]]) {
        guard !readsOtherwise else { return }
        for rule in occurrences where rule.judges && rule.isError && !rule.changesValue {
            guard !rule.attribute.contains(where: { ".[{".contains($0) }), rule.constraints.all.count == 1,
                case .comparison(let comparison)? = rule.constraints.all.first,
                case .attribute(let other) = comparison.other, comparison.kind != .string, comparison.format == nil,
                let left = NumberRange(groups[rule.attribute] ?? [], self, rule),
                let right = NumberRange(groups[other] ?? [], self, rule),
                let holds = left.decides(comparison.relation, right)
            else { continue }
            note(
                .decidedComparison, .warning, rule,
                holds
                    ? "`\(rule.rule)` never fails: the limits of `\(rule.attribute)` (\(left)) and `\(other)` (\(right)) already decide "
                        + "that `\(rule.attribute)` \(comparison.relation.rawValue) `\(other)`."
                    : "`\(rule.rule)` always fails: the limits of `\(rule.attribute)` (\(left)) and `\(other)` (\(right)) rule out that "
                        + "`\(rule.attribute)` \(comparison.relation.rawValue) `\(other)`.")
        }
    }
}

/// The numbers that an attribute can have.
private struct NumberRange: CustomStringConvertible {
    typealias Limit = (number: ExactNumber, isExcluded: Bool)

    var min: Limit?
    var max: Limit?

    /// Reads the limits; `nil` where the attribute need not be a number, or filters change it.
    init?(_ rules: [RuleOccurrence], _ reviewer: DocumentReviewer, _ comparison: RuleOccurrence) {
        guard !rules.isEmpty, rules.allSatisfy({ $0.isReadPlainly && !$0.changesValue }) else { return nil }
        var isNumber = false
        for rule in rules where rule.isBinding && reviewer.runs(rule, wherever: comparison) {
            for case .number(let number) in rule.constraints.all {
                isNumber = true
                if let limit = number.min { raise((limit, number.excludesMin)) }
                if let limit = number.max { lower((limit, number.excludesMax)) }
            }
        }
        guard isNumber else { return nil }
    }

    private mutating func raise(_ limit: Limit) {
        guard let min, min.number > limit.number || min.number == limit.number && min.isExcluded else {
            min = limit
            return
        }
    }

    private mutating func lower(_ limit: Limit) {
        guard let max, max.number < limit.number || max.number == limit.number && max.isExcluded else {
            max = limit
            return
        }
    }

    /// Whether all numbers of the range relate to all of another one (true), or none to any (false).
    func decides(_ relation: ComparisonOperator, _ other: NumberRange) -> Bool? {
        switch relation {
        case .less: isBelow(other, orEqual: false) ? true : other.isBelow(self, orEqual: true) ? false : nil
        case .lessOrEqual: isBelow(other, orEqual: true) ? true : other.isBelow(self, orEqual: false) ? false : nil
        case .greater: other.decides(.less, self)
        case .greaterOrEqual: other.decides(.lessOrEqual, self)
        case .equal: isBelow(other, orEqual: false) || other.isBelow(self, orEqual: false) ? false : nil
        case .notEqual: isBelow(other, orEqual: false) || other.isBelow(self, orEqual: false) ? true : nil
        }
    }

    private func isBelow(_ other: NumberRange, orEqual: Bool) -> Bool {
        guard let max, let min = other.min else { return false }
        return max.number < min.number
            || max.number == min.number && (orEqual || max.isExcluded || min.isExcluded)
    }

    var description: String {
        switch (min, max) {
        case (let min?, let max?): "\(min.number) to \(max.number)"
        case (let min?, nil): "from \(min.number)"
        case (nil, let max?): "up to \(max.number)"
        case (nil, nil): "any number"
        }
    }
}
