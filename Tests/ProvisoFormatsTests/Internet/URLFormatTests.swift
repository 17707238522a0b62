import ProvisoFormats
import Testing

@Suite struct URLFormatTests {
    @Test(arguments: [
        "http://example.com", "https://example.com/", "HTTPS://EXAMPLE.COM/", "http://example.com?a=b",
        "http://example.com#a", "http://example.com?",
        "http://example.com#", "http://example.com:80/", "http://example.com:65535", "http://example.com:080/",
        "http://a.b-c.de", "http://1337.net",
        "http://r3---sn-x.example.com/", "http://223.255.255.254", "http://0.0.0.0/", "http://[::1]:8080/",
        "http://[::ffff:192.9.5.5]/ipng",
        "http://[FEDC:BA98:7654:3210:FEDC:BA98:7654:3210]:80/index.html", "http://example.com/a//b/../c;d=e,f",
        "http://example.com/o'brien",
        "http://example.com/t$-_.+!*'(),", "http://example.com/(a)?after=parens",
        "http://example.com/?q=Test%20URL-encoded%20stuff",
        "http://example.com/?a=b?c/d:e@f", "http://example.com/#/a/b?c", "http://example.com/a:b@c",
        "http://xn--froschgrn-x9a.com/", "http://foo--bar.com",
        "http://example.com/%00%ff", "http://a.\(String(repeating: "a", count: 63))", "http://255.com",
        "http://example.com/?q=~",
    ])
    func accepts(_ text: String) {
        #expect(URLFormat().failure(in: text) == nil)
        #expect(URIFormat().failure(in: text) == nil)
        #expect(WebURL(text)?.description == text)
    }

