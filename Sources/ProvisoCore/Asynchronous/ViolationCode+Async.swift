// The codes of asynchronous rules.

extension ViolationCode {
    /// `async`: an asynchronous condition without a code of its own does not hold.
    public static var async: Self { "async" }
    /// `async.unchecked`: an asynchronous rule has not judged the value, since nobody waited for its answer.
    public static var asyncUnchecked: Self { "async.unchecked" }
    /// `async.failed`: an asynchronous rule could not judge. The code of a ``RuleFailure``, and of what a form tells of
    /// it.
    public static var asyncFailed: Self { "async.failed" }
}

/// Titles of codes that no rule has, for `Scripts/make-rule-lists.py`.
private enum AsyncTitles {
    static let titles: [String: String] = ["async.failed": "notChecked", "async.unchecked": "notChecked"]
}
