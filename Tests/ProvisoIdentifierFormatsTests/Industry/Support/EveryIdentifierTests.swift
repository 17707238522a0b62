import ProvisoFormats
import ProvisoIdentifierFormats
import TestSupport
import Testing

/// What holds for all identifiers of industry.
@Suite struct EveryIdentifierTests {
    static let all: [any IdentifierFormat] = [
        LEIFormat(), FIGIFormat(), CUSIPFormat(), SEDOLFormat(), CreditorReferenceFormat(), ORCIDFormat(), ISNIFormat(),
        ISRCFormat(), ISMNFormat(), ISWCFormat(), GRidFormat(), DOIFormat(), ISO6346Format(), IMOFormat(), IMEIFormat(),
        BitcoinAddressFormat(), EthereumAddressFormat(),
    ]

    @Test func examplesPassAndAreCanonical() {
        for format in Self.all { check(format) }
    }

    private func check<Format: IdentifierFormat>(_ format: Format) {
        #expect(format.failure(in: Format.example) == nil, "\(Format.self)")
        #expect(format.canonical(Format.example) == Format.example, "\(Format.self)")
        #expect(format.failure(in: "")?.reason == "empty", "\(Format.self)")
        #expect(format.completion(of: "") == .incomplete, "\(Format.self)")
        let beginning = String(Format.example.dropLast(Format.checkCharacters))
        let completed = format.completed(beginning)
        #expect(completed == (Format.checkCharacters > 0 ? Format.example : nil), "\(Format.self)")
        #expect(format.completed("?") == nil, "\(Format.self)")
    }

    /// Nothing that is read to its end takes more than its length in time, whether it is judged or completed.
    @Test func timeIsLinear() {
        for format in Self.all { expectLinear(format) }
        expectLinear(CurrencyAmountFormat())
    }

    private func expectLinear<Format: StringFormat>(_ format: Format) {
        for (head, unit) in [
            ("10.1000/", "a"), ("10.1000", ".1"), ("10.1000/", "é"), ("1", "1"), ("1", ",111"), ("0.", "0"), ("", "1"),
            ("", "-"),
            ("bc1", "q"), ("0x", "a"), ("RF18", " 1111"), ("", "A"), ("T-", "1"), ("IMO ", "9"),
        ] {
            let short = Array((head + String(repeating: unit, count: 2_000)).utf8)
            let long = Array((head + String(repeating: unit, count: 16_000)).utf8)
            Growth.expect(lessThan: 24, "\(Format.self) \(head)\(unit)…") {
                _ = short.withUnsafeBufferPointer { format.completion(of: $0.span) }
            } large: {
                _ = long.withUnsafeBufferPointer { format.completion(of: $0.span) }
            }
        }
    }
}
