extension Report {
    /// Notes that the value breaks the rule, and what may have been meant.
    ///
    /// ```swift
    /// report.fail("plate", suggestion: .string(text.uppercased()))
    /// ```
    ///
    /// - Parameters:
    ///   - code: What is wrong.
    ///   - parameters: What the message is filled with. Never put the judged value in, nor the suggestion.
    ///   - severity: How much it weighs.
    ///   - wording: A key of the message catalogue, where one code has several wordings.
    ///   - suggestion: A value that passes the rule, or `nil` if there is none; see ``Violation/suggestion``. Asked only
    ///     when it is read.
    public mutating func fail(
        _ code: ViolationCode, _ parameters: Parameters = Parameters(), severity: Severity = .error,
        wording: String? = nil, suggestion: @escaping @autoclosure @Sendable () -> DataValue?
    ) {
        let judged = offersSuggestions ? JudgedValue(nil, CorrectorOf(OwnSuggestion(suggestion: suggestion))) : nil
        add(Violation(code, parameters, severity: severity, wording: wording, judged: judged))
    }

    /// Notes that a value breaks a rule that may know how to fix it.
    ///
    /// - Parameters:
    ///   - value: The value; copied only where suggestions are offered.
    ///   - rule: Corrects it, once the suggestion is read.
    mutating func fail(
        _ code: ViolationCode, _ parameters: Parameters = Parameters(), severity: Severity = .error,
        wording: String? = nil, correcting value: @autoclosure () -> DataValue, by rule: some SuggestingRule
    ) {
        var judged: JudgedValue?
        if offersSuggestions, case let value = value(), value.text?.utf8.count ?? 0 <= Self.longestCorrected {
            judged = JudgedValue(value, CorrectorOf(rule))
        }
        add(Violation(code, parameters, severity: severity, wording: wording, judged: judged))
    }

    /// How many bytes of a text are kept to be corrected, so that a document full of long texts that are wrong is not kept twice.
    private static let longestCorrected = 1 << 12
}

extension Violation {
    /// Has ``message`` and ``title`` come in a language.
    package mutating func speak(_ catalog: Shared<MessageCatalog>) { wording.speak(catalog) }

    /// Forgets the value, which lies inside of one that is sensitive, and never shows one: nor does the answer to a question.
    /// Which values are accepted, and what they look like, is forgotten as well: a code that opens something is among them.
    @inline(never)
    package mutating func conceal() {
        wording.conceal()
        if let key = wording.key, key == "in/values" || key == "match/example" {
            wording.key = nil
            parameters["values"] = nil
            parameters["example"] = nil
        }
        // What is expected next follows from the value of the record before.
        if code == "sequence", parameters["expected"] != nil { parameters["expected"] = .string(AttributeLabel.mask) }
        if isUnchecked { amend { $0.wording.conceal() } }
    }
}
