import Proviso
import RuleTestSupport
import Testing

@testable import ProvisoCore

/// The names that rule documents use, their options and their codes: none may change or go once released. What is new is
/// in no list here.
@Suite struct RuleRegistryTests {
    private static let descriptions = Dictionary(
        uniqueKeysWithValues: RuleRegistry.standard.descriptions.map { ($0.name, $0) })

    private static let optionsByName: [(name: String, options: String)] = [
        ("required", "requiredValue strict"), ("absent", ""), ("boolean", "trueValue falseValue strict"),
        ("compare", "compareAttribute compareValue operator as"), ("in", "range not allowArray"),
        ("contains", "value ignoreCase min"), ("match", "pattern not whole caseInsensitive unicode"),
        ("number", "min max integerOnly"), ("password", "min lowercase uppercase digit symbol"),
        ("string", "length min max unit"), ("default", "value"),
        ("filter", "filter skipOnArray"), ("trim", "characters side"), ("safe", ""), ("allOrNone", ""),
        (
            "email",
            "allowQuotedLocal allowComments allowAddressLiteral allowLocalDomain allowDisplayName enableIDN idna2008 allowUnderscore allowTrailingDot checkSpoofing checkDomainSpelling checkDNS"
        ),
        (
            "url",
            "validSchemes defaultScheme enableIDN idna2008 checkSpoofing allowLocalHost allowUserInfo allowUnderscore allowTrailingDot allowProtocolRelative allowPort allowQuery allowFragment allowIPAddress maxLength"
        ),
        ("hostname", "allowUnderscore allowTrailingDot"),
        (
            "domainName",
            "allowLocalDomain minimumLabels minimumTopLevelLength allowUnderscore allowTrailingDot enableIDN idna2008 checkSpoofing"
        ),
        ("ip", "version cidr strict allowZone"), ("port", "allowZero"), ("mac", "eui allowBare"), ("uri", ""),
        ("uriReference", ""), ("iri", ""), ("iriReference", ""), ("dataURI", ""), ("uriTemplate", ""), ("mimeType", ""),
        ("date", "format before after min max between past future minAge writeAs"),
        ("time", "format before after requireOffset"),
        ("dateTime", "format before after min max between past future minAge allowLocal requireOffset writeAs"),
        ("duration", ""), ("timeZone", ""), ("paymentCard", "brands"),
        ("cardExpiry", "allowFourDigitYear allowExpired"),
        ("cardSecurityCode", "brands"), ("uuid", "version"), ("ulid", ""), ("nanoid", "length"), ("iban", ""),
        ("bic", ""), ("isin", ""), ("isbn", "version"), ("issn", "requireHyphen"), ("ean", ""),
        ("luhn", "allowSeparators"), ("e164", ""), ("jwt", ""), ("semver", ""), ("slug", "allowUnderscore"),
        ("hashDigest", "algorithm"), ("country", "form"), ("currency", ""), ("language", "registered"), ("hex", ""),
        ("base64", "urlSafe padding"), ("base32", ""), ("json", "maxDepth"), ("jsonPointer", ""),
        ("relativeJSONPointer", ""), ("hexColor", "requireHash"), ("cssColor", ""), ("ascii", ""),
        ("printable", "ascii"), ("alphabetic", "ascii"), ("alphanumeric", "ascii"), ("uppercase", ""),
        ("lowercase", ""), ("spoofing", "level"), ("startsWith", "value ignoreCase"), ("endsWith", "value ignoreCase"),
        ("integer", "allowZeroFraction"), ("positive", ""), ("negative", ""), ("multipleOf", "value"),
        ("decimalPlaces", "min max"),
        ("latitude", ""), ("longitude", ""), ("latLong", ""), ("coordinates", "order"),
    ]

    @Test(arguments: optionsByName)
    func options(_ row: (name: String, options: String)) throws {
        let description = try #require(Self.descriptions[row.name])
        // The message for a single code is an option too, which the codes below cover.
        let messages = Set(description.codes.compactMap { $0.code.reason.map { $0 == "type" ? "typeMessage" : $0 } })
        let own = Set(description.options.map(\.name)).subtracting(messages)
        #expect(Set(row.options.split(separator: " ").map(String.init)).subtracting(own).isEmpty)
    }

