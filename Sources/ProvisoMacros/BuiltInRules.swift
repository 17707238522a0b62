#if Macros
/// The names that rules have in `@Rules`, and the labels of their options: what `PropertyRule` declares.
enum BuiltInRules {
    static let rules: [String: [String]] = [
        "absent": [], "all": [], "alphabetic": ["ascii"], "alphanumeric": ["ascii"], "any": [], "ascii": [],
        "base32": [], "base64": ["urlSafe", "padding"], "bic": [], "capitalize": [],
        "cardExpiry": ["allowFourDigitYear", "allowExpired"], "cardSecurityCode": ["brands"], "collapseWhitespace": [],
        "compare": ["to"], "condition": ["message"],
        "contains": ["match", "caseInsensitive", "maxLength", "ignoreCase", "min"], "count": [], "country": [],
        "cssColor": [], "currency": [], "dataURI": [],
        "date": ["format", "before", "after", "between", "past", "future", "minAge"],
        "dateTime": ["format", "before", "after", "between", "past", "future", "minAge", "allowLocal"], "default": [],
        "digits": [],
        "domainName": [
            "minimumLabels", "allowUnderscore", "allowTrailingDot", "enableIDN", "idna2008", "minimumTopLevelLength",
            "checkSpoofing",
        ],
        "duration": [], "e164": [], "each": [], "ean": [],
        "email": [
            "allowQuotedLocal", "allowComments", "allowAddressLiteral", "allowLocalDomain", "allowDisplayName",
            "enableIDN", "idna2008", "allowUnderscore", "allowTrailingDot", "checkSpoofing",
        ],
        "ends": ["with", "ignoreCase"], "equal": ["to"], "filter": [], "hashDigest": [], "hex": [],
        "hexColor": ["requireHash"], "hostname": ["allowUnderscore", "allowTrailingDot"], "iban": [], "in": [],
        "ip": ["version", "cidr", "strict", "allowZone"], "iri": [], "iriReference": [], "isLowercase": [],
        "isUppercase": [], "isbn": ["version"], "isin": [], "issn": ["requireHyphen"], "json": ["maxDepth"],
        "jsonPointer": [], "jwt": [], "language": ["registered"], "latLong": [], "latitude": [], "length": ["unit"],
        "longitude": [], "lowercase": [], "luhn": ["allowSeparators"], "mac": ["eui", "allowBare"], "map": [],
        "matches": ["caseInsensitive", "maxLength"], "mimeType": [], "multipleOf": [], "nanoid": ["length"],
        "negative": [], "nested": [], "nfc": [], "not": [], "notEqual": ["to"], "notIn": [], "paymentCard": ["brands"],
        "port": ["allowZero"], "positive": [], "printable": ["ascii"], "range": [], "relativeJSONPointer": [],
        "required": ["strict", "isEmpty"], "safe": [], "semver": [], "slug": ["allowUnderscore"],
        "spoofing": ["level"], "starts": ["with", "ignoreCase"],
        "time": ["format", "before", "after", "requireOffset"], "timeZone": [], "trim": ["characters"], "ulid": [],
        "uppercase": [], "uri": [], "uriReference": [], "uriTemplate": [],
        "url": [
            "validSchemes", "defaultScheme", "enableIDN", "idna2008", "checkSpoofing", "allowLocalHost",
            "allowUserInfo", "allowUnderscore", "allowTrailingDot", "allowProtocolRelative", "allowPort",
            "allowQuery", "allowFragment", "allowIPAddress", "maxLength",
        ],
        "uuid": ["version"],
    ]

    /// What can be called on a rule.
    static let modifiers: [String: [String]] = [
        "and": [], "error": [], "message": ["for"], "or": [], "severity": [], "when": [],
    ]
}
#endif
