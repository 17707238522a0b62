/// A time of day, with the offset from UTC at which it was told if that is known.
public struct TimeOfDay: Hashable, Sendable {
    /// The hour, 0 to 23.
    public let hour: Int

    /// The minute, 0 to 59.
    public let minute: Int

    /// The second, 0 to 60; 60 is a leap second.
    public let second: Int

    /// The nanosecond within the second, 0 to 999999999.
    public let nanosecond: Int

    /// The offset from UTC in minutes, positive to the east; `nil` for a local time.
    public let offsetMinutes: Int?

    /// Creates a time of day.
    ///
    /// - Returns: `nil` when a part is out of its range, the offset is of 24 hours or more, or second 60 is not at
    ///   23:59 UTC (a time without an offset is taken for UTC).
    public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0, offsetMinutes: Int? = nil) {
        guard 0...23 ~= hour, 0...59 ~= minute, 0...60 ~= second, 0...999_999_999 ~= nanosecond,
            -1439...1439 ~= (offsetMinutes ?? 0)
        else { return nil }
        let time = TimeOfDay(
            uncheckedHour: hour, minute: minute, second: second, nanosecond: nanosecond, offsetMinutes: offsetMinutes)
        guard second < 60 || time.isLastMinuteOfDay else { return nil }
        self = time
    }

    init(uncheckedHour hour: Int, minute: Int, second: Int, nanosecond: Int, offsetMinutes: Int?) {
        self.hour = hour
        self.minute = minute
        self.second = second
        self.nanosecond = nanosecond
        self.offsetMinutes = offsetMinutes
    }

    /// Whether the minute is 23:59 UTC, the only one that can have a leap second.
    var isLastMinuteOfDay: Bool {
        Self.isLastMinuteOfDay(hour, minute, offsetMinutes: offsetMinutes)
    }

    @inline(__always)
    static func isLastMinuteOfDay(_ hour: Int, _ minute: Int, offsetMinutes: Int?) -> Bool {
        // No offset is as much as a day.
        let minutes = hour &* 60 &+ minute &- (offsetMinutes ?? 0)
        return minutes == 1439 || minutes == -1
    }

    /// The nanoseconds since midnight as the clock shows them; a leap second counts as the end of the second before it.
    package var nanosecondsSinceMidnight: Int64 {
        let seconds = Int64(hour) * 3600 + Int64(minute) * 60 + Int64(min(second, 59))
        return seconds * 1_000_000_000 + Int64(second == 60 ? 999_999_999 : nanosecond)
    }
}

extension TimeOfDay: LosslessStringConvertible {
    /// Reads a time as ``TimeFormat`` does: `HH:mm[:ss[.fraction]]` with an optional offset.
    ///
    /// - Returns: `nil` when the text is no time of day.
    public init?(_ description: String) {
        var text = description
        guard let time = text.withUTF8({ try? TimeFormat().parse($0.span) }) else { return nil }
        self = time
    }

    /// The time as RFC 3339 writes it: `08:30:06.25+01:00`.
    public var description: String {
        var text = "\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))"
        if nanosecond > 0 {
            var fraction = Substring(padded(nanosecond, 9))
            while fraction.last == "0" { fraction.removeLast() }
            text += "." + fraction
        }
        if let offsetMinutes {
            text += offsetMinutes == 0 ? "Z" : Self.offset(offsetMinutes, separator: ":")
        }
        return text
    }

    static func offset(_ minutes: Int, separator: String) -> String {
        (minutes < 0 ? "-" : "+") + padded(minutes.magnitude / 60, 2) + separator + padded(minutes.magnitude % 60, 2)
    }
}
