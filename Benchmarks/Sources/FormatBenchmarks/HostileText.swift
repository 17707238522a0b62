import ProvisoFormats

/// A text that a format reads as far as it can: a beginning, a part that is repeated, and an end that is wrong.
struct HostileText: Sendable {
    var name: String
    var judge: @Sendable (Span<UInt8>) -> Bool
    var head: String
    var unit: String
    var tail: String

    init(_ name: String, _ format: some StringFormat, head: String = "", _ unit: String, tail: String = "\n") {
        self.name = name
        judge = { format.failure(in: $0) == nil }
        self.head = head
        self.unit = unit
        self.tail = tail
    }

    /// The text in about so many bytes.
    func text(_ size: Int) -> String {
        head + String(repeating: unit, count: max(1, size / unit.utf8.count)) + tail
    }

    static let all: [HostileText] =
        internet + codes + [
            HostileText("date", DateFormat(), "2026-11-21"),
            HostileText("dateTime, fraction", DateTimeFormat(), head: "2026-11-21T00:00:00.", "9"),
            HostileText("time, fraction", TimeFormat(), head: "00:00:00.", "9"),
            HostileText("duration, digits", DurationFormat(), head: "P", "9", tail: "X"),
            HostileText("cron, list", CronFormat(allowSeconds: true), "0-59/2,"),
            HostileText("cron, digits", CronFormat(), "0"),
            HostileText("alphabetic, ASCII", AlphabeticFormat(), "a"),
            HostileText("alphabetic, marks", AlphabeticFormat(), head: "a", "\u{301}"),
            HostileText("alphanumeric, letters", AlphanumericFormat(), "é1"),
            HostileText("uppercase", UppercaseFormat(), "É"),
            HostileText("lowercase", LowercaseFormat(), "é"),
            HostileText("ascii", ASCIIFormat(), "a", tail: "é"),
            HostileText("printable, marks", PrintableFormat(), head: "a", "\u{301}\u{327}"),
            HostileText("spoofing, marks", SpoofingFormat(), head: "a", "\u{301}\u{327}"),
            HostileText("spoofing, scripts", SpoofingFormat(), "漢かカ"),
            HostileText("latitude", LatitudeFormat(), head: "1.", "0"),
            HostileText("longitude", LongitudeFormat(), head: "1.", "0"),
            HostileText("latLong", LatLongFormat(), head: "1.0,1.", "0"),
        ]

    private static let internet: [HostileText] = [
        HostileText("email, dots", EmailFormat(), "a."),
        HostileText("email, labels", EmailFormat(), head: "a@", "a."),
        HostileText("email, comments", EmailFormat(allowComments: true), "(", tail: ")"),
        HostileText("email, quoted", EmailFormat(allowQuotedLocal: true), head: "\"", "\\\""),
        HostileText("email, display name", EmailFormat(allowComments: true, allowDisplayName: true), "a \"b\" "),
        HostileText("email, IDN", EmailFormat(enableIDN: true), head: "a@", "ü"),
        HostileText("url, path", URLFormat(maxLength: .max), head: "https://example.com/", "%41a"),
        HostileText("url, at signs", URLFormat(allowUserInfo: true, maxLength: .max), head: "https://", "a:@"),
        HostileText("url, host", URLFormat(maxLength: .max), head: "https://", "a."),
        HostileText("url, IDN host", URLFormat(enableIDN: true, maxLength: .max), head: "https://", "ü."),
        HostileText("uri", URIFormat(), head: "a:", "%41a"),
        HostileText("uriReference, dots", URIFormat(kind: .uriReference), "../"),
        HostileText("iri", URIFormat(kind: .iri), head: "a:", "例%41"),
        HostileText("uriTemplate", URITemplateFormat(), "{+a*,b:9}"),
        HostileText("jsonPointer", JSONPointerFormat(), "/~0~1"),
        HostileText("relativeJSONPointer", JSONPointerFormat(relative: true), "9", tail: "x"),
        HostileText("hostname", HostnameFormat(), "a."),
        HostileText("domainName", DomainNameFormat(), "a."),
        HostileText("domainName, one IDN label", DomainNameFormat(), "ü"),
        HostileText("domainName, IDN labels", DomainNameFormat(), "ü."),
        HostileText("domainName, A-labels", DomainNameFormat(), "xn--a."),
        HostileText("domainName, one A-label", DomainNameFormat(), head: "xn--", "9"),
        HostileText("domainName, marks", DomainNameFormat(), head: "a", "\u{301}\u{327}"),
        HostileText("domainName, bidi", DomainNameFormat(), "א1"),
        HostileText("domainName, joiners", DomainNameFormat(), head: "بّ", "\u{200C}\u{651}"),
        HostileText("domainName, IDNA 2008", DomainNameFormat(idna2008: true), "・"),
        HostileText("ipv4", IPAddressFormat(version: .v4), "1."),
        HostileText("ipv6", IPAddressFormat(version: .v6), "::"),
        HostileText("ip, digits", IPAddressFormat(), "0"),
        HostileText("ip, prefix length", IPAddressFormat(cidr: true), head: "::/", "1"),
        HostileText("mac", MACAddressFormat(), "aa:"),
        HostileText("port", PortFormat(), "0"),
        HostileText("dataURI, parameters", DataURIFormat(), head: "data:a/b", ";c=d"),
        HostileText("dataURI, data", DataURIFormat(), head: "data:,", "%41"),
        HostileText("mimeType", MIMETypeFormat(), head: "a/b", ";c=\"\\\"\""),
    ]

