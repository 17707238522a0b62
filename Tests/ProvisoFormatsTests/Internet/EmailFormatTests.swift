import ProvisoFormats
import Testing

@Suite struct EmailFormatTests {
    private static let local64 = String(repeating: "a", count: 64)
    private static let label63 = String(repeating: "b", count: 63)

    @Test(arguments: [
        "a@b.cd", "o'brien@example.com", "first.last@example.com", "first+tag@example.com",
        "!#$%&'*+-/=?^_`{|}~@example.com",
        "1@example.com", "user@sub-domain.example.co.uk", "USER@EXAMPLE.COM", "\(local64)@example.com", "-@example.com",
        "user@xn--bcher-kva.example", "user@xn--99999999.example", "a@123.example", "user@a--b.example",
        "\(local64)@\(label63).\(label63).\(String(repeating: "c", count: 61))",
    ])
    func passes(text: String) {
        #expect(EmailFormat().failure(in: text) == nil)
    }

    @Test(arguments: [
        ("", "empty", 0),
        ("plain", "no at sign", 5),
        ("example.com", "no at sign", 11),
        ("@example.com", "nothing before the @", 0),
        ("user@", "no domain", 5),
        (".a@example.com", "misplaced dot", 0),
        ("a.@example.com", "misplaced dot", 1),
        ("a..b@example.com", "two dots in a row", 2),
        ("a b@example.com", "character not allowed", 1),
        ("a@b@example.com", "character not allowed", 3),
        ("a,b@example.com", "character not allowed", 1),
        ("a(b)@example.com", "character not allowed", 1),
        ("a@example,com", "character not allowed", 9),
        ("a@example.com\n", "character not allowed", 13),
        ("a@example.com ", "character not allowed", 13),
        (" a@example.com", "character not allowed", 0),
        ("a\0@example.com", "character not allowed", 1),
        ("a@example", "too few parts", 2),
        ("a@example.c", "invalid top-level domain", 10),
        ("a@example.123", "invalid top-level domain", 10),
        ("a@127.0.0.1", "invalid top-level domain", 10),
        ("a@127.0.0.0x1", "invalid top-level domain", 10),
        ("a@-example.com", "misplaced hyphen", 2),
        ("a@example..com", "empty part", 10),
        ("a@example.com.", "misplaced dot", 13),
        ("a@exa_mple.com", "character not allowed", 5),
        ("\"a\"@example.com", "quotation marks not allowed", 0),
        ("a@[127.0.0.1]", "IP address not allowed", 2),
        ("ü@example.com", "non-ASCII character", 0),
        ("a@ü.example", "non-ASCII character", 2),
        ("A <a@example.com>", "character not allowed", 1),
        ("<a@example.com>", "character not allowed", 0),
        ("mailto:a@example.com", "character not allowed", 6),
        ("a\(local64)@example.com", "part before the @ too long", 64),
        ("\(local64)@\(label63).\(label63).\(String(repeating: "c", count: 62))", "too long", 0),
    ])
    func fails(text: String, reason: String, offset: Int) {
        #expect(EmailFormat().failure(in: text)?.description == "\(reason) (at byte \(offset))")
    }

    @Test(arguments: [
        ("\"\"@example.com", true), ("\"john doe\"@example.com", true), ("\"a@b\"@example.com", true),
        ("\"a\\\"b\"@example.com", true), ("\"a\\\\\"@example.com", true), ("\"a..b\"@example.com", true),
        ("\"\(String(repeating: "a", count: 62))\"@example.com", true), ("a@example.com", true),
        ("\"\(String(repeating: "a", count: 63))\"@example.com", false), ("\"a\"b@example.com", false),
        ("\"a\".b@example.com", false), ("\"a\"b\"@example.com", false), ("\"a\\\"@example.com", false),
        ("\"a\t\"@example.com", false), ("\"a\n\"@example.com", false), ("\"a\\\n\"@example.com", false),
        ("\"ü\"@example.com", false), ("\"a@example.com", false), ("\"a\\", false), ("\"", false),
    ])
    func quotedLocal(text: String, passes: Bool) {
        #expect(EmailFormat(allowQuotedLocal: true).isValid(text) == passes)
    }

