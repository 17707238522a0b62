import TestSupport
import ProvisoFormats
import Testing

@Suite struct EmailAddressTests {
    private static let all = EmailFormat(
        allowQuotedLocal: true,
        allowComments: true,
        allowAddressLiteral: true,
        allowLocalDomain: true,
        allowDisplayName: true,
        enableIDN: true
    )

    @Test func parts() throws {
        let address = try EmailAddress("ada.l@example.org")
        #expect(address.localPart == "ada.l")
        #expect(address.domain == "example.org")
        #expect(address.displayName == nil)
        #expect(address.address == "ada.l@example.org")
        #expect(address.description == "ada.l@example.org")
    }

    @Test func throwsTheFailure() {
        #expect(throws: FormatFailure("no at sign", at: 3)) { try EmailAddress("ada") }
        #expect(throws: FormatFailure("character not allowed", at: 3)) { try EmailAddress("Ada <a@example.org>") }
    }

    @Test(arguments: [
        ("Ada <a@b.cd>", "Ada", "a", "b.cd", "Ada <a@b.cd>"),
        ("Ada   King <a@b.cd>", "Ada King", "a", "b.cd", "Ada King <a@b.cd>"),
        ("\"King, Ada\" <a@b.cd>", "King, Ada", "a", "b.cd", "\"King, Ada\" <a@b.cd>"),
        ("\"Ada\" King <a@b.cd>", "Ada King", "a", "b.cd", "Ada King <a@b.cd>"),
        ("\"a\\\"b\\\\\" <a@b.cd>", "a\"b\\", "a", "b.cd", "\"a\\\"b\\\\\" <a@b.cd>"),
        ("\"\" <a@b.cd>", "", "a", "b.cd", "\"\" <a@b.cd>"),
        ("(x) Ada (y) King(z)Love (w)<a@b.cd>(v)", "Ada King Love", "a", "b.cd", "Ada King Love <a@b.cd>"),
        ("Søren <a@b.cd>", "Søren", "a", "b.cd", "Søren <a@b.cd>"),
        (
            "\"2  blanks\" <\"q u\"@[IPv6:::1]>", "2  blanks", "\"q u\"", "[IPv6:::1]",
            "\"2  blanks\" <\"q u\"@[IPv6:::1]>"
        ),
    ])
    func displayName(text: String, name: String, local: String, domain: String, description: String) throws {
        let address = try EmailAddress(text, format: Self.all)
        #expect(address.displayName == name)
        #expect(address.localPart == local)
        #expect(address.domain == domain)
        #expect(address.description == description)
    }

    @Test(arguments: [
        ("<a@b.cd>", "a@b.cd"), ("(c) a (d) @ (e) b.cd (f)", "a@b.cd"), ("\"a\r\n b\"@b.cd", "\"a b\"@b.cd"),
        ("a@[ 127.\r\n 0.0.1 ]", "a@[127.0.0.1]"), ("δ@δοκιμή", "δ@δοκιμή"),
    ])
    func withoutDisplayName(text: String, description: String) throws {
        let address = try EmailAddress(text, format: Self.all)
        #expect(address.displayName == nil)
        #expect(address.description == description)
    }

    /// Seeded texts of what matters to the grammar, and of any bytes.
    ///
    /// Nothing traps, what the default format accepts all options accept too, and an address printed reads as the same.
    @Test func fuzz() throws {
        var random = SplitMix64(seed: 5322)
        let pieces =
            [
                "a", "b.c", "@", "@", "example.com", "\"", "\\", " ", "(", ")", "<", ">", "[", "]", "IPv6:", "::1",
                "1.2.3.4",
                ".", "\r\n ", "\t", "ü", "例え", "xn--", "-", "_", ",", "\0", "\u{85}",
            ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]
        let starts = ["", "a@b.cd", "Ada <a@b.cd>", "\"a\"@b.cd", "(c)a@[1.2.3.4]"].map { Array($0.utf8) }
        var passed = 0
        for _ in 0..<20_000 {
            var bytes = starts.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let piece = pieces.randomElement(using: &random) ?? []
                bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &random))
            }
            let failure = Self.all.failure(in: bytes.span)
            #expect(failure.map { (0...bytes.count).contains($0.offset) } ?? true)
            let text = String(decoding: bytes, as: UTF8.self)
            let isPlain = EmailFormat().isValid(utf8: bytes.span)
            if isPlain, !text.contains("xn--") {
                #expect(failure == nil, "\(text.debugDescription)")
            }
            for format in [EmailFormat(), EmailFormat(enableIDN: true), EmailFormat(allowDisplayName: true), Self.all] {
                // The fast path and the scanner that takes addresses apart agree, also on what is wrong.
                let judged = format.failure(in: bytes.span)
                let taken = Result { () throws(FormatFailure) in try EmailAddress(utf8: bytes.span, format: format) }
                switch taken {
                case .success: #expect(judged == nil, "\(text.debugDescription)")
                case .failure(let thrown): #expect(judged == thrown, "\(text.debugDescription)")
                }
            }
            guard failure == nil else { continue }
            passed += 1
            let address = try EmailAddress(utf8: bytes.span, format: Self.all)
            #expect(try EmailAddress(address.description, format: Self.all) == address, "\(text.debugDescription)")
        }
        #expect(passed > 1_000)
    }
}
