import ProvisoFormats
import Testing

@Suite struct HostnameFormatTests {
    @Test(arguments: [
        "localhost", "a", "1", "1host", "example.com", "a.b", "a--b", "R3---sn-x.example", "xn--bcher-kva.example",
        "xn--ll-0ea", String(repeating: "a", count: 63),
    ])
    func passes(text: String) {
        #expect(HostnameFormat().failure(in: text) == nil)
    }

    @Test(arguments: [
        ("", "no domain"), ("bücher.example", "non-ASCII character"), ("example。com", "non-ASCII character"),
        ("\u{212A}elvin.example", "non-ASCII character"), ("xn--bcher-kva.bücher", "non-ASCII character"),
        ("127.0.0.1", "invalid top-level domain"), ("a.1", "invalid top-level domain"), ("host.", "misplaced dot"),
        ("127.0.0.0x1", "invalid top-level domain"), ("xn--bcher-kva.0x1", "invalid top-level domain"),
        ("ho_st", "character not allowed"), ("host\n", "character not allowed"), ("xn--X", "invalid Punycode"),
        ("xn--i-7iq.ws", "character not allowed"), ("xn--aa---o47jg78q", "misplaced hyphen"),
    ])
    func fails(text: String, reason: String) {
        #expect(HostnameFormat().failure(in: text)?.reason == reason)
    }

    @Test func options() {
        #expect(HostnameFormat(allowUnderscore: true).isValid("my_host"))
        #expect(HostnameFormat(allowTrailingDot: true).isValid("host."))
    }

    @Test func staysRightOnRandomTexts() {
        let names = ["localhost", "www.example.org", "xn--bcher-kva", "a_b.c.", "a-b.1c"]
        fuzz(HostnameFormat(), from: names)
        fuzz(HostnameFormat(allowUnderscore: true, allowTrailingDot: true), from: names)
    }
}
