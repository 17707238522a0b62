/// The places that messages may have: what the violations of built-in rules bring along.
///
/// A violation of one code need not have every parameter, but no violation of that code has others. The macros have
/// this very file by a link, since the plug-in may share no module with a product.
enum MessagePlaces {
    /// The places that any message of a rule or a model may have.
    static let common: Set<String> = ["attribute", "article", "value"]

    /// The parameters by code, of codes that have any.
    static let byCode: [String: Set<String>] = {
        var places: [String: Set<String>] = [
            "required": ["requiredValue"], "boolean": ["true", "false"], "match": ["max"],
            "string.tooShort": ["min", "max"], "string.tooLong": ["min", "max"], "string.notEqual": ["length"],
            "password.tooShort": ["min"], "number.tooSmall": ["min", "max"], "number.tooBig": ["min", "max"],
            "count.tooFew": ["min", "max"], "count.tooMany": ["min", "max"], "count.notEqual": ["count"],
            "contains": ["containedValue", "min"], "startsWith": ["prefix", "reason"],
            "endsWith": ["suffix", "reason"],
            "multipleOf": ["divisor", "reason"], "decimalPlaces": ["min", "max"], "any": ["codes"],
            "allOrNone": ["given", "missing"], "time": ["reason", "before", "after"],
            "email.domainNotFound": ["reason"], "email.domainUnchecked": ["reason"],
        ]
        for name in ["equal", "notEqual", "greater", "greaterOrEqual", "less", "lessOrEqual", "type"] {
            places["compare.\(name)"] = ["compareValue", "compareAttribute"]
        }
        for code in ["date", "dateTime"] {
            places[code] = ["reason", "before", "after", "latest", "earliest", "minAge"]
        }
        for code in formats { places[code] = ["reason"] }
        for (place, codes) in constants {
            for code in codes { places[code, default: []].insert(place) }
        }
        return places
    }()

    /// What messages are filled with beside what a violation says: examples, and limits that never change.
    private static let constants: KeyValuePairs = [
        "example": [
            "base64", "bic", "cardExpiry", "coordinates", "country", "cssColor", "currency", "dataURI", "date",
            "dateTime",
            "domainName", "duration", "e164", "email", "hexColor", "hostname", "ip", "iri", "iriReference",
            "jsonPointer", "language", "latLong", "mac", "mimeType", "relativeJSONPointer", "semver", "time",
            "timeZone", "uri", "uriReference", "uriTemplate", "url",
        ],
        "min": ["bic", "cardSecurityCode", "latitude", "longitude", "port"],
        "max": ["bic", "cardSecurityCode", "latitude", "longitude", "port"],
        "limit": ["negative", "positive"],
    ]

    /// The codes of formats, whose parameter is what is wrong.
    private static let formats = [
        "alphabetic", "alphanumeric", "ascii", "base32", "base64", "bic", "cardExpiry", "cardSecurityCode",
        "coordinates", "country", "cssColor", "currency", "dataURI", "domainName", "duration", "e164", "ean", "email",
        "hashDigest", "hex", "hexColor", "hostname", "iban", "integer", "ip", "iri", "iriReference", "isbn", "isin",
        "issn", "json",
        "jsonPointer", "jwt", "language", "latLong", "latitude", "longitude", "lowercase", "luhn", "mac", "mimeType",
        "nanoid", "negative", "paymentCard", "port", "positive", "printable", "relativeJSONPointer", "semver", "slug",
        "spoofing", "timeZone", "ulid", "uppercase", "uri", "uriReference", "uriTemplate", "url", "uuid",
    ]
}
