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

/// Remembers why a rule did not run.
private final class SkipNote: RuleObserver, @unchecked Sendable {
    private(set) var reason: SkipReason?

    func left(_ rule: ModelRule, _ index: Int, _ reason: SkipReason) {
        if self.reason == nil { self.reason = reason }
    }
}
