import ProvisoFormats

/// A format, a scanner by hand of the same definition, and texts for both.
struct Subject: Sendable {
    var name: String
    /// How many of the texts the format accepts.
    var judged: @Sendable (Texts) -> Int
    /// How many of the texts the scanner by hand accepts.
    var scanned: @Sendable (Texts) -> Int
    var valid: [String]
    var invalid: [String]

    // Inlined, so that each side is a loop with a direct call in it, as it is where a format's type is known. The scans are
    // never inlined, as what comes from another module is not.
    @inline(__always)
    init(
        _ name: String, _ judge: @escaping @Sendable (Span<UInt8>) -> Bool,
        _ scan: @escaping @Sendable (Span<UInt8>) -> Bool, valid: [String], invalid: [String]
    ) {
        self.name = name
        judged = { $0.count(judge) }
        scanned = { $0.count(scan) }
        self.valid = valid
        self.invalid = invalid
    }

    /// Stops the program when either side is wrong about a text.
    func check() {
        for (texts, expected) in [(valid, 1), (invalid, 0)] {
            for text in texts {
                if judged(Texts([text])) != expected { fatalError("Proviso is wrong about \(name): \(text)") }
                if scanned(Texts([text])) != expected { fatalError("The scan is wrong about \(name): \(text)") }
            }
        }
    }

