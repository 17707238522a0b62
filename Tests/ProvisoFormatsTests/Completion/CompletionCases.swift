import ProvisoFormats
import Testing

/// A format with options, texts that it takes, and the characters from which to build others.
struct CompletionCase: CustomTestStringConvertible {
    /// The name of the type, and the options.
    let name: String
    let format: any StringFormat
    let valid: [String]
    let alphabet: [UInt8]
    /// What else may be typed behind some texts: what has to do with numbers that no other text has.
    var endings: [String] = []
    /// Why not every text that seems lost is called so; nil when every one is.
    let reason: String?

    init(
        _ format: any StringFormat, _ valid: [String], alphabet: String, endings: [String] = [], reason: String? = nil
    ) {
        self.init(format, "", valid, alphabet: alphabet, endings: endings, reason: reason)
    }

    init(
        _ format: any StringFormat, _ options: String, _ valid: [String], alphabet: String, endings: [String] = [],
        reason: String? = nil
    ) {
        name = "\(type(of: format))" + (options.isEmpty ? "" : "(\(options))")
        self.format = format
        self.valid = valid
        self.alphabet = Array(alphabet.utf8)
        self.endings = endings
        self.reason = reason
    }

    var testDescription: String { name }
}

extension CompletionCase {
    /// Every format; a test compares them with the sources.
    static let all: [CompletionCase] = cards + codes + dates + encodings + identifiers + internet + numbersAndText

    private static let cards = [
        CompletionCase(CardExpiryFormat(), ["12/29", "01/30"], alphabet: "01239/"),
        CompletionCase(
            CardExpiryFormat(asOf: CardExpiry(month: 11, year: 2026), allowFourDigitYear: true),
            "asOf:allowFourDigitYear:", ["12/2026", "01/30"], alphabet: "012679/"),
        CompletionCase(CardSecurityCodeFormat(brands: [.visa]), "brands:", ["123"], alphabet: "0123 "),
        CompletionCase(
            LuhnFormat(allowSeparators: true), "allowSeparators:", ["79927398713", "4-2"], alphabet: "0123456789- "),
        CompletionCase(PaymentCardFormat(), ["4111111111111111", "3782 822463 10005"], alphabet: "0123456789- x"),
        CompletionCase(
            PaymentCardFormat(brands: [.amex, .mastercard]), "brands:", ["5555-5555-5555-4444", "378282246310005"],
            alphabet: "0123456789- "),
    ]

    private static let codes = [
        CompletionCase(CountryCodeFormat(), CountryCodes.alpha2, alphabet: "ADEUSZ"),
        CompletionCase(CountryCodeFormat(form: .alpha3), "form:", CountryCodes.alpha3, alphabet: "ADEUSZ"),
        CompletionCase(CurrencyCodeFormat(), CurrencyCodes.alphabetic, alphabet: "AEURXZ"),
        CompletionCase(
            CSSColorFormat(),
            ["rebeccapurple", "rgb(1 2 3 / 4%)", "hsla(120deg,5%,6%,.5)", "color(display-p3 1 .5 none)"],
            alphabet: "e0%,.(/) dg", endings: ["ive", "ue"]),
        CompletionCase(HexColorFormat(), ["#fff", "a0b1c2d3"], alphabet: "#0afg"),
        CompletionCase(
            LanguageTagFormat(), ["zh-Hant-TW", "de-DE-u-co-phonebk", "sl-rozaj-biske", "i-klingon"],
            alphabet: "adeinux1-"),
        CompletionCase(
            LanguageTagFormat(registered: true), "registered:", ["zh-Hant-TW", "sl-rozaj-biske", "zh-yue", "dum-Hatr"],
            alphabet: "adehnu1-"),
    ]

    /// The ends of leap seconds at whole hours of the offset.
    private static let leapSeconds = ["", "0"].flatMap { second in
        ["+", "-"].flatMap { sign in (0..<24).map { "\(second)\(sign)\($0 / 10)\($0 % 10):00" } }
    }

