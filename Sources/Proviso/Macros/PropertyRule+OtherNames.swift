// Written by Scripts/make-rule-lists.py from the files of the rules.

extension PropertyRule {
    /// Another name of `required`.
    @available(*, unavailable, renamed: "required")
    public static var notEmpty: Self { .custom }

    /// Another name of `required`.
    @available(*, unavailable, renamed: "required")
    public static var notBlank: Self { .custom }

    /// Another name of `required`.
    @available(*, unavailable, renamed: "required")
    public static var nonEmpty: Self { .custom }

    /// Another name of `required`.
    @available(*, unavailable, renamed: "required")
    public static var notNil: Self { .custom }

    /// Another name of `required`.
    @available(*, unavailable, renamed: "required")
    public static var notNull: Self { .custom }

    /// Another name of `required`.
    @available(*, unavailable, renamed: "required")
    public static var presence: Self { .custom }

    /// Another name of `required`.
    @available(*, unavailable, renamed: "required")
    public static var mandatory: Self { .custom }

    /// Another name of `paymentCard`.
    @available(*, unavailable, renamed: "paymentCard")
    public static var creditCard: Self { .custom }

    /// Another name of `paymentCard`.
    @available(*, unavailable, renamed: "paymentCard")
    public static var cardNumber: Self { .custom }

    /// Another name of `ip`.
    @available(*, unavailable, renamed: "ip")
    public static var ipAddress: Self { .custom }

    /// Another name of `uuid`.
    @available(*, unavailable, renamed: "uuid")
    public static var guid: Self { .custom }

    /// Another name of `number`.
    @available(*, unavailable, renamed: "number")
    public static var numeric: Self { .custom }

    /// Another name of `integer`.
    @available(*, unavailable, renamed: "integer")
    public static var wholeNumber: Self { .custom }

    /// Another name of `alphabetic`.
    @available(*, unavailable, renamed: "alphabetic")
    public static var alpha: Self { .custom }

    /// Another name of `alphanumeric`.
    @available(*, unavailable, renamed: "alphanumeric")
    public static var alphaNumeric: Self { .custom }

    /// Another name of `e164`.
    @available(*, unavailable, renamed: "e164")
    public static var phone: Self { .custom }

    /// Another name of `e164`.
    @available(*, unavailable, renamed: "e164")
    public static var phoneNumber: Self { .custom }

    /// What other libraries have: write `.length(4...)`.
    @available(*, unavailable, message: "write '.length(4...)'")
    public static func minLength(_ limit: Int) -> Self { .custom }

    /// What other libraries have: write `.length(...24)`.
    @available(*, unavailable, message: "write '.length(...24)'")
    public static func maxLength(_ limit: Int) -> Self { .custom }

    /// What other libraries have: write `.range(18...)` for a number, `.length(4...)` for text, `.count(1...)` for a collection.
    @available(
        *, unavailable,
        message: "write '.range(18...)' for a number, '.length(4...)' for text, '.count(1...)' for a collection"
    )
    public static func min(_ limit: some Any) -> Self { .custom }

    /// What other libraries have: write `.range(...120)` for a number, `.length(...24)` for text, `.count(...5)` for a collection.
    @available(
        *, unavailable,
        message: "write '.range(...120)' for a number, '.length(...24)' for text, '.count(...5)' for a collection"
    )
    public static func max(_ limit: some Any) -> Self { .custom }

    /// What other libraries have: write `.range(18...120)`.
    @available(*, unavailable, message: "write '.range(18...120)'")
    public static func between(_ least: some Any, _ most: some Any) -> Self { .custom }

    /// What other libraries have: write `.count(1...)`.
    @available(*, unavailable, message: "write '.count(1...)'")
    public static func minCount(_ limit: Int) -> Self { .custom }

    /// What other libraries have: write `.count(...5)`.
    @available(*, unavailable, message: "write '.count(...5)'")
    public static func maxCount(_ limit: Int) -> Self { .custom }

    /// What other libraries have: write `.matches("[a-z]+")`, which the whole text has to match.
    @available(*, unavailable, message: "write '.matches(\"[a-z]+\")', which the whole text has to match")
    public static func regex(_ pattern: some Any) -> Self { .custom }

    /// What other libraries have: write `.matches("[a-z]+")`, which the whole text has to match.
    @available(*, unavailable, message: "write '.matches(\"[a-z]+\")', which the whole text has to match")
    public static func pattern(_ pattern: some Any) -> Self { .custom }

    /// What other libraries have: write `.matches("[a-z]+")`, which the whole text has to match.
    @available(*, unavailable, message: "write '.matches(\"[a-z]+\")', which the whole text has to match")
    public static func match(_ pattern: some Any) -> Self { .custom }

    /// What other libraries have: write `.in(["a", "b"])`.
    @available(*, unavailable, message: "write '.in([\"a\", \"b\"])'")
    public static func oneOf(_ values: some Any) -> Self { .custom }

    /// What other libraries have: write `.notIn(["a", "b"])`.
    @available(*, unavailable, message: "write '.notIn([\"a\", \"b\"])'")
    public static func noneOf(_ values: some Any) -> Self { .custom }

    /// What other libraries have: write `.equal(to: value)`.
    @available(*, unavailable, message: "write '.equal(to: value)'")
    public static func equals(_ value: some Any) -> Self { .custom }

    /// What other libraries have: write `.equal(to: value)`.
    @available(*, unavailable, message: "write '.equal(to: value)'")
    public static func equalTo(_ value: some Any) -> Self { .custom }

    /// What other libraries have: write `.starts(with: "a")`.
    @available(*, unavailable, message: "write '.starts(with: \"a\")'")
    public static func startsWith(_ text: String) -> Self { .custom }

    /// What other libraries have: write `.ends(with: "a")`.
    @available(*, unavailable, message: "write '.ends(with: \"a\")'")
    public static func endsWith(_ text: String) -> Self { .custom }
}
