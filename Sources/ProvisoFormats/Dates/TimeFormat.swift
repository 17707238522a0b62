/// A time of day: `HH:mm[:ss[.fraction]]` with an optional offset from UTC, or by a pattern.
///
/// 24:00 is refused; second 60 passes only at 23:59:60 UTC (a time without an offset is taken for UTC).
///
/// ```swift
/// TimeFormat().isValid("08:30")                                   // true
/// TimeFormat(requireOffset: true).isValid("08:30:06+01:00")       // true
/// ```
public struct TimeFormat: StringFormat {
    /// The pattern that the text must follow instead; `nil` by default.
    public var format: DatePattern?

    /// The time before which the text's must lie; no bound by default.
    ///
    /// Two times with offsets are compared as instants of the same local day, all others as the clock shows them.
    public var before: TimeOfDay?

    /// The time after which the text's must lie; no bound by default.
    ///
    /// It is compared as ``before`` is.
    public var after: TimeOfDay?

    /// Whether the text must be a `full-time` of RFC 3339 section 5.6, with seconds and an offset; off by default.
    ///
    /// It has no effect with ``format``.
    public var requireOffset: Bool

    /// Creates a format with these options.
    public init(
        format: DatePattern? = nil,
        before: TimeOfDay? = nil,
        after: TimeOfDay? = nil,
        requireOffset: Bool = false
    ) {
        self.format = format
        self.before = before
        self.after = after
        self.requireOffset = requireOffset
    }

    /// Says why a text is not such a time, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        if isPlain { return DateScanner.wholeTime(utf8, isFull: requireOffset).error }
        do {
            _ = try parse(utf8)
            return nil
        } catch {
            return error
        }
    }

    /// Reads a time of day.
    ///
    /// - Throws: ``FormatFailure`` when the text is not in this format.
    public func parse(_ text: some StringProtocol) throws(FormatFailure) -> TimeOfDay {
        try text.scan(parse)
    }

    /// Reads a time of day.
    ///
    /// - Parameter utf8: The bytes of the whole text.
    /// - Throws: ``FormatFailure`` when the text is not in this format.
    public func parse(_ utf8: Span<UInt8>) throws(FormatFailure) -> TimeOfDay {
        let time =
            if let format {
                try format.parse(utf8).time
            } else {
                try DateScanner.wholeTime(utf8, isFull: requireOffset).get().time(in: utf8, at: 0)
            }
        if let before, Self.difference(time, before) >= 0 { throw FormatFailure("too late", at: 0) }
        if let after, Self.difference(time, after) <= 0 { throw FormatFailure("too early", at: 0) }
        return time
    }

    private var isPlain: Bool { format == nil && before == nil && after == nil }

    /// The nanoseconds from one time to another.
    private static func difference(_ left: TimeOfDay, _ right: TimeOfDay) -> Int64 {
        let difference = left.nanosecondsSinceMidnight - right.nanosecondsSinceMidnight
        guard let leftOffset = left.offsetMinutes, let rightOffset = right.offsetMinutes else { return difference }
        return difference - Int64(leftOffset - rightOffset) * 60_000_000_000
    }
}
