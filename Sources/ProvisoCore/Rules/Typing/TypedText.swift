internal import ProvisoFormats

/// A text as it is typed, and what the filters among some rules make of it.
package struct TypedText {
    /// What they make of the text as it is.
    var now: String
    /// What they make of the text once more is typed behind it: what comes of it begins so. `nil` when nobody knows.
    var ahead: String?

    /// Creates a text that no filter has seen.
    init(_ text: String) {
        now = text
        ahead = text
    }

    /// Lets a rule change the text, if it is a filter.
    ///
    /// Of a filter that is not known nobody can tell what it makes of a longer text.
    mutating func filter<Value>(by rule: AnyRule<Value>) {
        if let filter = rule.base as? any TypingFilter { return filter.filter(&self) }
        guard let value = now.withBytes({ TypedValue<Value>.of($0) }) else { return }
        let before = TypedValue.text(of: value)
        guard let after = TypedValue.text(of: rule.tidy(value)), after != before else { return }
        replace(with: after)
    }

    /// Takes what a filter has made of the text, of which it is not known what it makes of a longer one.
    mutating func replace(with text: String) {
        now = text
        ahead = nil
    }

    /// Whether the text passes a rule, and if not, whether it could with more text at its end; `nil` when nobody can tell.
    func completion(by rule: any TypingRule) -> Completion? {
        let present = now.withBytes { rule.completion(of: $0) }
        return present == .valid ? .valid : future(by: rule, present)
    }

    /// Whether a text that does not pass a rule could with more text at its end; `nil` when nobody can tell.
    func future(by rule: any TypingRule) -> Completion? {
        let present = now.withBytes { rule.completion(of: $0) }
        // What the rule is told here is not what it has judged.
        return present == .valid ? nil : future(by: rule, present)
    }

    private func future(by rule: any TypingRule, _ present: Completion?) -> Completion? {
        if ahead == now { return present }
        guard let ahead, let later = ahead.withBytes({ rule.completion(of: $0) }) else { return nil }
        if later == .lost { return .lost }
        // Whether the last character will be another one, by a mark that is typed behind it, nobody knows.
        guard let present, later == .valid || present != .lost else { return nil }
        if later == .incomplete { return .incomplete }
        // White space at the end is not taken off any more once something follows.
        let canGoOn = ["a", "0", "-", "A", "."].contains { next in
            (ahead + next).withBytes { rule.completion(of: $0) } == .valid
        }
        return canGoOn ? .incomplete : nil
    }
}

/// A filter of which it is known what it makes of a text that is typed.
protocol TypingFilter {
    /// Changes a text as the filter does.
    func filter(_ text: inout TypedText)
}

/// What several rules say of a text that is being typed.
struct TypingAnswers {
    private var isLost = false
    private var isUnknown = false
    private var isIncomplete = false

    /// Takes what a rule says; `nil` of one that fails and cannot tell.
    mutating func take(_ completion: Completion?) {
        switch completion {
        case .valid?: break
        case .incomplete?: isIncomplete = true
        case .lost?: isLost = true
        case nil: isUnknown = true
        }
    }

    /// What is left of the text: nothing when one rule has lost it, and nobody knows when one cannot tell.
    var completion: Completion? { isLost ? .lost : isUnknown ? nil : isIncomplete ? .incomplete : .valid }
}
