public import ProvisoCore

// The codes of forms.

extension ViolationCode {
    /// `form.stopped`: a hook kept the form from being validated.
    public static var formStopped: Self { "form.stopped" }
    /// `custom`: an error that was added to a form without a code of its own.
    public static var custom: Self { "custom" }
}

/// Titles of codes that no rule has, for `Scripts/make-rule-lists.py`.
private enum FormTitles {
    static let titles: [String: String] = [
        "form.stopped": "notChecked"
    ]
}
