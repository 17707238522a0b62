import TestSupport
import Foundation
import ProvisoFormats
import Testing

@Suite struct TimestampTests {
    @Test(
        arguments: [
            ("1970-01-01", 0, 0), ("1970-01-01T00:00:00Z", 0, 0), ("1970-01-01T00:00:00", 0, 0),
            ("1970-01-01T00:00:00.000000001Z", 0, 1), ("1969-12-31T23:59:59.5Z", -1, 500_000_000),
            ("2038-01-19T03:14:08Z", 2_147_483_648, 0), ("0000-01-01T00:00:00+23:59", -62_167_305_540, 0),
            ("9999-12-31T23:59:59.999999999-23:59", 253_402_387_139, 999_999_999),
            ("1998-12-31T23:59:60Z", 915_148_799, 999_999_999),
            ("2024-01-01T00:00:00.9999999999Z", 1_704_067_200, 999_999_999),
        ] as [(String, Int64, Int)])
    func isRead(_ text: String, seconds: Int64, nanoseconds: Int) {
        #expect(Timestamp.parse(text) == Timestamp(secondsSince1970: seconds, nanoseconds: nanoseconds))
    }

    @Test(arguments: [
        "", "2024", "2024-02-30", "2024-02-29T", "2024-02-29T12:00", "2024-02-29T12:00:00+1", "2024-02-29x",
        "1709204400",
    ])
    func isRefused(_ text: String) {
        #expect(Timestamp.parse(text) == nil)
    }

    @Test func isOrdered() throws {
        let texts = [
            "0000-01-01", "1969-12-31T23:59:59.5Z", "1970-01-01", "1998-12-31T23:59:59Z", "1998-12-31T23:59:60Z",
            "1999-01-01", "2024-02-29T12:00:00+01:00",
            "2024-02-29T11:00:00.000000001Z",
        ]
        let instants = try texts.map { try #require(Timestamp.parse($0)) }
        #expect(instants == instants.sorted())
        #expect(Set(instants).count == instants.count)
    }

    @Test func isPrinted() {
        #expect(Timestamp(secondsSince1970: -1, nanoseconds: 5).description == "1969-12-31T23:59:59.000000005Z")
        #expect(Timestamp(secondsSince1970: 253_402_300_800).description == "+10000-01-01T00:00:00Z")
        #expect(Timestamp(secondsSince1970: -62_167_219_201).description == "-0001-12-31T23:59:59Z")
        #expect(Timestamp(secondsSince1970: 0, nanoseconds: .max).nanoseconds == 999_999_999)
        #expect(!Timestamp(secondsSince1970: .max).description.isEmpty)
        #expect(!Timestamp(secondsSince1970: .min).description.isEmpty)
    }

    @Test func agreesWithTheSystemsClock() {
        let now = Timestamp.now()
        let seconds = Double(now.secondsSince1970) + Double(now.nanoseconds) / 1e9
        #expect(abs(seconds - Date().timeIntervalSince1970) < 60)
    }

    @Test func agreesWithFoundation() throws {
        var generator = SplitMix64(seed: 2)
        let formatter = ISO8601DateFormatter()
        for _ in 0..<300 {
            let timestamp = Timestamp(
                secondsSince1970: Int64.random(in: -10_000_000_000...250_000_000_000, using: &generator))
            let date = Date(timeIntervalSince1970: Double(timestamp.secondsSince1970))
            #expect(formatter.string(from: date) == timestamp.description)
            #expect(Timestamp.parse(timestamp.description) == timestamp)
        }
    }
}
