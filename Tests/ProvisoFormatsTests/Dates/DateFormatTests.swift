import ProvisoFormats
import Testing

@Suite struct DateFormatTests {
    @Test(
        arguments: [
            ("2024-02-29", nil), ("0000-01-01", nil), ("0000-02-29", nil), ("9999-12-31", nil), ("2000-02-29", nil),
            ("1900-02-29", "no such day"), ("2023-02-29", "no such day"), ("2023-04-31", "no such day"),
            ("2023-01-00", "no such day"),
            ("2023-13-01", "no such month"), ("2023-00-01", "no such month"), ("", "too short"),
            ("2023-01-1", "too short"), ("2023-1-01", "not a digit"),
            ("2023/01/01", "unexpected character"), ("2023-01-01\n", "unexpected character"),
            ("2023-01-01T00:00:00Z", "unexpected character"),
            ("+2023-01-01", "not a digit"), ("20230101", "unexpected character"), ("２０２３-01-01", "not a digit"),
        ] as [(String, String?)])
    func judges(_ text: String, reason: String?) {
        #expect(DateFormat().failure(in: text)?.reason == reason)
        #expect((CalendarDate(text) == nil) == (reason != nil))
        if reason == nil { #expect(CalendarDate(text)?.description == text) }
    }

    @Test func hasBounds() throws {
        let may = try #require(Timestamp.parse("2024-05-01"))
        let june = try #require(Timestamp.parse("2024-06-01"))
        #expect(DateFormat(before: may).isValid("2024-04-30"))
        #expect(DateFormat(before: may).failure(in: "2024-05-01")?.reason == "too late")
        #expect(DateFormat(after: may).isValid("2024-05-02"))
        #expect(DateFormat(after: may).failure(in: "2024-05-01")?.reason == "too early")
        #expect(DateFormat(between: may...june).isValid("2024-05-01"))
        #expect(DateFormat(between: may...june).isValid("2024-06-01"))
        #expect(DateFormat(between: may...june).failure(in: "2024-06-02")?.reason == "too late")
        #expect(DateFormat(between: may...june).failure(in: "2024-04-30")?.reason == "too early")
        #expect(DateFormat(after: Timestamp.parse("2024-05-01T00:00:00+02:00")).isValid("2024-05-01"))
    }

    @Test func knowsToday() {
        let now = Timestamp.parse("2024-02-28T23:00:00Z")
        #expect(DateFormat(past: true, now: now).isValid("2024-02-27"))
        #expect(DateFormat(past: true, now: now).failure(in: "2024-02-28")?.reason == "not in the past")
        #expect(DateFormat(future: true, now: now).isValid("2024-02-29"))
        #expect(DateFormat(future: true, now: now).failure(in: "2024-02-28")?.reason == "not in the future")
        #expect(DateFormat(past: true).isValid("2020-01-01"))
        #expect(DateFormat(future: true).isValid("9999-12-31"))
    }

    @Test(arguments: [
        ("2006-05-01", "2024-05-01", true), ("2006-05-02", "2024-05-01", false), ("2004-02-29", "2022-02-28", false),
        ("2004-02-29", "2022-03-01", true),
        ("2004-02-29", "2024-02-29", true), ("2024-05-01", "2024-05-01", false), ("9999-12-31", "2024-05-01", false),
    ])
    func knowsAges(_ birthday: String, today: String, isOfAge: Bool) {
        #expect(DateFormat(minAge: 18, now: Timestamp.parse(today)).isValid(birthday) == isOfAge)
    }

    @Test func followsPatterns() throws {
        let format = DateFormat(format: try DatePattern("d. MMMM yyyy"), after: Timestamp.parse("2024-01-01"))
        #expect(format.isValid("1. May 2024"))
        #expect(format.failure(in: "1. May 2023")?.reason == "too early")
        #expect(format.failure(in: "31. April 2024")?.reason == "no such day")
        #expect(try format.parse("29. February 2024") == CalendarDate(year: 2024, month: 2, day: 29))
    }
}

@Suite struct CalendarDateTests {
    @Test(arguments: [
        ("1970-01-01", 0, 4), ("1969-12-31", -1, 3), ("2000-03-01", 11017, 3), ("0000-01-01", -719_528, 6),
        ("9999-12-31", 2_932_896, 5), ("2024-02-29", 19782, 4),
    ])
    func countsDays(_ text: String, days: Int64, weekday: Int) throws {
        let date = try #require(CalendarDate(text))
        #expect(Timestamp(date).secondsSince1970 == days * 86400)
        #expect(Timestamp(date).date == date)
        #expect(date.weekday == weekday)
    }

    @Test func goesThroughAllDays() throws {
        var date = try #require(CalendarDate(year: 0, month: 1, day: 1))
        var count = 1
        while date.year < 9999 || date.month < 12 || date.day < 31 {
            let next = Timestamp(secondsSince1970: Timestamp(date).secondsSince1970 + 86400).date
            let isNext =
                (next.year, next.month, next.day) == (date.year, date.month, date.day + 1)
                || (next.year, next.month, next.day) == (date.year, date.month + 1, 1)
                || (next.year, next.month, next.day) == (date.year + 1, 1, 1)
            guard isNext, date < next, next.weekday == date.weekday % 7 + 1 else {
                Issue.record("\(next) follows \(date)")
                return
            }
            date = next
            count += 1
        }
        #expect(count == 3_652_425)
    }

    @Test func isMadeOfExistingDaysAlone() {
        #expect(CalendarDate(year: 2023, month: 2, day: 29) == nil)
        #expect(CalendarDate(year: 10000, month: 1, day: 1) == nil)
        #expect(CalendarDate(year: -1, month: 1, day: 1) == nil)
        #expect(CalendarDate(year: 2023, month: 13, day: 1) == nil)
        #expect(CalendarDate(year: .max, month: .max, day: .max) == nil)
    }
}
