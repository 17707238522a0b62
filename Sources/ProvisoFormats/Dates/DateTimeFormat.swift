/// A date with a time of day, as RFC 3339 section 5.6 (`date-time`) has it, or by a pattern.
///
/// `T` and `Z` may be in either case; a blank does not stand for `T`. 24:00 is refused; second 60 passes only at
/// 23:59:60 UTC, on any day, since leap seconds are announced half a year ahead only.
///
/// ```swift
/// DateTimeFormat().isValid("1990-12-31T15:59:60-08:00")           // true
/// DateTimeFormat(allowLocal: true).isValid("2024-02-29T12:00:00") // true
/// ```
public struct DateTimeFormat: StringFormat {
    /// The pattern that the text must follow instead; `nil` by default.
    ///
    /// It decides whether there is an offset.
    public var format: DatePattern? { didSet { isPlain = format == nil && bounds.isEmpty } }

    /// When the date-time must lie; at any time by default.
    public var bounds: DateBounds { didSet { isPlain = format == nil && bounds.isEmpty } }

    /// Whether the offset from UTC may be left out, off by default; the time is then taken for UTC.
    ///
    /// Without an offset the seconds may be left out too: the fields of HTML for local dates and times send `2024-02-29T12:00`.
    public var allowLocal: Bool

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
        allowLocal: Bool = false,
        now: Timestamp? = nil
    ) {
        self.format = format
        bounds = DateBounds(
            before: before, after: after, between: between, earliest: earliest, latest: latest, past: past,
            future: future, minAge: minAge, now: now)
        isPlain = format == nil && bounds.isEmpty
        self.allowLocal = allowLocal
    }

    /// Says why a text is not such a date-time, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        if isPlain {
            return DateScanner.wholeDateTime(utf8, requiresOffset: !allowLocal, mayEndWithMinutes: allowLocal).error
        }
        do {
            _ = try parse(utf8)
            return nil
        } catch {
            return error
        }
    }

    /// Reads a date-time.
    ///
    /// - Throws: ``FormatFailure`` when the text is not in this format.
    public func parse(_ text: some StringProtocol) throws(FormatFailure) -> DateTime {
        try text.scan(parse)
    }

    /// Reads a date-time.
    ///
    /// - Parameter utf8: The bytes of the whole text.
    /// - Throws: ``FormatFailure`` when the text is not in this format.
    public func parse(_ utf8: Span<UInt8>) throws(FormatFailure) -> DateTime {
        let value =
            if let format {
                try format.parse(utf8)
            } else {
                try DateScanner.wholeDateTime(utf8, requiresOffset: !allowLocal, mayEndWithMinutes: allowLocal).get()
                    .dateTime(in: utf8)
            }
        if let failure = bounds.failure(of: value.timestamp) { throw failure }
        return value
    }
}