    /// What is left of a field of a schedule, and as many fields behind it.
    private static func fields(_ counts: ClosedRange<Int>) -> [String] {
        let rests = [
            "", "*", "1", "5", "9", "59", "23", "31", "12", "an", "eb", "ec", "PR", "AT", "T", "RI", "I", "ON", "N",
        ]
        return counts.flatMap { count in rests.map { $0 + String(repeating: " *", count: count) } }
    }

    private static let dates = [
        CompletionCase(DateFormat(), ["2026-11-22", "2024-02-29"], alphabet: "012349-"),
        CompletionCase(
            DateFormat(before: Timestamp("2026-11-02"), after: Timestamp("2026-03-30")), "before:after:",
            ["2026-11-01", "2026-03-31", "2026-07-15"], alphabet: "01236-"),
        CompletionCase(
            DateFormat(format: try? DatePattern("EEE, d MMM yyyy")), "format:",
            ["Sun, 22 Nov 2026", "Thu, 1 Feb 2024"],
            alphabet: "0123456789NF ,"),
        CompletionCase(
            DateTimeFormat(), ["2026-11-22T23:59:59.5+01:00", "1990-12-31T15:59:60-08:00"], alphabet: "012356:.TZ+-",
            endings: leapSeconds),
        CompletionCase(
            DateTimeFormat(before: Timestamp("2026-11-22T10:31:45Z"), after: Timestamp("2026-11-22T10:30:15Z")),
            "before:after:", ["2026-11-22T10:31:00Z", "2026-11-22T12:30:30+02:00"], alphabet: "012356:.Z+",
            endings: ["0+01:00", "30+01:00", "30-00:18", "15-00:18", "0-00:18", ":00-00:18"]),
        CompletionCase(
            TimeFormat(), ["23:59:60", "08:30", "08:30:06.25+01:00"], alphabet: "012356:.Z+-", endings: leapSeconds),
        CompletionCase(DurationFormat(), ["P1Y2M3DT4H5M6S", "P2W", "PT36H"], alphabet: "P1YMWDTHS"),
        CompletionCase(
            CronFormat(), ["*/15 8-18 1,31 JAN-dec *", "0 0 * * FRI-sat", "@daily"], alphabet: "0158*/-, aSx",
            endings: fields(0...4)),
        CompletionCase(
            CronFormat(allowSeconds: true), "allowSeconds:", ["30 */15 8-18 * * MON-FRI", "0 0 31 12 0", "@weekly"],
            alphabet: "0158*/-, ", endings: fields(0...5)),
        CompletionCase(
            TimeZoneFormat(),
            [
                "Europe/Berlin", "UTC", "America/Argentina/Ushuaia", "Europe/Belgrade", "Turkey", "Etc/GMT+1",
                "Etc/GMT-1",
            ], alphabet: "aceinU/B", endings: ["uba", "urkey"]),
    ]

    private static let encodings = [
        CompletionCase(Base32Format(), ["MZXW6YQ=", "MZXQ===="], alphabet: "AM27=1"),
        CompletionCase(Base64Format(), ["Zm9vYg==", "Zm9vYmE=", "Zm9v"], alphabet: "AZm9+/=-"),
        CompletionCase(Base64Format(urlSafe: true), "urlSafe:", ["Zm9vYg", "Zm9vYmE"], alphabet: "AZm9-_="),
        CompletionCase(HashDigestFormat(algorithm: .crc32), "algorithm:", ["cbf43926"], alphabet: "09afg"),
        CompletionCase(HexFormat(), ["0aFf", "00"], alphabet: "09aFg"),
        CompletionCase(
            JSONFormat(), ["{\"a\":[1.5e-3,true,null]}", "\"\\u00e9\"", " [ ] "], alphabet: "{}[]\":,0e. "),
        CompletionCase(JSONPointerFormat(), ["/a~1b/0", "/"], alphabet: "/~012a"),
        CompletionCase(
            JSONPointerFormat(relative: true), "relative:", ["1/a~0", "0#", "0+1/b"], alphabet: "/~012a#+-"),
        CompletionCase(
            JWTFormat(), ["eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.AA", "e30.e30.AA"], alphabet: "e30Jy9.AQ-"),
    ]

