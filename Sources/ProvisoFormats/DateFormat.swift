/// A date: `YYYY-MM-DD` as RFC 3339 section 5.6 (`full-date`) has it, or by a pattern.
///
/// The year is 0000 to 9999 and the day exists. As an instant a date is its midnight in UTC.
///
/// ```swift
/// DateFormat().isValid("2023-02-29")                                    // false: "no such day"
/// DateFormat(format: try DatePattern("d MMMM yyyy")).isValid("1 May 2024")    // true
/// DateFormat(minAge: 18).failure(in: "2020-01-01")?.reason              // "too young"
/// ```
public struct DateFormat: StringFormat {
    /// The pattern that the text must follow instead of `YYYY-MM-DD`; `nil` by default.
    ///
    /// If it has parts of a time they are checked, and dropped from the date.
    public var format: DatePattern?

    /// The instant before which the date must lie; no bound by default.
    public var before: Timestamp?

    /// The instant after which the date must lie; no bound by default.
    public var after: Timestamp?

    /// The instants between which the date must lie, both included; no bound by default.
    public var between: ClosedRange<Timestamp>?

    /// Whether the date must lie before today in UTC, off by default.
    public var past: Bool

    /// Whether the date must lie after today in UTC, off by default.
    public var future: Bool

    /// The age in whole years that someone born on the date must have today; no bound by default.
    ///
    /// Who was born on 29 February is a year older on 1 March of a year without that day.
    public var minAge: Int?

    /// The instant that is taken for now; the system's clock at the time of the check by default.
    public var now: Timestamp?

    /// Creates a format with these options.
    public init(
        format: DatePattern? = nil,
        before: Timestamp? = nil,
        after: Timestamp? = nil,
        between: ClosedRange<Timestamp>? = nil,
        past: Bool = false,
        future: Bool = false,
        minAge: Int? = nil,
        now: Timestamp? = nil
    ) {
        self.format = format
        self.before = before
        self.after = after
        self.between = between
        self.past = past
        self.future = future
        self.minAge = minAge
        self.now = now
    }

    /// Says why a text is not such a date, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        do {
            // Asked this way the plain form makes no value, and copies neither the pattern nor the bounds.
            guard format != nil || isBounded else {
                _ = try DateScanner.wholeDate(utf8)
                return nil
            }
            _ = try parse(utf8)
            return nil
        } catch {
            return error
        }
    }

    /// Reads a date.
    ///
    /// - Throws: ``FormatFailure`` when the text is not in this format.
    public func parse(_ text: some StringProtocol) throws(FormatFailure) -> CalendarDate {
        try text.scan(parse)
    }

    /// Reads a date.
    ///
    /// - Parameter utf8: The bytes of the whole text.
    /// - Throws: ``FormatFailure`` when the text is not in this format.
    public func parse(_ utf8: Span<UInt8>) throws(FormatFailure) -> CalendarDate {
        guard format != nil || isBounded else { return try DateScanner.wholeDate(utf8) }
        let date = if let format { try format.parse(utf8).date } else { try DateScanner.wholeDate(utf8) }
        try bounds.check(date)
        return date
    }

    private var isBounded: Bool {
        past || future || before != nil || after != nil || between != nil || minAge != nil
    }

    private var bounds: DateBounds {
        DateBounds(
            before: before, after: after, between: between, past: past, future: future, minAge: minAge, now: now)
    }
}
