public import ProvisoCore

// The codes of forms and form posts.

extension ViolationCode {
    /// `form.stopped`: a hook kept the form from being validated.
    public static let formStopped: Self = "form.stopped"
    /// `formPost.escape`: a `%` without two hexadecimal digits after it.
    public static let formPostEscape: Self = "formPost.escape"
    /// `formPost.encoding`: bytes that are not UTF-8.
    public static let formPostEncoding: Self = "formPost.encoding"
    /// `formPost.name`: a name that contradicts another one, or does not say where the value belongs.
    public static let formPostName: Self = "formPost.name"
    /// `custom`: an error that was added to a form without a code of its own.
    public static let custom: Self = "custom"
}

/// Titles of codes that no rule has, for `Scripts/make-rule-lists.py`.
private enum FormTitles {
    static let titles: [String: String] = [
        "form.stopped": "notChecked", "formPost.escape": "unreadable", "formPost.encoding": "unreadable",
        "formPost.name": "unreadable",
    ]
}
