import TestSupport
import Testing

@testable import ProvisoFormats

@Suite struct IDNATests {
    @Test(arguments: [
        ("Bücher.example", "xn--bcher-kva.example", "bücher.example"),
        ("faß.de", "xn--fa-hia.de", "faß.de"),
        ("XN--FA-HIA.de", "xn--fa-hia.de", "faß.de"),
        ("例え。テスト", "xn--r8jz45g.xn--zckzah", "例え.テスト"),
        ("실례.테스트", "xn--9n2bp8q.xn--9t4b11yi5a", "실례.테스트"),
        ("EXAMPLE.com", "example.com", "example.com"),
        ("cafe\u{301}.fr", "xn--caf-dma.fr", "caf\u{E9}.fr"),
    ])
    func converts(name: String, ascii: String, unicode: String) throws {
        #expect(try IDNA.toASCII(name) == ascii)
        let result = IDNA.toUnicode(name)
        #expect(result.failure == nil)
        #expect(result.name.unicodeScalars.elementsEqual(unicode.unicodeScalars))
    }

    @Test func options() throws {
        #expect(try IDNA.toASCII("faß.de", options: IDNA.Options(transitional: true)) == "fass.de")
        #expect(try IDNA.toASCII("a_b.de", options: IDNA.Options(useSTD3ASCIIRules: false)) == "a_b.de")
        #expect(throws: FormatFailure("character not allowed", at: 0)) { try IDNA.toASCII("a_b.de") }
        #expect(throws: FormatFailure("invalid Punycode", at: 2)) { try IDNA.toASCII("a.xn--99999999") }
        #expect(
            try IDNA.toASCII("a.xn--99999999", options: IDNA.Options(ignoreInvalidPunycode: true)) == "a.xn--99999999")
        #expect(throws: FormatFailure.self) { try IDNA.toASCII("a.b.") }
        #expect(try IDNA.toASCII("a.b.", options: IDNA.Options(verifyDNSLength: false)) == "a.b.")
        #expect(throws: FormatFailure.self) { try IDNA.toASCII("ab--c", options: IDNA.Options(checkHyphens: true)) }
        #expect(throws: FormatFailure.self) { try IDNA.toASCII("☕.de", options: IDNA.Options(idna2008: true)) }
    }

    /// A name with a lone surrogate, as the two lines of the conformance file that no string can hold.
    @Test func refusesSurrogates() {
        let bytes: [UInt8] = [0x61, 0xED, 0xA4, 0x80, 0x7A]
        let name = ProcessedName(bytes.span, from: 0, to: bytes.count, options: IDNA.Options())
        #expect(name.failure == FormatFailure("invalid UTF-8", at: 1))
        #expect(name.unicodeName.isEmpty && name.ascii(verifyDNSLength: true).failure != nil)
    }

    @Test func refusesHugeLabels() {
        let label = String(repeating: "ü", count: IDNA.maximumLabelScalars + 1)
        let result = IDNA.toUnicode(label)
        #expect(result.failure == FormatFailure("part too long", at: 0))
        #expect(result.name == label)
    }

    /// Seeded names of every kind: nothing traps, and what comes out is stable.
    @Test func fuzz() throws {
        var random = SplitMix64(seed: 46)
        let alphabet = Array("abcxn--..0189_ßüçéא٠ب۰ᄀ가각\u{301}\u{308}\u{200C}\u{200D}क्षλς。．☕中\u{AD}".unicodeScalars)
        for _ in 0..<20_000 {
            var view = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                let isAny = Int.random(in: 0..<8, using: &random) == 0
                let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random))
                view.append(isAny ? any ?? "x" : alphabet.randomElement(using: &random) ?? "x")
            }
            let name = String(view)
            let unicode = IDNA.toUnicode(name)
            guard let ascii = try? IDNA.toASCII(name) else { continue }
            #expect(unicode.failure == nil, "\(name.debugDescription)")
            #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
            #expect(try IDNA.toASCII(ascii) == ascii, "\(name.debugDescription)")
            #expect(try IDNA.toASCII(unicode.name) == ascii, "\(name.debugDescription)")
            #expect(IDNA.toUnicode(ascii) == unicode, "\(name.debugDescription)")
        }
    }
}
