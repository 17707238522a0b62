/// `match`: a text matches a regular expression, or does not.
struct MatchRule: DocumentRule {
    static let name = "match"
    static let summary = "A text matches a regular expression, anywhere or as a whole; with `not`, it does not."
    static let messages: [String: CatalogMessage] = [
        "match": "{attribute} does not have the expected form.",
        "match/not": "{attribute} has a form that is not allowed.",
    ]

    private let pattern: TextPattern?
    private let isInverted: Bool

    init(options: inout RuleOptions) {
        let text = options.string("pattern", "The regular expression; ^ and $ are the very start and end of the text.")
        options.require("pattern")
        isInverted = options.flag("not", "Whether the text must not match.")
        let isWhole = options.flag("whole", "Whether the whole text must match, not only a part of it.")
        let caseInsensitive = options.flag("caseInsensitive", "Whether upper and lower case are the same.")
        let unicode = options.flag("unicode", "Whether \\d, \\w, \\s and \\b know all of Unicode, not ASCII alone.")
        guard let text else {
            pattern = nil
            return
        }
        do {
            pattern = try TextPattern(text, caseInsensitive: caseInsensitive, unicode: unicode, isWhole: isWhole)
        } catch {
            pattern = nil
            options.fail("The pattern is broken: \(error.message).", option: "pattern", suggestion: error.suggestion)
        }
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard value.isText, let pattern, pattern.matches(value.bytes) != isInverted else {
            return report.fail("match", wording: isInverted ? "match/not" : nil)
        }
    }
}
