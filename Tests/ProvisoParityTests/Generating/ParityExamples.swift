/// Texts that a rule takes, and some that it nearly takes.
enum ParityExamples {
    static let texts: [String: [String]] = [
        "email": [
            "ada@example.org", "a@b", "\"a b\"@example.org", "ada@[192.0.2.1]", "Ada <ada@example.org>",
            "ä@bücher.example", "ada@gmial.com", "ada@hotmial.com", "ada@yaho.com",
        ],
        "url": [
            "https://example.org/a?b#c", "example.org", "//example.org", "ftp://u:p@localhost:21", "http://192.0.2.1",
        ],
        "hostname": ["a", "a_b.example.", "example.org"], "domainName": ["bücher.example", "a", "a_b.example.org."],
        "ip": ["192.0.2.1", "::1", "192.0.2.0/24", "192.0.2.1/24", "fe80::1%eth0"], "port": ["80", "0", "65536"],
        "mac": ["00:1b:63:84:45:e6", "001b638445e6", "00:1b:63:ff:fe:84:45:e6"], "uri": ["urn:a:b", "/a"],
        "uriReference": ["/a", "a b"], "iri": ["http://ä/", "/ä"], "iriReference": ["/ä", "a b"],
        "dataURI": ["data:,a", "data:"], "uriTemplate": ["/{a}", "{"],
        "mimeType": ["text/html; charset=utf-8", "text"],
        "date": ["2024-02-29", "2023-02-29", "01.02.2003", "1850-01-01", "2150-12-31", "2003-01-01T00:00:00Z"],
        "time": ["08:30", "08:30:00Z", "9:15 PM", "19:00", "24:00"],
        "dateTime": ["2024-02-29T12:00:00Z", "2024-02-29T12:00:00", "01.02.2003 10:00", "2150-01-01T00:00:00+01:00"],
        "duration": ["P1D", "1D"], "timeZone": ["Europe/Berlin", "Europe/Bonn"],
        "cron": ["0 8 * * MON-FRI", "@daily", "0 0 8 * * *", "0 24 * * *"],
        "paymentCard": ["4111111111111111", "378282246310005", "4111111111111112"],
        "cardExpiry": ["12/99", "01/20", "12/2099", "13/20"], "cardSecurityCode": ["123", "1234", "12"],
        "uuid": ["2eb8aa08-aa98-11ea-b4aa-73b441d16380", "0b2d3c4e-5f6a-4b7c-8d9e-0f1a2b3c4d5e", "2eb8aa08"],
        "ulid": ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "01"], "nanoid": ["V1StGXR8_Z5jdHi6B-myT", "V1St"],
        "iban": ["DE89370400440532013000", "DE88370400440532013000"], "bic": ["DEUTDEFF", "DEUTXXFF"],
        "isin": ["US0378331005", "US0378331006"], "isbn": ["9783161484100", "080442957X", "9783161484101"],
        "issn": ["0378-5955", "03785955", "03785954"], "ean": ["73513537", "73513538"],
        "luhn": ["79927398713", "7992-7398713", "79927398714"], "e164": ["+14155552671", "4155552671"],
        "jwt": ["e30.e30.YQ", "e30"], "semver": ["1.2.3", "1.2"], "slug": ["a-b", "a_b"],
        "vin": ["1M8GDM9AXKP042788", "WP0ZZZ99ZTS392124", "WP0ZZZ99ZTS39212"],
        "hashDigest": [
            "d41d8cd98f00b204e9800998ecf8427e", "d4", "cbf43926",
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        ],
        "country": ["NO", "NOR", "578", "XX"],
        "currency": ["EUR", "EUX"], "language": ["de-AT", "xx", "d"], "hex": ["00ff", "0"],
        "base64": ["YQ==", "YQ", "-_=="], "base32": ["ME======", "ME"], "json": ["{}", "[[]]", "{"],
        "jsonPointer": ["/a", "a"], "relativeJSONPointer": ["0#", "/a"], "hexColor": ["fff", "#fff", "ff"],
        "cssColor": ["red", "rad"], "ascii": ["a", "ä"], "printable": ["ä", "\n"], "alphabetic": ["ä", "1"],
        "alphanumeric": ["ä1", "-"], "uppercase": ["A", "a"], "lowercase": ["a", "A"],
        "spoofing": ["paypal", "pаypal"], "startsWith": ["abc", "xab"], "endsWith": ["a.pdf", "a.PDF"],
        "latitude": ["90", "91"], "longitude": ["180", "181"], "latLong": ["1,2", "1"],
        "coordinates": ["1,2", "100, 2"],
        "match": ["abc", "ABX", "7", "ada@x"], "password": ["Aa1!Aa1!", "aa1!", "AAAAAAAA", "x"],
        "contains": ["aä", "banana", "b "], "compare": ["a", "ab", "5", "10"], "boolean": ["yes", "true"],
        "trim": [" ada ", "xa1 -", "\u{A0}a\u{2003}"], "filter": [" Ada  L ", "e\u{301}", "a1b2"],
    ]

    /// Texts that are interesting to any rule.
    static let edges: [String] = [
        "", "", " ", "a", "A", "abc", " ada ", "é", "e\u{301}", "0", "1", "-1.5", "a\nb", "👩‍👩‍👧", "{min} {value}", "true",
        "null", "\u{0}", "xx", String(repeating: "x", count: 300),
    ]
}
