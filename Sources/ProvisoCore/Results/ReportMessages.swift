/// What is said about violations together, rather than about one of them.
package enum ReportMessages {
    /// How many problems there are.
    static let summary = "report.summary"
    /// A label before the message about it.
    static let entry = "report.entry"

    /// A question whether a suggestion was meant.
    static let suggestion = "report.suggestion"

    /// The same question about a number, which has no quotation marks.
    static let suggestedNumber = "report.suggestion/number"

    /// Whether a suggestion was meant, as a question.
    static func suggestion(_ text: String, isNumber: Bool = false, in catalog: MessageCatalog) -> String {
        let catalog = catalog.message(for: suggestion) == nil ? .english : catalog
        var violation = Violation(ViolationCode(rawValue: suggestion), parameters: ["suggestion": .string(text)])
        if isNumber { violation.wording.key = suggestedNumber }
        return violation.message(in: catalog)
    }

    /// How many problems there are, as a sentence; nothing when there is none.
    package static func title(of count: Int, in catalog: MessageCatalog) -> String {
        count == 0 ? "" : summary(of: count, in: catalog)
    }

    /// How many problems there are, as a sentence.
    static func summary(of count: Int, in catalog: MessageCatalog) -> String {
        // A catalogue that was written for the messages alone still has a language to write numbers in.
        let catalog = catalog.message(for: summary) == nil ? .english : catalog
        return Violation(ViolationCode(rawValue: summary), parameters: ["count": .number(ExactNumber(count))])
            .message(in: catalog)
    }
}
