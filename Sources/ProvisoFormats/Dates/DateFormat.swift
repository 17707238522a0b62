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
    public var format: DatePattern? { didSet { isPlain = format == nil && bounds.isEmpty } }

    /// When the date must lie; at any time by default.
    public var bounds: DateBounds { didSet { isPlain = format == nil && bounds.isEmpty } }

    /// Whether there is neither a pattern nor a bound; kept, since it is asked first of every text.
    private var isPlain: Bool

    /// Creates a format with these options; the bounds are those of ``DateBounds``.
    public init(
        format: DatePattern? = nil,
        before: Timestamp? = nil,
        after: Timestamp? = nil,
        between: ClosedRange<Timestamp>? = nil,
        earliest: Timestamp? = nil,
        latest: Timestamp? = nil,
        past: Bool = false,
        future: Bool = false,
        minAge: Int? = nil,
        now: Timestamp? = nil
    ) {
        self.format = format
        bounds = DateBounds(
            before: before, after: after, between: between, earliest: earliest, latest: latest, past: past,
            future: future, minAge: minAge, now: now)
        isPlain = format == nil && bounds.isEmpty
    }

    /// Says why a text is not such a date, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        if isPlain { return DateScanner.wholeDate(utf8).error }
        do {
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
        let date = if let format { try format.parse(utf8).date } else { try DateScanner.wholeDate(utf8).get() }
        if let failure = bounds.failure(of: date) { throw failure }
        return date
    }
}
