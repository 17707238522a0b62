// Made by Scripts/make-rule-lists.py from the files of the rules.

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

    /// Another name of `required`.
    @available(*, unavailable, renamed: "required")
    public static var filled: Self { .custom }

    /// Another name of `required`.
    @available(*, unavailable, renamed: "required")
    public static var present: Self { .custom }

    /// Another name of `required`.
    @available(*, unavailable, renamed: "required")
    public static var nonNull: Self { .custom }

    /// Another name of `paymentCard`.
    @available(*, unavailable, renamed: "paymentCard")
    public static var card: Self { .custom }

    /// Another name of `cardSecurityCode`.
    @available(*, unavailable, renamed: "cardSecurityCode")
    public static var cvv: Self { .custom }

    /// Another name of `cardSecurityCode`.
    @available(*, unavailable, renamed: "cardSecurityCode")
    public static var cvc: Self { .custom }

    /// Another name of `ean`.
    @available(*, unavailable, renamed: "ean")
    public static var gtin: Self { .custom }

    /// Another name of `ean`.
    @available(*, unavailable, renamed: "ean")
    public static var barcode: Self { .custom }

    /// Another name of `bic`.
    @available(*, unavailable, renamed: "bic")
    public static var swiftCode: Self { .custom }

    /// Another name of `e164`.
    @available(*, unavailable, renamed: "e164")
    public static var telephone: Self { .custom }

    /// Another name of `e164`.
    @available(*, unavailable, renamed: "e164")
    public static var mobile: Self { .custom }

    /// Another name of `mac`.
    @available(*, unavailable, renamed: "mac")
    public static var macAddress: Self { .custom }

    /// Another name of `hostname`.
    @available(*, unavailable, renamed: "hostname")
    public static var host: Self { .custom }

    /// Another name of `domainName`.
    @available(*, unavailable, renamed: "domainName")
    public static var domain: Self { .custom }

    /// Another name of `mimeType`.
    @available(*, unavailable, renamed: "mimeType")
    public static var mediaType: Self { .custom }

    /// Another name of `semver`.
    @available(*, unavailable, renamed: "semver")
    public static var semanticVersion: Self { .custom }

    /// Another name of `country`.
    @available(*, unavailable, renamed: "country")
    public static var countryCode: Self { .custom }

    /// Another name of `currency`.
    @available(*, unavailable, renamed: "currency")
    public static var currencyCode: Self { .custom }

    /// Another name of `language`.
    @available(*, unavailable, renamed: "language")
    public static var languageTag: Self { .custom }

    /// Another name of `language`.
    @available(*, unavailable, renamed: "language")
    public static var locale: Self { .custom }

    /// Another name of `dateTime`.
    @available(*, unavailable, renamed: "dateTime")
    public static var timestamp: Self { .custom }

    /// Another name of `alphanumeric`.
    @available(*, unavailable, renamed: "alphanumeric")
    public static var alphaNum: Self { .custom }

    /// Another name of `alphanumeric`.
    @available(*, unavailable, renamed: "alphanumeric")
    public static var alnum: Self { .custom }

    /// Another name of `alphabetic`.
    @available(*, unavailable, renamed: "alphabetic")
    public static var letters: Self { .custom }

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

    /// What other libraries have: write `.matches("[a-z]+")`, which the whole text has to match.
    @available(*, unavailable, message: "write '.matches(\"[a-z]+\")', which the whole text has to match")
    public static func regexp(_ pattern: some Any) -> Self { .custom }

    /// What other libraries have: write `.matches("[a-z]+")`, which the whole text has to match.
    @available(*, unavailable, message: "write '.matches(\"[a-z]+\")', which the whole text has to match")
    public static func regularExpression(_ pattern: some Any) -> Self { .custom }

    /// What other libraries have: write `.equal(to:)` with the attribute that repeats it.
    @available(*, unavailable, message: "write '.equal(to:)' with the attribute that repeats it")
    public static var confirmed: Self { .custom }

    /// What other libraries have: write `.equal(to:)` with the other attribute.
    @available(*, unavailable, message: "write '.equal(to:)' with the other attribute")
    public static func same(_ other: some Any) -> Self { .custom }

    /// What other libraries have: write `.notEqual(to:)` with the other attribute.
    @available(*, unavailable, message: "write '.notEqual(to:)' with the other attribute")
    public static func different(_ other: some Any) -> Self { .custom }

    /// What other libraries have: write `.in(["a", "b"])`.
    @available(*, unavailable, message: "write '.in([\"a\", \"b\"])'")
    public static func choice(_ values: some Any) -> Self { .custom }

    /// What other libraries have: write `.multipleOf(5)`.
    @available(*, unavailable, message: "write '.multipleOf(5)'")
    public static func divisibleBy(_ number: some Any) -> Self { .custom }

    /// What other libraries have: write `.starts(with: "a")`.
    @available(*, unavailable, message: "write '.starts(with: \"a\")'")
    public static func beginsWith(_ text: String) -> Self { .custom }

    /// What other libraries have: write `.contains("a")`.
    @available(*, unavailable, message: "write '.contains(\"a\")'")
    public static func includes(_ text: some Any) -> Self { .custom }
}
