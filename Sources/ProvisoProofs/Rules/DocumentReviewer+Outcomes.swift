import ProvisoCore

extension DocumentReviewer {
    /// Finds rules that refuse whatever the filter in front of them leaves, and members of lists that it never leaves.
    func reviewOutcomes(of filter: RuleOccurrence, _ rules: [RuleOccurrence], of attribute: String) {
        guard !filter.isConditional, !filter.outcome.isOpaque else { return }
        let outcome = ValueSet(filter.outcome)
        let judges = rules.filter { $0.isBinding && runs(filter, wherever: $0) }
        // What lets nothing but empty values pass by itself is meant to, as `absent` is.
        let sets = judges.map { (rule: $0, set: set($0).intersection(ValueSet.emptyValues.complement)) }
            .filter { prover.isEmpty($0.set) != true }
        if let culprit = sets.first(where: { prover.isEmpty($0.set.intersection(outcome)) == true }) {
            return note(
                .refusedOutcome, .warning, culprit.rule,
                "`\(culprit.rule.rule)` of `\(attribute)` refuses whatever \(filter.place) leaves, except an empty value. Change "
                    + "one of the two.")
        }
        for rule in judges {
            guard let members = rule.constraints.members, members.count <= Self.mostMembers else { continue }
            let refused = members.filter { outcome.contains($0) == false && outcome.contains($0.asCell) == false }
            noteRefused(refused, of: rule) { "\(filter.place) never leaves \($0)" }
        }
    }
}
