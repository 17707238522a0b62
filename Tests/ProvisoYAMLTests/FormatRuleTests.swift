#if YAML
import Testing

/// A table row for a format: the rule with its options, texts that pass and texts that do not.
struct FormatRow: CustomTestStringConvertible, Sendable {
    let rule: String
    let valid: [String]
    let invalid: [String]

    init(_ rule: String, valid: [String], invalid: [String]) {
        self.rule = rule
        self.valid = valid
        self.invalid = invalid
    }

    var testDescription: String { rule }

    /// The rule's name, which is also its code.
    var code: String { String(rule.prefix { $0 != "," }) }

    /// Judges JSON texts; a text that begins with `=` is JSON as it stands.
    func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        for text in valid {
            try Judging("- [a, \(rule)]", record(text)).check(sourceLocation: sourceLocation)
        }
        for text in invalid {
            try Judging("- [a, \(rule)]", record(text), "a \(code)").check(sourceLocation: sourceLocation)
        }
    }

    private func record(_ text: String) -> String {
        text.hasPrefix("=") ? #"{"a":\#(text.dropFirst())}"# : #"{"a":"\#(text)"}"#
    }
}

/// Every format through a document: that it is there, that its options reach it. What it takes is its own tests' matter.
@Suite struct FormatRuleTests {
    private static let notText = ["=1", "=true", "=[1]", #"={"b":1}"#]

    @Test(arguments: [
        FormatRow(
            "email", valid: ["o'brien@example.com"], invalid: ["a@b", "ä@example.com", "a@example.com\\n"] + notText),
        FormatRow("email, {enableIDN: true}", valid: ["jürgen@bücher.example"], invalid: ["a@b"]),
        FormatRow(
            "email, {allowLocalDomain: true, allowUnderscore: true}", valid: ["a@b", "a@_b.example"], invalid: ["a@"]),
        FormatRow("email, {allowDisplayName: true}", valid: ["Ada <a@example.com>"], invalid: ["Ada <a@example.com"]),
        FormatRow("email, {allowQuotedLocal: true}", valid: [#"\"a b\"@example.com"#], invalid: ["a b@example.com"]),
        FormatRow("email, {allowComments: true}", valid: ["a(b)@example.com"], invalid: ["a(b@example.com"]),
        FormatRow("email, {allowAddressLiteral: true}", valid: ["a@[192.0.2.1]"], invalid: ["a@[192.0.2.256]"]),
        FormatRow("email, {allowTrailingDot: true}", valid: ["a@example.com."], invalid: ["a@example.com.."]),
        FormatRow(
            "email, {enableIDN: true, checkSpoofing: true}", valid: ["ä@example.com"], invalid: ["a@exаmple.com"]),
        FormatRow(
            "url", valid: ["https://example.com/a?b#c"], invalid: ["ftp://example.com", "example.com"] + notText),
        FormatRow("url, {validSchemes: [ftp]}", valid: ["ftp://example.com"], invalid: ["https://example.com"]),
        FormatRow("hostname", valid: ["a", "a-b.example"], invalid: ["a_b", "-a", "ä.example", "a."] + notText),
        FormatRow("hostname, {allowUnderscore: true, allowTrailingDot: true}", valid: ["a_b."], invalid: ["a..b"]),
        FormatRow("domainName", valid: ["bücher.example", "a.example"], invalid: ["a", "a..example"] + notText),
        FormatRow("domainName, {enableIDN: false}", valid: ["a.example"], invalid: ["bücher.example"]),
        FormatRow("domainName, {allowLocalDomain: true}", valid: ["a"], invalid: ["-"]),
        FormatRow("domainName, {minimumLabels: 3}", valid: ["a.b.example"], invalid: ["a", "b.example"]),
        FormatRow("domainName, {minimumLabels: 1}", valid: ["a", "a.example"], invalid: ["a.b", "-"]),
        FormatRow("domainName, {minimumTopLevelLength: 1}", valid: ["a.b", "a.例"], invalid: ["a", "a.1"]),
        FormatRow("domainName, {minimumTopLevelLength: 4}", valid: ["a.info"], invalid: ["a.com"]),
        FormatRow(
            "domainName, {allowLocalDomain: true, minimumTopLevelLength: 1, idna2008: true}",
            valid: ["a", "a.b"], invalid: ["☕"]),
        FormatRow("domainName, {idna2008: true}", valid: ["a.example"], invalid: ["☕.example"]),
        FormatRow("ip", valid: ["192.0.2.1", "::1"], invalid: ["192.0.2.01", "::1%eth0", "192.0.2.0/24"] + notText),
        FormatRow("ip, {version: 4}", valid: ["192.0.2.1"], invalid: ["::1"]),
        FormatRow("ip, {version: 6, allowZone: true}", valid: ["::1", "fe80::1%eth0"], invalid: ["192.0.2.1"]),
        FormatRow("ip, {cidr: true}", valid: ["192.0.2.7/24", "::/0"], invalid: ["192.0.2.7", "::/129"]),
        FormatRow("ip, {cidr: true, strict: true}", valid: ["192.0.2.0/24"], invalid: ["192.0.2.7/24"]),
        FormatRow(
            "port", valid: ["1", "65535", "=8080", "=8080.0", "=8.08e3", "=65535"],
            invalid: [
                "0", "65536", "080", "8080.0", "=0", "=65536", "=-1", "=80.5", "=1e9", "=1e400", "=true", "=[1]",
                #"={"b":1}"#,
            ]),
        FormatRow("port, {allowZero: true}", valid: ["0", "=0", "=-0", "=0.0"], invalid: ["00", "=-1"]),
        FormatRow(
            "mac", valid: ["00:1b:63:84:45:E6", "001b.6384.45e6"],
            invalid: ["00:1b-63:84:45:e6", "001b638445e6"] + notText),
        FormatRow("mac, {eui: 64}", valid: ["00:1b:63:84:45:e6:00:01"], invalid: ["00:1b:63:84:45:e6"]),
        FormatRow("mac, {allowBare: true}", valid: ["001b638445e6"], invalid: ["001b638445e"]),
        FormatRow("uri", valid: ["urn:a:b", "https://a/"], invalid: ["//a/b", "a b:c"] + notText),
        FormatRow("uriReference", valid: ["../a", "#b"], invalid: ["a b", "ä"] + notText),
        FormatRow("iri", valid: ["http://ä/ö"], invalid: ["/ä"] + notText),
        FormatRow("iriReference", valid: ["/ä"], invalid: ["a b"] + notText),
        FormatRow("dataURI", valid: ["data:,a", "data:text/plain;base64,YQ=="], invalid: ["data:a"] + notText),
        FormatRow("uriTemplate", valid: ["/a/{b}"], invalid: ["/a/{b"] + notText),
        FormatRow("mimeType", valid: ["text/html; charset=utf-8"], invalid: ["text"] + notText),
    ])
    func internet(_ row: FormatRow) throws { try row.check() }

    @Test(arguments: [
        FormatRow(
            "uuid", valid: ["2eb8aa08-AA98-11ea-b4aa-73b441d16380"],
            invalid: ["2eb8aa08aa9811eab4aa73b441d16380"] + notText),
        FormatRow(
            "uuid, {version: 4}", valid: ["0b2d3c4e-5f6a-4b7c-8d9e-0f1a2b3c4d5e"],
            invalid: ["2eb8aa08-aa98-11ea-b4aa-73b441d16380", "0b2d3c4e-5f6a-4b7c-cd9e-0f1a2b3c4d5e"]),
        FormatRow(
            "uuid, {version: [4, nil, max]}",
            valid: [
                "0b2d3c4e-5f6a-4b7c-8d9e-0f1a2b3c4d5e", "00000000-0000-0000-0000-000000000000",
                "ffffffff-ffff-ffff-ffff-ffffffffffff",
            ], invalid: ["2eb8aa08-aa98-11ea-b4aa-73b441d16380"]),
        FormatRow("ulid", valid: ["01ARZ3NDEKTSV4RRFFQ69G5FAV"], invalid: ["01ARZ3NDEKTSV4RRFFQ69G5FA"] + notText),
        FormatRow("nanoid", valid: ["V1StGXR8_Z5jdHi6B-myT"], invalid: ["V1StGXR8_Z5jdHi6B-my"] + notText),
        FormatRow("nanoid, {length: 4}", valid: ["abcd"], invalid: ["abc"]),
        FormatRow("iban", valid: ["DE89 3704 0044 0532 0130 00"], invalid: ["DE88370400440532013000"] + notText),
        FormatRow("bic", valid: ["DEUTDEFF", "DEUTDEFF500"], invalid: ["DEUTXXFF", "deutdeff"] + notText),
        FormatRow("isbn", valid: ["978-3-16-148410-0", "0-8044-2957-X"], invalid: ["9783161484101"] + notText),
        FormatRow("isbn, {version: 10}", valid: ["080442957x"], invalid: ["9783161484100"]),
        FormatRow("isbn, {version: 13}", valid: ["9783161484100"], invalid: ["080442957X"]),
        FormatRow("issn", valid: ["0378-5955", "03785955"], invalid: ["0378-5954"] + notText),
        FormatRow("issn, {requireHyphen: true}", valid: ["0378-5955"], invalid: ["03785955"]),
        FormatRow("ean", valid: ["73513537", "4006381333931"], invalid: ["4006381333932"] + notText),
        FormatRow("isin", valid: ["US0378331005"], invalid: ["US0378331006"] + notText),
        FormatRow("luhn", valid: ["79927398713"], invalid: ["79927398714", "7992-7398713"] + notText),
        FormatRow("luhn, {allowSeparators: true}", valid: ["7992-7398713"], invalid: ["7992--7398713"]),
        FormatRow("e164", valid: ["+14155552671"], invalid: ["14155552671", "+0123456789"] + notText),
        FormatRow("jwt", valid: ["e30.e30.YQ"], invalid: ["e30.e30", "YQ.e30.YQ"] + notText),
        FormatRow("semver", valid: ["1.2.3-rc.1+b"], invalid: ["1.2", "01.2.3"] + notText),
        FormatRow("slug", valid: ["a-b-1"], invalid: ["a--b", "a_b", "A"] + notText),
        FormatRow("slug, {allowUnderscore: true}", valid: ["a_b"], invalid: ["a__b"]),
        FormatRow(
            "hashDigest, {algorithm: md5}", valid: ["d41d8cd98f00b204e9800998ecf8427e"], invalid: ["d41d8"] + notText),
        FormatRow("country", valid: ["NO"], invalid: ["no", "XX", "NOR"] + notText),
        FormatRow("country, {form: alpha3}", valid: ["NOR"], invalid: ["NO"]),
        FormatRow("country, {form: numeric}", valid: ["578"], invalid: ["579", "=578"]),
        FormatRow("currency", valid: ["EUR"], invalid: ["eur", "ZZZ"] + notText),
        FormatRow("language", valid: ["de-AT", "xx-Latn"], invalid: ["d", "de_AT"] + notText),
        FormatRow("language, {registered: true}", valid: ["de-AT"], invalid: ["xx-Latn"]),
        FormatRow("timeZone", valid: ["Europe/Berlin"], invalid: ["Europe/Bonn"] + notText),
        FormatRow("paymentCard", valid: ["4111 1111 1111 1111"], invalid: ["4111111111111112"] + notText),
        FormatRow("paymentCard, {brands: [amex]}", valid: ["378282246310005"], invalid: ["4111111111111111"]),
        FormatRow("cardSecurityCode", valid: ["123", "1234"], invalid: ["12"] + notText),
        FormatRow("cardSecurityCode, {brands: [amex]}", valid: ["1234"], invalid: ["123"]),
        FormatRow("cardExpiry", valid: ["12/99"], invalid: ["01/20", "13/99", "12/2099"] + notText),
        FormatRow(
            "cardExpiry, {allowExpired: true, allowFourDigitYear: true}", valid: ["01/20", "12/2099"],
            invalid: ["00/99"]),
    ])
    func identifiers(_ row: FormatRow) throws { try row.check() }

    @Test(arguments: [
        FormatRow("hex", valid: ["00fF"], invalid: ["0", "0xff"] + notText),
        FormatRow("base64", valid: ["YQ==", "+/+/"], invalid: ["YQ", "-_-_"] + notText),
        FormatRow("base64, {urlSafe: true}", valid: ["YQ", "-_-_"], invalid: ["YQ=="]),
        FormatRow("base64, {urlSafe: true, padding: true}", valid: ["YQ=="], invalid: ["YQ"]),
        FormatRow("base64, {padding: false}", valid: ["YQ"], invalid: ["YQ=="]),
        FormatRow("base64, {skipOnEmpty: false}", valid: [""], invalid: ["=null"]),
        FormatRow("base32", valid: ["ME======"], invalid: ["ME", "me======"] + notText),
        FormatRow("json", valid: [#"{\"a\":[1]}"#], invalid: ["{a:1}"] + notText),
        FormatRow("json, {maxDepth: 1}", valid: ["[1]"], invalid: ["[[1]]"]),
        FormatRow("json, {skipOnEmpty: false}", valid: ["1"], invalid: [""]),
        FormatRow("jsonPointer", valid: ["/a/~0"], invalid: ["a"] + notText),
        FormatRow("relativeJSONPointer", valid: ["1/a", "0#"], invalid: ["/a"] + notText),
        FormatRow("hexColor", valid: ["#fff", "a1b2c3"], invalid: ["#ff"] + notText),
        FormatRow("hexColor, {requireHash: true}", valid: ["#fff"], invalid: ["fff"]),
        FormatRow("cssColor", valid: ["rebeccapurple", "rgb(0 0 0 / 50%)"], invalid: ["rgb(0)"] + notText),
        FormatRow("ascii", valid: ["a\\n"], invalid: ["ä"] + notText),
        FormatRow("ascii, {skipOnEmpty: false}", valid: [""], invalid: ["=null"]),
        FormatRow("printable", valid: ["aä"], invalid: ["a\\n"] + notText),
        FormatRow("printable, {ascii: true}", valid: ["a b"], invalid: ["ä"]),
        FormatRow("alphabetic", valid: ["aßж"], invalid: ["a1", "a b"] + notText),
        FormatRow("alphabetic, {ascii: true}", valid: ["aB"], invalid: ["ä"]),
        FormatRow("alphabetic, {skipOnEmpty: false}", valid: ["a"], invalid: [""]),
        FormatRow("alphanumeric", valid: ["aж1٣"], invalid: ["a-1"] + notText),
        FormatRow("alphanumeric, {ascii: true}", valid: ["a1"], invalid: ["٣"]),
        FormatRow("alphanumeric, {skipOnEmpty: false}", valid: ["a"], invalid: [""]),
        FormatRow("uppercase", valid: ["AB 1"], invalid: ["Ab"] + notText),
        FormatRow("lowercase", valid: ["ab 1"], invalid: ["Ab"] + notText),
        FormatRow("spoofing", valid: ["paypal", "привет"], invalid: ["pаypal"] + notText),
        FormatRow("spoofing, {level: ascii}", valid: ["paypal"], invalid: ["привет"]),
        FormatRow("startsWith, {value: ab}", valid: ["ab", "abc"], invalid: ["a", "Abc", "xab"] + notText),
        FormatRow("startsWith, {value: é}", valid: ["e\u{301}a"], invalid: ["e"]),
        FormatRow("startsWith, {value: e}", valid: ["ea"], invalid: ["e\u{301}a"]),
        FormatRow("startsWith, {value: AB, ignoreCase: true}", valid: ["abc"], invalid: ["bc"]),
        FormatRow("endsWith, {value: .pdf}", valid: ["a.pdf"], invalid: [".pd", "a.PDF", "a.pdf "] + notText),
        FormatRow("endsWith, {value: .pdf, ignoreCase: true}", valid: ["a.PDF"], invalid: ["a"]),
    ])
    func encodingsAndText(_ row: FormatRow) throws { try row.check() }

    @Test(arguments: [
        FormatRow(
            "integer", valid: ["=1", "=-3.0", "=1e3", "=123456789012345678901234567890"],
            invalid: ["=1.5", "1", "=true"]),
        FormatRow("positive", valid: ["=1", "=0.0001", "=1e-400"], invalid: ["=0", "=-0.0", "=-1", "1"]),
        FormatRow("negative", valid: ["=-1", "=-1e-400"], invalid: ["=0", "=-0.0", "=1", "-1"]),
        FormatRow(
            "multipleOf, {value: 0.1}", valid: ["=0.3", "=1", "=0", "=-1.7", "=1e400", "=3e-1"],
            invalid: ["=0.35", "=1e-2", "0.3"]),
        FormatRow(
            "multipleOf, {value: 3}", valid: ["=9007199254740993", "=3.0", "=3e20"],
            invalid: ["=9007199254740992", "=1e20"]),
        FormatRow("multipleOf, {value: 10}", valid: ["=20", "=-100"], invalid: ["=25", "=2"]),
        FormatRow("multipleOf, {value: 0.01}", valid: ["=19.99", "=4.35", "=1.10"], invalid: ["=19.999"]),
        FormatRow("multipleOf, {value: 2.5e-3}", valid: ["=0.0075", "=0.005"], invalid: ["=0.0076"]),
        FormatRow(
            "multipleOf, {value: 999999999999999999}", valid: ["=999999999999999999e9", "=1999999999999999998"],
            invalid: ["=999999999999999998e9"]),
        FormatRow(
            "decimalPlaces, {max: 2}", valid: ["=1", "=1.25", "=125e-2", "=1.2345e3"],
            invalid: ["=1.255", "=1e-3", "1.25"]),
        FormatRow("decimalPlaces, {min: 2, max: 2}", valid: ["=1.50"], invalid: ["=1.5", "=1.500"]),
        FormatRow("decimalPlaces, {min: 1}", valid: ["=1.5"], invalid: ["=1", "=15e-0"]),
        FormatRow(
            "latitude", valid: ["=90", "=-90.0", "52.52", "=9e1"],
            invalid: ["=90.00000000000000000001", "=91", "x", "052", "=true", "=[1]"]),
        FormatRow(
            "longitude", valid: ["=180", "=-180.0", "13.405"], invalid: ["=180.00000000000000000001", "x", "=[1]"]),
        FormatRow(
            "latLong", valid: ["52.52,13.405", "(52.52, 13.405)"],
            invalid: ["13,180.1", "91,0", "52.52 13.405"] + notText),
        FormatRow(
            "coordinates", valid: ["52.52,13.405", "=[52.52, 13.405]"],
            invalid: ["=[100, 0]", "=[1]", "=[1, 2, 3]", #"=["1", 2]"#, "=1"]),
        FormatRow(
            "coordinates, {order: longLat}", valid: ["100,52", "(100, -52)", "=[100, 0]"],
            invalid: ["52,100", "(1,2", "1", "=[0, 100]", ",", "()"]),
    ])
    func numbers(_ row: FormatRow) throws { try row.check() }

    @Test(arguments: [
        FormatRow("date", valid: ["2024-02-29"], invalid: ["2023-02-29", "2024-2-9", "29.02.2024"] + notText),
        FormatRow("date, {format: d.M.yyyy}", valid: ["29.2.2024"], invalid: ["2024-02-29"]),
        FormatRow("date, {before: 2024-01-01}", valid: ["2023-12-31"], invalid: ["2024-01-01"]),
        FormatRow("date, {after: 2024-01-01}", valid: ["2024-01-02"], invalid: ["2024-01-01"]),
        FormatRow(
            "date, {between: [2024-01-01, 2024-12-31]}", valid: ["2024-01-01", "2024-12-31"],
            invalid: ["2023-12-31", "2025-01-01"]),
        FormatRow("date, {min: 2024-01-01}", valid: ["2024-01-01", "2099-01-01"], invalid: ["2023-12-31"]),
        FormatRow("date, {max: 2024-01-01}", valid: ["2024-01-01", "1999-01-01"], invalid: ["2024-01-02"]),
        FormatRow(
            "date, {min: 2024-02-01, between: [2024-01-01, 2024-12-31], max: 2024-03-01}",
            valid: ["2024-02-01", "2024-03-01"], invalid: ["2024-01-31", "2024-03-02"]),
        FormatRow(
            "date, {min: 2024-01-01, format: d.M.yyyy, before: 2024-02-01}", valid: ["1.1.2024", "31.1.2024"],
            invalid: ["31.12.2023", "1.2.2024"]),
        FormatRow(
            "dateTime, {min: '2024-01-01T12:00:00Z', max: '2024-01-01T13:00:00+01:00'}",
            valid: ["2024-01-01T12:00:00Z", "2024-01-01T14:00:00+02:00"],
            invalid: ["2024-01-01T11:59:59Z", "2024-01-01T12:00:00.1Z"]),
        FormatRow("date, {past: true}", valid: ["2000-01-01"], invalid: ["9999-12-31"]),
        FormatRow("date, {future: true}", valid: ["9999-12-31"], invalid: ["2000-01-01"]),
        FormatRow("date, {minAge: 18}", valid: ["2000-01-01"], invalid: ["2026-01-01"]),
        FormatRow("time", valid: ["08:30", "08:30:06.5+01:00"], invalid: ["24:00", "8:30"] + notText),
        FormatRow("time, {requireOffset: true}", valid: ["08:30:06Z"], invalid: ["08:30", "08:30:06"]),
        FormatRow("time, {format: 'h:mm a'}", valid: ["8:30 PM"], invalid: ["20:30"]),
        FormatRow(
            "time, {after: '08:00', before: '17:00'}", valid: ["08:01", "16:59:59"], invalid: ["08:00", "17:00"]),
        FormatRow(
            "dateTime", valid: ["2024-02-29T12:00:00Z"],
            invalid: ["2024-02-29T12:00:00", "2024-02-29 12:00:00Z"] + notText),
        FormatRow("dateTime, {allowLocal: true}", valid: ["2024-02-29T12:00:00"], invalid: ["2024-02-29"]),
        FormatRow("dateTime, {requireOffset: true}", valid: ["2024-02-29T12:00:00Z"], invalid: ["2024-02-29T12:00:00"]),
        FormatRow("dateTime, {requireOffset: false}", valid: ["2024-02-29T12:00:00"], invalid: ["2024-02-29"]),
        FormatRow(
            "dateTime, {before: '2024-01-01T00:00:00+01:00'}", valid: ["2023-12-31T22:59:59Z"],
            invalid: ["2023-12-31T23:00:00Z"]),
        FormatRow("dateTime, {format: dd.MM.yyyy HH:mm}", valid: ["29.02.2024 12:00"], invalid: ["30.02.2024 12:00"]),
        FormatRow("duration", valid: ["P1DT12H"], invalid: ["P", "1D"] + notText),
    ])
    func dates(_ row: FormatRow) throws { try row.check() }

    @Test(arguments: [
        Tidying("- [a, date, {format: d.M.yyyy, writeAs: iso8601}]", #"{"a":"1.2.2024"}"#, #"{"a":"2024-02-01"}"#),
        Tidying("- [a, date, {format: d.M.yyyy, writeAs: iso8601}]", #"{"a":"x"}"#, #"{"a":"x"}"#),
        Tidying("- [a, date, {format: d.M.yyyy}]", #"{"a":"1.2.2024"}"#, #"{"a":"1.2.2024"}"#),
        Tidying("- [a, date, {writeAs: unix}]", #"{"a":"1970-01-02"}"#, #"{"a":86400}"#),
        Tidying("- [a, dateTime, {writeAs: unix}]", #"{"a":"2024-02-29T12:00:00.5+01:00"}"#, #"{"a":1709204400.5}"#),
        Tidying("- [a, dateTime, {writeAs: unix}]", #"{"a":"1969-12-31T23:59:58.750Z"}"#, #"{"a":-1.25}"#),
        Tidying("- [a, dateTime, {writeAs: unix}]", #"{"a":"1969-12-31T23:59:59.25Z"}"#, #"{"a":-0.75}"#),
        // A leap second has the number of the midnight behind it.
        Tidying("- [a, dateTime, {writeAs: unix}]", #"{"a":"2016-12-31T23:59:59.5Z"}"#, #"{"a":1483228799.5}"#),
        Tidying("- [a, dateTime, {writeAs: unix}]", #"{"a":"2016-12-31T23:59:60Z"}"#, #"{"a":1483228800}"#),
        Tidying("- [a, dateTime, {writeAs: unix}]", #"{"a":"2016-12-31T23:59:60.25Z"}"#, #"{"a":1483228800.25}"#),
        Tidying("- [a, dateTime, {writeAs: unix}]", #"{"a":"2017-01-01T00:59:60+01:00"}"#, #"{"a":1483228800}"#),
        Tidying("- [a, dateTime, {writeAs: unix}]", #"{"a":"2017-01-01T00:00:00Z"}"#, #"{"a":1483228800}"#),
        Tidying("- [a, dateTime, {writeAs: unix}]", #"{"a":"1969-12-31T23:59:60Z"}"#, #"{"a":0}"#),
        Tidying("- [a, dateTime, {writeAs: unix}]", #"{"a":"1969-12-30T23:59:60.75Z"}"#, #"{"a":-86399.25}"#),
        Tidying(
            "- [a, dateTime, {writeAs: iso8601}]", #"{"a":"2016-12-31t23:59:60z"}"#, #"{"a":"2016-12-31T23:59:60Z"}"#),
        Tidying(
            "- [a, dateTime, {writeAs: iso8601}]", #"{"a":"2024-02-29t12:00:00z"}"#, #"{"a":"2024-02-29T12:00:00Z"}"#),
        Tidying(
            "- [a, dateTime, {writeAs: iso8601, before: 2000-01-01}]", #"{"a":"2024-02-29t12:00:00z"}"#,
            #"{"a":"2024-02-29t12:00:00z"}"#),
    ])
    func written(_ row: Tidying) throws { try row.check() }
}
#endif
