import Proviso
import ProvisoFormats
import RuleTestSupport
import Testing

/// Every format by its leading dot, on Swift values.
@Suite struct TypedFormatTests {
    typealias Row = (name: String, rule: AnyRule<String>, valid: String, invalid: String)

    private static let pattern = try? DatePattern("d.M.yyyy")

    @Test(
        arguments: [
            ("email", .email, "o'brien@example.com", "a@b"),
            ("email", .email(allowLocalDomain: true), "a@b", "a"),
            ("url", .url, "https://example.com/", "example.com"),
            ("url", .url(validSchemes: ["ftp"]), "ftp://example.com", "https://example.com"),
            ("hostname", .hostname, "a", "a_b"),
            ("hostname", .hostname(allowUnderscore: true), "a_b", "a b"),
            ("domainName", .domainName, "bücher.example", "a"),
            ("domainName", .domainName(minimumLabels: 3, minimumTopLevelLength: 1), "a.b.c", "a.example"),
            ("domainName", .domainName(enableIDN: false), "a.example", "bücher.example"),
            ("ip", .ip, "::1", "1.2.3"),
            ("ip", .ip(version: .v4, cidr: true), "192.0.2.0/24", "::/0"),
            ("port", .port, "80", "0"),
            ("port", .port(allowZero: true), "0", "00"),
            ("mac", .mac, "00:1b:63:84:45:e6", "001b638445e6"),
            ("mac", .mac(allowBare: true), "001b638445e6", "001b"),
            ("uri", .uri, "urn:a:b", "/a"),
            ("uriReference", .uriReference, "/a", "a b"),
            ("iri", .iri, "http://ä/", "/ä"),
            ("iriReference", .iriReference, "/ä", "a b"),
            ("dataURI", .dataURI, "data:,a", "data:"),
            ("uriTemplate", .uriTemplate, "/{a}", "{"),
            ("mimeType", .mimeType, "text/html", "text"),
            ("date", .date, "2024-02-29", "2023-02-29"),
            ("date", .date(format: pattern, past: true), "1.2.2000", "1.2.9999"),
            ("time", .time, "08:30", "24:00"),
            ("time", .time(requireOffset: true), "08:30:00Z", "08:30"),
            ("dateTime", .dateTime, "2024-02-29T12:00:00Z", "2024-02-29T12:00:00"),
            ("dateTime", .dateTime(allowLocal: true), "2024-02-29T12:00:00", "2024-02-29"),
            ("duration", .duration, "P1D", "1D"),
            ("timeZone", .timeZone, "Europe/Berlin", "Europe/Bonn"),
            ("paymentCard", .paymentCard, "4111111111111111", "4111111111111112"),
            ("paymentCard", .paymentCard(brands: [.amex]), "378282246310005", "4111111111111111"),
            ("cardExpiry", .cardExpiry, "12/99", "01/20"),
            ("cardExpiry", .cardExpiry(allowExpired: true), "01/20", "13/20"),
            ("cardSecurityCode", .cardSecurityCode, "123", "12"),
            ("cardSecurityCode", .cardSecurityCode(brands: [.amex]), "1234", "123"),
            ("uuid", .uuid, "2eb8aa08-aa98-11ea-b4aa-73b441d16380", "2eb8aa08"),
            (
                "uuid", .uuid(version: [.v4]), "0b2d3c4e-5f6a-4b7c-8d9e-0f1a2b3c4d5e",
                "2eb8aa08-aa98-11ea-b4aa-73b441d16380"
            ),
            ("ulid", .ulid, "01ARZ3NDEKTSV4RRFFQ69G5FAV", "01"),
            ("nanoid", .nanoid, "V1StGXR8_Z5jdHi6B-myT", "V"),
            ("nanoid", .nanoid(length: 1), "V", "VV"),
            ("iban", .iban, "DE89370400440532013000", "DE88370400440532013000"),
            ("bic", .bic, "DEUTDEFF", "DEUTXXFF"),
            ("isin", .isin, "US0378331005", "US0378331006"),
            ("isbn", .isbn, "9783161484100", "9783161484101"),
            ("isbn", .isbn(version: .isbn10), "080442957X", "9783161484100"),
            ("issn", .issn, "03785955", "03785954"),
            ("issn", .issn(requireHyphen: true), "0378-5955", "03785955"),
            ("ean", .ean, "73513537", "73513538"),
            ("ean", .ean(.gln), "4012345000009", "73513537"),
            ("ean", .ean(.sscc), "340123450000000000", "340123450000000001"),
            ("luhn", .luhn, "79927398713", "79927398714"),
            ("luhn", .luhn(allowSeparators: true), "7992-7398713", "7992--7398713"),
            ("e164", .e164, "+14155552671", "4155552671"),
            ("jwt", .jwt, "e30.e30.YQ", "e30"),
            ("semver", .semver, "1.2.3", "1.2"),
            ("slug", .slug, "a-b", "a_b"),
            ("slug", .slug(allowUnderscore: true), "a_b", "a__b"),
            ("hashDigest", .hashDigest(.md5), "d41d8cd98f00b204e9800998ecf8427e", "d4"),
            ("country", .country, "NO", "XX"),
            ("country", .country(.alpha3), "NOR", "NO"),
            ("currency", .currency, "EUR", "EUX"),
            ("language", .language, "de-AT", "d"),
            ("language", .language(registered: true), "de", "xx"),
            ("hex", .hex, "00ff", "0"),
            ("base64", .base64, "YQ==", "YQ"),
            ("base64", .base64(urlSafe: true), "YQ", "YQ=="),
            ("base32", .base32, "ME======", "ME"),
            ("json", .json, "{}", "{"),
            ("json", .json(maxDepth: 1), "[]", "[[]]"),
            ("jsonPointer", .jsonPointer, "/a", "a"),
            ("relativeJSONPointer", .relativeJSONPointer, "0#", "/a"),
            ("hexColor", .hexColor, "fff", "ff"),
            ("hexColor", .hexColor(requireHash: true), "#fff", "fff"),
            ("cssColor", .cssColor, "red", "rad"),
            ("ascii", .ascii, "a", "ä"),
            ("printable", .printable, "ä", "\n"),
            ("printable", .printable(ascii: true), "a", "ä"),
            ("alphabetic", .alphabetic, "ä", "1"),
            ("alphabetic", .alphabetic(ascii: true), "a", "ä"),
            ("alphanumeric", .alphanumeric, "ä1", "-"),
            ("alphanumeric", .alphanumeric(ascii: true), "a1", "ä"),
            ("uppercase", .uppercase, "A", "a"),
            ("lowercase", .lowercase, "a", "A"),
            ("spoofing", .spoofing, "paypal", "pаypal"),
            ("spoofing", .spoofing(level: .ascii), "a", "ä"),
            ("startsWith", .starts(with: "ab"), "abc", "xab"),
            ("startsWith", .starts(with: "AB", ignoreCase: true), "abc", "xab"),
            ("startsWith", .starts(with: "e"), "ex", "e\u{301}"),
            ("startsWith", .starts(with: "é"), "e\u{301}", "e"),
            ("startsWith", .starts(with: "a\r"), "a\rb", "a\r\nb"),
            ("startsWith", .starts(with: "ς", ignoreCase: true), "ΣΑΣ", "ΑΣ"),
            ("endsWith", .ends(with: ".pdf"), "a.pdf", "a.PDF"),
            ("endsWith", .ends(with: "ΟΣ", ignoreCase: true), "Νίκος", "Νίκο"),
            ("endsWith", .ends(with: "\u{301}"), "\u{301}", "e\u{301}"),
            ("latitude", .latitude, "90", "91"),
            ("longitude", .longitude, "180", "181"),
            ("latLong", .latLong, "1,2", "1"),
        ] as [Row])
    func formats(_ row: Row) {
        #expect(row.valid.validate(row.rule).isValid, "\(row.name) \(row.valid)")
        #expect(row.invalid.validate(row.rule).codes == [row.name], "\(row.name) \(row.invalid)")
        var missing: String?
        var report = Report()
        row.rule.run(on: &missing, into: &report)
        #expect(report.violations.map(\.code.rawValue) == [row.name], "\(row.name) nil")
    }

