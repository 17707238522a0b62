import ProvisoFormats
import Testing

@Suite struct DateTimeFormatTests {
    /// A text, why it is no date-time, and why it is none where the offset may be missing.
    @Test(
        arguments: [
            ("1985-04-12T23:20:50.52Z", nil, nil), ("1996-12-19T16:39:57-08:00", nil, nil),
            ("1990-12-31T23:59:60Z", nil, nil), ("1990-12-31T15:59:60-08:00", nil, nil),
            ("1937-01-01t12:00:27.87+00:20", nil, nil), ("2024-02-29T12:00:00z", nil, nil),
            ("2024-02-29T12:00:00", "no offset", nil), ("2024-02-29T23:59:60", "no offset", nil),
            ("2024-02-29 12:00:00Z", "no T before time", "no T before time"), ("2024-02-29", "no time", "no time"),
            ("2024-02-29T12:00", "no seconds", nil), ("2024-02-29T24:00", "hour out of range", "hour out of range"),
            ("2024-02-29T12:0", "too short", "too short"), ("2024-02-29T12:00:", "too short", "too short"),
            ("2024-02-29T12:00+01:00", "no seconds", "no seconds"),
            ("2024-02-29 12:00", "no T before time", "no T before time"),
            ("2024-02-29T", "too short", "too short"), ("2024-02-29T12:00Z", "no seconds", "no seconds"),
            ("2023-02-29T12:00:00Z", "no such day", "no such day"),
            ("2024-02-29T24:00:00Z", "hour out of range", "hour out of range"),
            ("2024-02-29T12:00:60Z", "no leap second at this time", "no leap second at this time"),
            ("2024-02-29T12:00:00Z ", "unexpected character", "unexpected character"),
            ("2024-02-29T12:00:00 UTC", "unexpected character", "unexpected character"),
            ("20240229T120000Z", "unexpected character", "unexpected character"),
            ("2024-02-29T12:00:00+01", "too short", "too short"),
            ("12024-02-29T12:00:00Z", "unexpected character", "unexpected character"),
        ] as [(String, String?, String?)])
    func judges(_ text: String, reason: String?, localReason: String?) {
        #expect(DateTimeFormat().failure(in: text)?.reason == reason)
        #expect(DateTimeFormat(allowLocal: true).failure(in: text)?.reason == localReason)
    }

    @Test func hasBounds() throws {
        let noon = try #require(Timestamp.parse("2024-02-29T12:00:00Z"))
        #expect(DateTimeFormat(before: noon).isValid("2024-02-29T12:59:59+01:00"))
        #expect(!DateTimeFormat(before: noon).isValid("2024-02-29T13:00:00+01:00"))
        #expect(DateTimeFormat(after: noon).isValid("2024-02-29T12:00:00.000000001Z"))
        #expect(!DateTimeFormat(after: noon).isValid("2024-02-29T12:00:00Z"))
        #expect(DateTimeFormat(between: noon...noon).isValid("2024-02-29T12:00:00Z"))
        #expect(DateTimeFormat(past: true, now: noon).isValid("2024-02-29T11:59:59Z"))
        #expect(!DateTimeFormat(past: true, now: noon).isValid("2024-02-29T12:00:00Z"))
        #expect(DateTimeFormat(future: true, now: noon).isValid("2024-02-29T12:00:01Z"))
        #expect(!DateTimeFormat(future: true, now: noon).isValid("2024-02-29T12:00:00Z"))
        #expect(DateTimeFormat(minAge: 18, now: noon).isValid("2006-02-28T00:00:00Z"))
        #expect(!DateTimeFormat(minAge: 18, now: noon).isValid("2006-03-01T00:00:00Z"))
    }

    /// The clock moves on while endings are tried, and none of them is in the past by then.
    @Test(arguments: [nil, "dd.MM.yyyy HH:mm:ss.SSSSSSSSS", "yyyy-MM-dd HH:mm"])
    func theFutureCanBeTyped(pattern: String?) throws {
        let format = DateTimeFormat(format: try pattern.map { try DatePattern($0) }, future: true)
        for seconds: Int64 in [120, 7200, 90_000_000] {
            let now = Timestamp.now()
            let later = Timestamp(secondsSince1970: now.secondsSince1970 + seconds)
            let value = DateTime(date: later.date, time: later.time)
            expectOnItsWay(format, format.format?.string(from: value) ?? later.description)
        }
    }

    @Test func givesTheInstant() throws {
        let value = try DateTimeFormat().parse("2024-02-29T12:00:00.25+01:00")
        #expect(value.timestamp == Timestamp(secondsSince1970: 1_709_204_400, nanoseconds: 250_000_000))
        #expect(value.timestamp.description == "2024-02-29T11:00:00.25Z")
        #expect(value.description == "2024-02-29T12:00:00.25+01:00")
        let format = DateTimeFormat(format: try DatePattern("dd/MM/yyyy HH:mm xxx"))
        #expect(try format.parse("29/02/2024 12:00 +01:00").timestamp.secondsSince1970 == 1_709_204_400)
    }
}
