internal import ProvisoFormats

/// A text that is being typed, and what filters make of it.
///
/// If a filter of your own can change partial input, implement ``ValidationRule/tidy(draft:)``, or
/// ``DocumentFilter/tidy(draft:)`` for documents:
///
/// ```swift
/// /// Writes capital letters, one for each small one.
/// func tidy(draft: inout Draft) {
///     draft.now = draft.now.uppercased()
///     draft.ahead = draft.ahead?.uppercased()
/// }
/// ```
public struct Draft: Sendable, Equatable {
    /// What the filters make of the text as it is.
    public var now: String
    /// What they make of the text once more is typed behind it: what comes of it begins so. `nil` when that is not known.
    public var ahead: String?

    /// Creates a text that no filter has seen.
    public init(_ text: String) {
        now = text
        ahead = text
    }

    /// Takes what a filter has made of the text, where it is not known what it makes of a longer one.
    public mutating func replace(with text: String) {
        now = text
        ahead = nil
    }
}

extension Draft {
    /// Whether the text passes a rule, and if not, whether it could with more text at its end; `nil` if that is unknown.
    ///
    /// - Parameter rule: What the rule tells of a text.
    func completion(by rule: (String) -> Completion?) -> Completion? {
        let present = rule(now)
        return present == .valid ? .valid : future(by: rule, present)
    }

    /// Whether a text that does not pass a rule could with more text at its end; `nil` if that is unknown.
    func future(by rule: (String) -> Completion?) -> Completion? {
        let present = rule(now)
        // What the rule is told here is not what it has judged.
        return present == .valid ? nil : future(by: rule, present)
    }

    private func future(by rule: (String) -> Completion?, _ present: Completion?) -> Completion? {
        if ahead == now { return present }
        guard let ahead, let later = rule(ahead) else { return nil }
        if later == .lost { return .lost }
        // Whether the last character will be another one, by a mark that is typed behind it, nobody knows.
        guard let present, later == .valid || present != .lost else { return nil }
        if later == .incomplete { return .incomplete }
        // White space at the end is not taken off any more once something follows.
        let canGoOn = ["a", "0", "-", "A", "."].contains { rule(ahead + $0) == .valid }
        return canGoOn ? .incomplete : nil
    }
}
