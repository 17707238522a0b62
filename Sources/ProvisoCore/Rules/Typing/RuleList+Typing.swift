public import ProvisoFormats

extension AnyRule: TypingRule {
    /// Whether the bytes of a text pass, or could; of a rule that cannot tell it is only known when they pass.
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        if let rule = base as? any TypingRule { return rule.completion(of: text) }
        guard let value = TypedValue<Value>.of(text) else { return nil }
        var judged: Value? = value
        var report = Report()
        report.asksLater = true
        run(on: &judged, into: &report)
        return report.hasFound ? nil : .valid
    }

    /// Whether a text passes the rule, and if not, whether it could with more text at its end; `nil` when the rule cannot
    /// tell.
    ///
    /// ```swift
    /// AnyRule<String>.length(3...8).completion(of: "ab")    // incomplete
    /// AnyRule<Int>.range(18...120).completion(of: "121")    // lost
    /// ```
    ///
    /// A value of another type than text is judged by the text as it is typed, converted as ``FormModel`` converts it. Errors
    /// alone count, not warnings; asynchronous rules are not asked. What each rule can tell stands in the guide <doc:UnfinishedTexts>.
    ///
    /// - Complexity: Meant to be asked once a keystroke; it allocates.
    public func completion(of text: some StringProtocol) -> Completion? {
        TypedText(String(text)).completion(by: self)
    }
}

extension RuleList: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        var text = TypedText(String(decoding: text, as: UTF8.self))
        var answers = TypingAnswers()
        for rule in rules {
            answers.take(text.completion(by: rule))
            text.filter(by: rule)
        }
        return answers.completion
    }

    /// Whether a text passes every rule, and if not, whether it could with more text at its end; `nil` when that is not known.
    ///
    /// ```swift
    /// let rules: RuleList<String> = [.trim, .length(3...), .alphanumeric]
    /// rules.completion(of: " ad")      // incomplete
    /// rules.completion(of: " ad!")     // lost
    /// ```
    ///
    /// Filters change what the rules after them see. Every rule is asked, also after one that fails: what one of them has lost
    /// is lost. See ``AnyRule/completion(of:)-(StringProtocol)``.
    public func completion(of text: some StringProtocol) -> Completion? {
        TypedText(String(text)).completion(by: self)
    }
}

extension RuleList: TypingFilter {
    func filter(_ text: inout TypedText) { for rule in rules { text.filter(by: rule) } }
}

extension Validator {
    /// Whether a text passes some rules for texts, and if not, whether it could with more text at its end; `nil` when that is
    /// not known.
    ///
    /// ```swift
    /// Validator.completion(of: " ada@", .trim, .email)    // incomplete
    /// ```
    ///
    /// See ``RuleList/completion(of:)-(StringProtocol)``.
    public static func completion(
        of text: some StringProtocol, _ rule: AnyRule<String>, _ others: AnyRule<String>...
    ) -> Completion? { RuleList([rule] + others).completion(of: text) }

    /// Whether a text that is typed for a value of some type passes rules for it, and if not, whether it could with more text
    /// at its end; `nil` when that is not known.
    ///
    /// See ``RuleList/completion(of:)-(StringProtocol)``.
    public static func completion<Value>(
        of text: some StringProtocol, _ rule: AnyRule<Value>, _ others: AnyRule<Value>...
    ) -> Completion? { RuleList([rule] + others).completion(of: text) }
}

extension TextCheck: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { rule.completion(of: text) }
}

extension ModifiedRule: TypingRule {
    package func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? {
        let isKnown = amendment.conditions.isEmpty
        guard let value = TypedValue<Value>.of(text) else { return isKnown ? AnyRule(base).completion(of: text) : nil }
        var judged: Value? = value
        var report = Report()
        report.asksLater = true
        run(on: &judged, into: &report)
        if !report.hasFound { return .valid }
        // What a condition says of a longer value nobody knows.
        return isKnown ? AnyRule(base).completion(of: text) : nil
    }
}

extension ModifiedRule: TypingFilter {
    func filter(_ text: inout TypedText) {
        let before = text
        text.filter(by: AnyRule(base))
        // Whether the filter applies to a longer value nobody knows.
        guard !amendment.conditions.isEmpty, text.ahead != before.ahead || text.now != before.now else { return }
        let applies = before.now.withBytes { TypedValue<Value>.of($0) }.map { amendment.applies(to: $0) } ?? false
        if !applies { text = before }
        text.ahead = nil
    }
}

extension Report {
    /// Whether there are errors, other than questions that asynchronous rules have.
    fileprivate var hasFound: Bool { violations.contains { $0.severity == .error && !$0.isUnchecked } }
}