    @Test func names() {
        // These take rules, not options like the others.
        let released = Set(Self.optionsByName.map(\.name) + ["any", "each", "nested", "values", "keys"])
        #expect(released.subtracting(Self.descriptions.keys).isEmpty)
    }

    @Test func codes() {
        let codes = RuleRegistry.standard.descriptions.flatMap { $0.codes.map(\.code.rawValue) }
        #expect(Set(Self.releasedCodes).subtracting(codes).sorted() == [])
        // A code belongs to one rule, whose name it begins with.
        #expect(codes.count == Set(codes).count)
        for description in RuleRegistry.standard.descriptions {
            for code in description.codes { #expect(code.code.rule == description.name, "\(code.code)") }
        }
    }

    @Test func everyRuleIsDescribed() {
        for description in RuleRegistry.standard.descriptions {
            #expect(description.summary.last == ".", "\(description.name)")
            for code in description.codes {
                #expect(code.message.contains("{attribute}"), "\(code.code)")
                #expect(code.message.last == ".", "\(code.code)")
            }
            for option in description.options {
                #expect(option.help.last == ".", "\(description.name) \(option.name)")
                #expect(!option.type.isEmpty)
            }
        }
    }

    private static let releasedCodes = [
        "absent", "allOrNone", "alphabetic", "alphanumeric", "ascii", "base32", "base64", "bic", "boolean",
        "cardExpiry", "cardSecurityCode", "compare.equal", "compare.greater", "compare.greaterOrEqual", "compare.less",
        "compare.lessOrEqual", "compare.notEqual", "compare.type", "contains", "coordinates", "country", "cssColor",
        "currency", "dataURI", "date", "dateTime", "decimalPlaces", "domainName", "duration", "e164", "each.type",
        "ean", "email", "email.domainNotFound", "email.domainTypo", "email.domainUnchecked", "endsWith", "hashDigest",
        "hex", "hexColor",
        "hostname", "iban", "in", "integer", "ip", "iri", "iriReference", "isbn", "isin", "issn", "json", "jsonPointer",
        "jwt", "language", "latLong", "latitude", "longitude", "lowercase", "luhn", "mac", "match", "mimeType",
        "multipleOf", "nanoid", "negative", "nested.type", "number.notInteger", "number.tooBig", "number.tooSmall",
        "number.type", "password.noDigit", "password.noLowercase", "password.noSymbol", "password.noUppercase",
        "password.tooShort", "password.type", "paymentCard", "port", "positive", "printable", "relativeJSONPointer",
        "required", "semver",
        "slug", "spoofing", "startsWith", "string.notEqual", "string.tooLong", "string.tooShort", "string.type", "time",
        "timeZone", "ulid", "uppercase", "uri", "uriReference", "uriTemplate", "url", "uuid",
    ]

    @Test func typesAreThoseOfTheirNames() {
        #expect(BuiltInRules.all.map { $0.name } == BuiltInRules.names)
        #expect(BuiltInRules.type(named: "Required") == nil)
        #expect(RuleRegistry().ruleNames.isEmpty)
        #expect(RuleRegistry().descriptions.isEmpty)
    }

    /// A rule of the program's own goes before one that comes with Proviso.
    @Test func ownRulesGoFirst() throws {
        struct Slug: DocumentRule {
            static let name = "slug"
            static let summary = "Nothing passes."
            static let messages: [String: CatalogMessage] = ["slug": "No."]
            init(options: inout RuleOptions) {}
            func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
                report.fail("slug")
            }
        }
        var registry = RuleRegistry.standard
        registry.register(Slug.self)
        let document = try RuleDocument(["rules": [["attributes": "s", "type": "slug"]]], registry: registry)
        #expect(try !document.validate(["s": "a-slug"]).isValid)
        #expect(registry.ruleNames == RuleRegistry.standard.ruleNames)
        #expect(registry.descriptions.count(where: { $0.name == "slug" }) == 1)
    }
}
