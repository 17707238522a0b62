import Testing

@testable import ProvisoFormats

@Suite struct DomainNameFormatTests {
    private static let label63 = String(repeating: "a", count: 63)
    private static let name253 = "\(label63).\(label63).\(label63).\(String(repeating: "b", count: 61))"

    @Test(arguments: [
        "example.com", "EXAMPLE.COM", "a.bc", "a-b.example", "a--b.example", "r3---sn-x.example.com", "1.example",
        "123.456.example",
        "example.c0", "example.0c", "example.0xfg", "example.00x1", "0x1.example", "xn--bcher-kva.example",
        "www.sub.domain.example.museum", "a.b.c.d.e.f.gh", name253,
        "bücher.example", "Bücher.example", "faß.de", "παράδειγμα.δοκιμή", "例え.テスト", "пример.испытание", "مثال.إختبار",
        "example。com", "ｅｘａｍｐｌｅ．ｃｏｍ", "実例.中国", "☕.example", "xn--i-7iq.ws", "क्\u{200D}ष.example",
    ])
    func passes(text: String) {
        #expect(DomainNameFormat().failure(in: text) == nil)
    }

    @Test(arguments: [
        ("", "no domain", 0),
        (".", "empty part", 0),
        ("localhost", "too few parts", 0),
        ("example..com", "empty part", 8),
        (".example.com", "empty part", 0),
        ("example.com.", "misplaced dot", 11),
        ("example.com..", "empty part", 12),
        ("-a.example", "misplaced hyphen", 0),
        ("a-.example", "misplaced hyphen", 1),
        ("a.example-", "misplaced hyphen", 9),
        ("exa mple.com", "character not allowed", 3),
        ("exa_mple.com", "character not allowed", 3),
        ("example.com\n", "character not allowed", 11),
        ("example.com\0", "character not allowed", 11),
        ("example.c", "invalid top-level domain", 8),
        ("例え.テ", "invalid top-level domain", 7),
        ("example.123", "invalid top-level domain", 8),
        ("192.168.0.1", "invalid top-level domain", 10),
        ("127.0.0.0x1", "invalid top-level domain", 8),
        ("example.0XFF", "invalid top-level domain", 8),
        ("example.0x", "invalid top-level domain", 8),
        ("例え.0x7f", "invalid top-level domain", 7),
        ("127.0.0.０ｘ１", "invalid top-level domain", 8),
        ("example.１２", "invalid top-level domain", 8),
        ("\(label63)a.com", "part too long", 63),
        ("\(name253)b", "domain too long", 253),
        ("bü\u{2028}cher.example", "character not allowed", 3),
        ("bücher..example", "empty part", 8),
        ("bücher.example.", "misplaced dot", 15),
        ("-ü.example", "misplaced hyphen", 0),
        ("a.ü-.example", "misplaced hyphen", 2),
        ("xn--a.example", "character not allowed", 0),
        ("xn--.example", "misplaced hyphen", 3),
        ("xn--a-ä.example", "invalid Punycode", 0),
        ("xn--99999999.example", "invalid Punycode", 0),
        ("\u{301}a.example", "combining mark without a letter", 0),
        ("a\u{200D}b.example", "character not allowed here", 0),
        ("aא.example", "mixed writing directions", 0),
        ("ü_.example", "character not allowed", 0),
    ])
    func fails(text: String, reason: String, offset: Int) {
        #expect(DomainNameFormat().failure(in: text)?.description == "\(reason) (at byte \(offset))")
    }

    /// Lengths count the A-labels, not what was written.
    @Test func measuresALabels() throws {
        // "xn--" and the Punycode of 57 times "ü" are 63 bytes; what was written has 114.
        let fitting = String(repeating: "ü", count: 57)
        #expect(try IDNA.toASCII(fitting).utf8.count == 63)
        #expect(DomainNameFormat().isValid("\(fitting).example"))
        #expect(DomainNameFormat().failure(in: "ü\(fitting).example")?.reason == "part too long")
        // 255 bytes as A-labels, in 231 as written.
        let longLabel = String(repeating: "a", count: 55) + "ü"
        let name = [longLabel, longLabel, longLabel, longLabel].joined(separator: ".")
        #expect(name.utf8.count < 253)
        #expect(DomainNameFormat().failure(in: name)?.reason == "domain too long")
        // Of a name that is far from any limit a length is enough that it does not exceed.
        var length = 0
        let short = Array("bücher.example".utf8)
        #expect(DomainNameFormat().failure(in: short.span, from: 0, to: short.count, asciiLength: &length) == nil)
        #expect(length >= "xn--bcher-kva.example".utf8.count && length < 254 - 64)
        let label = String(repeating: "a", count: 45) + "ü"
        let long = [label, label, label, label, "example"].joined(separator: ".")
        let text = Array(long.utf8)
        #expect(DomainNameFormat().failure(in: text.span, from: 0, to: text.count, asciiLength: &length) == nil)
        #expect(try length == IDNA.toASCII(long).utf8.count)
    }