    @Test func numbers() {
        #expect(5.validate(.positive).isValid)
        #expect(0.validate(.positive).codes == ["positive"])
        #expect((-0.5).validate(.negative).isValid)
        #expect(Double.nan.validate(.negative).codes == ["negative"])
        #expect((-Double.infinity).validate(.negative).codes == ["negative"])
        #expect(0.3.validate(.multipleOf(0.1)).isValid)
        #expect(Float(0.3).validate(.multipleOf(0.1)).isValid)
        #expect(0.35.validate(.multipleOf(0.1)).codes == ["multipleOf"])
        #expect(1e300.validate(.multipleOf(0.1)).isValid)
        #expect(9_007_199_254_740_993.validate(.multipleOf(3)).isValid)
        #expect(Double.nan.validate(.multipleOf(3)).codes == ["multipleOf"])
        #expect(90.0.validate(.latitude).isValid)
        #expect(90.1.validate(.latitude).codes == ["latitude"])
        #expect(Double.nan.validate(.longitude).codes == ["longitude"])
    }

    /// Whole numbers of every type are ports, as text is.
    @Test func ports() {
        for port in [1, 80, 65_535] { #expect(port.validate(.port).isValid) }
        for port in [0, -1, 65_536, .max, .min] { #expect(port.validate(.port).codes == ["port"]) }
        #expect(0.validate(.port(allowZero: true)).isValid)
        #expect((-1).validate(.port(allowZero: true)).codes == ["port"])
        #expect(UInt16.max.validate(.port).isValid)
        #expect(UInt16.zero.validate(.port).codes == ["port"])
        #expect(Int8(-128).validate(.port(allowZero: true)).codes == ["port"])
        #expect(UInt64.max.validate(.port).codes == ["port"])
        var missing: Int?
        var report = Report()
        AnyRule<Int>.port.run(on: &missing, into: &report)
        #expect(report.violations.map(\.code) == ["port"])
    }

    @Test func partsOfStrings() {
        let text = "<ada@example.org>"
        #expect(text.dropFirst().dropLast().validate(.email).isValid)
    }

    @Test func aDefaultSchemeIsWrittenBack() {
        let rule = AnyRule<String>.url(defaultScheme: "https")
        #expect("example.com".validate(rule).isValid)
        #expect("example.com".tidied(rule) == "https://example.com")
        #expect("no url".tidied(rule) == "no url")
        #expect("http://example.com".tidied(rule) == "http://example.com")
    }

    @Test func messages() {
        #expect("x".validate(.iban).messages == ["Value must be a valid IBAN. Check it for typing mistakes."])
        #expect("2026-01-01".validate(.date(minAge: 18)).messages == ["Value must be at least 18 years ago."])
        let bound = Timestamp.parse("2024-02-01") ?? .now()
        #expect("2024-03-01".validate(.date(before: bound)).messages == ["Value must be before February 1, 2024."])
        #expect(
            "09:00".validate(.time(before: TimeOfDay(hour: 8, minute: 0))).messages == [
                "Value must be before 8:00 AM."
            ])
        #expect(0.35.validate(.multipleOf(0.1)).messages == ["Value must be a multiple of 0.1."])
    }

    @Test func anEmailAsAType() async {
        let rules = RuleList<String>(.email(enableIDN: true))
        #expect("jürgen@bücher.example".validate(rules: rules).isValid)
        let check = MailDomainCheck(resolver: DNSClient(servers: []))
        #expect(await check.validate(email: "a").violations.map(\.code) == ["email"])
        #expect(await check.validate(email: "a@a.invalid").violations.map(\.code) == ["email.domainNotFound"])
        let unchecked = await check.validate(email: "a@example.org")
        #expect(unchecked.isValid)
        #expect(unchecked.violations.map(\.code) == ["email.domainUnchecked"])
    }
}
