import TestSupport
import ProvisoFormats
import Testing

@Suite struct DatePatternTests {
    @Test(arguments: [
        ("dd/MM/yyyy", "29/02/2024", "2024-02-29T00:00:00"), ("yyyyMMdd", "20240229", "2024-02-29T00:00:00"),
        ("d.M.y", "1.2.24", "0024-02-01T00:00:00"), ("d.M.y", "01.02.2024", "2024-02-01T00:00:00"),
        ("M/d/yy", "2/1/68", "2068-02-01T00:00:00"), ("M/d/yy", "2/1/69", "1969-02-01T00:00:00"),
        ("EEEE, d MMMM yyyy", "thursday, 29 FEBRUARY 2024", "2024-02-29T00:00:00"),
        ("EEE, dd MMM yyyy HH:mm:ss Z", "Thu, 29 Feb 2024 12:00:00 +0100", "2024-02-29T12:00:00+01:00"),
        ("h:mm a", "12:00 AM", "2000-01-01T00:00:00"), ("h:mm a", "12:00 pm", "2000-01-01T12:00:00"),
        ("hh:mm:ssa", "01:02:03PM", "2000-01-01T13:02:03"), ("HH:mm:ss.SSS", "01:02:03.004", "2000-01-01T01:02:03.004"),
        ("yyyy-MM-dd'T'HH:mm:ssXXX", "2024-02-29T12:00:00Z", "2024-02-29T12:00:00Z"),
        ("yyyy-MM-dd'T'HH:mm:ssXXX", "2024-02-29T12:00:00-08:30", "2024-02-29T12:00:00-08:30"),
        ("HHX", "12+01", "2000-01-01T12:00:00+01:00"),
        ("HHX", "12+0130", "2000-01-01T12:00:00+01:30"), ("HHXX", "12+0130", "2000-01-01T12:00:00+01:30"),
        ("HHZZZZZ", "12Z", "2000-01-01T12:00:00Z"), ("h 'o''clock' a", "3 o'clock PM", "2000-01-01T15:00:00"),
        ("''yyyy''", "'2024'", "2024-01-01T00:00:00"),
        ("MM/dd", "02/29", "2000-02-29T00:00:00"), ("yyyy", "2023", "2023-01-01T00:00:00"),
        ("yyyy年MM月dd日", "2024年02月29日", "2024-02-29T00:00:00"), ("LLLL yyyy", "May 2024", "2024-05-01T00:00:00"),
        ("MMM d, y", "May 9, 2024", "2024-05-09T00:00:00"),
        ("dd MM yyyy (dd)", "29 02 2024 (29)", "2024-02-29T00:00:00"),
        ("HH:mm:ss x", "23:59:60 +00", "2000-01-01T23:59:60Z"), ("HH 'Uhr'", "08 Uhr", "2000-01-01T08:00:00"),
        ("HH (h a)", "13 (1 PM)", "2000-01-01T13:00:00"),
    ])
    func reads(_ pattern: String, text: String, value: String) throws {
        let pattern = try DatePattern(pattern)
        #expect(try pattern.parse(text).description == value)
        #expect(try pattern.parse(pattern.string(from: pattern.parse(text))).description == value)
    }

    @Test(
        arguments: [
            ("dd/MM/yyyy", "30/02/2024", "no such day"), ("dd/MM/yyyy", "1/02/2024", "not a digit"),
            ("dd/MM/yyyy", "01/13/2024", "no such month"), ("dd/MM/yyyy", "01/02/24", "too short"),
            ("dd/MM/yyyy", "01/02/20245", "unexpected character"),
            ("dd/MM/yyyy", "01-02-2024", "unexpected character"), ("dd/MM/yyyy", "", "too short"),
            ("dd/MM/yyyy", "01/02/2024\n", "unexpected character"), ("d/M/y", "001/2/2024", "no such day"),
            ("d/M/y", "/2/2024", "not a digit"),
            ("d/M/y", "0/2/2024", "no such day"), ("d/M/y", "1/2/12024", "unexpected character"),
            ("d/M/y", "1/2/-1", "not a digit"), ("EEE yyyy-MM-dd", "Mon 2024-02-29", "wrong weekday"),
            ("EEE yyyy", "Mon 2024", nil), ("EEE yyyy-MM-dd", "Xyz 2024-02-29", "no weekday name"),
            ("MMM", "Foo", "no month name"), ("MMMM", "Feb", "no month name"),
            ("MMM", "February", "unexpected character"), ("h a", "0 AM", "hour out of range"),
            ("h a", "13 AM", "hour out of range"), ("HH", "24", "hour out of range"), ("h a", "1 XM", "no AM or PM"),
            ("h a", "1 A", "no AM or PM"), ("HH a", "13 AM", "parts contradict each other"),
            ("HH h a", "13 2 PM", "parts contradict each other"), ("dd dd", "01 02", "parts contradict each other"),
            ("mm", "60", "minute out of range"), ("ss", "61", "second out of range"),
            ("HH:mm:ss", "12:00:60", "no leap second at this time"), ("SSS", "12", "too short"),
            ("SSS", "1234", "unexpected character"), ("XXX", "z", "no offset"),
            ("XXX", "+0100", "unexpected character"), ("x", "Z", "no offset"), ("XX", "+24", "too short"),
            ("XX", "+2400", "offset out of range"), ("X", "", "no offset"), ("yyyy", "２０２４", "not a digit"),
            ("yyyy年", "2024月", "unexpected character"),
        ] as [(String, String, String?)])
    func refuses(_ pattern: String, text: String, reason: String?) throws {
        let format = DateTimeFormat(format: try DatePattern(pattern))
        #expect(format.failure(in: text)?.reason == reason)
    }

