extension Violation {
    /// What somebody may have meant, as a value that passes the rule: `gmail.com` for `gmial.com`, 2026-12-31 for
    /// 31/12/2026. `nil` if that is unknown, and always for a sensitive attribute.
    ///
    /// It is a value of the user, so it stands neither in ``message`` nor in ``parameters``, and is in JSON only where that is
    /// asked for. Two violations are equal whatever they suggest.
    ///
    /// - Complexity: Found anew each time it is read; linear in the length of the value, for a list of texts also in
    ///   their number.
    public var suggestion: DataValue? { shownValue?.suggestion }

    /// The suggestion as a text that a field for text can take; `nil` where there is none, or it is no single value.
    public var suggestedText: String? {
        switch suggestion {
        case .string(let text)?, .untyped(let text)?: text
        case .number(let number)?: number.spelling
        case .bool(let value)?: value ? "true" : "false"
        case .null?, .array?, .object?, nil: nil
        }
    }

    /// The question whether the suggestion was meant: `Did you mean “ada@gmail.com”?`; `nil` where there is none.
    ///
    /// What WCAG asks for in 3.3.3. The suggestion is the user's text: shortened, with its control characters made visible.
    ///
    /// - Parameter catalog: The language.
    public func suggestionText(in catalog: MessageCatalog = .english) -> String? {
        guard let suggestion else { return nil }
        // A number in the place of a text that looks like it has no quotation marks.
        if case .number = suggestion {
            return ReportMessages.suggestion(suggestion.description, isNumber: true, in: catalog)
        }
        return ReportMessages.suggestion(suggestedText ?? suggestion.description, in: catalog)
    }

    /// The value that was judged, where the one who asked for the validation may show it; `nil` for a sensitive attribute.
    package var judgedValue: DataValue? { shownValue?.value }

    /// Whether what is wrong is that there is no value: the title that the rule gives the code says so.
    package var isOfMissingValue: Bool { MessageTitle.name(for: code, wording: wording.key) == "required" }

    /// Whether the value is that of a sensitive attribute, or lies inside of one, and so is never shown.
    package var isSensitive: Bool { wording.isConcealed || wording.label?.isSensitive ?? false }

    private var shownValue: JudgedValue? { isSensitive ? nil : wording.judged }
}
