// What a check of a record tells somebody who watches it.

extension ModelCheck {
    /// Judges a record while somebody watches.
    @inline(never)
    mutating func judgeObserved(_ record: inout Record, by steps: RuleSteps) {
        guard let observer else { return }
        observer.begin(steps)
        let isWhole = isWhole
        for index in 0..<steps.count {
            steps.lend(index) { step in
                if isWhole, hasNoError, !isStopped, observer.passes(step, at: index, of: record) { return leaveGroup() }
                observer.next(index)
                run(step, on: &record)
                observer.done()
            }
        }
        observer.end()
        leaveRules()
    }

    @inline(__always)
    mutating func noteSkip(_ step: RuleStep, _ reason: SkipReason) {
        if isObserved { _ = leaves(step.rule, step.index, reason) }
    }

    /// Tells what a filter has made of a value.
    @inline(__always)
    mutating func noteChange(_ step: RuleStep, of record: borrowing Record, _ replacement: Replacement) {
        guard isObserved else { return }
        if case .unchanged = replacement { return }
        observer?.changed(step.rule, step.index) { record.shownText(step.slot) }
    }
}
