import TestSupport
import Foundation
import Testing

@testable import ProvisoFormats

/// Hostile and mutated bytes for the scanners of addresses, URIs and dates.
@Suite struct AddressAndDateFuzzTests {
    static let formats: [any StringFormat] = [
        IPAddressFormat(), IPAddressFormat(cidr: true, strict: true, allowZone: true),
        MACAddressFormat(allowBare: true), PortFormat(),
        URLFormat(), Self.openURLFormat, URIFormat(), URIFormat(kind: .iriReference), DataURIFormat(),
        URITemplateFormat(),
        JSONPointerFormat(), JSONPointerFormat(relative: true), DateFormat(), TimeFormat(),
        DateTimeFormat(allowLocal: true),
        DurationFormat(), TimeZoneFormat(),
    ]

    static let openURLFormat = URLFormat(
        enableIDN: true, allowLocalHost: true, allowUserInfo: true, allowUnderscore: true, allowTrailingDot: true,
        allowProtocolRelative: true)

    static let seeds = [
        "192.0.2.7", "2001:db8::ffff:192.0.2.7%eth0/64", "::", "00:1b:77:49:54:fd", "001b.7749.54fd", "65535",
        "http://user:pw@example.com:8080/a/b;c?d=e&f#g", "https://[2001:db8::1]:443/?q=%20", "//a.b/c", "urn:a:b",
        "http://münchen.example/ü?\u{E000}",
        "data:text/plain;charset=utf-8;base64,SGVsbG8=", "data:,A%20note", "/search{?q,lang*,x:3}{#y}", "/a/b~0~1/c",
        "1+2/a#",
        "2024-02-29", "23:59:60.123456789Z", "1990-12-31T15:59:60.5-08:00", "P1Y2M3DT4H5M6S", "P12W",
        "America/Argentina/Ushuaia", "",
    ].map { Array($0.utf8) }

    /// A seed with a few bytes replaced, put in, taken out, doubled or joined with another seed.
    static func mutant(of seeds: [[UInt8]] = seeds, using generator: inout SplitMix64) -> [UInt8] {
        let alphabet =
            Array("0123456789abcdefgxzTZPYMDHSW:/.-+%?#@[]{}~,;= \n\u{0}".utf8) + [0x80, 0xC3, 0xED, 0xF0, 0xFF]
        var bytes = seeds.randomElement(using: &generator) ?? []
        for _ in 0..<Int.random(in: 0...4, using: &generator) {
            let offset = Int.random(in: 0...bytes.count, using: &generator)
            let byte = alphabet.randomElement(using: &generator) ?? 0
            switch Int.random(in: 0..<5, using: &generator) {
            case 0 where offset < bytes.count: bytes[offset] = byte
            case 1 where offset < bytes.count: bytes.remove(at: offset)
            case 2: bytes.insert(contentsOf: bytes.prefix(offset), at: offset)
            case 3: bytes += seeds.randomElement(using: &generator) ?? []
            default: bytes.insert(byte, at: offset)
            }
        }
        return bytes
    }

    /// The plain form is judged apart; the scanner that finds the parts says the same, also of what is wrong and where.
    @Test(arguments: [
        URLFormat(), Self.openURLFormat,
        URLFormat(validSchemes: ["https"], allowPort: false, allowQuery: false, allowFragment: false, maxLength: 40),
        URLFormat(validSchemes: ["http", "https", "coaps+tcp", "longscheme"], allowIPAddress: false),
    ])
    func plainURLsAreAsAllOthers(format: URLFormat) {
        let seeds = [
            "http://www.example.com:8080/a/b;c?d=e&f#g", "https://[2001:db8::1]:443/?q=%20", "https://192.0.2.1#f",
            "longscheme://a.b?c", "coaps+tcp://a.b", "https://user:80@a.b/", "http://localhost:65536", "https://a.b:/",
            "https://a.0x7f/", "https://ü.de/é", "http://1:2", "example.com:80/a",
        ].map { Array($0.utf8) }
        var generator = SplitMix64(seed: 3986)
        for round in 0..<8000 {
            let bytes = round < seeds.count ? seeds[round] : Self.mutant(of: seeds, using: &generator)
            var offsets = URIOffsets()
            #expect(
                format.failure(in: bytes.span) == format.scan(bytes.span, &offsets),
                "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
        }
    }

