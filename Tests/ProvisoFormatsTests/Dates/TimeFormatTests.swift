import ProvisoFormats
import Testing

@Suite struct TimeFormatTests {
    /// A text, why it is no time, and why it is no `full-time`.
    @Test(
        arguments: [
            ("08:30", nil, "no seconds"), ("00:00", nil, "no seconds"), ("23:59:59", nil, "no offset"),
            ("08:30Z", nil, "no seconds"), ("08:30+01:00", nil, "no seconds"),
            ("08:30:06Z", nil, nil), ("08:30:06z", nil, nil), ("08:30:06.5-08:00", nil, nil),
            ("08:30:06.123456789123Z", nil, nil), ("23:59:60Z", nil, nil),
            ("23:59:60", nil, "no offset"), ("01:29:60+01:30", nil, nil), ("08:30:06-00:00", nil, nil),
            ("24:00", "hour out of range", "hour out of range"),
            ("24:00:00Z", "hour out of range", "hour out of range"),
            ("08:60Z", "minute out of range", "minute out of range"),
            ("08:30:61Z", "second out of range", "second out of range"),
            ("22:59:60Z", "no leap second at this time", "no leap second at this time"),
            ("23:59:60+01:00", "no leap second at this time", "no leap second at this time"),
            ("12:00:60", "no leap second at this time", "no offset"),
            ("08:30:06+24:00", "offset out of range", "offset out of range"),
            ("08:30:06+00:60", "offset out of range", "offset out of range"),
            ("08:30:06+01", "too short", "too short"),
            ("08:30:06+0100", "unexpected character", "unexpected character"),
            ("08:30:06 Z", "unexpected character", "unexpected character"),
            ("08:30:06.Z", "not a digit", "not a digit"),
            ("08:30:06,5Z", "unexpected character", "unexpected character"),
            ("08:30.5", "unexpected character", "no seconds"), ("8:30", "not a digit", "not a digit"),
            ("", "too short", "too short"), ("08:30:06Z\n", "unexpected character", "unexpected character"),
            ("0830", "unexpected character", "unexpected character"), ("08:30:6", "too short", "too short"),
            ("08:30:06ZZ", "unexpected character", "unexpected character"),
            ("08:30 PM", "unexpected character", "no seconds"),
        ] as [(String, String?, String?)])
    func judges(_ text: String, reason: String?, fullReason: String?) {
        #expect(TimeFormat().failure(in: text)?.reason == reason)
        #expect(TimeFormat(requireOffset: true).failure(in: text)?.reason == fullReason)
    }

    @Test func hasBounds() throws {
        let noon = try #require(TimeOfDay("12:00"))
        #expect(TimeFormat(before: noon).isValid("11:59:59.9"))
        #expect(TimeFormat(before: noon).failure(in: "12:00")?.reason == "too late")
        #expect(TimeFormat(after: noon).isValid("12:00:00.000000001"))
        #expect(TimeFormat(after: noon).failure(in: "12:00")?.reason == "too early")
        #expect(TimeFormat(after: noon).isValid("12:30+05:00"))
        #expect(TimeFormat(after: TimeOfDay("12:00Z")).isValid("12:30-05:00"))
        #expect(!TimeFormat(after: TimeOfDay("12:00Z")).isValid("12:30+05:00"))
    }

    @Test func followsPatterns() throws {
        let format = TimeFormat(format: try DatePattern("h:mm a"), after: TimeOfDay("12:00"))
        #expect(format.isValid("1:05 pm"))
        #expect(!format.isValid("1:05 am"))
        #expect(!format.isValid("13:05 PM"))
    }

    @Test func isMadeOfExistingTimesAlone() {
        #expect(TimeOfDay(hour: 24, minute: 0) == nil)
        #expect(TimeOfDay(hour: 12, minute: 59, second: 60) == nil)
        #expect(TimeOfDay(hour: 23, minute: 59, second: 60)?.description == "23:59:60")
        #expect(
            TimeOfDay(hour: 1, minute: 2, second: 3, nanosecond: 450_000_000, offsetMinutes: -90)?.description
                == "01:02:03.45-01:30")
        #expect(TimeOfDay(hour: 1, minute: 2, offsetMinutes: .min) == nil)
        #expect(TimeOfDay(hour: 1, minute: 2, offsetMinutes: 1440) == nil)
    }
}