    /// Characters that are left out do not count.
    @Test func ignoredCharactersDoNotCount() {
        let text = "a" + String(repeating: "\u{AD}", count: 600) + "b.example"
        #expect(DomainNameFormat().isValid(text))
    }

    @Test func options() {
        #expect(DomainNameFormat(minimumLabels: 1).isValid("localhost"))
        #expect(DomainNameFormat(minimumLabels: 1).isValid("7"))
        #expect(DomainNameFormat(minimumLabels: 1).isValid("ü"))
        #expect(!DomainNameFormat(minimumLabels: 1).isValid("a.7"))
        #expect(DomainNameFormat(minimumLabels: 3).failure(in: "a.example")?.reason == "too few parts")
        #expect(DomainNameFormat(allowUnderscore: true).isValid("_dmarc.example.com"))
        #expect(DomainNameFormat(allowUnderscore: true).isValid("_bü.example.com"))
        #expect(DomainNameFormat(allowTrailingDot: true).isValid("example.com."))
        #expect(DomainNameFormat(allowTrailingDot: true).isValid("例え.テスト。"))
        #expect(DomainNameFormat(allowTrailingDot: true).isValid(Self.name253 + "."))
        #expect(!DomainNameFormat(allowTrailingDot: true).isValid("example.com.."))
        #expect(!DomainNameFormat(allowTrailingDot: true).isValid("."))
        #expect(!DomainNameFormat(allowTrailingDot: true).isValid("localhost."))
        #expect(DomainNameFormat(minimumTopLevelLength: 1).isValid("a.b"))
    }

    @Test func withoutIDN() {
        let format = DomainNameFormat(enableIDN: false)
        #expect(format.failure(in: "bücher.example") == FormatFailure("non-ASCII character", at: 1))
        #expect(format.isValid("xn--99999999.example"))
        #expect(format.isValid("xn--bcher-kva.example"))
    }

    @Test func idna2008() {
        #expect(DomainNameFormat().isValid("☕.example"))
        #expect(!DomainNameFormat(idna2008: true).isValid("☕.example"))
        #expect(!DomainNameFormat(idna2008: true).isValid("a·l.example"))
        #expect(DomainNameFormat(idna2008: true).isValid("l·l.example"))
        #expect(!DomainNameFormat(idna2008: true).isValid("ab--ü.example"))
        #expect(DomainNameFormat(idna2008: true).isValid("r3---sn-x.example"))
    }

    /// The part of a longer text is judged as if it stood alone, with offsets of the whole.
    @Test(arguments: [
        "example.com", "bücher.example", "a_b.example", "xn--99999999.example", "", "a..b", "ü..b", "a-.b",
    ])
    func judgesPart(text: String) {
        let whole = Array("https://\(text)/path".utf8)
        let end = 8 + text.utf8.count
        let inside = DomainNameFormat().failure(in: whole.span, from: 8, to: end)
        let alone = DomainNameFormat().failure(in: text)
        #expect(inside?.reason == alone?.reason)
        #expect(inside?.offset == alone.map { $0.offset + 8 })
    }

    @Test func refusesInvalidUTF8() {
        for bytes: [UInt8] in [[0x61, 0x80], [0xC3], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC0, 0xAE]] {
            let text = bytes + Array(".example".utf8)
            #expect(DomainNameFormat().failure(in: text.span)?.reason == "invalid UTF-8")
        }
    }

    @Test func staysRightOnRandomTexts() {
        let names = [
            "www.example.co.uk", "xn--bcher-kva.example", "bücher.example", "a-b.c-d.example", "1.2.3.example.org.",
            "a_b.cd",
            "\(String(repeating: "a", count: 63)).example", "例え.テスト",
        ]
        fuzz(DomainNameFormat(), from: names)
        fuzz(DomainNameFormat(enableIDN: false), from: names)
        fuzz(
            DomainNameFormat(
                minimumLabels: 1, allowUnderscore: true, allowTrailingDot: true, idna2008: true,
                minimumTopLevelLength: 1,
                checkSpoofing: true),
            from: names)
    }
}