    @Test(arguments: [
        ("a@[127.0.0.1]", true), ("a@[0.0.0.0]", true), ("a@[255.255.255.255]", true), ("a@[001.02.3.4]", true),
        ("a@[256.0.0.1]", false), ("a@[1.2.3]", false), ("a@[1.2.3.4.5]", false), ("a@[1.2.3.]", false),
        ("a@[]", false),
        ("a@[1234.1.1.1]", false), ("a@[127.0.0.1", false), ("a@[127.0.0.1]x", false), ("a@[127.0.0.1].com", false),
        ("a@[IPv6:::]", true), ("a@[IPv6:::1]", true), ("a@[ipv6:::1]", true), ("a@[IPv6:2001:db8::1]", true),
        ("a@[IPv6:1:2:3:4:5:6:7:8]", true), ("a@[IPv6:1:2:3:4:5:6:7::]", true), ("a@[IPv6:1::3:4:5:6:7:8]", true),
        ("a@[IPv6:::ffff:192.0.2.1]", true), ("a@[IPv6:1:2:3:4:5:6:192.0.2.1]", true), ("a@[IPv6:::192.0.2.1]", true),
        ("a@[IPv6:1:2:3:4:5:6:7]", false), ("a@[IPv6:1:2:3:4:5:6:7:8:9]", false), ("a@[IPv6:1::2::3]", false),
        ("a@[IPv6:1:2:3:4::5:6:7:8]", false), ("a@[IPv6:12345::]", false), ("a@[IPv6::1]", false),
        ("a@[IPv6:1:]", false),
        ("a@[IPv6:g::]", false), ("a@[IPv6:1:2:3:4:5:6:7:192.0.2.1]", false), ("a@[IPv6:::1%eth0]", false),
        ("a@[IPv6:192.0.2.1]", false), ("a@[IPv6:::192.0.2.1:1]", false), ("a@[::1]", false), ("a@[IPv6:]", false),
        ("a@[x-tag:abc]", false), ("a@[localhost]", false), ("a@[ 127.0.0.1]", false),
    ])
    func addressLiteral(text: String, passes: Bool) {
        #expect(EmailFormat(allowAddressLiteral: true).isValid(text) == passes)
    }

    @Test(arguments: [
        ("(c)a@example.com", true), ("a(c)@example.com", true), ("a@(c)example.com", true), ("a@example.com(c)", true),
        ("a@example.com (c (nested \\) ) d)", true), (" a @ example.com ", true), ("\r\n a@example.com", true),
        ("a@example.com\r\n\t", true), ("()a@example.com", true), ("( )( )a@example.com", true),
        ("(\(String(repeating: "x", count: 300)))a@example.com", true), ("(a)", false),
        ("a(c)b@example.com", false), ("a.(c)b@example.com", false), ("a@example.(c)com", false),
        ("a@example .com", false),
        ("(a@example.com", false), ("a@example.com)", false), ("((c)a@example.com", false), ("(c\\", false),
        ("a@example.com\r\n", false), ("a@example.com\n", false), ("a@example.com\r", false),
        ("(\0)a@example.com", false),
        ("\r\n \r\n a@example.com", false), ("(\r\n \r\n c)a@example.com", false), ("(ü)a@example.com", false),
        ("\"a\"@example.com", false), ("a@[1.2.3.4]", false),
    ])
    func comments(text: String, passes: Bool) {
        #expect(EmailFormat(allowComments: true).isValid(text) == passes)
    }

    @Test(arguments: [
        "\"a\tb\"@example.com", "\"a\r\n b\"@example.com", "a@[ 127.0.0.1 ]", "a@[IPv6:\r\n ::1] (c)",
    ])
    func commentsInsideOthers(text: String) {
        let format = EmailFormat(allowQuotedLocal: true, allowComments: true, allowAddressLiteral: true)
        #expect(format.isValid(text))
    }

    @Test(arguments: [
        ("Name <a@b.cd>", true), ("\"Name, quoted\" <a@b.cd>", true), ("<a@b.cd>", true), ("a@b.cd", true),
        ("Ada King Lovelace <a@b.cd>", true), ("Ada \"the\" Countess <a@b.cd>", true), ("Name<a@b.cd>", true),
        ("\"\" <a@b.cd>", true), ("\"a\\\"b\" <a@b.cd>", true), ("\"<\" <a@b.cd>", true),
        ("John Q. Public <a@b.cd>", false), ("Name <a@b.cd", false), ("Name a@b.cd>", false), ("Name a@b.cd", false),
        ("Name <<a@b.cd>>", false), ("Name <a@b.cd> x", false), ("Name <a@b.cd> ", false), (" Name <a@b.cd>", false),
        ("Name <>", false), ("Name <a@b>", false), ("Name < a@b.cd>", false), ("Name, x <a@b.cd>", false),
        ("a@b.cd <a@b.cd>", false), ("Näme <a@b.cd>", false), ("\"Name <a@b.cd>", false), ("Name\n<a@b.cd>", false),
        ("Name <a@b.cd>\n", false), ("Name (c) <a@b.cd>", false), ("<a@b.cd>, <c@d.ef>", false),
        ("Na\tme <a@b.cd>", false),
    ])
    func displayName(text: String, passes: Bool) {
        #expect(EmailFormat(allowDisplayName: true).isValid(text) == passes)
    }