    private static let codes: [HostileText] = [
        HostileText("uuid", UUIDFormat(), "2eb8aa08-"),
        HostileText("ulid", ULIDFormat(), "0"),
        HostileText("nanoid", NanoIDFormat(length: .max), "a"),
        HostileText("semver", SemVerFormat(), head: "1.0.0-", "a."),
        HostileText("semver, digits", SemVerFormat(), head: "1.0.", "9"),
        HostileText("slug", SlugFormat(), "a-"),
        HostileText("paymentCard", PaymentCardFormat(), "4 "),
        HostileText("luhn", LuhnFormat(allowSeparators: true), "4 "),
        HostileText("cardExpiry", CardExpiryFormat(), "1"),
        HostileText("cardSecurityCode", CardSecurityCodeFormat(), "1"),
        HostileText("iban", IBANFormat(), head: "GB82", "W"),
        HostileText("bic", BICFormat(), "A"),
        HostileText("isbn", ISBNFormat(), "9-"),
        HostileText("issn", ISSNFormat(), "9"),
        HostileText("ean", EANFormat(), "9"),
        HostileText("isin", ISINFormat(), "US"),
        HostileText("vin", VINFormat(checkDigit: true), "1"),
        HostileText("e164", E164Format(), head: "+", "9"),
        HostileText("jwt", JWTFormat(), "eyJhIjoxfQ"),
        HostileText("hash", HashDigestFormat(), "a"),
        HostileText("country", CountryCodeFormat(), "DE"),
        HostileText("currency", CurrencyCodeFormat(), "EUR"),
        HostileText("language, variants", LanguageTagFormat(), head: "de", "-1996"),
        HostileText("language, extensions", LanguageTagFormat(), head: "de-x", "-a"),
        HostileText("timeZone", TimeZoneFormat(), "Europe/"),
        HostileText("base64", Base64Format(), "aaaa"),
        HostileText("base64, signs", Base64Format(), "====", tail: ""),
        HostileText("base32", Base32Format(), "AAAAAAAA"),
        HostileText("hex", HexFormat(), "a"),
        HostileText("hexColor", HexColorFormat(), head: "#", "a"),
        HostileText("cssColor, blanks", CSSColorFormat(), head: "rgb(", " "),
        HostileText("cssColor, digits", CSSColorFormat(), head: "rgb(", "9"),
        HostileText("json, arrays", JSONFormat(maxDepth: .max), "["),
        HostileText("json, string", JSONFormat(), head: "\"", "\\u0041"),
        HostileText("json, numbers", JSONFormat(), head: "[", "1e9,"),
    ]
}
