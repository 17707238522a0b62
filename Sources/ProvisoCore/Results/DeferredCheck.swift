#if !hasFeature(Embedded)
/// A question that an asynchronous rule has left in a report, to be asked once the synchronous rules have passed.
///
/// It travels inside a violation with the code `async.unchecked`, so that whatever binds a violation (its path, its
/// label, the rule's own message and severity) binds the question too, and so that nobody who does not wait for the
/// answer takes the value for valid.
package final class DeferredCheck: Sendable {
    typealias Amendment = @Sendable (inout Violation) -> Void

    let failureSeverity: Severity
    private let amendments: [Amendment]
    private let ask: @Sendable (inout Report) async throws -> Void

    init(
        failureSeverity: Severity, amendments: [Amendment] = [],
        ask: @escaping @Sendable (inout Report) async throws -> Void
    ) {
        self.failureSeverity = failureSeverity
        self.amendments = amendments
        self.ask = ask
    }

    /// The same question, whose answer is changed once more.
    func amended(_ amendment: @escaping Amendment) -> DeferredCheck {
        DeferredCheck(failureSeverity: failureSeverity, amendments: amendments + [amendment], ask: ask)
    }

    /// Asks.
    ///
    /// - Parameter placeholder: The violation that stood for the question.
    package func answer(to placeholder: Violation) async -> AsyncAnswer {
        var report = Report()
        do {
            try await ask(&report)
        } catch {
            var failure = placeholder
            failure.code = .asyncFailed
            failure.severity = failureSeverity
            failure.wording.deferred = nil
            return .failure(RuleFailure(failure, error))
        }
        return .violations(
            report.violations.map { found in
                var violation = found
                for amendment in amendments { amendment(&violation) }
                violation.path = FieldPath()
                violation.move(
                    under: placeholder.path.appending(found.path),
                    outside: placeholder.outsidePath.appending(found.path))
                if placeholder.rule != placeholder.code.rule { violation.rule = placeholder.rule }
                violation.wording.label = violation.wording.label ?? placeholder.wording.label
                violation.wording.isBound = true
                return violation
            })
    }
}

/// What an asynchronous rule says.
package enum AsyncAnswer: Sendable {
    case violations([Violation])
    case failure(RuleFailure)
}
#endif

extension Violation {
    /// Whether this stands for an asynchronous rule that has not been asked.
    package var isUnchecked: Bool {
        #if hasFeature(Embedded)
        false
        #else
        wording.deferred != nil
        #endif
    }

    /// Changes what a rule found: at once, or when its answer comes.
    @inline(never)
    mutating func amend(_ change: @escaping @Sendable (inout Violation) -> Void) {
        #if !hasFeature(Embedded)
        if let deferred = wording.deferred { return wording.deferred = deferred.amended(change) }
        #endif
        change(&self)
    }
}

#if !hasFeature(Embedded)
extension Report {
    /// Notes a question. It counts as an error unless somebody will ask it.
    mutating func deferCheck(_ check: DeferredCheck) {
        var placeholder = Violation(.asyncUnchecked, severity: asksLater ? .info : .error)
        placeholder.wording.deferred = check
        add(placeholder)
    }

    /// Takes the questions out of a report, those about attributes that have errors too; only the others are returned.
    package mutating func takeQuestions() -> [Violation] {
        // The answers are none of the rule that ran last.
        severity = nil
        guard violations.contains(where: \.isUnchecked) else { return [] }
        let found = violations.filter { !$0.isUnchecked }
        let faulty = Set(found.filter { $0.severity == .error }.map(\.path.components.first))
        let questions = violations.filter { $0.isUnchecked && !faulty.contains($0.path.components.first) }
        removeViolations(from: 0)
        add(found)
        return questions
    }
}
#endif
