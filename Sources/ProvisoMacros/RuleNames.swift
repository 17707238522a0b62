#if Macros
// Written by Scripts/make-rule-lists.py from the files of the rules.

/// What the macros know of the rules by their names alone.
enum RuleNames {
    /// Rules that judge, or change, text alone.
    static let text: Set<String> = [
        "alphabetic", "alphanumeric", "ascii", "base32", "base64", "bic", "capitalize", "cardExpiry",
        "cardSecurityCode", "collapseWhitespace", "country", "cssColor", "currency", "dataURI", "date", "dateTime",
        "digits", "domainName", "duration", "e164", "ean", "email", "ends", "filter", "hashDigest", "hex", "hexColor",
        "hostname", "iban", "ip", "iri", "iriReference", "isbn", "isin", "issn", "json", "jsonPointer", "jwt",
        "language", "latLong", "length", "lowercase", "lowercased", "luhn", "mac", "matches", "mimeType", "nanoid",
        "nfc", "password", "paymentCard", "port", "printable", "relativeJSONPointer", "semver", "slug", "spoofing",
        "starts", "time", "timeZone", "trim", "ulid", "uppercase", "uppercased", "uri", "uriReference", "uriTemplate",
        "url", "uuid",
    ]

    /// Rules that change values and judge nothing.
    static let filters: Set<String> = [
        "capitalize", "collapseWhitespace", "default", "digits", "filter", "lowercased", "map", "nfc", "trim",
        "uppercased",
    ]

    /// Rules that change nothing, whatever their options.
    static let judges: Set<String> = [
        "absent", "alphabetic", "alphanumeric", "ascii", "base32", "base64", "bic", "cardExpiry", "cardSecurityCode",
        "compare", "condition", "contains", "count", "country", "cssColor", "currency", "dataURI", "date", "dateTime",
        "domainName", "duration", "e164", "ean", "email", "ends", "equal", "hashDigest", "hex", "hexColor", "hostname",
        "iban", "in", "ip", "iri", "iriReference", "isbn", "isin", "issn", "json", "jsonPointer", "jwt", "language",
        "latLong", "latitude", "length", "longitude", "lowercase", "luhn", "mac", "matches", "mimeType", "multipleOf",
        "nanoid", "negative", "notEqual", "notIn", "password", "paymentCard", "port", "positive", "printable", "range",
        "relativeJSONPointer", "required", "semver", "slug", "spoofing", "starts", "time", "timeZone", "ulid",
        "uppercase", "uri", "uriReference", "uriTemplate", "uuid",
    ]
}
#endif
