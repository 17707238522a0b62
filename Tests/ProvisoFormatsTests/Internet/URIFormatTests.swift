import ProvisoFormats
import Testing

@Suite struct URIFormatTests {
    /// The examples of RFC 3986 section 1.1.2 and others.
    @Test(arguments: [
        "ftp://ftp.is.co.za/rfc/rfc1808.txt", "http://www.ietf.org/rfc/rfc2396.txt",
        "ldap://[2001:db8::7]/c=GB?objectClass?one", "mailto:John.Doe@example.com",
        "news:comp.infosystems.www.servers.unix", "tel:+1-816-555-1212", "telnet://192.0.2.16:80/",
        "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
        "a:", "a:b:c", "a:/", "a://", "a:///b", "file:///etc/hosts", "http://[v1.fe:d]", "http://[VAF.x]", "http://@h",
        "http://h:", "http://h:999999", "x+-.1:y", "a:?b", "a:#b",
        "http://%41%42/", "http://a:b:c@d", "http:///", "http://a!$&'()*+,;=b",
    ])
    func accepts(_ text: String) {
        for kind in URIFormat.Kind.allCases { #expect(URIFormat(kind: kind).failure(in: text) == nil) }
    }

    @Test(arguments: [
        "", "a", "./a:b", "a/b:c", "../a", "//a", "//a:1/b", "/a", "?a", "#a", "//", "a?b:c", "a#b:c", "/:", "///",
    ])
    func tellsReferences(_ text: String) {
        #expect(URIFormat().failure(in: text)?.reason == "no scheme")
        #expect(URIFormat(kind: .iri).failure(in: text)?.reason == "no scheme")
        #expect(URIFormat(kind: .uriReference).failure(in: text) == nil)
        #expect(URIFormat(kind: .iriReference).failure(in: text) == nil)
    }

    @Test(
        arguments: [
            (":a", "character not allowed here"), ("1:a", "character not allowed here"), ("a b", "space not allowed"),
            ("a%", "a percent sign without two hexadecimal digits"), ("a:[", "character not allowed"),
            ("a://[", "closing bracket missing"), ("a://]", "character not allowed"),
            ("a://[::1", "closing bracket missing"),
            ("a://[::1]x", "unexpected character"),
            ("a://[v.a]", "not an IP address"), ("a://[v1.]", "not an IP address"), ("a://[v1a]", "not an IP address"),
            ("a://[v1.a/]", "closing bracket missing"), ("a://[]", "empty"),
            ("a://[fe80::1%25a]", "unexpected character"), ("a://b:c", "port not a number"),
            ("a://b@c@d", "character not allowed"), ("a://b:1:2", "port not a number"),
            ("a:#b#c", "character not allowed"), ("a:\u{0}", "control character"), ("a:b\n", "control character"),
            ("é:b", "character not allowed here"),
        ] as [(String, String)])
    func refuses(_ text: String, reason: String) {
        for kind in [URIFormat.Kind.uriReference, .iriReference] where !(text == "é:b" && kind == .uriReference) {
            #expect(URIFormat(kind: kind).failure(in: text)?.reason == reason)
        }
    }

    @Test func judgesScalars() {
        let iri = URIFormat(kind: .iri)
        #expect(iri.isValid("a:\u{A0}\u{D7FF}\u{F900}\u{FDCF}\u{FDF0}\u{FFEF}\u{10000}\u{1FFFD}\u{E1000}\u{EFFFD}"))
        let refused: [UInt32] = [
            0x9F, 0xE000, 0xF8FF, 0xFDD0, 0xFFF0, 0xFFFD, 0x1FFFE, 0xE0FFF, 0xEFFFF, 0xF0000, 0x200E, 0x2066,
        ]
        for scalar in refused.compactMap(Unicode.Scalar.init) {
            #expect(!iri.isValid("a:\(scalar)"))
            #expect(!iri.isValid("a:#\(scalar)"))
        }
        for scalar in [0xE000, 0xF8FF, 0xF0000, 0x10FFFD].compactMap(Unicode.Scalar.init as (UInt32) -> Unicode.Scalar?)
        {
            #expect(iri.isValid("a:?\(scalar)"))
        }
        for scalar in [0x10FFFF, 0xFFFFE, 0x202A].compactMap(Unicode.Scalar.init as (UInt32) -> Unicode.Scalar?) {
            #expect(!iri.isValid("a:?\(scalar)"))
        }
        #expect(URIFormat(kind: .iri).isValid(utf8: ([0x61, 0x3A, 0xC3] as [UInt8]).span) == false)
        #expect(
            URIFormat(kind: .iri).failure(in: ([0x61, 0x3A, 0xED, 0xA0, 0x80] as [UInt8]).span)?.reason
                == "invalid UTF-8")
    }
}
