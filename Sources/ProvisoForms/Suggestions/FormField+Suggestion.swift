public import ProvisoCore

extension FormField {
    /// What may have been meant by the value, by the first violation that knows it: `ada@gmail.com` for `ada@gmial.com`.
    /// Warnings count too. `nil` if no violation has a suggestion, and always for a sensitive attribute.
    ///
    /// ```swift
    /// if let question = form.field(\.email).suggestionText() {
    ///     Button(question) { form.applySuggestion(for: \.email) }
    /// }
    /// ```
    public var suggestion: DataValue? { suggested?.value }

    /// The suggestion as a text that a field for text can take.
    public var suggestedText: String? { suggested?.violation.suggestedText }

    /// The question whether the suggestion was meant: `Did you mean “ada@gmail.com”?`
    ///
    /// - Parameter catalog: The language; that of the form by default.
    public func suggestionText(in catalog: MessageCatalog? = nil) -> String? {
        suggested?.violation.suggestionText(in: catalog ?? language.catalog)
    }

    private var suggested: (violation: Violation, value: DataValue)? { violations.firstSuggestion }
}

extension Sequence<Violation> {
    /// The first suggestion, and the violation that has it.
    var firstSuggestion: (violation: Violation, value: DataValue)? {
        for violation in self {
            if let value = violation.suggestion { return (violation, value) }
        }
        return nil
    }
}