    static let all: [Subject] = [
        Subject(
            "email", { [format = EmailFormat()] in format.failure(in: $0) == nil }, { Scans.email($0) },
            valid: [
                "ada@example.org", "o'brien@example.com", "grace.hopper+navy@mail.example.com", "x@y.zz",
                "first.middle.last@subdomain.department.example.co.uk", "12345@numbers.example",
            ],
            invalid: [
                "ada@example", "ada.example.org", "a..b@example.com", "ada@-example.com", "ada@example.123",
                "ada lovelace@example.org",
            ]),
        Subject(
            "url", { [format = URLFormat()] in format.failure(in: $0) == nil }, { Scans.url($0) },
            valid: [
                "https://example.com", "http://www.example.org:8080/a/b/c?d=e&f=g#h", "https://192.0.2.1/index.html",
                "https://[2001:db8::1]:443/", "https://example.com/a%20b/%E4%BE%8B",
                "HTTPS://docs.example.co.uk/guides/formats.html#dates",
            ],
            invalid: [
                "example.com", "ftp://example.com/", "https://example", "https://example.com:65536/",
                "https://example.com/a b", "https://example.com/%2",
            ]),
        Subject(
            "domainName", { [format = DomainNameFormat(enableIDN: false)] in format.failure(in: $0) == nil },
            { Scans.domainName($0) },
            valid: [
                "example.com", "www.example.co.uk", "a-b.c-d.example", "xn--bcher-kva.example", "1.2.3.example.org",
            ],
            invalid: ["example", "-a.example.com", "a..example.com", "192.0.2.1", "exa_mple.com", "a.b"]),
        Subject(
            "ipv4", { [format = IPAddressFormat(version: .v4)] in format.failure(in: $0) == nil }, { Scans.ipv4($0) },
            valid: ["192.0.2.1", "255.255.255.255", "0.0.0.0", "10.1.20.250", "203.0.113.7"],
            invalid: ["256.1.1.1", "1.2.3", "1.2.3.4.5", "01.2.3.4", "192.0.2.1x", "192.0..1"]),
        Subject(
            "ipv6", { [format = IPAddressFormat(version: .v6)] in format.failure(in: $0) == nil }, { Scans.ipv6($0) },
            valid: [
                "2001:db8::1", "::", "2001:0db8:85a3:0000:0000:8a2e:0370:7334", "::ffff:192.0.2.1", "fe80::1:2:3:4",
            ],
            invalid: ["2001:db8", "2001:db8::1::2", "1:2:3:4:5:6:7:8:9", "2001:db8::12345", "2001:db8::g", "192.0.2.1"]),
        Subject(
            "date", { [format = DateFormat()] in format.failure(in: $0) == nil }, { Scans.date($0) },
            valid: ["2026-11-21", "2024-02-29", "1999-12-31", "2000-02-29", "0000-01-01"],
            invalid: ["2023-02-29", "2026-13-01", "2026-11-31", "2026-1-21", "21.11.2026", "2026-11-21Z"]),
        Subject(
            "dateTime", { [format = DateTimeFormat()] in format.failure(in: $0) == nil }, { Scans.dateTime($0) },
            valid: [
                "2026-11-21T11:05:38Z", "2024-02-29t23:59:59.123456+01:00", "1990-12-31T15:59:60-08:00",
                "2026-11-21T00:00:00.5Z",
            ],
            invalid: [
                "2026-11-21 11:05:38Z", "2026-11-21T24:00:00Z", "2026-11-21T11:05:38", "2026-02-30T11:05:38Z",
                "2026-11-21T11:05:38+0100",
            ]),
        Subject(
            "uuid", { [format = UUIDFormat()] in format.failure(in: $0) == nil }, { Scans.uuid($0) },
            valid: [
                "2eb8aa08-aa98-11ea-b4aa-73b441d16380", "2EB8AA08-AA98-11EA-B4AA-73B441D16380",
                "00000000-0000-0000-0000-000000000000", "f81d4fae-7dec-41d0-a765-00a0c91e6bf6",
            ],
            invalid: [
                "2eb8aa08-aa98-11ea-b4aa-73b441d1638", "2eb8aa08aa9811eab4aa73b441d16380",
                "2eb8aa08-aa98-11ea-b4aa-73b441d1638g", "2eb8aa08-aa98-11ea-b4aa073b441d16380",
            ]),
        Subject(
            "uuid, made a call", { UUIDFormat().failure(in: $0) == nil }, { Scans.uuid($0) },
            valid: [
                "2eb8aa08-aa98-11ea-b4aa-73b441d16380", "2EB8AA08-AA98-11EA-B4AA-73B441D16380",
                "00000000-0000-0000-0000-000000000000", "f81d4fae-7dec-41d0-a765-00a0c91e6bf6",
            ],
            invalid: [
                "2eb8aa08-aa98-11ea-b4aa-73b441d1638", "2eb8aa08aa9811eab4aa73b441d16380",
                "2eb8aa08-aa98-11ea-b4aa-73b441d1638g", "2eb8aa08-aa98-11ea-b4aa073b441d16380",
            ]),
        Subject(
            "paymentCard", { [format = PaymentCardFormat()] in format.failure(in: $0) == nil },
            { Scans.paymentCard($0) },
            valid: ["4111111111111111", "5555 5555 5555 4444", "378282246310005", "6011-1111-1111-1117"],
            invalid: ["4111111111111112", "4111 1111", "4111  1111 1111 1111", "41111111111111111111", "x111111111111"]),
        Subject(
            "iban", { [format = IBANFormat()] in format.failure(in: $0) == nil }, { Scans.iban($0) },
            valid: [
                "GB82WEST12345698765432", "DE89370400440532013000", "FR14 2004 1010 0505 0001 3M02 606",
                "NL91ABNA0417164300", "NO9386011117947",
            ],
            invalid: [
                "GB82WEST12345698765433", "DE8937040044053201300", "XX82WEST12345698765432", "gb82WEST12345698765432",
                "NL91AB1A0417164300",
            ]),
        Subject(
            "hex", { [format = HexFormat()] in format.failure(in: $0) == nil }, { Scans.hex($0) },
            valid: [
                "deadbeef", "DEADBEEF0123456789abcdef", "00", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca4",
            ],
            invalid: ["deadbee", "deadbeeg", "0xdeadbeef", "de ad"]),
        Subject(
            "base64", { [format = Base64Format()] in format.failure(in: $0) == nil }, { Scans.base64($0) },
            valid: [
                "aGVsbG8gd29ybGQ=", "Zg==", "Zm9vYmFy", "VGhlIHF1aWNrIGJyb3duIGZveCBqdW1wcyBvdmVyIHRoZSBsYXp5IGRv",
            ],
            invalid: ["aGVsbG8gd29ybGQ", "aGVs bG8=", "aGVsbG8g===d", "aGVsbG8_"]),
        Subject(
            "slug", { [format = SlugFormat()] in format.failure(in: $0) == nil }, { Scans.slug($0) },
            valid: ["hello-world", "a", "the-quick-brown-fox-jumps-over-the-lazy-dog", "2026-review"],
            invalid: ["Hello-World", "hello--world", "-hello", "hello-", "hello_world"]),
        Subject(
            "e164", { [format = E164Format()] in format.failure(in: $0) == nil }, { Scans.e164($0) },
            valid: ["+14155552671", "+442071838750", "+551155256325", "+4930901820"],
            invalid: ["14155552671", "+1 415 555 2671", "+01234567890", "+123456", "+1234567890123456"]),
        Subject(
            "alphabetic", { [format = AlphabeticFormat()] in format.failure(in: $0) == nil }, { Scans.alphabetic($0) },
            valid: ["Lovelace", "a", "Hopper", "pneumonoultramicroscopicsilicovolcanoconiosis"],
            invalid: ["Ada Lovelace", "O'Brien", "abc1", "x-y"]),
        Subject(
            "port", { [format = PortFormat()] in format.failure(in: $0) == nil }, { Scans.port($0) },
            valid: ["80", "443", "8080", "65535", "1"],
            invalid: ["0", "65536", "080", "http", "-1"]),
        Subject(
            "hexColor", { [format = HexColorFormat()] in format.failure(in: $0) == nil }, { Scans.hexColor($0) },
            valid: ["#fff", "#00FF7f", "abcdef", "#12345678"],
            invalid: ["#ggg", "#12345", "blue", "#1234567"]),
        Subject(
            "semver", { [format = SemVerFormat()] in format.failure(in: $0) == nil }, { Scans.semVer($0) },
            valid: ["1.4.0", "0.0.1", "10.20.30-beta.2+build.7", "1.0.0-alpha-a.b-c", "2.0.0+exp.sha.5114f85"],
            invalid: ["1.4", "01.4.0", "1.4.0-", "1.0.0-01", "v1.4.0", "1.4.0+a_b"]),
        Subject(
            "isbn", { [format = ISBNFormat()] in format.failure(in: $0) == nil }, { Scans.isbn($0) },
            valid: ["978-3-16-148410-0", "9783161484100", "0-306-40615-2", "080442957X"],
            invalid: ["978-3-16-148410-1", "97831614841", "979-0-2600-0043-8", "0-306-40615-X", "isbn"]),
    ]
}
