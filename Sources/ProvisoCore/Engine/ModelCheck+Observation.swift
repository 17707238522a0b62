// What a check tells somebody who watches it.
//
// These functions are mutating, though most change nothing: for one that is not, all of the check would be copied at each call, also
// where nobody watches.

extension ModelCheck {
    /// Lets somebody watch the check, or nobody.
    package mutating func observe(_ observer: (any RuleObserver)?) {
        self.observer = observer
        report.context?.observer = observer.map { HeldObserver($0) }
        isObserved = observer != nil
        restrict()
    }

    /// Tells that a rule does not run.
    ///
    /// - Returns: That it does not.
    @inline(never)
    mutating func leaves(_ rule: ModelRule, _ index: Int, _ reason: SkipReason) -> Bool {
        observer?.left(rule, index, reason)
        return false
    }

    /// Whether a rule that has begun goes on; see ``ModelRule/goesOn(isEmpty:when:)``.
    ///
    /// - Parameter value: Describes the value, if somebody watches.
    @inline(__always)
    mutating func goesOn(
        _ rule: ModelRule, _ index: Int, isEmpty: @autoclosure () -> Bool,
        when condition: @autoclosure () -> Bool = true,
        showing value: @autoclosure () -> String?
    ) -> Bool {
        if !isObserved { return rule.goesOn(isEmpty: isEmpty(), when: condition()) }
        return goesOnObserved(rule, index, isEmpty, condition, value)
    }

    @inline(never)
    private mutating func goesOnObserved(
        _ rule: ModelRule, _ index: Int, _ isEmpty: () -> Bool, _ condition: () -> Bool, _ value: () -> String?
    ) -> Bool {
        if rule.skipOnEmpty.skips(isEmpty()) { return leaves(rule, index, .empty) }
        guard condition() else { return leaves(rule, index, .condition) }
        observer?.runs(rule, index, isSensitive: isSensitive(rule, index), on: value)
        return true
    }

    /// Which attributes of a rule that sees several at once it may say something about. None if it does not run.
    mutating func beginsTogether(_ rule: ModelRule, _ indices: some Sequence<Int>) -> [Int] {
        guard let observer else { return indices.filter { begins(rule, $0) } }
        // It runs for any of them.
        let silenced = SkipNote()
        self.observer = silenced
        let asked = indices.filter { begins(rule, $0) }
        self.observer = observer
        if asked.isEmpty, let reason = silenced.reason { observer.left(rule, 0, reason) }
        return asked
    }

    /// Tells what a rule has found.
    @inline(never)
    mutating func tellObserver(from start: Int, of rule: ModelRule, _ index: Int) {
        let violations = report.violations
        guard start < violations.count else { return }
        observer?.found(rule, index, violations[start...])
    }
}

// Records

extension ModelCheck {
    /// Tells what is wrong with a record that no rule of an attribute has found.
    mutating func tellObserverOfRecord(from start: Int) {
        let violations = report.violations
        if start < violations.count { observer?.foundInRecord(violations[start...]) }
    }

    /// Judges a record while somebody watches.
    @inline(never)
    mutating func judgeObserved(_ record: inout Record, by steps: RuleSteps) {
        guard let observer else { return }
        observer.begin(steps)
        let isWhole = isWhole
        for index in 0..<steps.count {
            steps.lend(index) { step in
                // What judges and changes nothing is nothing to be told of.
                if step.doesNothing {
                    (self.observer, isObserved) = (nil, false)
                    run(step, on: &record)
                    (self.observer, isObserved) = (observer, true)
                    return
                }
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

/// Remembers why a rule did not run.
private final class SkipNote: RuleObserver, @unchecked Sendable {
    private(set) var reason: SkipReason?

    func left(_ rule: ModelRule, _ index: Int, _ reason: SkipReason) {
        if self.reason == nil { self.reason = reason }
    }
}
