// The codes of forms, form posts and asynchronous rules.

extension ViolationCode {
    /// `async`: an asynchronous condition without a code of its own does not hold.
    public static let async: Self = "async"
    /// `async.unchecked`: an asynchronous rule has not judged the value, since nobody waited for its answer.
    public static let asyncUnchecked: Self = "async.unchecked"
    /// `async.failed`: an asynchronous rule could not judge. The code of a ``RuleFailure``, never of a violation.
    public static let asyncFailed: Self = "async.failed"
    /// `form.stopped`: a hook kept the form from being validated.
    public static let formStopped: Self = "form.stopped"
    /// `formPost.escape`: a `%` without two hexadecimal digits after it.
    public static let formPostEscape: Self = "formPost.escape"
    /// `formPost.encoding`: bytes that are not UTF-8.
    public static let formPostEncoding: Self = "formPost.encoding"
    /// `formPost.name`: a name that contradicts another one, or does not say where the value belongs.
    public static let formPostName: Self = "formPost.name"
    /// `scenario.unknown`: a scenario was asked for that neither a rule nor a list names. Parameters: `name`, and
    /// `suggestion` when one is near.
    public static let scenarioUnknown: Self = "scenario.unknown"
    /// `attribute.unknown`: an attribute was asked for that there is not. Parameters: `name`, and `suggestion` when one is
    /// near.
    public static let attributeUnknown: Self = "attribute.unknown"
    /// `custom`: an error that was added to a form without a code of its own.
    public static let custom: Self = "custom"
}
