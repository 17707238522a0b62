import ProvisoCore

extension DocumentReviewer {
    /// Finds a value that filters give to an empty attribute, and that rules behind them refuse.
    func reviewDefaults(_ rules: [RuleOccurrence], of attribute: String) {
        // Only whole attributes are filled by themselves.
        guard !attribute.contains(where: { ".[{".contains($0) }), rules.contains(where: \.isFilter) else { return }
        var known: Set<[Int]> = []
        for scenario in document.scenarios {
            let active = rules.filter {
                $0.isActive(in: scenario) && !$0.isConditional && !$0.spansAttributes && !$0.looksElsewhere
                    && !$0.constraints.comparesAttributes
            }
            guard active.contains(where: \.isFilter), known.insert(active.map(\.number)).inserted else { continue }
            // Without the filters nothing is filled, and rules that skip empty values are silent.
            guard let document = document(of: active),
                let (tidied, result) = try? document.tidy([:]), case .object(let object) = tidied,
                let value = object["x"], !value.isEmptyValue, !result.isValid
            else { continue }
            guard
                let filter = active.first(where: { rule in
                    guard rule.isFilter, let alone = self.document(of: [rule]),
                        let (filled, _) = try? alone.tidy([:]), case .object(let object) = filled
                    else { return false }
                    return object["x"].map { !$0.isEmptyValue } ?? false
                }),
                let culprit = active.first(where: { rule in
                    guard rule.judges, let alone = self.document(of: [rule]) else { return false }
                    return (try? alone.validate(["x": value]).isValid) == false
                        && rule.number > filter.number && rule.isError
                })
            else { continue }
            note(
                .refusedDefault, .warning, filter,
                "`\(filter.rule)` gives `\(attribute)` the value \(VisibleText.singleLine(value.description)), which "
                    + "\(culprit.place) refuses.")
        }
    }
}

extension DataValue {
    /// Whether rules skip the value.
    fileprivate var isEmptyValue: Bool { Constraint.empty.allows(self) ?? false }
}

extension Constraints {
    /// Whether other attributes decide.
    var comparesAttributes: Bool {
        all.contains { constraint in
            guard case .comparison(let comparison) = constraint else { return false }
            if case .value = comparison.other { return false }
            return true
        }
    }
}
