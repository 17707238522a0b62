public import ProvisoCore

extension ValidatableInterfaceElement {
    /// What may have been meant by the value, by the first violation that knows it: `ada@gmail.com` for `ada@gmial.com`;
    /// `nil` if no violation has a suggestion.
    public var suggestion: DataValue? { validation.result.violations.firstSuggestion?.value }

    /// The question whether the suggestion was meant, in the language of the element or its form: `Did you mean
    /// “ada@gmail.com”?`
    public var suggestionText: String? { validation.suggestionText }

    /// Puts what was probably meant in the place of the value, and judges it at once.
    ///
    /// ```swift
    /// hint.setTitle(emailField.suggestionText)
    /// hint.onTap { emailField.applySuggestion() }
    /// ```
    ///
    /// - Returns: Whether there was a suggestion, and the element could take it. An element that is bound to a form takes any
    ///   that the attribute takes; another one takes texts alone, if its value is a text.
    @discardableResult
    public func applySuggestion() -> Bool {
        if let tie = validation.tie {
            guard tie.applySuggestion() else { return false }
            take(tie.value())
            validation.refresh(inputValue)
            return true
        }
        let text = validation.result.violations.firstSuggestion?.violation.suggestedText
        guard let value = text as? InputType else { return false }
        take(value)
        validate()
        return true
    }
}