    @Test func neitherTrapsNorTakesLineFeeds() {
        var generator = SplitMix64(seed: 4)
        var passed = 0
        for _ in 0..<6000 {
            let bytes = Self.mutant(using: &generator)
            let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
            for format in Self.formats {
                if let failure = format.failure(in: bytes.span) {
                    #expect(0...bytes.count ~= failure.offset)
                    #expect(!failure.reason.isEmpty)
                } else {
                    passed += 1
                    #expect(isUTF8)
                    if !(format is JSONPointerFormat) {
                        let isWithLineFeed = format.isValid(utf8: (bytes + [0x0A]).span)
                        #expect(!isWithLineFeed)
                        #expect(!bytes.contains { $0 < 0x20 || $0 == 0x7F })
                    }
                }
            }
        }
        #expect(passed > 5000)
    }

    @Test func readsAddressesAsTheSystemDoes() {
        var generator = SplitMix64(seed: 5)
        let seeds = [
            "1:2:3:4:5:6:7:8", "::", "1::8", "::ffff:192.0.2.1", "1:2:3:4:5:6:192.0.2.1", "fe80::1", "1:2:3:4:5:6:7::",
            "192.0.2.1", "10.0.0.255",
        ].map { Array($0.utf8) }
        let alphabet = Array("0129af:.::".utf8)
        for _ in 0..<20000 {
            var bytes = seeds.randomElement(using: &generator) ?? []
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                let offset = Int.random(in: 0..<max(bytes.count, 1), using: &generator)
                let byte = alphabet.randomElement(using: &generator) ?? 0
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes.insert(byte, at: min(offset, bytes.count))
                case 1 where offset < bytes.count: bytes[offset] = byte
                default: if offset < bytes.count { bytes.remove(at: offset) }
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            var buffer = [UInt8](repeating: 0, count: 16)
            let isVersion6 = inet_pton(AF_INET6, text, &buffer) == 1
            #expect(IPAddressFormat(version: .v6).isValid(text) == isVersion6, "\(text)")
            if isVersion6 { #expect(IPAddress(text)?.bytes == buffer) }
            let isVersion4 = inet_pton(AF_INET, text, &buffer) == 1
            #expect(IPAddressFormat(version: .v4).isValid(text) == isVersion4, "\(text)")
            if isVersion4 { #expect(IPAddress(text)?.bytes == Array(buffer.prefix(4))) }
        }
    }

    /// What passes as a URL is an IRI, and its parts put together are the text.
    @Test func takesURLsApart() throws {
        var generator = SplitMix64(seed: 6)
        var passed = 0
        for _ in 0..<20000 {
            let bytes = Self.mutant(using: &generator)
            guard let text = String(validating: bytes, as: UTF8.self) else { continue }
            if URLFormat().isValid(text) {
                #expect(URIFormat().isValid(text))
                #expect(Self.openURLFormat.isValid(text))
            }
            guard Self.openURLFormat.isValid(text) else { continue }
            passed += 1
            #expect(URIFormat(kind: .iriReference).isValid(text))
            let url = try WebURL(text, format: Self.openURLFormat)
            let scheme = text.prefix { $0 != ":" }
            var again = url.scheme == nil ? "//" : "\(scheme)://"
            if let userInfo = url.userInfo { again += userInfo + "@" }
            again += url.host.contains(":") ? "[\(url.host)]" : url.host
            let afterHost = text.utf8.dropFirst(again.utf8.count)
            if url.port != nil {
                again += String(decoding: afterHost.prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }, as: UTF8.self)
            }
            again += url.path
            if let query = url.query { again += "?" + query }
            if let fragment = url.fragment { again += "#" + fragment }
            #expect(again == text)
        }
        #expect(passed > 300)
    }

    @Test func printsDatesAsRead() {
        var generator = SplitMix64(seed: 7)
        var passed = 0
        for _ in 0..<30000 {
            let bytes = Self.mutant(using: &generator)
            guard let text = String(validating: bytes, as: UTF8.self), let value = DateTime(text) else { continue }
            passed += 1
            #expect(DateTime(value.description) == value)
            #expect(Timestamp.parse(text) == value.timestamp)
            #expect(DateTimeFormat(allowLocal: true).isValid(text))
            let instant = value.timestamp
            if 0...9999 ~= instant.date.year, value.time.second < 60 {
                #expect(Timestamp.parse(instant.description) == instant)
            }
        }
        #expect(passed > 200)
    }

    /// A long run of one character takes each scanner no more than a pass or two.
    @Test func isLinear() {
        for byte in Array("a0:/.-%@[{~P,;=&T1".utf8) {
            let bytes = [UInt8](repeating: byte, count: 60_000)
            for prefix in ["", "http://", "http://a.", "data:;base64,", "{", "P", "http://a:", "::", "http://["] {
                let hostile = Array(prefix.utf8) + bytes
                for format in Self.formats { _ = format.isValid(utf8: hostile.span) }
                _ = URLFormat(enableIDN: true, maxLength: .max).isValid(utf8: hostile.span)
            }
        }
    }
}
