/// A duration in the units of the calendar and the clock (ISO 8601), which are not converted into each other.
public struct CalendarDuration: Hashable, Sendable {
    /// The years.
    public var years = 0

    /// The months.
    public var months = 0

    /// The weeks, which stand alone.
    public var weeks = 0

    /// The days.
    public var days = 0

    /// The hours.
    public var hours = 0

    /// The minutes.
    public var minutes = 0

    /// The seconds.
    public var seconds = 0

    /// Creates a duration of no length.
    public init() {}

    /// Reads a duration as ``DurationFormat`` does.
    ///
    /// - Returns: `nil` when the text is no duration, or a number in it does not fit into an `Int`.
    public init?(_ text: some StringProtocol) {
        var text = String(text)
        guard let duration = text.withUTF8({ try? DurationFormat.parse($0.span) }) else { return nil }
        self = duration
    }
}
