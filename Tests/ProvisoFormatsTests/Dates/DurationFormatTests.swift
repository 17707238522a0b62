import ProvisoFormats
import Testing

@Suite struct DurationFormatTests {
    @Test(
        arguments: [
            ("P1Y2M3DT4H5M6S", nil), ("PT36H", nil), ("P2W", nil), ("P0D", nil), ("PT0S", nil), ("P1YT1S", nil),
            ("P1YT1M", nil), ("P1MT1M", nil), ("P01D", nil), ("P\(String(repeating: "9", count: 100))D", nil),
            ("", "empty"), ("1D", "no P at start"), ("p1d", "no P at start"), ("P", "no unit"),
            ("PT", "no unit"), ("P1DT", "no unit"), ("P1", "no unit"),
            ("P1d", "no such unit"), ("P1H", "no such unit"),
            ("PT1D", "no such unit"), ("PT1Y", "no such unit"), ("P2D1Y", "units out of order"),
            ("PT1M1H", "units out of order"), ("P1Y1Y", "units out of order"), ("P1Y2D", "unit left out"),
            ("PT1H2S", "unit left out"),
            ("P1W2D", "weeks with other units"), ("P1Y2W", "weeks with other units"),
            ("P1WT1H", "weeks with other units"), ("P1W1W", "weeks with other units"), ("PT1W", "no such unit"),
            ("P0.5D", "character not allowed"), ("PT0,5S", "character not allowed"),
            ("-P1D", "no P at start"), ("P-1D", "not a digit"), ("PD", "not a digit"), ("P1DT1HT1M", "not a digit"),
            ("P1D\n", "not a digit"), ("P1D2", "no unit"), ("P１D", "not a digit"), ("PTT1S", "not a digit"),
        ] as [(String, String?)])
    func judges(_ text: String, reason: String?) {
        #expect(DurationFormat().failure(in: text)?.reason == reason)
    }

    @Test func givesTheUnits() throws {
        var duration = CalendarDuration()
        (duration.years, duration.months, duration.days, duration.hours, duration.minutes, duration.seconds) = (
            1, 2, 3, 4, 5, 6
        )
        #expect(CalendarDuration("P1Y2M3DT4H5M6S") == duration)
        #expect(CalendarDuration("P12W")?.weeks == 12)
        #expect(CalendarDuration("P9223372036854775807D")?.days == .max)
        #expect(CalendarDuration("P9223372036854775808D") == nil)
        #expect(CalendarDuration("P1D1") == nil)
    }
}
