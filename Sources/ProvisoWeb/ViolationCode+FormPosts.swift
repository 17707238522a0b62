public import ProvisoCore

// The codes of form posts.

extension ViolationCode {
    /// `formPost.escape`: a `%` without two hexadecimal digits after it.
    public static var formPostEscape: Self { "formPost.escape" }
    /// `formPost.encoding`: bytes that are not UTF-8.
    public static var formPostEncoding: Self { "formPost.encoding" }
    /// `formPost.name`: a name that contradicts another one, or does not say where the value belongs.
    public static var formPostName: Self { "formPost.name" }
}

/// Titles of codes that no rule has, for `Scripts/make-rule-lists.py`.
private enum FormPostTitles {
    static let titles: [String: String] = [
        "formPost.escape": "unreadable", "formPost.encoding": "unreadable", "formPost.name": "unreadable",
    ]
}
