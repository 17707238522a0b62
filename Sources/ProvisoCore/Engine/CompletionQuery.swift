internal import ProvisoFormats

/// A question to the rules that judge an attribute while a text is typed into it: not what is wrong, but what is left of the
/// text. A check that carries it asks the rules that fail, and finds nothing.
///
/// One check on one thread uses it.
package final class CompletionQuery: @unchecked Sendable {
    private var draft: Draft
    private var answers = CompletionAnswers()

    /// Creates the question about a text.
    package init(_ text: String) { draft = Draft(text) }

    /// What the rules have said so far.
    package var completion: Completion? { answers.completion }

    /// Asks a rule that has found an error in the present value.
    ///
    /// - Parameter rule: What the rule tells of a text.
    func ask(_ rule: (String) -> Completion?) { answers.take(draft.future(by: rule)) }

    /// Notes that a rule has run, which may be a filter.
    ///
    /// - Parameters:
    ///   - tidy: What the rule does to a text that is typed.
    ///   - changed: What it has made of the value, if that is another one.
    func note(_ tidy: (inout Draft) -> Void, changed: () -> String?) {
        let before = draft
        tidy(&draft)
        guard draft == before, let changed = changed(), !changed.utf8.elementsEqual(draft.now.utf8) else { return }
        draft.replace(with: changed)
    }
}

extension ModelCheck {
    /// Makes the check ask the rules what is left of a text, rather than what is wrong with a value.
    package mutating func ask(_ query: CompletionQuery) {
        report.context?.query = query
        isAsking = true
    }

    /// Asks a rule that has found something what is left of the text, and drops what it has found.
    ///
    /// - Parameters:
    ///   - start: How many violations there were before the rule ran.
    ///   - info: What the rule is in the model.
    ///   - rule: What the rule tells of a text.
    mutating func ask(from start: Int, _ info: ModelRule, _ rule: (String) -> Completion?) {
        let isWrong = report.violations[start...].contains { violation in
            var violation = violation
            violation.weigh(info.severity)
            // Asynchronous rules are not asked.
            return violation.severity == .error && !violation.isUnchecked
        }
        let isMissing = report.violations[start...].allSatisfy { $0.code == .allOrNone }
        report.removeViolations(from: start)
        guard isWrong, let query = report.context?.query else { return }
        // Any text at all will do.
        if isMissing { query.ask { $0.isEmpty ? .incomplete : .valid } } else { query.ask(rule) }
    }
}
