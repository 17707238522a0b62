import ProvisoFormats
import ProvisoIdentifierFormats
import TestSupport
import Testing

@Suite struct PhoneFormatTests {
    private static let german = PhoneFormat(countries: ["DE"])

    /// A format, a text, and the reason for which it is refused; `nil` where it passes.
    private static let cases: [(format: PhoneFormat, text: String, reason: String?)] = [
        (PhoneFormat(), "+49 30 123456", nil), (PhoneFormat(), "+49(0)30/123456", nil),
        (PhoneFormat(), "＋４９ ３０ １２３４５６", nil), (PhoneFormat(), "tel:+49-30-123456", nil),
        (PhoneFormat(), "+800 1234 5678", nil), (PhoneFormat(), "030 123456", "no plus sign"),
        (PhoneFormat(), "", "empty"), (PhoneFormat(), "+", "too few digits"), (PhoneFormat(), "+49", "too few digits"),
        (PhoneFormat(), "+999 123456", "wrong prefix"), (PhoneFormat(), "+1 200 123 0101", "no such number"),
        (PhoneFormat(), "+1 650 253", "too few digits"), (PhoneFormat(), "+1 650 253 00000", "too many digits"),
        (PhoneFormat(), "+49 30 123456 ext. 7", "character not allowed"),
        (PhoneFormat(), "+49 30 123456 ", "character not allowed"),
        (PhoneFormat(), " +49 30 123456", "character not allowed"),
        (PhoneFormat(), "call +49 30 123456", "character not allowed"),
        (PhoneFormat(), "+1 800 FLOWERS", "character not allowed"),
        (PhoneFormat(extensions: true), "+49 30 123456 ext. 7", nil),
        (PhoneFormat(extensions: true), "+49 30 123456;ext=7", nil),
        (PhoneFormat(extensions: true), "+49 30 123456", nil),
        (PhoneFormat(extensions: true), "+1 800 FLOWERS", "character not allowed"),
        (german, "030 123456", nil), (german, "(030) 123-456", nil), (german, "0049 30 123456", nil),
        (german, "+43 1 234567890", "country not accepted"),
        (PhoneFormat(countries: ["DE", "AT"]), "+43 1 234567890", nil),
        (PhoneFormat(countries: ["US"]), "+1 204 234 5678", "country not accepted"),
        (PhoneFormat(countries: ["US", "CA"]), "204 234 5678", nil),
        (PhoneFormat(countries: ["DE"], types: [.mobile]), "030 123456", "type not accepted"),
        (PhoneFormat(countries: ["DE"], types: [.mobile]), "0151 23456789", nil),
        (PhoneFormat(countries: ["US"], types: [.mobile]), "650 253 0000", nil),
        // Canada has numbers that are shorter than all others of +1.
        (PhoneFormat(), "+1 310-1234", nil), (PhoneFormat(countries: ["CA"]), "310-1234", nil),
        (PhoneFormat(countries: ["CA"]), "1 310 1234", nil),
        (PhoneFormat(countries: ["CA"]), "311-1234", "too few digits"),
        (PhoneFormat(countries: ["CA"], types: [.universalAccess]), "310-1234", nil),
        (PhoneFormat(countries: ["CA"], types: [.mobile]), "310-1234", "type not accepted"),
        (PhoneFormat(countries: ["US"]), "310-1234", "country not accepted"),
        (PhoneFormat(), "TEL:+49-30-123456", nil), (PhoneFormat(), "tex:+49-30-123456", "character not allowed"),
        (PhoneFormat(possible: true), "+1 200 123 0101", nil),
        (PhoneFormat(possible: true), "+1 253 0000", "too few digits"),
        // What a plan has is judged by it.
        (PhoneFormat(countries: ["DE"], types: [.mobile], possible: true), "030 123456", "type not accepted"),
        (PhoneFormat(countries: ["DE"], types: [.mobile], possible: true), "0151 23456789", nil),
        (PhoneFormat(countries: ["US"], types: [.tollFree], possible: true), "200 123 0101", nil),
        (PhoneFormat(countries: ["US"], possible: true), "+1 204 234 5678", "country not accepted"),
        (PhoneFormat(countries: ["US"], possible: true), "+44 20 7946 0958", "country not accepted"),
    ]

