/// An instant, in whole seconds and nanoseconds since 1970-01-01T00:00:00Z, without leap seconds (as POSIX counts).
///
/// ```swift
/// let start = Timestamp.parse("2024-02-29T12:00:00+01:00")
/// start?.secondsSince1970                         // 1709204400
/// start?.description                              // "2024-02-29T11:00:00Z"
/// ```
public struct Timestamp: Hashable, Sendable {
    /// The whole seconds since 1970-01-01T00:00:00Z, rounded down.
    public let secondsSince1970: Int64

    /// The nanoseconds after that second, 0 to 999999999.
    public let nanoseconds: Int

    /// Creates an instant.
    ///
    /// - Parameters:
    ///   - secondsSince1970: The whole seconds since 1970-01-01T00:00:00Z.
    ///   - nanoseconds: The nanoseconds after that second; brought into the range 0 to 999999999.
    public init(secondsSince1970: Int64, nanoseconds: Int = 0) {
        self.secondsSince1970 = secondsSince1970
        self.nanoseconds = min(max(nanoseconds, 0), 999_999_999)
    }

    /// The midnight in UTC at which a date begins.
    public init(_ date: CalendarDate) {
        self.init(secondsSince1970: date.daysSince1970 * 86400)
    }

    /// The instant of a date and a time; without an offset the time is taken for UTC.
    ///
    /// A leap second has no number of its own in this count: it is the last nanosecond before it, so that it is neither
    /// before 23:59:59 nor after the midnight that follows.
    init(_ date: CalendarDate, _ time: TimeOfDay) {
        let nanoseconds = time.nanosecondsSinceMidnight
        self.init(
            secondsSince1970: date.daysSince1970 * 86400 + nanoseconds / 1_000_000_000
                - Int64(time.offsetMinutes ?? 0) * 60,
            nanoseconds: Int(nanoseconds % 1_000_000_000))
    }

    /// The date in UTC.
    public var date: CalendarDate { CalendarDate(daysSince1970: daysAndSeconds.days) }

    /// The time of day in UTC.
    public var time: TimeOfDay {
        let seconds = daysAndSeconds.seconds
        return TimeOfDay(
            uncheckedHour: seconds / 3600, minute: seconds / 60 % 60, second: seconds % 60, nanosecond: nanoseconds,
            offsetMinutes: 0)
    }

    private var daysAndSeconds: (days: Int64, seconds: Int) {
        let (quotient, remainder) = secondsSince1970.quotientAndRemainder(dividingBy: 86400)
        return remainder < 0 ? (quotient - 1, Int(remainder + 86400)) : (quotient, Int(remainder))
    }
}

extension Timestamp {
    /// Reads a date or a date-time of RFC 3339.
    ///
    /// A date is its midnight in UTC; a date-time without an offset is taken for UTC. A fraction of a second is cut off
    /// after nine digits.
    ///
    /// - Parameter utf8: The bytes of the whole text.
    /// - Returns: `nil` when the text is neither.
    public static func parse(_ utf8: Span<UInt8>) -> Timestamp? {
        if utf8.count == DateScanner.dateLength {
            return (try? DateScanner.wholeDate(utf8).get()).map(Timestamp.init)
        }
        return try? DateScanner.wholeDateTime(utf8, requiresOffset: false).get().dateTime(in: utf8).timestamp
    }

    /// Reads a date or a date-time of RFC 3339.
    public static func parse(_ text: some StringProtocol) -> Timestamp? {
        var text = String(text)
        return text.withUTF8 { parse($0.span) }
    }
}

extension Timestamp: Comparable {
    /// Whether one instant is earlier than another.
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        (left.secondsSince1970, left.nanoseconds) < (right.secondsSince1970, right.nanoseconds)
    }
}

extension Timestamp: LosslessStringConvertible {
    /// Reads a date or a date-time of RFC 3339 as `parse` does.
    public init?(_ description: String) {
        guard let timestamp = Timestamp.parse(description) else { return nil }
        self = timestamp
    }

    /// The instant in UTC as RFC 3339 writes it: `2024-02-29T11:00:00.5Z`.
    public var description: String { "\(date)T\(time)" }
}
