// How one of several lists of rules is found that a value passes.

extension ModelCheck {
    /// Judges a value by the first of some lists of rules that finds no error in it. What others found is not told.
    mutating func judge(_ record: inout Record, _ slot: Int, by rules: RuleAlternatives) {
        var codes: [DataValue] = []
        var isChosen = false
        for list in rules.lists where Self.isChoice(list, in: &record) {
            isChosen = true
            record.lend(slot, to: rules.slot)
            var trial = ModelCheck(tryingOn: record.layout, in: self)
            trial.judge(&record, by: list)
            if !trial.report.hasErrors(from: 0) {
                record.takeBack(slot, from: rules.slot)
                return report.add(trial.report.violations)
            }
            for violation in trial.report.violations where violation.severity == .error {
                let code = DataValue.string(violation.code.rawValue)
                if !codes.contains(code) { codes.append(code) }
            }
        }
        // Without a choice there is nothing to judge by.
        if isChosen { report.fail("any", ["codes": .array(codes)]) }
    }

    /// Whether some rule of a list runs. A list of which none does judges nothing, so that it is no choice.
    private static func isChoice(_ list: RuleSteps, in record: inout Record) -> Bool {
        var judges = false
        for step in list.all where step.judges {
            judges = true
            for reference in step.references { record.prepare(reference) }
            if step.condition?.holds(in: record) ?? true { return true }
        }
        return !judges
    }

    /// A check of one list, which nobody watches. It judges also where the other check only has filters run: which of them do
    /// depends on what passes.
    private init(tryingOn layout: RecordLayout, in check: borrowing ModelCheck) {
        self.init(scenario: check.scenario, stop: check.stop)
        report.offersSuggestions = check.report.offersSuggestions
        report.keepsValues = check.report.keepsValues
        report.context?.messages = check.report.context?.messages
        begin(in: layout)
    }
}