    @Test(arguments: cases.indices)
    func passesOrSaysWhyNot(_ index: Int) {
        let (format, text, reason) = Self.cases[index]
        #expect(format.failure(in: text)?.reason == reason, "\(text)")
        if reason == nil { expectOnItsWay(format, text) }
    }

    private func expectOnItsWay(_ format: PhoneFormat, _ text: String) {
        let bytes = Array(text.utf8)
        for end in bytes.indices {
            let beginning = Array(bytes[..<end])
            let completion = format.completion(of: beginning.span)
            #expect(completion != .lost, "\(text) up to \(end)")
        }
        #expect(format.completion(of: text) == .valid)
    }

    /// No beginning of an example of a region and a type is called lost, in any spelling.
    @Test func examplesAreOnTheirWay() {
        var count = 0
        for region in PhoneMetadata.standard.regions {
            for type in PhoneNumberType.allCases {
                guard let number = PhoneMetadata.standard.example(of: region, type: type) else { continue }
                let format = PhoneFormat(countries: [region])
                // A local number is too short for the format.
                guard number.isValid(for: region), number.possibility() == .possible else { continue }
                for spelling in PhoneSpelling.allCases { expectOnItsWay(format, number.formatted(spelling)) }
                count += 1
            }
        }
        #expect(count > 1_000)
    }

    @Test func whatNoNumberBeginsWithIsLost() {
        let lost: [(PhoneFormat, String)] = [
            (PhoneFormat(), "+0"), (PhoneFormat(), "+999"), (PhoneFormat(), "+49 30 123456x"), (PhoneFormat(), "3"),
            (PhoneFormat(countries: ["US"]), "+44"), (PhoneFormat(countries: ["US"]), "650 253 00000"),
            (PhoneFormat(countries: ["FR"], types: [.mobile]), "01"), (PhoneFormat(countries: ["FR"]), "+33 a"),
        ]
        for (format, text) in lost { #expect(format.completion(of: text) == .lost, "\(text)") }
    }

    @Test func spellsForAFilter() {
        #expect(Self.german.spelled("(030) 123456") == "+4930123456")
        #expect(Self.german.spelled("030123456", as: .national) == "030 123456")
        #expect(Self.german.spelled("030123456", as: .international) == "+49 30 123456")
        #expect(Self.german.spelled("030123456", as: .rfc3966) == "tel:+49-30-123456")
        #expect(Self.german.spelled("12") == nil)
    }

    /// Changed texts neither trap nor pass with a stray byte behind them.
    @Test func fuzz() {
        var random = SplitMix64(seed: 164)
        let alphabet = Array("09 -_.,:;/+#()xeXtn~*[]\n\0".utf8) + [0x80, 0xA0, 0xC2, 0xEF, 0xBC, 0x90, 0xFF]
        let formats = [
            PhoneFormat(), PhoneFormat(countries: ["AR", "US"], extensions: true), PhoneFormat(possible: true),
        ]
        let texts = [
            "+49 30 123456", "tel:+1-650-253-0000;ext=12", "011 15 2345 6789", "＋４９３０１２３４５６", "650 253 0000 x1",
        ]
        for round in 0..<20_000 {
            var bytes = Array((texts.randomElement(using: &random) ?? "").utf8)
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                let at = Int.random(in: 0...bytes.count, using: &random)
                let byte = alphabet.randomElement(using: &random) ?? 0
                if Bool.random(using: &random) || at == bytes.count {
                    bytes.insert(byte, at: at)
                } else {
                    bytes[at] = byte
                }
            }
            let format = formats[round % formats.count]
            _ = format.completion(of: bytes.span)
            if let failure = format.failure(in: bytes.span) {
                #expect(0...bytes.count ~= failure.offset, "\(bytes)")
                continue
            }
            #expect(String(validating: bytes, as: UTF8.self) != nil, "\(bytes)")
            for tail in [0x0A, 0x00, 0x0D, 0x80, 0xFF] as [UInt8] {
                let isValid = format.isValid(utf8: (bytes + [tail]).span)
                #expect(!isValid, "\(bytes) \(tail)")
            }
        }
    }
}
