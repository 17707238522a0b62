/// The parts of a time of day as ``DateScanner`` finds them, in two words.
struct ScannedTime {
    var hour: UInt8 = 0
    var minute: UInt8 = 0
    var second: UInt8 = 0
    /// How many digits the fraction of a second has, which begins nine bytes behind the hour.
    var fractionDigits = 0
    var offsetMinutes: Int16?

    /// Where the digits of a fraction begin, counted from the hour.
    static let fractionStart = 9

    /// Whether the minute is 23:59 UTC, the only one that can have a leap second.
    @inline(__always)
    var isLastMinuteOfDay: Bool {
        TimeOfDay.isLastMinuteOfDay(Int(hour), Int(minute), offsetMinutes: offsetMinutes.map(Int.init))
    }

    /// The time itself, which a text has at an offset.
    func time(in utf8: Span<UInt8>, at start: Int) -> TimeOfDay {
        var nanosecond = 0
        for place in 0..<9 {
            // Digits after the ninth are dropped.
            let digit = place < fractionDigits ? utf8[start + Self.fractionStart + place] &- ASCII.zero : 0
            nanosecond = nanosecond * 10 + Int(digit)
        }
        return TimeOfDay(
            uncheckedHour: Int(hour), minute: Int(minute), second: Int(second), nanosecond: nanosecond,
            offsetMinutes: offsetMinutes.map(Int.init))
    }
}

/// A date, and the parts of a time of day.
struct ScannedDateTime {
    var date: CalendarDate
    var time: ScannedTime

    /// The date and time itself, with the text in which it was found.
    func dateTime(in utf8: Span<UInt8>) -> DateTime {
        DateTime(date: date, time: time.time(in: utf8, at: DateScanner.dateLength + 1))
    }
}