    /// Two digits behind zeros, which leave any remainder.
    private static let twoDigits = ["", " "].flatMap { blank in
        ["", "0", "00", "000", "0000"].flatMap { zeros in (0..<100).map { "\(blank)\(zeros)\($0 / 10)\($0 % 10)" } }
    }

    private static let identifiers = [
        CompletionCase(BICFormat(), ["DEUTDEFF500", "DEUTDEFF"], alphabet: "DEUTZ05", endings: ["AAA", "AAAAAA"]),
        CompletionCase(E164Format(), ["+4930123456"], alphabet: "+0149 "),
        CompletionCase(EANFormat(), ["4006381333931", "96385074"], alphabet: "0123456789-"),
        CompletionCase(
            IBANFormat(), ["GB82WEST12345698765432", "BE68 5390 0754 7034"], alphabet: "0123456789BE ",
            endings: twoDigits + ["E382200221020145685"]),
        CompletionCase(ISBNFormat(), ["978-3-16-148410-0", "080442957X", "9791090636071"], alphabet: "0123456789X-"),
        CompletionCase(ISINFormat(), ["US0378331005", "XS2125914593"], alphabet: "0123456789US"),
        CompletionCase(ISSNFormat(), ["0378-5955", "2434561X"], alphabet: "0123456789X-"),
        CompletionCase(NanoIDFormat(length: 5), "length:", ["V1StG"], alphabet: "V1-_."),
        CompletionCase(SemVerFormat(), ["1.4.0-beta.2+build.07", "0.0.10", "1.0.0-0a"], alphabet: "01a.-+"),
        CompletionCase(SlugFormat(), ["a-slug-2"], alphabet: "a2-_A"),
        CompletionCase(ULIDFormat(), ["01ARZ3NDEKTSV4RRFFQ69G5FAV"], alphabet: "017AZU"),
        CompletionCase(UUIDFormat(), ["2eb8aa08-aa98-11ea-b4aa-73b441d16380"], alphabet: "018abF-g"),
        CompletionCase(
            UUIDFormat(version: [.v4, .nilUUID]), "version:",
            ["2eb8aa08-aa98-41ea-b4aa-73b441d16380", "00000000-0000-0000-0000-000000000000"], alphabet: "018abF-"),
        CompletionCase(VINFormat(), ["WP0ZZZ99ZTS392124"], alphabet: "0189AZIX"),
        CompletionCase(
            VINFormat(checkDigit: true), "checkDigit:", ["1M8GDM9AXKP042788", "1HGCM82633A004352"],
            alphabet: "0123456789AX"),
    ]

