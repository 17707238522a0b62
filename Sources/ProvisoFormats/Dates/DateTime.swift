/// A date and a time of day.
public struct DateTime: Hashable, Sendable {
    /// The date.
    public let date: CalendarDate

    /// The time of day, with its offset from UTC if that is known.
    public let time: TimeOfDay

    /// Creates a date with a time.
    public init(date: CalendarDate, time: TimeOfDay) {
        self.date = date
        self.time = time
    }

    /// The instant; without an offset the time is taken for UTC.
    public var timestamp: Timestamp { Timestamp(date, time) }

    /// The instant by the number that POSIX gives it: a leap second has that of the second after it.
    package var unixTimestamp: Timestamp {
        guard time.second == 60 else { return timestamp }
        // The instant itself is the last nanosecond before midnight.
        return Timestamp(secondsSince1970: timestamp.secondsSince1970 + 1, nanoseconds: time.nanosecond)
    }
}

extension DateTime: LosslessStringConvertible {
    /// Reads a date-time as ``DateTimeFormat`` does, also without an offset.
    ///
    /// - Returns: `nil` when the text is no date-time.
    public init?(_ description: String) {
        var text = description
        let format = DateTimeFormat(allowLocal: true)
        guard let value = text.withUTF8({ try? format.parse($0.span) }) else { return nil }
        self = value
    }

    /// The date-time as RFC 3339 writes it: `1985-04-12T23:20:50.52Z`.
    public var description: String { "\(date)T\(time)" }
}