    @Test(arguments: [
        ("", "no symbol", 0), ("--", "no symbol", 0), ("'abc'", "no symbol", 0),
        ("YYYY-MM-dd", "unknown symbol: Y is the year of a week, y the calendar's", 0),
        ("yyyy-MM-DD", "unknown symbol: D is the day of the year, d that of the month", 8),
        ("yyyy-mm-ddT", "unknown symbol", 10), ("'abc", "no closing apostrophe", 0),
        ("yyyy'", "no closing apostrophe", 4), ("yyy", "symbol repeated too often", 0),
        ("yyyyy", "symbol repeated too often", 0), ("MMMMM", "symbol repeated too often", 0),
        ("ZZZZ", "symbol repeated too often", 0),
        ("dM", "numbers cannot be told apart", 1), ("yMMdd", "numbers cannot be told apart", 1),
        ("d1", "numbers cannot be told apart", 1), ("d'1'", "numbers cannot be told apart", 2),
        ("h:mm", "h without a", 0), ("mm a", "a without an hour", 0), ("G", "unknown symbol", 0),
        ("k", "unknown symbol", 0),
        ("%d/%m/%y", "% begins no symbol: yyyy-MM-dd stands for %Y-%m-%d", 0),
        ("yyyy-mm-dd", "m is the minute, M the month", 5), ("dd.mm.yy", "m is the minute, M the month", 3),
        ("yyyy-mm-dd HH:mm", "m is the minute, M the month", 5), ("yyyy-mm", "m is the minute, M the month", 5),
        ("dd/mm", "m is the minute, M the month", 3), ("MM:mm", "m is the minute, M the month", 3),
        ("yyyy-MM-dd HH:MM", "M is the month, m the minute", 14), ("HH:MM", "M is the month, m the minute", 3),
        ("h:MM a", "M is the month, m the minute", 2), ("HH:MM:ss", "M is the month, m the minute", 3),
        ("yyyy dd", "d without M", 5), ("HH:ss", "s without m", 3),
        ("HHSSS", "S is the fraction of a second, s the second", 2),
        ("HH:mm:SS", "S is the fraction of a second, s the second", 6),
        ("dd.MM.yyyy HH:mm:SS", "S is the fraction of a second, s the second", 17),
        ("SSSSSSSSSS", "symbol repeated too often", 0), ("Xmm", "numbers cannot be told apart", 1),
    ])
    func mustMakeSense(_ pattern: String, reason: String, offset: Int) {
        let failure = #expect(throws: FormatFailure.self) { try DatePattern(pattern) }
        #expect(failure?.description == "\(reason) (at byte \(offset))")
    }

    /// Parts of a date or of a time are patterns too.
    @Test(arguments: [
        "MM/yy", "yyyy-MM", "MM-dd", "dd", "EEEE", "mm:ss", "mm:ss.SSS", "s.SSS", "SSS", "HH", "h a", "yyyy HH",
        "dd HH:mm",
        "HH:mm dd.MM", "yyyy %", "dd.MM.yyyy", "MMM d", "HH 'h' MM", "HH.MM.yyyy mm",
    ])
    func mayBePartial(_ pattern: String) throws {
        #expect(throws: Never.self) { try DatePattern(pattern) }
    }

    /// What a pattern prints, it reads, for any date and time.
    @Test(arguments: [
        "yyyy-MM-dd HH:mm:ss.SSSSSSSSS xxx", "EEEE d MMMM y, h:m:s a SSSSSSSSS XX", "yyyyMMddHHmmssSSSSSSSSSZ",
        "E dd/MMM/yyyy H:mm:ss.SSSSSSSSS ZZZZZ", "d''M''y 'um' H 'Uhr' mm ss SSSSSSSSS XXX",
    ])
    func readsWhatItPrints(_ text: String) throws {
        let pattern = try DatePattern(text)
        var generator = SplitMix64(seed: 3)
        for _ in 0..<500 {
            let date = Timestamp(
                secondsSince1970: Int64.random(in: -62_167_219_200...253_402_300_799, using: &generator)
            ).date
            let time = try #require(
                TimeOfDay(
                    hour: .random(in: 0...23, using: &generator), minute: .random(in: 0...59, using: &generator),
                    second: .random(in: 0...59, using: &generator),
                    nanosecond: .random(in: 0...999_999_999, using: &generator),
                    offsetMinutes: .random(in: -1439...1439, using: &generator)))
            let value = DateTime(date: date, time: time)
            #expect(try pattern.parse(pattern.string(from: value)) == value)
        }
    }

    /// Any text is a pattern or an error, and what any pattern prints, it reads.
    @Test func takesAnyPattern() throws {
        var generator = SplitMix64(seed: 8)
        let alphabet = Array("yyyyMMMddEHHhmmsSaXxZL''/:.- 1GYé")
        let value = try #require(DateTime("2024-02-29T17:08:09+05:30"))
        var passed = 0
        for _ in 0..<20000 {
            let text = String(
                (0..<Int.random(in: 0...8, using: &generator)).map { _ in
                    alphabet.randomElement(using: &generator) ?? "y"
                })
            guard let pattern = try? DatePattern(text) else { continue }
            passed += 1
            #expect(DateTimeFormat(format: pattern).failure(in: pattern.string(from: value)) == nil, "\(text)")
        }
        #expect(passed > 500)
    }

    @Test func refusesInvalidUTF8() throws {
        let pattern = try DatePattern("yyyy年")
        #expect(throws: FormatFailure.self) {
            try pattern.parse(([0x32, 0x30, 0x32, 0x34, 0xE5, 0xB9] as [UInt8]).span)
        }
    }
}
