import ProvisoCore

extension DocumentReviewer {
    /// Finds comparisons of attributes whose own limits decide them.
    func reviewComparisons(_ groups: [String: [RuleOccurrence]]) {
        guard !readsOtherwise else { return }
        for rule in occurrences where rule.judges && rule.isError && !rule.changesValue {
            guard rule.constraints.all.count == 1, case .comparison(let comparison)? = rule.constraints.all.first,
                case .attribute(let name) = comparison.other, comparison.format == nil
            else { continue }
            // Other attributes are parts of the same object.
            let other = rule.scope + name
            let (left, right) = (groups[rule.attribute] ?? [], groups[other] ?? [])
            if comparison.kind == nil || comparison.kind == .number,
                let left = numbers(left, rule), let right = numbers(right, rule)
            {
                review(rule, comparison.relation, left, other, right)
            } else if comparison.kind == nil || comparison.kind == .date,
                let left = moments(left, rule), let right = moments(right, rule)
            {
                review(rule, comparison.relation, left, other, right)
            }
        }
    }

    private func review<Bound>(
        _ rule: RuleOccurrence, _ relation: ComparisonOperator, _ left: ValueRange<Bound>, _ other: String,
        _ right: ValueRange<Bound>
    ) {
        guard let holds = left.decides(relation, right) else { return }
        note(
            .decidedComparison, .warning, rule,
            "`\(rule.rule)` \(holds ? "never" : "always") fails: the limits of `\(rule.attribute)` (\(left)) and `\(other)` "
                + "(\(right)) \(holds ? "already decide" : "rule out") that `\(rule.attribute)` \(relation.rawValue) `\(other)`."
        )
    }

    /// The numbers that an attribute can have where it is compared; `nil` where it need not be a number.
    private func numbers(_ rules: [RuleOccurrence], _ comparison: RuleOccurrence) -> ValueRange<ExactNumber>? {
        var range = ValueRange<ExactNumber>()
        var isNumber = false
        for case .number(let number) in constraints(of: rules, wherever: comparison) {
            isNumber = true
            if let limit = number.min { range.raise(to: limit, isExcluded: number.excludesMin) }
            if let limit = number.max { range.lower(to: limit, isExcluded: number.excludesMax) }
        }
        return isNumber ? range : nil
    }

    /// The dates that an attribute can have where it is compared; `nil` where it need not be a date, or has a time or a form of its
    /// own. Dates of ISO 8601 compare as texts as they do as dates.
    private func moments(_ rules: [RuleOccurrence], _ comparison: RuleOccurrence) -> ValueRange<Instant>? {
        var range = ValueRange<Instant>()
        var isDate = false
        for case .moment(let moment) in constraints(of: rules, wherever: comparison) {
            guard moment.kind == .date, moment.format == nil else { return nil }
            isDate = true
            if let limit = moment.after.flatMap(Instant.init) { range.raise(to: limit, isExcluded: true) }
            if let limit = moment.earliest.flatMap(Instant.init) { range.raise(to: limit, isExcluded: false) }
            if let limit = moment.before.flatMap(Instant.init) { range.lower(to: limit, isExcluded: true) }
            if let limit = moment.latest.flatMap(Instant.init) { range.lower(to: limit, isExcluded: false) }
        }
        return isDate ? range : nil
    }

    /// What holds of the values of an attribute that pass; nothing where filters change them, or where they are read otherwise.
    private func constraints(of rules: [RuleOccurrence], wherever comparison: RuleOccurrence) -> [Constraint] {
        guard rules.allSatisfy({ $0.isReadPlainly && !$0.changesValue }) else { return [] }
        return rules.filter { $0.isBinding && runs($0, wherever: comparison) }.flatMap(\.constraints.all)
    }
}
