#if Macros
// Made by Scripts/make-rule-lists.py from the files of the rules.

/// What the macros know of the rules by their names alone.
enum RuleNames {
    /// What a rule judges, where that is not any value; `NAME(LABEL:)` is another kind of rule than `NAME`.
    static let subjects: [String: RuleSubject] = [
        "alphabetic": .text,
        "alphanumeric": .text,
        "ascii": .text,
        "base32": .text,
        "base64": .text,
        "bic": .text,
        "boolean": .text,
        "capitalize": .text,
        "cardExpiry": .text,
        "cardSecurityCode": .text,
        "collapseWhitespace": .text,
        "compare": .ordered,
        "contains": .textOrCollection,
        "contains(match:)": .text,
        "coordinates": .text,
        "count": .collection,
        "country": .text,
        "cron": .text,
        "cssColor": .text,
        "currency": .text,
        "dataURI": .text,
        "date": .text,
        "dateTime": .text,
        "digits": .text,
        "domainName": .text,
        "duration": .text,
        "e164": .text,
        "each": .elements,
        "ean": .text,
        "email": .text,
        "ends": .text,
        "filter": .text,
        "format": .text,
        "hashDigest": .text,
        "hex": .text,
        "hexColor": .text,
        "hostname": .text,
        "iban": .text,
        "integer": .text,
        "ip": .text,
        "iri": .text,
        "iriReference": .text,
        "isbn": .text,
        "isin": .text,
        "issn": .text,
        "json": .text,
        "jsonPointer": .text,
        "jwt": .text,
        "keys": .keys,
        "language": .text,
        "latLong": .text,
        "length": .text,
        "lowercase": .text,
        "lowercased": .text,
        "luhn": .text,
        "mac": .text,
        "matches": .text,
        "mimeType": .text,
        "nanoid": .text,
        "nested": .model,
        "nfc": .text,
        "number": .text,
        "password": .text,
        "paymentCard": .text,
        "printable": .text,
        "range": .ordered,
        "relativeJSONPointer": .text,
        "semver": .text,
        "slug": .text,
        "spoofing": .text,
        "starts": .text,
        "time": .text,
        "timeZone": .text,
        "trim": .text,
        "ulid": .text,
        "uniqueElements": .collection,
        "uppercase": .text,
        "uppercased": .text,
        "uri": .text,
        "uriReference": .text,
        "uriTemplate": .text,
        "url": .text,
        "uuid": .text,
        "values": .values,
        "vin": .text,
    ]

    /// Rules for any value that need no option.
    static let forAnyValue: Set<String> = [
        "absent", "required",
    ]

    /// Rules that change values and judge nothing.
    static let filters: Set<String> = [
        "capitalize", "collapseWhitespace", "default", "digits", "filter", "lowercased", "map", "nfc", "trim",
        "uppercased",
    ]

    /// Rules that change nothing, whatever their options.
    static let judges: Set<String> = [
        "absent", "alphabetic", "alphanumeric", "ascii", "base32", "base64", "bic", "boolean", "cardExpiry",
        "cardSecurityCode", "check", "compare", "condition", "contains", "coordinates", "count", "country", "cron",
        "cssColor", "currency", "dataURI", "date", "dateTime", "decimalPlaces", "domainName", "duration", "e164",
        "ean", "email", "ends", "equal", "format", "hashDigest", "hex", "hexColor", "hostname", "iban", "in",
        "integer", "ip", "iri", "iriReference", "isbn", "isin", "issn", "json", "jsonPointer", "jwt", "language",
        "latLong", "latitude", "length", "longitude", "lowercase", "luhn", "mac", "matches", "mimeType", "multipleOf",
        "nanoid", "negative", "notEqual", "notIn", "number", "password", "paymentCard", "port", "positive",
        "printable", "range", "relativeJSONPointer", "required", "semver", "slug", "spoofing", "starts", "time",
        "timeZone", "ulid", "uniqueElements", "uppercase", "uri", "uriReference", "uriTemplate", "uuid", "vin",
    ]

    /// Rules that change nothing as long as no option is given.
    static let judgesWithoutOptions: Set<String> = [
        "url"
    ]

    /// What the rules get that are given to a rule.
    static let parts: [String: RulePart] = [
        "all": .whole,
        "any": .whole,
        "each": .element,
        "keys": .key,
        "not": .whole,
        "values": .value,
    ]

    /// The closures that get the value.
    static let closures: [String: RuleClosure] = [
        "check": RuleClosure(label: nil, ["value: Value", "report: inout Report"]),
        "condition": RuleClosure(label: nil, ["value: Value"]),
        "map": RuleClosure(label: nil, ["value: Value"]),
        "required": RuleClosure(label: "isEmpty", ["value: Value"]),
        "satisfies": RuleClosure(label: "async", ["value: Value"]),
        "when": RuleClosure(label: nil, ["value: Value"]),
    ]

    /// What the limits of a rule are limits of.
    static let limits: [String: RuleLimits] = [
        "count": .wholeNumbers,
        "decimalPlaces": .wholeNumbers,
        "length": .wholeNumbers,
        "range": .values,
    ]