    private static let internet = [
        CompletionCase(
            DataURIFormat(), ["data:text/plain;charset=UTF-8,A%20note", "data:;base64,iVBORw0KGgo%3D"],
            alphabet: "data:,;=/%24", endings: ["41AAA", "41AA", "41A"]),
        CompletionCase(
            DomainNameFormat(), ["bücher.example", "a-b.example.com", "xn--bcher-kva.de"], alphabet: "abx1-.ü"),
        CompletionCase(
            DomainNameFormat(minimumLabels: 3, enableIDN: false, minimumTopLevelLength: 3), "minimumLabels:…",
            ["www.example.com"], alphabet: "ab1-._"),
        CompletionCase(EmailFormat(), ["ada@example.org", "a.b+c@x-y.co"], alphabet: "ab1.-@+ "),
        CompletionCase(
            EmailFormat(
                allowQuotedLocal: true, allowComments: true, allowAddressLiteral: true, allowDisplayName: true,
                enableIDN: true), "all options",
            ["\"a b\"@[192.0.2.1]", "(x)a@b.co(y(z))", "Ada L <ada@[IPv6:::1]>"], alphabet: "a1.@<>()[]\" :",
            endings: [")", "))", ")))", ")@b.co", "))@b.co", ")a@b.co", "))a@b.co", ")))a@b.co", ")))@b.co"]),
        CompletionCase(HostnameFormat(), ["a-b.example", "localhost", "xn--bcher-kva.de"], alphabet: "ab1-.x_"),
        CompletionCase(
            IPAddressFormat(), ["192.0.2.1", "2001:db8::1", "::ffff:192.0.2.1", "1:2:3:4:5:6:7:8"], alphabet: "0125:.f%"
        ),
        CompletionCase(
            IPAddressFormat(cidr: true, strict: true, allowZone: true), "cidr:strict:allowZone:",
            ["192.0.2.0/24", "fe80::%eth0/64", "10.0.0.0/8"], alphabet: "01248:./f%"),
        CompletionCase(MACAddressFormat(), ["00:1b:77:49:54:fd", "001b.7749.54fd"], alphabet: "01bf:-.g"),
        CompletionCase(MIMETypeFormat(), ["text/html; charset=\"utf-8\"", "image/svg+xml"], alphabet: "at/;=\" +"),
        CompletionCase(PortFormat(), ["8080", "65535"], alphabet: "0156-"),
        CompletionCase(
            URIFormat(), ["urn:isbn:0451450523", "http://u:p@[::1]:8/a%20b?c#d", "http://[v1.a]/"],
            alphabet: "a1:/?#[]@%."),
        CompletionCase(
            URIFormat(kind: .iriReference), "kind:", ["../ü?b#c", "//h:1/a", "a/b:c"], alphabet: "a1:/?#[]@%."),
        CompletionCase(URITemplateFormat(), ["/search{?q,lang:3}", "{+path*}/x%20{#part.b}"], alphabet: "a1{}?,:*%."),
        CompletionCase(
            URLFormat(), ["https://example.com:8443/a%20b?c=d#e", "http://[::1]/", "http://192.0.2.1/"],
            alphabet: "ha1:/.?#[]%@"),
        CompletionCase(
            URLFormat(
                validSchemes: ["ftp"], enableIDN: true, allowLocalHost: true, allowUserInfo: true,
                allowProtocolRelative: true), "validSchemes:…",
            ["ftp://u:p@localhost/é", "//bücher.de:21"], alphabet: "fa1:/.?#[]%@"),
    ]

    private static let numbersAndText = [
        CompletionCase(LatitudeFormat(), ["52.52", "-9e1", ".5"], alphabet: "0195.-+e"),
        CompletionCase(LongitudeFormat(), ["180", "-13.405", "1e2"], alphabet: "0198.-+e"),
        CompletionCase(
            LatLongFormat(), ["52.52, 13.405", "(52.52,13.405)"], alphabet: "0195.-,() e",
            endings: ["e-9)", "e-9,0)", "e-9,0", "0e-9,0", "0e-9,0)"]),
        CompletionCase(ASCIIFormat(), ["a\n"], alphabet: "a\u{e9}"),
        CompletionCase(AlphabeticFormat(), ["Åäé", "ab"], alphabet: "ab1é\u{301}"),
        CompletionCase(AlphanumericFormat(), ["Å1", "ab2"], alphabet: "a1-é\u{301}"),
        CompletionCase(LowercaseFormat(), ["aé1"], alphabet: "aA1éÉ"),
        CompletionCase(UppercaseFormat(), ["AÉ1"], alphabet: "aA1éÉ"),
        CompletionCase(PrintableFormat(), ["a é", "ب\u{200C}ب"], alphabet: "a \né\u{202e}\u{200C}"),
        CompletionCase(SpoofingFormat(), ["аб1", "ab", "ب\u{200C}ب"], alphabet: "ab1аб\u{200C}"),
    ]
}
