internal import ProvisoPatterns

/// `match`: a text matches a regular expression, or does not.
///
/// The expression runs in time linear in the text, whatever it is.
struct MatchRule: DocumentRule {
    static let name = "match"
    static let summary = "A text matches a regular expression, anywhere or as a whole; with `not`, it does not."
    static let messages: [String: CatalogMessage] = [
        "match": "{attribute} does not have the expected form.",
        "match/not": "{attribute} has a form that is not allowed.",
    ]

    private let pattern: Pattern?
    private let isInverted: Bool
    private let isWhole: Bool

    init(options: inout RuleOptions) {
        let text = options.string("pattern", "The regular expression; ^ and $ are the very start and end of the text.")
        options.require("pattern")
        isInverted = options.flag("not", "Whether the text must not match.")
        isWhole = options.flag("whole", "Whether the whole text must match, not only a part of it.")
        let caseInsensitive = options.flag("caseInsensitive", "Whether upper and lower case are the same.")
        let unicode = options.flag("unicode", "Whether \\d, \\w, \\s and \\b know all of Unicode, not ASCII alone.")
        do throws(PatternError) {
            pattern = try text.map { text throws(PatternError) in
                try Pattern.cached(text, options: Pattern.Options(caseInsensitive: caseInsensitive, unicode: unicode))
            }
        } catch {
            pattern = nil
            options.fail(
                "The pattern does not compile: \(error.message) (at its character \(error.position.unicodeScalars + 1)).",
                option: "pattern", suggestion: error.suggestion)
        }
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard value.isText, let pattern else { return fail(&report) }
        let isMatch = isWhole ? pattern.matches(utf8: value.bytes.span) : pattern.isFound(in: value.bytes.span)
        if isMatch == isInverted { fail(&report) }
    }

    private func fail(_ report: inout Report) {
        report.fail("match", wording: isInverted ? "match/not" : nil)
    }
}