    /// How rules compare that can be given another attribute.
    static let comparisons: [String: RuleComparison] = [
        "compare": .ordered,
        "equal": .equal,
        "notEqual": .unequal,
    ]

    /// The label of a pattern, `nil` where it has none.
    static let patterns: [String: String?] = [
        "contains": "match",
        "matches": nil,
    ]

    /// Rules whose first option is the code of what they find.
    static let coded: Set<String> = [
        "condition"
    ]

    /// Marks of a property, which judge nothing.
    static let marks: Set<String> = [
        "safe"
    ]

    /// The rules, and the labels of their options.
    static let options: [String: [String]] = [
        "absent": [],
        "all": [],
        "alphabetic": ["ascii"],
        "alphanumeric": ["ascii"],
        "any": [],
        "ascii": [],
        "asynchronous": ["failureSeverity"],
        "base32": [],
        "base64": ["urlSafe", "padding"],
        "bic": [],
        "boolean": ["strict", "ignoreCase", "trueValue", "falseValue", "trueValues", "falseValues"],
        "capitalize": [],
        "cardExpiry": ["allowFourDigitYear", "allowExpired"],
        "cardSecurityCode": ["brands"],
        "check": ["skipOnEmpty"],
        "collapseWhitespace": [],
        "compare": ["to"],
        "condition": ["message"],
        "contains": ["ignoreCase", "min", "match", "caseInsensitive", "maxLength"],
        "coordinates": [],
        "count": [],
        "country": [],
        "cron": ["allowSeconds", "allowNicknames"],
        "cssColor": [],
        "currency": [],
        "dataURI": [],
        "date": ["format", "before", "after", "min", "max", "between", "past", "future", "minAge"],
        "dateTime": ["format", "before", "after", "min", "max", "between", "past", "future", "minAge", "allowLocal"],
        "decimalPlaces": [],
        "default": [],
        "digits": [],
        "domainName": [
            "minimumLabels", "allowUnderscore", "allowTrailingDot", "enableIDN", "idna2008", "minimumTopLevelLength",
            "checkSpoofing",
        ],
        "duration": [],
        "e164": [],
        "each": [],
        "ean": [],
        "email": [
            "allowQuotedLocal", "allowComments", "allowAddressLiteral", "allowLocalDomain", "allowDisplayName",
            "enableIDN", "idna2008", "allowUnderscore", "allowTrailingDot", "checkSpoofing", "checkDomainSpelling",
            "checkDNS", "domains",
        ],
        "ends": ["with", "ignoreCase"],
        "equal": ["to"],
        "filter": [],
        "format": ["code"],
        "hashDigest": [],
        "hex": [],
        "hexColor": ["requireHash"],
        "hostname": ["allowUnderscore", "allowTrailingDot"],
        "iban": [],
        "in": ["ignoreCase"],
        "integer": ["allowZeroFraction"],
        "ip": ["version", "cidr", "strict", "allowZone"],
        "iri": [],
        "iriReference": [],
        "isbn": ["version"],
        "isin": [],
        "issn": ["requireHyphen"],
        "json": ["maxDepth"],
        "jsonPointer": [],
        "jwt": [],
        "keys": [],
        "language": ["registered"],
        "latLong": [],
        "latitude": [],
        "length": ["unit"],
        "longitude": [],
        "lowercase": [],
        "lowercased": [],
        "luhn": ["allowSeparators"],
        "mac": ["eui", "allowBare"],
        "map": [],
        "matches": ["caseInsensitive", "maxLength"],
        "mimeType": [],
        "multipleOf": [],
        "nanoid": ["length"],
        "negative": [],
        "nested": [],
        "nfc": [],
        "not": [],
        "notEqual": ["to"],
        "notIn": ["ignoreCase"],
        "number": ["integerOnly", "allowZeroFraction"],
        "password": ["min", "lowercase", "uppercase", "digit", "symbol"],
        "paymentCard": ["brands"],
        "port": ["allowZero"],
        "positive": [],
        "printable": ["ascii"],
        "range": [],
        "relativeJSONPointer": [],
        "required": ["strict", "isEmpty"],
        "rule": [],
        "safe": [],
        "satisfies": ["message", "failureSeverity", "async"],
        "semver": [],
        "slug": ["allowUnderscore"],
        "spoofing": ["level"],
        "starts": ["with", "ignoreCase"],
        "time": ["format", "before", "after", "requireOffset"],
        "timeZone": [],
        "trim": ["characters"],
        "ulid": [],
        "uniqueElements": ["ignoreCase"],
        "uppercase": [],
        "uppercased": [],
        "uri": [],
        "uriReference": [],
        "uriTemplate": [],
        "url": [
            "validSchemes", "defaultScheme", "enableIDN", "idna2008", "checkSpoofing", "allowLocalHost",
            "allowUserInfo", "allowUnderscore", "allowTrailingDot", "allowProtocolRelative", "allowPort", "allowQuery",
            "allowFragment", "allowIPAddress", "maxLength",
        ],
        "uuid": ["version"],
        "values": [],
        "vin": ["checkDigit"],
    ]

    /// What can be called on a rule.
    static let modifiers: [String: [String]] = [
        "and": [],
        "error": [],
        "message": ["for"],
        "or": [],
        "severity": [],
        "when": [],
    ]
}
#endif