    /// What is wrong with a name rather than with the address that it would be (RFC 5322 section 3.2.5).
    @Test(arguments: [
        ("A. B <a@b.cd>", "display name not in quotation marks", 1),
        ("A.B <a@b.cd>", "display name not in quotation marks", 1),
        ("J. R. R. Tolkien <a@b.cd>", "display name not in quotation marks", 1),
        ("Dr A. <a@b.cd>", "display name not in quotation marks", 4),
        ("\"A.\" B. <a@b.cd>", "display name not in quotation marks", 6),
        (". <a@b.cd>", "display name not in quotation marks", 0),
        ("Byron, Ada <a@b.cd>", "display name not in quotation marks", 5),
        ("a@b.cd <a@b.cd>", "display name not in quotation marks", 1),
        ("Ada (Byron) <a@b.cd>", "display name not in quotation marks", 4),
        ("Ada\t<a@b.cd>", "display name not in quotation marks", 3),
        ("Åda <a@b.cd>", "non-ASCII character", 0),
        ("A. B", "misplaced dot", 1),
        ("A. B <", "display name not in quotation marks", 1),
        ("a..b@c.de", "two dots in a row", 2),
        ("\"A. B <a@b.cd>", "quotation marks not allowed", 0),
        ("Ada <a@b.cd", "closing bracket missing", 11),
        ("Ada <a..b@b.cd>", "two dots in a row", 7),
    ])
    func displayNameFails(text: String, reason: String, offset: Int) {
        let failure = EmailFormat(allowDisplayName: true).failure(in: text)
        #expect(failure?.description == "\(reason) (at byte \(offset))")
    }

    @Test func bracketInACommentIsNoDisplayName() {
        let format = EmailFormat(allowComments: true, allowDisplayName: true, enableIDN: true)
        #expect(format.isValid("a.b@c.de (x < y)"))
        #expect(format.isValid("a.b@c.de(<)"))
        #expect(format.failure(in: "A (b) c. d <a@b.cd>")?.reason == "display name not in quotation marks")
        let invalid: [UInt8] = [0x41, 0x20, 0xFF, 0x3C]
        #expect(format.failure(in: invalid.span) == FormatFailure("invalid UTF-8", at: 2))
    }

    @Test(arguments: [
        ("ü@example.com", true), ("δοκιμή@παράδειγμα.δοκιμή", true), ("用户@例子.广告", true), ("a@bücher.example", true),
        ("a@xn--bcher-kva.example", true), ("a@xn--99999999.example", false), ("a＠example.com", false),
        ("a@exa\u{200B}mple.com", true), ("a@a\u{200D}b.example", false), ("\u{1F600}@example.com", true),
        ("\(String(repeating: "ü", count: 32))@example.com", true),
        ("\(String(repeating: "ü", count: 32))a@example.com", false), ("a@例え。テスト", true),
    ])
    func internationalized(text: String, passes: Bool) {
        #expect(EmailFormat(enableIDN: true).isValid(text) == passes)
    }

    /// 254 bytes are those of the form that is sent.
    @Test func measuresALabels() {
        let label = String(repeating: "a", count: 40) + "ü"  // 42 bytes as written, more as an A-label
        let domain = [label, label, label, label, "example"].joined(separator: ".")
        let format = EmailFormat(enableIDN: true)
        #expect(domain.utf8.count < 190)
        #expect(format.isValid("\(String(repeating: "l", count: 30))@\(domain)"))
        let text = "\(String(repeating: "l", count: 60))@\(domain)"
        #expect(text.utf8.count < 254)
        #expect(format.failure(in: text)?.reason == "too long")
    }

    @Test func otherOptions() {
        #expect(EmailFormat(allowLocalDomain: true).isValid("root@localhost"))
        #expect(!EmailFormat(allowLocalDomain: true).isValid("a@b.c"))
        #expect(EmailFormat(allowUnderscore: true).isValid("a@b_c.example"))
        #expect(EmailFormat(allowTrailingDot: true).isValid("a@example.com."))
        #expect(!EmailFormat(enableIDN: true, idna2008: true).isValid("a@☕.example"))
        #expect(EmailFormat(allowDisplayName: true, enableIDN: true).isValid("Søren Å <a@example.com>"))
        let invalid = [0x61, 0xFF] + Array("@example.com".utf8)
        #expect(EmailFormat(enableIDN: true).failure(in: invalid.span) == FormatFailure("invalid UTF-8", at: 1))
    }

    /// No nesting, however deep, exhausts the stack.
    @Test func deepComments() {
        let depth = 100_000
        let nested = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
        #expect(EmailFormat(allowComments: true).isValid(nested + "a@example.com"))
        #expect(!EmailFormat(allowComments: true).isValid(nested + "(a@example.com"))
    }
}
