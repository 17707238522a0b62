import ProvisoCore

extension DocumentReviewer {
    /// Finds conditions that never hold, that always hold, and alternatives that make no difference.
    func reviewConditions(_ groups: [String: [RuleOccurrence]]) {
        guard !readsOtherwise else { return }
        var known: Set<Int> = []
        for rule in occurrences where rule.isConditional && known.insert(rule.number).inserted {
            guard let written = rule.definition?["when"] else { continue }
            let prefix = rule.scope
            if readsOtherwise(ConditionFormula.attributes(of: written), prefix, groups) { continue }
            review(ConditionFormula(written), of: rule, prefix, groups)
        }
    }

    private func readsOtherwise(
        _ names: Set<String>, _ prefix: String, _ groups: [String: [RuleOccurrence]]
    ) -> Bool {
        names.contains { name in
            if let rules = groups[prefix + name], !rules.allSatisfy(\.isReadPlainly) { return true }
            guard case .object(let members)? = document.data["attributes"]?[prefix + name] else { return false }
            return ["missing", "decimal", "thousands", "unit"].contains { members[$0] != nil }
        }
    }

    private func review(
        _ condition: ConditionFormula, of rule: RuleOccurrence, _ prefix: String, _ groups: [String: [RuleOccurrence]]
    ) {
        let limits = { (name: String) in self.limits(of: prefix + name, for: rule, groups[prefix + name] ?? []) }
        if isImpossible(condition, within: nil) {
            note(
                .impossibleCondition, .warning, rule,
                "The condition of `\(rule.rule)` never holds, so the rule never runs.")
        } else if isImpossible(condition.negated, within: nil) {
            note(.needlessCondition, .warning, rule, "The condition of `\(rule.rule)` always holds. Remove it.")
        } else if isImpossible(condition, within: limits) {
            let names = Self.deciding(condition)
            note(
                .impossibleCondition, .warning, rule,
                "The condition of `\(rule.rule)` never holds where \(names) \(names.contains(" and ") ? "pass" : "passes") "
                    + "the other rules, so the rule never finds anything new.")
        } else if isImpossible(condition.negated, within: limits) {
            let names = Self.deciding(condition)
            note(
                .needlessCondition, .note, rule,
                "The condition of `\(rule.rule)` always holds where \(names) \(names.contains(" and ") ? "pass" : "passes") "
                    + "the other rules.")
        }
        reviewAlternatives(condition, of: rule)
    }

    private static func deciding(_ condition: ConditionFormula) -> String {
        func names(_ condition: ConditionFormula) -> [String] {
            switch condition {
            case .value(let name, _): [name]
            case .unknown: []
            case .not(let inner): names(inner)
            case .all(let parts), .any(let parts): parts.flatMap(names)
            }
        }
        return Set(names(condition)).sorted().map { "`\($0)`" }.joined(separator: " and ")
    }

    /// Whether no record meets a condition.
    ///
    /// - Parameter limits: The values of each attribute that are looked at; all where there are none.
    private func isImpossible(_ condition: ConditionFormula, within limits: ((String) -> ValueSet?)?) -> Bool {
        guard let ways = condition.ways else { return false }
        return ways.allSatisfy { way in
            way.contains { name, formula in
                var set = ValueSet(formula)
                if let limits {
                    guard let limit = limits(name) else { return false }
                    // Limits that are impossible by themselves are a contradiction of their own.
                    if prover.isEmpty(limit) == true { return false }
                    set = set.intersection(limit)
                }
                return prover.isEmpty(set) == true
            }
        }
    }

    /// What the rules of an attribute let pass that run wherever a rule runs; `nil` where filters change the value.
    private func limits(of attribute: String, for rule: RuleOccurrence, _ rules: [RuleOccurrence]) -> ValueSet? {
        guard rules.allSatisfy(\.isReadPlainly), let segment = segments(of: rules, attribute).first,
            segment.rules.count == rules.count
        else { return nil }
        let binding = rules.filter { $0.isBinding && runs($0, wherever: rule) && $0.number != rule.number }
        return binding.isEmpty ? nil : .intersection(of: binding.map { set($0) })
    }

    private func reviewAlternatives(_ condition: ConditionFormula, of rule: RuleOccurrence) {
        switch condition {
        case .value, .unknown: break
        case .not(let inner): reviewAlternatives(inner, of: rule)
        case .all(let parts): for part in parts { reviewAlternatives(part, of: rule) }
        case .any(let parts):
            for (index, part) in parts.enumerated() {
                if index > 0,
                    isImpossible(.all([part, ConditionFormula.any(Array(parts[..<index])).negated]), within: nil)
                {
                    note(
                        .unreachedAlternative, .warning, rule,
                        "Alternative \(index + 1) of `any` in the condition of `\(rule.rule)` is never reached: those before it "
                            + "hold whenever it does.")
                } else {
                    reviewAlternatives(part, of: rule)
                }
            }
        }
    }
}
