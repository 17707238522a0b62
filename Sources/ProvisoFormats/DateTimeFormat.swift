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
    public var format: DatePattern?

    /// The instant before which the date-time must lie; no bound by default.
    public var before: Timestamp?

    /// The instant after which the date-time must lie; no bound by default.
    public var after: Timestamp?

    /// The instants between which the date-time must lie, both included; no bound by default.
    public var between: ClosedRange<Timestamp>?

    /// Whether the date-time must lie before now, off by default.
    public var past: Bool

    /// Whether the date-time must lie after now, off by default.
    public var future: Bool

    /// The age in whole years that someone born then must have today in UTC; no bound by default.
    public var minAge: Int?

    /// Whether the offset from UTC may be left out, off by default; the time is then taken for UTC.
    public var allowLocal: Bool

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
        allowLocal: Bool = false,
        now: Timestamp? = nil
    ) {
        self.format = format
        self.before = before
        self.after = after
        self.between = between
        self.past = past
        self.future = future
        self.minAge = minAge
        self.allowLocal = allowLocal
        self.now = now
    }

    /// Says why a text is not such a date-time, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        do {
            // Asked this way the plain form makes no value, and copies neither the pattern nor the bounds.
            guard format != nil || isBounded else {
                _ = try DateScanner.wholeDateTime(utf8, requiresOffset: !allowLocal)
                return nil
            }
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
        guard format != nil || isBounded else {
            return try DateScanner.wholeDateTime(utf8, requiresOffset: !allowLocal)
        }
        let value =
            if let format { try format.parse(utf8) } else {
                try DateScanner.wholeDateTime(utf8, requiresOffset: !allowLocal)
            }
        try bounds.check(value.timestamp)
        return value
    }

    private var isBounded: Bool {
        past || future || before != nil || after != nil || between != nil || minAge != nil
    }

    private var bounds: DateBounds {
        DateBounds(
            before: before, after: after, between: between, past: past, future: future, minAge: minAge, now: now)
    }
}
