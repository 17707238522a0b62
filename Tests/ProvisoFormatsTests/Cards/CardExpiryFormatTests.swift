import TestSupport
import Foundation
import ProvisoFormats
import Testing

@Suite struct CardExpiryFormatTests {
    @Test func readsMonthAndYear() {
        expectValid(CardExpiryFormat(), ["01/00", "12/99", "11/26"])
        expectReasons(
            CardExpiryFormat(),
            [
                "": "empty", "00/26": "no such month", "13/26": "no such month", "1/26": "not a month and a year",
                "11/2026": "not a month and a year", "11-26": "no slash", "1a/26": "not a digit",
                "11/26\n": "not a month and a year", "1126": "not a month and a year",
            ])
        expectValid(CardExpiryFormat(allowFourDigitYear: true), ["11/2026", "11/26"])
        #expect(CardExpiry("11/26") == CardExpiry(month: 11, year: 2026))
        #expect(CardExpiry("11/2126")?.description == "11/2126")
        #expect(CardExpiry("03/07")?.description == "03/07")
    }

    @Test func aCardIsGoodThroughItsMonth() {
        let format = CardExpiryFormat(asOf: CardExpiry(month: 11, year: 2026))
        expectValid(format, ["11/26", "12/26", "01/27", "10/99"])
        expectReasons(format, ["10/26": "expired", "12/25": "expired", "01/00": "expired"])
    }

    @Test func takesTheMonthFromAClock() throws {
        let calendar = Calendar(identifier: .gregorian)
        let utc = try #require(TimeZone(identifier: "UTC"))
        var random = SplitMix64(seed: 7)
        let edges: [Int64] = [0, -1, 951_782_400, 951_868_799, 951_868_800, 1_764_547_199, 1_764_547_200]
        // The calendar of Foundation turns Julian before 1582.
        let seconds = edges + (0..<500).map { _ in Int64.random(in: -12_000_000_000...250_000_000_000, using: &random) }
        for second in seconds {
            let parts = calendar.dateComponents(in: utc, from: Date(timeIntervalSince1970: Double(second)))
            let expiry = CardExpiry(unixTime: second)
            #expect(expiry?.year == parts.year && expiry?.month == parts.month, "\(second)")
        }
        #expect(CardExpiry(unixTime: -62_167_219_200) == CardExpiry(month: 1, year: 0))
        #expect(CardExpiry(unixTime: 253_402_300_799) == CardExpiry(month: 12, year: 9999))
        #expect(CardExpiry(unixTime: .min) == nil && CardExpiry(unixTime: .max) == nil)
    }

    @Test func staysRightOnRandomTexts() {
        fuzz(CardExpiryFormat(allowFourDigitYear: true), from: ["11/26", "01/2030"]) { text in
            let expiry = CardExpiry(text)
            #expect(expiry.map { CardExpiry($0.description) } == expiry)
        }
    }
}