    @Test(
        arguments: [
            ("", "empty"), ("example.com", "no scheme"), ("//example.com", "no scheme"), ("/a", "no scheme"),
            ("://example.com", "no scheme"),
            ("1http://example.com", "no scheme"), ("ht_tp://example.com", "no scheme"),
            (" http://example.com", "no scheme"),
            ("ftp://example.com", "scheme not allowed"), ("mailto:a@example.com", "scheme not allowed"),
            ("javascript:alert(1)", "scheme not allowed"),
            ("httpx://example.com", "scheme not allowed"), ("http:example.com", "no host"),
            ("http:/example.com", "no host"), ("http:", "no host"),
            ("http://", "no host"), ("http:///a", "no host"), ("http://?a", "no host"),
            ("http://#a", "no host"), ("http://:80", "no host"),
            ("http:////example.com", "no host"), ("http://example.com:", "port not a number"),
            ("http://example.com:/a", "port not a number"),
            ("http://example.com:0", "port out of range"), ("http://example.com:65536", "port out of range"),
            ("http://example.com:99999999999999999999", "port out of range"),
            ("http://example.com:8a", "port not a number"), ("http://example.com:-1", "port not a number"),
            ("http://example.com:80:80", "port not a number"),
            ("http://[::1", "closing bracket missing"), ("http://[]", "empty"),
            ("http://[::1]a", "unexpected character"),
            ("http://[::1]:65536", "port out of range"), ("http://[::1:2::3]:80/", "misplaced separator"),
            ("http://[v1.a]", "unexpected character"),
            ("http://[fe80::1%25eth0]", "unexpected character"), ("http://[192.0.2.1]", "too few parts"),
            ("http://192.0.2.256", "out of range"),
            ("http://1.2.3", "too few parts"), ("http://1.2.3.4.5", "too many parts"),
            ("http://1.2.3.4.", "too many parts"), ("http://01.2.3.4", "leading zero"),
            ("http://user@example.com", "user information not allowed"),
            ("http://@example.com", "user information not allowed"),
            ("http://example.com/a b", "space not allowed"), ("http://example.com/\n", "control character"),
            ("http://example.com\n", nil as String?), ("http://example.com/\u{7F}", "control character"),
            ("http://example.com/%", "a percent sign without two hexadecimal digits"),
            ("http://example.com/%g0", "a percent sign without two hexadecimal digits"),
            ("http://example.com/?%a", "a percent sign without two hexadecimal digits"),
            ("http://example.com/\"", "character not allowed"), ("http://example.com/\\", "character not allowed"),
            ("http://example.com/<", "character not allowed"),
            ("http://example.com/[", "character not allowed"), ("http://example.com/?a[]=b", "character not allowed"),
            ("http://example.com/{a}", "character not allowed"),
            ("http://example.com/a|b", "character not allowed"), ("http://example.com/^", "character not allowed"),
            ("http://example.com/`", "character not allowed"),
            ("http://example.com/#a#b", "character not allowed"), ("http://example.com/é", "character not allowed"),
            ("http://example.com/?é", "character not allowed"),
        ] as [(String, String?)])
    func refuses(_ text: String, reason: String?) {
        let failure = URLFormat().failure(in: text)
        #expect(failure != nil)
        if let reason { #expect(failure?.reason == reason) }
        #expect((failure?.offset ?? 0) <= text.utf8.count)
    }

    @Test(arguments: [
        "http://localhost", "http://localhost:3000/", "http://example", "http://example.", "http://example.com.",
        "http://.com", "http://a..com", "http://-a.com",
        "http://a-.com", "http://foo_bar.com", "http://example.c", "http://example.123", "http://*.foo.com",
        "http://exa mple.com", "http://foo&bar.org",
        "http://foo^bar.org", "http://,foo.com", "http://\(String(repeating: "a", count: 64)).com", "http://123",
        "http://3628126748", "http://0x7f000001",
        "http://müller.example", "http://ex%61mple.com", "http://a.com\\b.com", "http://a.com@b.com@c.com",
    ])
    func refusesHosts(_ text: String) {
        #expect(!URLFormat().isValid(text))
    }

    @Test func hasOptions() {
        #expect(URLFormat(validSchemes: ["FTP"]).isValid("ftp://example.com"))
        #expect(URLFormat(validSchemes: ["git+ssh"]).isValid("git+ssh://example.com"))
        #expect(!URLFormat(validSchemes: ["ftp"]).isValid("http://example.com"))
        #expect(!URLFormat(validSchemes: []).isValid("http://example.com"))
        #expect(URLFormat(allowLocalHost: true).isValid("http://localhost:3000/a"))
        #expect(URLFormat(allowLocalHost: true).isValid("http://7/"))
        #expect(!URLFormat(allowLocalHost: true).isValid("http://1.2.3/"))
        #expect(!URLFormat(allowLocalHost: true).isValid("http://a.b/"))
        #expect(URLFormat(allowUnderscore: true).isValid("http://foo_bar.example.com"))
        #expect(URLFormat(allowTrailingDot: true).isValid("http://example.com./a"))
        #expect(!URLFormat(allowTrailingDot: true).isValid("http://192.0.2.1./a"))
        #expect(URLFormat(allowProtocolRelative: true).isValid("//example.com/a"))
        #expect(URLFormat(allowProtocolRelative: true).isValid("http://example.com/a"))
        #expect(!URLFormat(allowProtocolRelative: true).isValid("/example.com/a"))
        #expect(!URLFormat(allowProtocolRelative: true).isValid("///a"))
        #expect(URLFormat(allowPort: false).failure(in: "http://example.com:80")?.reason == "port not allowed")
        #expect(URLFormat(allowQuery: false).failure(in: "http://example.com?a")?.reason == "query not allowed")
        #expect(URLFormat(allowFragment: false).failure(in: "http://example.com#a")?.reason == "fragment not allowed")
        #expect(URLFormat(allowIPAddress: false).failure(in: "http://192.0.2.1")?.reason == "IP address not allowed")
        #expect(URLFormat(allowIPAddress: false).failure(in: "http://[::1]")?.reason == "IP address not allowed")
        #expect(URLFormat(maxLength: 18).isValid("http://example.com"))
        #expect(URLFormat(maxLength: 17).failure(in: "http://example.com")?.reason == "too long")
        #expect(URLFormat(maxLength: -1).failure(in: "http://example.com")?.reason == "too long")
        let path = String(repeating: "a", count: 2048 - "http://example.com/".utf8.count)
        #expect(URLFormat().isValid("http://example.com/" + path))
        #expect(!URLFormat().isValid("http://example.com/a" + path))
    }

    @Test(
        arguments: [
            ("http://user:password@example.com:8080/", nil), ("http://user@example.com", nil),
            ("http://user:@example.com", nil),
            ("http://-.~_!$&'()*+,;=:%40:80%2f::::::@example.com", nil), ("http://user@[::1]/", nil),
            ("http://@example.com", "no user name"), ("http://:@example.com", "no user name"),
            ("http://:secret@example.com", "no user name"),
            ("http://us er@example.com", "space not allowed"), ("http://us\"er@example.com", "character not allowed"),
            ("http://u%zz@example.com", "a percent sign without two hexadecimal digits"),
            ("http://usér@example.com", "character not allowed"), ("http://user@", "no host"),
        ] as [(String, String?)])
    func judgesUserInformation(_ text: String, reason: String?) {
        #expect(URLFormat(allowUserInfo: true).failure(in: text)?.reason == reason)
    }

    /// A host that is a number alone is an address to browsers: 127.0.0.1.
    @Test(arguments: ["http://2130706433/", "http://0x7f000001", "http://017700000001:80/", "http://7/a", "http://0x"])
    func numbersAreAddresses(_ text: String) {
        let names = URLFormat(allowLocalHost: true, allowIPAddress: false)
        #expect(names.failure(in: text) == FormatFailure("IP address not allowed", at: 7))
        #expect(URLFormat(allowLocalHost: true).isValid(text))
        #expect(names.isValid("http://7a/") && names.isValid("http://0y1/"))
    }

    /// A number is one too as browsers map it, and with a dot behind it.
    @Test(arguments: ["http://２１３０７０６４３３/", "http://0ｘ7f/", "http://0x7f./"])
    func numbersAreAddressesOnceMapped(_ text: String) {
        let names = URLFormat(enableIDN: true, allowLocalHost: true, allowTrailingDot: true, allowIPAddress: false)
        #expect(names.failure(in: text)?.reason == "IP address not allowed")
    }

    /// More letters make a name of the number, until the host ends.
    @Test func numbersCanBecomeNames() {
        let names = URLFormat(allowLocalHost: true, allowIPAddress: false)
        for text in ["http://2", "http://2130706433", "http://0x7f"] {
            #expect(names.completion(of: text) == .incomplete)
            #expect(names.completion(of: text + "/") == .lost)
        }
    }

    /// Browsers take a host whose last label is a hexadecimal number for an IPv4 address, whatever else it is.
    @Test(arguments: ["http://0x7f.0x1/", "http://1.2.3.0X4", "http://a.0x"])
    func refusesHexadecimalAddresses(_ text: String) {
        #expect(URLFormat().failure(in: text)?.reason == "not an IPv4 address")
        #expect(!URLFormat(allowLocalHost: true, allowTrailingDot: true).isValid(text))
    }

    /// Browsers map a host before they look at its last label, and leave out a dot behind it.
    @Test(arguments: [
        "http://127.0.0.0x1./", "http://127.0.0.０x1/", "http://127.0.0.0ｘ1/", "http://127.0.0.0x１/",
        "http://127。0。0。0x1/",
    ])
    func refusesHexadecimalAddressesThatAreMapped(_ text: String) {
        let format = URLFormat(enableIDN: true, allowTrailingDot: true, allowIPAddress: false)
        #expect(format.failure(in: text)?.reason == "invalid top-level domain")
    }

    @Test(arguments: [
        "http://例え.テスト/引き割り", "http://faß.de", "http://президент.рф:8080/", "http://例え。テスト/", "http://ｅｘａｍｐｌｅ.com/",
        "http://✪df.ws/123",
        "http://xn--froschgrn-x9a.com/",
    ])
    func acceptsInternationalHosts(_ text: String) {
        #expect(URLFormat(enableIDN: true).failure(in: text) == nil)
        #expect(URLFormat(enableIDN: true).isValid(text + "?a#b"))
    }

    @Test(arguments: [
        "http://example.com＠apache.org/", "http://apache.org：80/", "http://example.com／path", "http://a℀b.com/",
        "http://１２７．０．０．１/", "http://127。0。0。1/",
        "http://\u{202E}com.example", "http://xn--.com/", "http://a.xn---c", "http://例え", "http://ex ample.例え",
    ])
    func refusesInternationalHosts(_ text: String) {
        #expect(!URLFormat(enableIDN: true).isValid(text))
    }

    @Test func refusesDeceptiveHosts() {
        #expect(URLFormat(enableIDN: true).isValid("http://аpple.com"))
        #expect(!URLFormat(enableIDN: true, checkSpoofing: true).isValid("http://аpple.com"))
    }

    @Test func judgesIRIs() {
        let format = URLFormat(enableIDN: true)
        #expect(format.isValid("http://example.com/引き割り?é=ü#ß"))
        #expect(format.isValid("http://example.com/?\u{E000}"))
        #expect(!format.isValid("http://example.com/\u{E000}"))
        #expect(!format.isValid("http://example.com/\u{80}"))
        #expect(!format.isValid("http://example.com/\u{202E}moc"))
        #expect(!format.isValid("http://example.com/\(Unicode.Scalar(0xFFFE as UInt16) ?? " ")"))
        #expect(!URLFormat(enableIDN: true, allowUserInfo: true).isValid("http://usér@example.com"))
    }

    @Test(arguments: [
        ("example.com", "https://example.com"), ("localhost:3000", "https://localhost:3000"),
        ("user:pw@host", "https://user:pw@host"),
        ("//host/a", "https://host/a"), ("http://host", "http://host"), ("x://host", "x://host"),
        ("://host", "://host"), ("/a://b", "https:///a://b"),
        ("a?b=http://c", "https://a?b=http://c"), ("a#http://c", "https://a#http://c"),
        ("a/http://c", "https://a/http://c"), ("mailto:a@b.c", "https://mailto:a@b.c"),
        ("", ""), ("a:/b", "https://a:/b"), ("a:", "https://a:"), ("é.example", "https://é.example"),
    ])
    func completesScheme(_ text: String, completed: String) {
        #expect(URLFormat.adding(defaultScheme: "https", to: text) == completed)
    }
}

@Suite struct WebURLTests {
    @Test func hasParts() throws {
        let format = URLFormat(allowUserInfo: true)
        let url = try WebURL("HTTPS://user:pa:ss@Example.com:8443/a/b?c=d?e#f", format: format)
        #expect(url.scheme == "https")
        #expect(url.userInfo == "user:pa:ss")
        #expect(url.user == "user")
        #expect(url.password == "pa:ss")
        #expect(url.host == "Example.com")
        #expect(url.address == nil)
        #expect(url.port == 8443)
        #expect(url.path == "/a/b")
        #expect(url.query == "c=d?e")
        #expect(url.fragment == "f")
    }

    @Test func hasPartsOfTheLeast() throws {
        let url = try WebURL("//[::1]", format: URLFormat(allowProtocolRelative: true))
        #expect(url.scheme == nil)
        #expect(url.userInfo == nil)
        #expect(url.password == nil)
        #expect(url.host == "::1")
        #expect(url.address == IPAddress("::1"))
        #expect(url.port == nil)
        #expect(url.path == "")
        #expect(url.query == nil)
        #expect(url.fragment == nil)
    }

    @Test func tellsWhy() {
        #expect(throws: FormatFailure("scheme not allowed", at: 0)) {
            try WebURL("ftp://a.example", format: URLFormat())
        }
        #expect(WebURL("no url") == nil)
        #expect(WebURL("http://example.com/é?ü")?.query == "ü")
    }
}
