internal import ProvisoFormats

/// A question to the rules that judge an attribute while a text is typed into it: not what is wrong, but what is left of the
/// text. A check that carries it asks the rules that fail, and finds nothing.
///
/// One check on one thread uses it.
package final class TypingInquiry: @unchecked Sendable {
    private var text: TypedText
    private var answers = TypingAnswers()

    /// Creates the question about a text.
    package init(_ text: String) { self.text = TypedText(text) }

    /// What the rules have said so far.
    package var completion: Completion? { answers.completion }

    /// Asks a rule that has found an error in the present value.
    func ask(_ rule: Any?) { answers.take((rule as? any TypingRule).flatMap { text.future(by: $0) }) }

    /// Notes that a rule has run, which may be a filter.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - changed: What it has made of the value, if that is another one.
    func note(_ rule: Any, changed: () -> String?) {
        if let filter = rule as? any TypingFilter {
            filter.filter(&text)
        } else if let changed = changed(), !changed.utf8.elementsEqual(text.now.utf8) {
            text.replace(with: changed)
        }
    }
}

extension ModelCheck {
    /// Makes the check ask the rules what is left of a text, rather than what is wrong with a value.
    package mutating func inquire(_ inquiry: TypingInquiry) {
        report.context?.typing = inquiry
        isInquiring = true
    }

    /// Asks a rule that has found something what is left of the text, and drops what it has found.
    ///
    /// - Parameters:
    ///   - start: How many violations there were before the rule ran.
    ///   - info: What the rule is in the model.
    ///   - rule: The rule itself; `nil` for one that cannot tell.
    mutating func inquire(from start: Int, _ info: ModelRule, _ rule: Any?) {
        let isWrong = report.violations[start...].contains { violation in
            var violation = violation
            violation.weigh(info.severity)
            // Asynchronous rules are not asked.
            return violation.severity == .error && !violation.isUnchecked
        }
        let isMissing = report.violations[start...].allSatisfy { $0.code == .allOrNone }
        report.removeViolations(from: start)
        if isWrong { report.context?.typing?.ask(isMissing ? AnythingTyped() : rule) }
    }
}

/// Any text at all will do.
struct AnythingTyped: TypingRule {
    func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { text.isEmpty ? .incomplete : .valid }
}
